import { afterEach, expect, test, vi } from 'vitest'
import { cents } from '#domain/cents.ts'
import { LATER_ID } from '#domain/list.ts'
import { LISTS_KIND } from '#domain/open-lists.ts'
import { openShared } from '#domain/open-shared.ts'
import { listLine } from '#domain/test-lists.ts'
import { $cart, addLine, clearCart } from './cart.ts'
import { saveForLater } from './list-later.ts'
import { $lists, dropList } from './lists.ts'
import { stubLocalStorage } from './test-local-storage.ts'

const LINE = { ...listLine('x', 2), price: cents(1_250) }

afterEach(() => {
  clearCart()
  for (const list of $lists.get()) dropList(list)
  vi.unstubAllGlobals()
})

test('a line goes out of the cart into the list, and back', () => {
  stubLocalStorage()
  addLine(LINE)
  const saved = saveForLater(LINE)
  expect(saved?.kept).toBe(true)
  expect($cart.get()).toEqual([])
  expect($lists.get()).toMatchObject([{ id: LATER_ID, lines: [{ itemId: 'x', quantity: 2 }] }])
  saved?.undo()
  expect($cart.get()).toMatchObject([{ itemId: 'x', quantity: 2 }])
  expect($lists.get()).toMatchObject([{ lines: [] }])
})

test('where another tab has deleted the list it is made anew: no line is in neither place', () => {
  const storage = stubLocalStorage()
  saveForLater(LINE)?.undo()
  openShared(LISTS_KIND, storage, Date.now, () => 'other').make({ kind: 'drop', listId: LATER_ID })
  expect(saveForLater(LINE)?.kept).toBe(true)
  expect($lists.get()).toMatchObject([{ id: LATER_ID, lines: [{ itemId: 'x' }] }])
})

test('where storage takes nothing the line is not called kept', () => {
  stubLocalStorage({ full: true })
  expect(saveForLater(LINE)?.kept).toBe(false)
})
