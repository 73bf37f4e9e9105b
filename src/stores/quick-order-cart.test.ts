import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MOST_CART_LINES } from '#domain/cart.ts'
import { cents } from '#domain/cents.ts'
import { blankRow, type QuickItem, type QuickRow } from '#domain/quick-row.ts'
import { ONE_BY_ONE } from '#domain/sale-terms.ts'
import { lineOf } from '#domain/test-cart.ts'
import { stubLocalStorage } from '#domain/test-local-storage.ts'
import { $cart, addLine, clearCart } from './cart.ts'
import { $quickRows, clearQuickOrder, removeRow, replaceRows } from './quick-order.ts'
import { $withoutRoom, addQuickOrder, linesToQuote, pictureOfRow } from './quick-order-cart.ts'
import { stubCalls } from './test-calls.ts'
import { indexOf, someMat } from './test-index.ts'

beforeEach(() => void stubLocalStorage())

afterEach(() => {
  clearCart()
  clearQuickOrder()
  vi.unstubAllGlobals()
})

const item = (itemId: string, more: Partial<QuickItem> = {}): QuickItem => ({
  ...{ itemId, code: `HH-${itemId}`, name: `Mat ${itemId}`, price: cents(1_000), terms: ONE_BY_ONE, picture: '' },
  ...more,
})

const found = (key: number, written: string, of: QuickItem): QuickRow => ({
  ...blankRow(key),
  wanted: of.code,
  written,
  found: { state: 'item', item: of },
})

test('rows that are right go into the cart and out of the grid, the others stay, and undoing puts all back', async () => {
  // Keys that no blank row has by then.
  const rows = [
    found(51, '2', item('a', { picture: 'a1b2-128' })),
    found(52, '1', item('asked', { price: 'on-request' })),
    { ...blankRow(53), wanted: 'x', found: { state: 'unknown', near: undefined } as const },
    found(54, '3', item('b')),
  ]
  replaceRows(() => rows)
  const { lines, undo } = await addQuickOrder()
  expect([lines, $withoutRoom.get()]).toEqual([2, 0])
  expect($cart.get()).toEqual([
    { ...lineOf('a', 1_000, 2), code: 'HH-a', picture: '/pictures/a1b2-128.webp' },
    { ...lineOf('b', 1_000, 3), code: 'HH-b' },
  ])
  expect($quickRows.get().map(({ wanted }) => wanted)).toEqual(['HH-asked', 'x', ''])
  undo()
  expect($cart.get()).toEqual([])
  expect($quickRows.get().slice(0, 4)).toEqual(rows)
})

test('each undoing brings back what its own press took out of the grid', async () => {
  replaceRows(() => [found(201, '5', item('b')), found(202, '1', item('x')), found(203, '2', item('c'))])
  const putBack = removeRow(202)
  const { undo } = await addQuickOrder()
  putBack()
  const wanted = () => $quickRows.get().map(({ wanted }) => wanted)
  expect(wanted()).toEqual(['HH-x', ''])
  undo()
  expect(wanted()).toEqual(['HH-b', 'HH-c', 'HH-x', ''])
})

test('a row that is still looked for goes into the cart with the others', async () => {
  stubCalls(indexOf([someMat('a00')]))
  replaceRows(() => [found(301, '2', item('b')), { ...blankRow(302), wanted: 'hh a00', found: { state: 'looking' } }])
  expect((await addQuickOrder()).lines).toBe(2)
  expect($cart.get().map(({ code }) => code)).toEqual(['HH-b', 'HH-a00'])
})

test('what has no room in the cart stays in the grid, and is told of as long as it is there', async () => {
  for (let index = 1; index < MOST_CART_LINES; index += 1) addLine(lineOf(`kept-${index}`, 1_000, 1))
  replaceRows(() => [found(101, '2', item('a')), found(102, '3', item('b')), found(103, '3', item('c'))])
  expect((await addQuickOrder()).lines).toBe(1)
  expect($quickRows.get().map(({ wanted }) => wanted)).toEqual(['HH-b', 'HH-c', ''])
  expect($withoutRoom.get()).toBe(2)
  removeRow(102)
  expect($withoutRoom.get()).toBe(1)
  const undo = clearQuickOrder()
  expect($withoutRoom.get()).toBe(0)
  undo()
  expect($withoutRoom.get()).toBe(1)
})

test.each([
  ['', ''],
  ['a1b2-128', '/pictures/a1b2-128.webp'],
])('the small picture of an item is a file of the shop: %s', (picture, address) => {
  expect(pictureOfRow(item('a', { picture }))).toBe(address)
})

test('rows that are right are quoted, and it is said how many wait for a look', async () => {
  replaceRows(() => [
    found(61, '2', item('a')),
    found(62, '1', item('asked', { price: 'on-request' })),
    found(63, '0.5', item('b')),
    found(64, '3', item('c')),
  ])
  expect(await linesToQuote()).toEqual({
    lines: [
      { ...lineOf('a', 1_000, 2), code: 'HH-a' },
      { ...lineOf('c', 1_000, 3), code: 'HH-c' },
    ],
    toLookAt: 2,
  })
  // Nothing has gone into the cart for it.
  expect([$cart.get(), $quickRows.get()]).toMatchObject([[], { length: 5 }])
})
