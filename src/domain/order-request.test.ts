import * as v from 'valibot'
import { expect, test } from 'vitest'
import { OrderRequestSchema } from './order-request.ts'

const ADDRESS = {
  addressLine1: '1 Mat Street',
  addressLine2: '',
  city: 'Brisbane',
  state: 'Queensland',
  postalCode: '4000',
  country: 'Australia',
}
const ITEM = { itemId: 'S-1', quantity: 2, price: 8_950 }
const REQUEST = {
  key: '019cbe5a-7c00-7000-8000-0000abcdef12',
  customerId: 'ada',
  items: [ITEM],
  total: 17_900,
  billing: { firstName: 'Ada', lastName: 'Byron', company: '', ...ADDRESS },
  shipTo: { attentionTo: 'Yard', ...ADDRESS },
  notes: { purchaseOrder: '4711', deliveryNote: 'Gate 3' },
}
const items = (count: number) => Array.from({ length: count }, (_, index) => ({ ...ITEM, itemId: `S-${index}` }))

test('what was confirmed is read as it was sent; a page of before there were notes sends none', () => {
  expect(v.parse(OrderRequestSchema, REQUEST)).toEqual(REQUEST)
  const { notes: _, ...older } = REQUEST
  expect(v.parse(OrderRequestSchema, older)).toEqual({ ...REQUEST, notes: { purchaseOrder: '', deliveryNote: '' } })
  expect(v.safeParse(OrderRequestSchema, { ...REQUEST, items: items(200) }).success).toBe(true)
})

test.for<[string, object]>([
  ['no items', { items: [] }],
  ['201 items', { items: items(201) }],
  ['an item twice', { items: [ITEM, ITEM] }],
  ['an item without an id', { items: [{ ...ITEM, itemId: '' }] }],
  ['an id of 65 letters', { items: [{ ...ITEM, itemId: 'x'.repeat(65) }] }],
  ['no pieces', { items: [{ ...ITEM, quantity: 0 }] }],
  ['half a piece', { items: [{ ...ITEM, quantity: 1.5 }] }],
  ['10,000 pieces', { items: [{ ...ITEM, quantity: 10_000 }] }],
  ['a price below nothing', { items: [{ ...ITEM, price: -1 }] }],
  ['parts of cents', { items: [{ ...ITEM, price: 0.5 }] }],
  ['a field more of an item', { items: [{ ...ITEM, name: 'Mat' }] }],
  ['a field more', { discount: 10 }],
  ['no key', { key: 'key' }],
  ['nobody', { customerId: '' }],
  ['a total below nothing', { total: -1 }],
])('%s is no order', ([, changed]) => {
  expect(v.safeParse(OrderRequestSchema, { ...REQUEST, ...changed }).success).toBe(false)
})

test('an item that is named twice is refused for that', () => {
  const read = v.safeParse(OrderRequestSchema, { ...REQUEST, items: [ITEM, ITEM] })
  expect(read.issues?.map(({ message }) => message)).toEqual(['item-named-twice'])
})
