import * as v from 'valibot'
import { expect, test } from 'vitest'
import { BillingForm, NotesForm, ShipToForm } from './checkout-form.ts'
import { problemsOf } from './field-problem.ts'

const ADDRESS = {
  addressLine1: '1 Mat Street',
  addressLine2: '',
  city: 'Brisbane',
  state: 'Queensland',
  postalCode: '4000',
  country: 'Australia',
}
const BILLING = { firstName: 'Ada', lastName: 'Byron', company: '', ...ADDRESS }
const EMPTY = { addressLine1: ' ', addressLine2: '', city: '', state: '', postalCode: '', country: '' }
const MISSING = {
  addressLine1: 'street-address-missing',
  city: 'city-missing',
  state: 'state-missing',
  postalCode: 'postal-code-missing',
  country: 'country-missing',
}

test('a bill needs a name and an address, and says which is missing', () => {
  expect(problemsOf(BillingForm, BILLING)).toEqual({})
  expect(problemsOf(BillingForm, { firstName: '', lastName: '', company: '', ...EMPTY })).toEqual({
    firstName: 'first-name-missing',
    lastName: 'last-name-missing',
    ...MISSING,
  })
})

test('a delivery needs somebody and an address', () => {
  expect(problemsOf(ShipToForm, { attentionTo: 'Yard', ...ADDRESS })).toEqual({})
  expect(problemsOf(ShipToForm, { attentionTo: '', ...EMPTY })).toEqual({ attentionTo: 'name-missing', ...MISSING })
})

test('a delivery is for whoever the longest names that a bill takes are of, and for nobody longer', () => {
  const name = 'x'.repeat(120)
  expect(problemsOf(BillingForm, { ...BILLING, firstName: name, lastName: name })).toEqual({})
  expect(problemsOf(ShipToForm, { attentionTo: `${name} ${name}`, ...ADDRESS })).toEqual({})
  expect(problemsOf(ShipToForm, { attentionTo: `${name} ${name}x`, ...ADDRESS })).toEqual({ attentionTo: 'too-long' })
  expect(problemsOf(ShipToForm, { attentionTo: '<yard>', ...ADDRESS })).toEqual({ attentionTo: 'angle-brackets' })
})

test('postal codes are those of the country, of the bill and of the delivery', () => {
  const postalCode = '40 OO'
  const problem = { postalCode: 'postal-code-not-a-number' }
  expect(problemsOf(BillingForm, { ...BILLING, postalCode })).toEqual(problem)
  expect(problemsOf(ShipToForm, { attentionTo: 'Yard', ...ADDRESS, postalCode })).toEqual(problem)
})

test('notes that are left out are empty', () => {
  expect(v.parse(NotesForm, {})).toEqual({ purchaseOrder: '', deliveryNote: '' })
})

test.for([
  [{}, {}],
  [{ purchaseOrder: 'x'.repeat(40), deliveryNote: 'x'.repeat(200) }, {}],
  [{ purchaseOrder: ` ${'x'.repeat(40)} ` }, {}],
  [{ purchaseOrder: 'x'.repeat(41) }, { purchaseOrder: 'too-long' }],
  [{ deliveryNote: 'x'.repeat(201) }, { deliveryNote: 'too-long' }],
  [{ deliveryNote: 'Gate 3\nor 4' }, { deliveryNote: 'several-lines' }],
  [{ deliveryNote: 'Gate <3>' }, { deliveryNote: 'angle-brackets' }],
] as const)('notes may be left out, and are short lines: %j', ([notes, problems]) => {
  expect(problemsOf(NotesForm, notes)).toEqual(problems)
})
