import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cents } from '#domain/cents.ts'
import type { Item } from '#domain/item.ts'
import { stubLocalStorage } from '#domain/test-local-storage.ts'
import { $bought, buyAgain } from './buy-again.ts'
import { $cart, clearCart } from './cart.ts'
import { $pictureOf } from './items-now.ts'
import { $linesOf } from './order-lines.ts'
import { $orders } from './orders.ts'

const DONE = { text: 'Done', tone: 'success' } as const
const order = (orderId: string, displayDate: string) => ({
  ...{ orderId, displayDate, displayAddress: '', displayTotal: '$9.00', status: DONE, paidStatus: DONE },
})
const line = (itemId: string, quantity: number) => ({
  ...{ orderLineId: itemId, itemId, code: '', name: `Mat ${itemId}`, quantity, displayPrice: '$9.00' },
  ...{ displayDiscount: '', displayTotal: '' },
})
const MAT: Item = {
  ...{ itemId: 'a', code: 'C-a', name: 'Mat a', description: 'Minimum order: 2', brand: '', pictureKey: '' },
  ...{ subCategoryId: 's', price: cents(950) },
}

beforeEach(() => void stubLocalStorage())

afterEach(() => {
  clearCart()
  $orders.set({ status: 'loading' })
  $linesOf.set(new Map())
  $pictureOf.set(() => '')
  vi.unstubAllGlobals()
})

test('what was ordered before is known as far as orders have been read', () => {
  expect($bought.get()).toEqual([])
  $linesOf.set(new Map([['O-1', [line('a', 2)]]]))
  expect($bought.get()).toEqual([])
  $orders.set({ status: 'ready', orders: [order('O-2', '2 May'), order('O-1', '1 May')], unread: 0 })
  expect($bought.get()).toMatchObject([{ itemId: 'a', pieces: 2, orders: 1 }])
  $linesOf.set(new Map([...$linesOf.get(), ['O-2', [line('a', 3), line('b', 1)]]]))
  expect($bought.get()).toMatchObject([
    { itemId: 'a', pieces: 5, orders: 2, last: { orderId: 'O-2', displayDate: '2 May' } },
    { itemId: 'b', pieces: 1, orders: 1 },
  ])
})

test('an item is bought again at the price of now, with its picture', () => {
  $pictureOf.set((itemId) => `/picture/${itemId}`)
  expect(buyAgain(MAT, 3)).toBe(true)
  expect($cart.get()).toEqual([
    {
      ...{ itemId: 'a', code: 'C-a', name: 'Mat a', picture: '/picture/a', price: 950, quantity: 3 },
      terms: { unit: 'unstated', minimum: 2, step: 1 },
    },
  ])
})

test('an item whose price is on request by now cannot be bought again', () => {
  expect(buyAgain({ ...MAT, price: 'on-request' }, 3)).toBe(false)
  expect($cart.get()).toEqual([])
})

test('an item of which the cart takes no more is not bought again', () => {
  expect(buyAgain(MAT, 9_000)).toBe(true)
  expect(buyAgain(MAT, 1_000)).toBe(false)
  expect($cart.get().map(({ quantity }) => quantity)).toEqual([9_000])
})
