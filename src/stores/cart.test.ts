import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cents } from '#domain/cents.ts'
import { CART_KIND } from '#domain/open-cart.ts'
import { lineOf } from '#domain/test-cart.ts'
import { stubLocalStorage } from '#domain/test-local-storage.ts'
import {
  $cart,
  $damagedLines,
  $pieces,
  $unkept,
  acceptPrice,
  addLine,
  changeLineQuantity,
  clearCart,
  removeLine,
  setLineQuantity,
} from './cart.ts'
import { $cartCount } from './cart-count.ts'
import { closePage, openPage, storageEvent, stubWindow } from './test-browser.ts'

const quantities = () => $cart.get().map(({ itemId, quantity }) => [itemId, quantity])

beforeEach(() => void stubLocalStorage())

afterEach(() => {
  clearCart()
  closePage()
  vi.useRealTimers()
})

test('adding an item twice raises its quantity, and the header knows the number of pieces', () => {
  addLine(lineOf('a', 1_250, 2))
  addLine(lineOf('b', 900, 1))
  addLine(lineOf('a', 1_250, 3))
  expect(quantities()).toEqual([
    ['a', 5],
    ['b', 1],
  ])
  expect([$pieces.get(), $cartCount.get(), $unkept.get(), $damagedLines.get()]).toEqual([6, 6, false, 0])
})

test('quantities go up and down, never below one, and a seen price stands', () => {
  addLine(lineOf('a', 1_250, 2))
  addLine(lineOf('b', 900, 1))
  changeLineQuantity('a', 4)
  expect(quantities()).toEqual([
    ['a', 6],
    ['b', 1],
  ])
  changeLineQuantity('a', -9)
  setLineQuantity('b', 7)
  acceptPrice('b', cents(1_000))
  expect(quantities()).toEqual([
    ['a', 1],
    ['b', 7],
  ])
  expect($cart.get().map(({ price }) => price)).toEqual([1_250, 1_000])
})

test('a line that is taken out comes back where it was, and no other with it', () => {
  for (const itemId of ['a', 'b', 'c']) addLine(lineOf(itemId, 900, 2))
  const undo = removeLine('b')
  removeLine('a')
  expect(quantities()).toEqual([['c', 2]])
  addLine(lineOf('a', 900, 2))
  undo()
  expect(quantities()).toEqual([
    ['c', 2],
    ['a', 2],
    ['b', 2],
  ])
})

test('a cart that is cleared comes back whole and in its order', () => {
  for (const itemId of ['a', 'b', 'c']) addLine(lineOf(itemId, 900, 2))
  const undo = clearCart()
  expect([quantities(), $cartCount.get()]).toEqual([[], 0])
  undo()
  expect(quantities()).toEqual([
    ['a', 2],
    ['b', 2],
    ['c', 2],
  ])
})

test('where storage takes nothing the cart lasts in this page, and it is known', () => {
  stubLocalStorage({ full: true })
  addLine(lineOf('a', 900, 2))
  expect([quantities(), $unkept.get()]).toEqual([[['a', 2]], true])
})

/** A page that opens with what the browser keeps, and hears what other tabs do. */
async function freshPage() {
  openPage()
  const tell = stubWindow({ localStorage })
  return { tell, ...(await import('./cart.ts')), ...(await import('./cart-count.ts')) }
}

test('lines that cannot be read are left out and counted, and the header gets the number of the others', async () => {
  const storage = stubLocalStorage()
  storage.write(
    'cart',
    CART_KIND.write({ lines: [lineOf('a', 900, 4)], applied: {} }).replace('"lines":[', '"lines":[7,'),
  )
  storage.write('cart-pieces', '9')
  const page = await freshPage()
  await Promise.resolve()
  expect(page.$cart.get().map(({ itemId }) => itemId)).toEqual(['a'])
  expect([page.$damagedLines.get(), page.$cartCount.get(), storage.read('cart-pieces')]).toEqual([1, 4, '4'])
})

test('a number that another tab wrote late is put right, and one that is right is not written again', async () => {
  vi.useFakeTimers()
  const storage = stubLocalStorage()
  storage.write('cart', CART_KIND.write({ lines: [lineOf('a', 900, 4)], applied: {} }))
  const { tell, $cartCount } = await freshPage()
  const set = vi.spyOn($cartCount, 'set')
  await vi.advanceTimersByTimeAsync(1_000)
  tell(storageEvent('cart'))
  await vi.advanceTimersByTimeAsync(1_000)
  expect([$cartCount.get(), set.mock.calls]).toEqual([4, []])
  $cartCount.set(3)
  tell(storageEvent('cart'))
  await vi.advanceTimersByTimeAsync(1_000)
  expect([$cartCount.get(), set.mock.calls]).toEqual([4, [[3], [4]]])
})

test('a page whose cart storage does not take leaves the number to the others', async () => {
  vi.useFakeTimers()
  stubLocalStorage({ full: true })
  const { tell, addLine, $cartCount } = await freshPage()
  addLine(lineOf('a', 900, 4))
  expect($cartCount.get()).toBe(4)
  $cartCount.set(3)
  tell(storageEvent('cart'))
  await vi.advanceTimersByTimeAsync(1_000)
  expect($cartCount.get()).toBe(3)
})
