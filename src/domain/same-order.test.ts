import { expect, test } from 'vitest'
import { cents } from './cents.ts'
import { NO_ADDRESS } from './customer.ts'
import { type Intent, neverBegun } from './intent.ts'
import { NO_NOTES, type OrderRequest } from './placed-order.ts'
import { isSameOrder } from './same-order.ts'

const mat = { itemId: 'S-1', quantity: 2, price: cents(100) }
const ramp = { itemId: 'S-2', quantity: 1, price: cents(50) }
const request: OrderRequest = {
  key: '019cbe5a-7c00-7000-8000-0000abcdef12',
  customerId: 'ada',
  items: [mat, ramp],
  total: cents(250),
  billing: { ...NO_ADDRESS, firstName: 'Ada', lastName: 'King', company: '' },
  shipTo: { ...NO_ADDRESS, attentionTo: 'Ada' },
  notes: NO_NOTES,
}
const begun: Intent = {
  ...neverBegun(request.key, 'ada', 1_000),
  lines: request.items.map((item) => ({ ...item, code: 'C', name: 'Mat', attempts: ['begun'], certain: true })),
  billing: request.billing,
  shipTo: request.shipTo,
  notes: request.notes,
}

test('a request that is sent again asks for the same, in whichever order its fields came', () => {
  expect(isSameOrder(begun, request)).toBe(true)
  const { company, ...person } = request.billing
  expect(isSameOrder({ ...begun, billing: { company, ...person } }, request)).toBe(true)
})

test.for<[string, Partial<OrderRequest>]>([
  ['another item', { items: [{ ...mat, itemId: 'S-9' }, ramp] }],
  ['another quantity', { items: [{ ...mat, quantity: 3 }, ramp] }],
  ['another price', { items: [{ ...mat, price: cents(99) }, ramp] }],
  ['an item less', { items: [mat] }],
  ['an item more', { items: [mat, ramp, { itemId: 'S-3', quantity: 1, price: cents(1) }] }],
  ['other addresses', { shipTo: { ...request.shipTo, city: 'Perth' } }],
  ['another bill', { billing: { ...request.billing, company: 'Navy' } }],
  ['other notes', { notes: { ...NO_NOTES, deliveryNote: 'Gate 3' } }],
])('%s is another order', ([, changed]) => {
  expect(isSameOrder(begun, { ...request, ...changed })).toBe(false)
})

test('a field more, or another one, is another order', () => {
  const notes = { ...NO_NOTES, gift: '' }
  expect(isSameOrder({ ...begun, notes }, request)).toBe(false)
  Reflect.deleteProperty(notes, 'deliveryNote')
  expect(isSameOrder({ ...begun, notes }, request)).toBe(false)
})

test('what a later version wrote beside it is compared as it is', () => {
  const notes = (gift: unknown) => ({ ...NO_NOTES, gift })
  const same = (one: unknown, other: unknown) =>
    isSameOrder({ ...begun, notes: notes(one) }, { ...request, notes: notes(other) })
  for (const gift of [null, 'wrapped', 1, { in: 'paper' }]) expect(same(gift, gift)).toBe(true)
  expect(same({}, {})).toBe(true)
  for (const gift of [null, '', 0, { in: 'paper' }]) {
    expect(same(gift, {})).toBe(false)
    expect(same({}, gift)).toBe(false)
  }
})
