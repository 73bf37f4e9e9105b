import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OrderLine } from '#domain/order.ts'
import { stubLocalStorage } from '#domain/test-local-storage.ts'
import { $now, $nowAtMs, $pictureOf, $unreachedAtMs } from './items-now.ts'
import { $lists, dropList, makeList } from './lists.ts'
import { listOfOrder } from './order-list.ts'
import { stubCalls } from './test-calls.ts'

const ordered = (itemId: string, displayPrice = '$80.00', code = ''): OrderLine => ({
  ...{ orderLineId: itemId, itemId, code, name: `Mat ${itemId} as it was`, quantity: 3, displayPrice },
  ...{ displayDiscount: '', displayTotal: '' },
})

const item = (itemId: string) => ({
  ...{ itemId, code: `C-${itemId}`, name: `Mat ${itemId}`, description: 'Price per tile. Minimum order: 4' },
  ...{ brand: '', pictureKey: '', subCategoryId: 's', price: 8_950 },
})

const TILES = { unit: { of: 'piece', noun: 'tile' }, minimum: 4, step: 1 }
const ONE_BY_ONE = { unit: 'unstated', minimum: 1, step: 1 }

beforeEach(() => void stubLocalStorage())

afterEach(() => {
  for (const list of $lists.get()) dropList(list)
  $now.set(new Map())
  $nowAtMs.set(new Map())
  $unreachedAtMs.set(new Map())
  $pictureOf.set(() => '')
  vi.unstubAllGlobals()
})

test('an order becomes a list of its items as they are sold now; what is gone stays as it was ordered', async () => {
  stubCalls({ 'GET /api/items?ids=a%2Cgone%2Casked': { items: [item('a')], missing: ['gone', 'asked'] } })
  const made = await listOfOrder('HH1', [
    ordered('a', '$80.00', 'OLD-a'),
    ordered('gone', '$80.00', 'OLD-gone'),
    ordered('asked', 'on request'),
  ])
  const lines = [
    { ...listed('a', 'Mat a', 8_950), code: 'C-a', picture: '/api/pictures/a', terms: TILES },
    { ...listed('gone', 'Mat gone as it was', 8_000), code: 'OLD-gone', picture: '', terms: ONE_BY_ONE },
    { ...listed('asked', 'Mat asked as it was', 'on-request'), code: '', picture: '', terms: ONE_BY_ONE },
  ]
  expect(made).toMatchObject({ left: 0, list: { name: 'Order HH1', lines } })
  expect($lists.get()).toEqual([made?.list])
})

function listed(itemId: string, name: string, price: number | 'on-request') {
  return { itemId, name, price, quantity: 3, note: '' }
}

test('where the store cannot be asked everything stays as it was ordered', async () => {
  stubCalls({})
  const made = await listOfOrder('HH1', [ordered('a')])
  expect(made?.list.lines).toMatchObject([{ itemId: 'a', name: 'Mat a as it was', price: 8_000, picture: '' }])
})

test('whoever makes a list asks the store at once, though it could not be asked before', async () => {
  stubCalls({})
  await listOfOrder('HH1', [ordered('a')])
  stubCalls({ 'GET /api/items?ids=a': { items: [item('a')], missing: [] } })
  const made = await listOfOrder('HH1', [ordered('a')])
  expect(made?.list.lines).toMatchObject([{ name: 'Mat a', price: 8_950, picture: '/api/pictures/a', terms: TILES }])
})

test('lines without a usable item are left, and so are those that have no place in a list', async () => {
  const calls = stubCalls({})
  const many = Array.from({ length: 502 }, (_, index) => ordered(`m${index}`))
  const made = await listOfOrder('HH1', [ordered(''), ...many])
  expect([made?.list.lines.length, made?.left]).toEqual([500, 3])
  expect(String(calls[0])).not.toContain('ids=%2C')
})

test('no list is made where there are as many as are kept', async () => {
  stubCalls({})
  for (let count = 0; count < 50; count += 1) makeList('List', [])
  expect(await listOfOrder('HH1', [ordered('a')])).toBeUndefined()
  expect($lists.get()).toHaveLength(50)
})
