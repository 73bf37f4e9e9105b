import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MOST_CART_LINES } from '#domain/cart.ts'
import { type Cents, cents } from '#domain/cents.ts'
import type { Item } from '#domain/item.ts'
import { blankRow, type QuickItem } from '#domain/quick-row.ts'
import { MOST_QUANTITY } from '#domain/sale-quantities.ts'
import { ONE_BY_ONE } from '#domain/sale-terms.ts'
import { lineOf } from '#domain/test-cart.ts'
import { listLine } from '#domain/test-lists.ts'
import { stubLocalStorage } from '#domain/test-local-storage.ts'
import { $cart } from './cart.ts'
import { $now, $nowAtMs, $unreachedAtMs } from './items-now.ts'
import { linesToQuote } from './list-cart.ts'
import { $quickRows, clearQuickOrder, replaceRows } from './quick-order.ts'
import { linesToQuote as linesOfQuickOrder } from './quick-order-cart.ts'
import { quotableLines } from './quotable.ts'
import { stubCatalogue, UNREACHABLE } from './test-backend.ts'

beforeEach(() => void stubLocalStorage())

afterEach(() => {
  clearQuickOrder()
  $now.set(new Map())
  $nowAtMs.set(new Map())
  $unreachedAtMs.set(new Map())
  vi.unstubAllGlobals()
})

function item(itemId: string, price: Cents | 'on-request'): Item {
  return {
    ...{ itemId, code: `C-${itemId}`, name: `Mat ${itemId}`, description: '', brand: '', pictureKey: '' },
    ...{ subCategoryId: 's', price },
  }
}

const QUICK: QuickItem = {
  ...{ itemId: 'a', code: 'HH-a', name: 'Mat a', price: cents(1_000), terms: ONE_BY_ONE, picture: '' },
}

test('lines are quoted at the prices of now, an item once, and those that cannot be ordered are counted', async () => {
  const liveItems = vi.fn(async () => ({
    items: [item('a', cents(950)), item('asked', 'on-request')],
    missing: ['gone'],
  }))
  stubCatalogue({ liveItems })
  const lines = [lineOf('a', 900, 2), lineOf('asked', 100, 1), lineOf('gone', 100, 1), lineOf('a', 900, 3)]
  const { cart, left, pricesAtMs, withPlans } = await quotableLines({ lines, left: 1 })
  expect(cart).toEqual([lineOf('a', 950, 5)])
  expect([left, pricesAtMs, withPlans]).toEqual([3, undefined, false])
  expect(liveItems.mock.calls).toEqual([[['a', 'asked', 'gone']]])
  expect($cart.get()).toEqual([])
})

test('a list that is quoted twice asks the store once', async () => {
  const liveItems = vi.fn(async (ids: string[]) => ({ items: ids.map((id) => item(id, cents(900))), missing: [] }))
  stubCatalogue({ liveItems })
  const list = { lines: [listLine('x', 3), listLine('y', 1)] }
  for (let time = 0; time < 2; time += 1) await quotableLines(await linesToQuote(list))
  expect(liveItems.mock.calls).toEqual([[['x', 'y']]])
})

test('of an item that is gone each line is counted', async () => {
  stubCatalogue({ liveItems: async () => ({ items: [], missing: ['a'] }) })
  const { cart, left } = await quotableLines({ lines: [lineOf('a', 100, 1), lineOf('a', 100, 2)] })
  expect([cart, left]).toEqual([[], 2])
})

test('what a cart would not hold is counted, and no quantity is cut silently', async () => {
  stubCatalogue({ liveItems: async () => ({ items: [], missing: [] }) })
  const many = Array.from({ length: MOST_CART_LINES + 3 }, (_, index) => lineOf(`i${index}`, 100, 1))
  const { cart, left } = await quotableLines({ lines: many, left: 0 })
  expect([cart.length, left]).toEqual([MOST_CART_LINES, 3])
  const most = await quotableLines({ lines: [lineOf('a', 100, MOST_QUANTITY), lineOf('a', 100, 1)], left: 0 })
  expect([most.cart, most.left]).toEqual([[lineOf('a', 100, MOST_QUANTITY)], 1])
})

test('where the store cannot be reached, nobody says of which day the prices of the lines are', async () => {
  stubCatalogue({
    liveItems: async () => {
      throw UNREACHABLE
    },
  })
  const { cart, left, pricesAtMs } = await quotableLines({ lines: [lineOf('a', 900, 2)], left: 0 })
  expect([cart, left, pricesAtMs]).toEqual([[lineOf('a', 900, 2)], 0, 'unknown'])
})

test('a list whose prices the store said just now is quoted at them, though it cannot be asked for another', async () => {
  stubCatalogue({ liveItems: async (ids) => ({ items: ids.map((id) => item(id, cents(900))), missing: [] }) })
  await linesToQuote({ lines: [listLine('x', 3)] })
  stubCatalogue({ liveItems: () => Promise.reject(UNREACHABLE) })
  await linesToQuote({ lines: [listLine('y', 1)] })
  const { cart, pricesAtMs } = await quotableLines(await linesToQuote({ lines: [listLine('x', 3)] }))
  expect([cart[0]?.price, pricesAtMs]).toEqual([900, undefined])
})

test('a list is quoted after one wait for a store that cannot be reached', async () => {
  const liveItems = vi.fn(() => Promise.reject(UNREACHABLE))
  stubCatalogue({ liveItems })
  const { cart, pricesAtMs } = await quotableLines(await linesToQuote({ lines: [listLine('x', 3)] }))
  expect([cart[0]?.price, pricesAtMs]).toEqual([1_250, 'unknown'])
  expect(liveItems).toHaveBeenCalledTimes(1)
})

test('each press asks a store that could not be reached just now, once', async () => {
  const liveItems = vi.fn(() => Promise.reject(UNREACHABLE))
  stubCatalogue({ liveItems })
  const found = { state: 'item', item: QUICK } as const
  replaceRows(() => [{ ...blankRow(1), wanted: 'HH-a', written: '4', found }])
  const quotations = [() => linesToQuote({ lines: [listLine('x', 3)] }), linesOfQuickOrder]
  for (const read of [...quotations, ...quotations]) {
    const { pricesAtMs } = await quotableLines(await read())
    expect(pricesAtMs).toBe('unknown')
  }
  expect(liveItems).toHaveBeenCalledTimes(4)
})

test('a list is quoted without what is gone or on request, and stays as it is', async () => {
  stubCatalogue({
    liveItems: async () => ({ items: [item('x', cents(1_400)), item('y', 'on-request')], missing: ['w'] }),
  })
  const list = { lines: [listLine('x', 3), listLine('y', 1), listLine('w', 1)] }
  const { cart, left } = await quotableLines(await linesToQuote(list))
  expect(cart).toMatchObject([{ itemId: 'x', price: 1_400, quantity: 3 }])
  expect(left).toBe(2)
})

test('of a quick order what is right is quoted, what is not is counted, and its rows stay', async () => {
  stubCatalogue({ liveItems: () => Promise.reject(UNREACHABLE) })
  const found = { state: 'item', item: QUICK } as const
  const rows = [
    { ...blankRow(1), wanted: 'HH-a', written: '4', found },
    { ...blankRow(2), wanted: 'HH-a', written: 'many', found },
    { ...blankRow(3), wanted: 'x', found: { state: 'unknown', near: undefined } as const },
  ]
  replaceRows(() => rows)
  expect(await linesOfQuickOrder()).toMatchObject({
    lines: [{ itemId: 'a', price: 1_000, quantity: 4 }],
    toLookAt: 2,
  })
  expect($quickRows.get().slice(0, 3)).toEqual(rows)
})
