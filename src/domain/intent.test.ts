import { describe, expect, test } from 'vitest'
import { cents, type Price } from './cents.ts'
import { type Customer, NO_ADDRESS } from './customer.ts'
import {
  type Attempt,
  beginIntent,
  doubtfulOf,
  endsWith,
  type Intent,
  isFinal,
  isInDoubt,
  isUnaccounted,
  isUnsent,
  isWhole,
  known,
  neverBegun,
  totalOf,
} from './intent.ts'
import type { Item } from './item.ts'
import { NO_NOTES, type OrderRequest } from './placed-order.ts'

const KEY = '019cbe5a-7c00-7000-8000-0000abcdef12'
const CUSTOMER: Customer = {
  customerId: 'ada',
  salutation: '',
  firstName: 'Ada',
  lastName: 'King',
  company: '',
  email: 'ada@example.com',
  mobile: '0400 000 000',
  billingAddress: NO_ADDRESS,
  shippingAddress: { ...NO_ADDRESS, attentionTo: '' },
  displayName: '',
  displayAddress: '',
}
const REQUEST: OrderRequest = {
  key: KEY,
  customerId: 'ada',
  items: [
    { itemId: 'S-1', quantity: 2, price: cents(8_950) },
    { itemId: 'S-2', quantity: 3, price: cents(500) },
  ],
  total: cents(19_400),
  billing: { ...NO_ADDRESS, city: 'Sydney', firstName: 'Grace', lastName: 'Hopper', company: 'Navy' },
  shipTo: { ...NO_ADDRESS, city: 'Brisbane', attentionTo: 'Stables' },
  notes: { purchaseOrder: '4711', deliveryNote: 'Gate 3' },
}

function item(itemId: string, price: Price, description = ''): Item {
  return {
    itemId,
    code: `C-${itemId}`,
    name: `Mat ${itemId}`,
    description,
    brand: '',
    pictureKey: '',
    subCategoryId: '',
    price,
  }
}

const untouched = neverBegun(KEY, 'ada', 1_000)
const open: Intent = { ...untouched, state: 'open' }

describe('an order that is begun', () => {
  test('holds everything that was confirmed, and nothing that was done', () => {
    const live = [item('S-2', cents(500)), item('S-1', cents(8_950)), item('S-3', cents(1))]
    expect(beginIntent(REQUEST, CUSTOMER, live, 5_000)).toEqual({
      intentId: KEY,
      reference: 'W-ABCDEF12',
      customerId: 'ada',
      version: 0,
      begunAtMs: 5_000,
      state: 'open',
      reason: 'store-unavailable',
      contact: { name: 'Ada King', email: 'ada@example.com', mobile: '0400 000 000' },
      billing: REQUEST.billing,
      shipTo: REQUEST.shipTo,
      notes: REQUEST.notes,
      lines: [
        { itemId: 'S-1', code: 'C-S-1', name: 'Mat S-1', price: 8_950, quantity: 2, attempts: [], certain: false },
        { itemId: 'S-2', code: 'C-S-2', name: 'Mat S-2', price: 500, quantity: 3, attempts: [], certain: false },
      ],
      total: 19_400,
      earlierOrderIds: [],
      header: [],
      orderId: '',
      confirmation: 'unsent',
      doubt: 'none',
      doubtMail: 'unsent',
    })
  })

  test('names a customer who has one name alone by that', () => {
    const live = [item('S-1', cents(8_950)), item('S-2', cents(500))]
    const begun = beginIntent(REQUEST, { ...CUSTOMER, lastName: '' }, live, 5_000)
    expect(begun).toMatchObject({ contact: { name: 'Ada' } })
  })

  test('is none while anything is not as it was shown, and all of it is said', () => {
    const items = ['dear', 'asked', 'gone', 'packed', 'same'].map((itemId) => ({
      itemId,
      quantity: 3,
      price: cents(500),
    }))
    const live = [
      item('dear', cents(600)),
      item('asked', 'on-request'),
      item('packed', cents(500), 'Sold in multiples of 2.'),
      item('same', cents(500)),
    ]
    const begun = beginIntent({ ...REQUEST, items }, CUSTOMER, live, 5_000)
    expect(begun).toEqual({
      changes: [
        { kind: 'price', itemId: 'dear', name: 'Mat dear', was: 500, now: 600 },
        { kind: 'unavailable', itemId: 'asked', name: 'Mat asked' },
        { kind: 'unavailable', itemId: 'gone', name: '' },
        { kind: 'quantity', itemId: 'packed', name: 'Mat packed', sold: expect.stringContaining('2') },
      ],
    })
  })

  test('under a key that was never begun is none, and says so', () => {
    expect(untouched).toMatchObject({
      state: 'not-placed',
      reason: 'never-begun',
      begunAtMs: 1_000,
      lines: [],
      total: 0,
    })
    expect(untouched).toMatchObject({ contact: { name: '', email: '', mobile: '' }, notes: NO_NOTES })
    expect(untouched.billing).toEqual({ ...NO_ADDRESS, firstName: '', lastName: '', company: '' })
    expect(untouched.shipTo).toEqual({ ...NO_ADDRESS, attentionTo: '' })
  })
})

test('the total is price times quantity over all lines', () => {
  expect(totalOf([])).toBe(0)
  expect(totalOf(REQUEST.items)).toBe(19_400)
})

test('of all states three are final', () => {
  const states = ['open', 'incomplete', 'with-person', 'placed', 'left', 'not-placed'] as const
  expect(states.filter((state) => isFinal({ ...open, state }))).toEqual(['placed', 'left', 'not-placed'])
})

test('an order is whole once it is there, with every line', () => {
  const line = { itemId: 'S-1', code: '', name: '', price: cents(1), quantity: 1, attempts: [] }
  const [sure, open_] = [
    { ...line, certain: true },
    { ...line, certain: false },
  ]
  expect(isWhole({ ...open, orderId: 'o-1', lines: [sure, sure] })).toBe(true)
  expect(isWhole({ ...open, orderId: 'o-1', lines: [sure, open_] })).toBe(false)
  expect(isWhole({ ...open, orderId: '', lines: [sure] })).toBe(false)
})

test.for<[Attempt[], unsent: boolean, unaccounted: boolean]>([
  [[], true, false],
  [['ruled-out'], true, false],
  [['ruled-out', 'ruled-out'], true, false],
  [['begun'], false, true],
  [['ruled-out', 'begun'], false, true],
  [['doubtful'], false, true],
  [['doubtful', 'ruled-out'], false, true],
  [['answered'], false, false],
])(
  'after the attempts %j it is known whether anything was sent, and what became of it',
  ([header, unsent, unaccounted]) => {
    expect(isUnsent({ ...open, header })).toBe(unsent)
    expect(isUnaccounted({ ...open, header })).toBe(unaccounted)
    expect(isInDoubt({ ...open, header })).toBe(unaccounted)
    // Found, or given up, it is in doubt no more; with a person it still is unaccounted for.
    expect(isUnsent({ ...open, header, orderId: 'o-1' })).toBe(false)
    expect(isUnaccounted({ ...open, header, orderId: 'o-1' })).toBe(false)
    expect(isUnaccounted({ ...open, header, state: 'not-placed' })).toBe(false)
    expect(isUnaccounted({ ...open, header, state: 'with-person' })).toBe(unaccounted)
    expect(isInDoubt({ ...open, header, state: 'with-person' })).toBe(false)
  },
)

test('of attempts the last one is looked at, and known better', () => {
  expect(endsWith(['begun', 'answered'], 'begun')).toBe(false)
  expect(endsWith(['begun', 'answered'], 'answered')).toBe(true)
  expect(endsWith([], 'begun')).toBe(false)
  expect(known(['doubtful', 'ruled-out', 'begun'], 'answered')).toEqual(['doubtful', 'ruled-out', 'answered'])
  expect(doubtfulOf(['doubtful', 'ruled-out', 'doubtful'])).toBe(2)
})
