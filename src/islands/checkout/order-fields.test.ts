import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { Customer } from '#domain/customer.ts'
import { OrderRequestSchema } from '#domain/order-request.ts'
import { EMPTY_ORDER, fieldsOf, orderFrom, orderProblems, shipName, summaryOf } from './order-fields.ts'

const KEY = '019cbe5a-7c00-7000-8000-0000abcdef12'
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
  ['the billing address is saved for nobody', { ...billing, attentionTo: '' }],
])('"Same as billing" is chosen where %s', (_, shippingAddress) => {
  expect(fieldsOf({ ...customer, shippingAddress }).sameAddress).toBe('yes')
})

test('whom the order goes to at the billing address is kept where that is somebody else', () => {
  const fields = {
    ...EMPTY_ORDER,
    ...fieldsOf({ ...customer, shippingAddress: { ...billing, attentionTo: 'The yard' } }),
  }
  expect(fields.sameAddress).toBe('')
  expect(orderFrom(fields).shipTo).toEqual({ ...billing, attentionTo: 'The yard' })
})

test('what is ordered has no white space around it, and its postal code in the digits of the store', () => {
  const typed = { firstName: ' Ada ', city: ' Warwick ', postalCode: '٤٣٧٠', purchaseOrder: ' 4711 ' }
  const same = orderFrom({ ...EMPTY_ORDER, ...fieldsOf(customer), ...typed, sameAddress: 'yes' })
  expect(same.billing).toMatchObject({ firstName: 'Ada', city: 'Warwick', postalCode: '4370' })
  expect(same.shipTo).toMatchObject({ attentionTo: 'Ada Byron', city: 'Warwick', postalCode: '4370' })
  expect(same.notes.purchaseOrder).toBe('4711')
  const elsewhere = orderFrom({
    ...EMPTY_ORDER,
    ...fieldsOf(customer),
    shipAttentionTo: ' Shed ',
    shipPostalCode: '٤٣٧٠',
  })
  expect(elsewhere.shipTo).toMatchObject({ attentionTo: 'Shed', postalCode: '4370' })
})

test('names as long as they can be are ordered for', () => {
  const name = 'x'.repeat(120)
  const fields = { ...EMPTY_ORDER, ...fieldsOf(customer), firstName: name, lastName: name, sameAddress: 'yes' }
  expect(orderProblems(fields)).toEqual({})
  const request = { key: KEY, customerId: 'C1', items: [{ itemId: 'S-1', quantity: 1, price: 1 }], total: 1 }
  expect(v.safeParse(OrderRequestSchema, { ...request, ...orderFrom(fields) }).success).toBe(true)
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

test('beside the total stands where the order goes, and its number in the books of the buyer, as far as they are typed', () => {
  expect(summaryOf(EMPTY_ORDER)).toEqual({ shipsTo: '', purchaseOrder: '' })
  expect(summaryOf({ ...EMPTY_ORDER, city: ' Dalby ', purchaseOrder: ' PO 7 ' })).toEqual({
    ...{ shipsTo: 'Dalby', purchaseOrder: 'PO 7' },
  })
  expect(summaryOf({ ...EMPTY_ORDER, country: 'Australia' }).shipsTo).toBe('Australia')
  const fields = { ...EMPTY_ORDER, ...fieldsOf(customer), shipCity: 'Kandy', shipCountry: 'Sri Lanka' }
  expect(summaryOf(fields).shipsTo).toBe('Kandy, Sri Lanka')
  expect(summaryOf({ ...fields, sameAddress: 'yes' }).shipsTo).toBe('Toowoomba, Australia')
})

test('every field of an address has one in the form', () => {
  for (const name of Object.keys(billing)) expect(shipName(name)).toMatch(/^ship[A-Z]/)
})
