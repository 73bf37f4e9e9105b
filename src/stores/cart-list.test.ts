import { afterEach, expect, test, vi } from 'vitest'
import { cents } from '#domain/cents.ts'
import { MOST_LISTS } from '#domain/list.ts'
import { listLine } from '#domain/test-lists.ts'
import { stubLocalStorage } from '#domain/test-local-storage.ts'
import { $cart, addLine, clearCart } from './cart.ts'
import { listOfCart } from './cart-list.ts'
import { $lists, dropList, makeList } from './lists.ts'

const DAY = Date.UTC(2026, 10, 28, 12)
const lineOf = (itemId: string) => ({ ...listLine(itemId, 2), price: cents(1_250) })

afterEach(() => {
  clearCart()
  for (const list of $lists.get()) dropList(list)
  vi.unstubAllGlobals()
})

test('a list of the cart has its lines in their order and the day as its name, and the cart stays', () => {
  stubLocalStorage()
  addLine(lineOf('x'))
  addLine(lineOf('y'))
  const cart = $cart.get()
  const list = listOfCart(DAY)
  expect(list?.name).toBe('Cart of 28 Nov 2026')
  expect(list?.lines).toMatchObject(cart.map(({ itemId, quantity }) => ({ itemId, quantity, note: '' })))
  expect($lists.get()).toEqual([list])
  expect($cart.get()).toEqual(cart)
  expect(listOfCart(DAY)?.name).not.toBe(list?.name)
})

test('where there are as many lists as are kept none is made', () => {
  stubLocalStorage()
  addLine(lineOf('x'))
  for (let nth = 0; nth < MOST_LISTS; nth += 1) makeList(`List ${nth}`, [])
  expect(listOfCart(DAY)).toBeUndefined()
  expect($lists.get()).toHaveLength(MOST_LISTS)
})
