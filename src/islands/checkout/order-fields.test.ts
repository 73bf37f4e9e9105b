import { expect, test } from 'vitest'
import type { Customer } from '#domain/customer.ts'
import { EMPTY_ORDER, fieldsOf, orderFrom, orderProblems, shipName } from './order-fields.ts'

const billing = {
  addressLine1: '1 Barn Lane',
  addressLine2: 'Unit 3',
  city: 'Toowoomba',
  state: 'Queensland',
  postalCode: '4350',
  country: 'Australia',
}
const shipping = { ...billing, attentionTo: 'The yard', addressLine1: '2 Ship Rd', addressLine2: 'Shed 4' }
const customer: Customer = {
  customerId: 'C1',
  salutation: 'Ms.',
  firstName: 'Ada',
  lastName: 'Byron',
  company: 'Engines Ltd',
  email: 'ada@example.com',
  mobile: '+61400000000',
  billingAddress: billing,
  shippingAddress: shipping,
  displayName: '',
  displayAddress: '',
}

test('an order goes to the saved shipping address, both lines of it', () => {
  const fields = { ...EMPTY_ORDER, ...fieldsOf(customer) }
  expect(fields.sameAddress).toBe('')
  expect(orderFrom(fields)).toMatchObject({ billing, shipTo: shipping })
})

test('with "Same as billing" it goes to the billing address, whatever was saved', () => {
  const fields = { ...EMPTY_ORDER, ...fieldsOf(customer), sameAddress: 'yes' }
  expect(orderFrom(fields).shipTo).toEqual({ attentionTo: 'Ada Byron', ...billing })
})

test.each([
  ['nothing is saved', { ...shipping, addressLine1: '' }],
  ['the billing address is saved', { ...billing, attentionTo: 'Ada Byron' }],
])('"Same as billing" is chosen where %s', (_, shippingAddress) => {
  expect(fieldsOf({ ...customer, shippingAddress }).sameAddress).toBe('yes')
})

test('what is wrong with a shipping address is said beside its own fields, and only where it is used', () => {
  const fields = { ...EMPTY_ORDER, ...fieldsOf(customer), shipCity: '', shipPostalCode: 'X' }
  expect(orderProblems(fields)).toEqual({
    shipCity: 'city-missing',
    shipPostalCode: 'postal-code-not-a-number',
  })
  expect(orderProblems({ ...fields, sameAddress: 'yes' })).toEqual({})
})

test('company, purchase order and delivery note go with the order, and each says what is wrong with it', () => {
  const notes = { purchaseOrder: 'PO 4711', deliveryNote: 'Gate 2, ring first' }
  const fields = { ...EMPTY_ORDER, ...fieldsOf(customer), ...notes }
  expect(orderFrom(fields)).toMatchObject({ billing: { company: 'Engines Ltd' }, notes })
  expect(orderProblems({ ...fields, purchaseOrder: '4'.repeat(41), deliveryNote: 'Gate\n2', company: '<b>' })).toEqual({
    company: 'angle-brackets',
    purchaseOrder: 'too-long',
    deliveryNote: 'several-lines',
  })
})

test('every field of an address has one in the form', () => {
  for (const name of Object.keys(billing)) expect(shipName(name)).toMatch(/^ship[A-Z]/)
})
