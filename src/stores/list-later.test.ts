import { afterEach, expect, test, vi } from 'vitest'
import { cents } from '#domain/cents.ts'
import { LATER_ID } from '#domain/list.ts'
import { LISTS_KIND } from '#domain/open-lists.ts'
import { openShared } from '#domain/open-shared.ts'
import { pageClock } from '#domain/page-clock.ts'
import { listLine } from '#domain/test-lists.ts'
import { stubLocalStorage } from '#domain/test-local-storage.ts'
import { $cart, addLine, changeLineQuantity, clearCart } from './cart.ts'
import { saveForLater } from './list-later.ts'
import { $lists, dropList, makeList } from './lists.ts'
import { closePage, openPage } from './test-browser.ts'

const LINE = { ...listLine('x', 2), price: cents(1_250) }

function save() {
  const saved = saveForLater('x')
  if (typeof saved === 'string') throw new Error(saved)
  return saved
}

afterEach(() => {
  clearCart()
  for (const list of $lists.get()) dropList(list)
  vi.unstubAllGlobals()
})

test('a line goes out of the cart into the list, and back', () => {
  stubLocalStorage()
  addLine(LINE)
  const saved = save()
  expect(saved.kept).toBe(true)
  expect($cart.get()).toEqual([])
  expect($lists.get()).toMatchObject([{ id: LATER_ID, lines: [{ itemId: 'x', quantity: 2 }] }])
  saved.undo()
  expect($cart.get()).toMatchObject([{ itemId: 'x', quantity: 2 }])
  expect($lists.get()).toMatchObject([{ lines: [] }])
})

test('a line that is saved twice is saved once, with the quantity that it has by then', () => {
  stubLocalStorage()
  addLine(LINE)
  changeLineQuantity('x', 1)
  save()
  expect(saveForLater('x')).toBe('gone')
  expect($lists.get()).toMatchObject([{ lines: [{ itemId: 'x', quantity: 3 }] }])
})

test('where another tab has deleted the list it is made anew: no line is in neither place', () => {
  const storage = stubLocalStorage()
  addLine(LINE)
  save().undo()
  openShared(LISTS_KIND, storage, pageClock, () => 'other').make({ kind: 'drop', listId: LATER_ID })
  expect(save().kept).toBe(true)
  expect($lists.get()).toMatchObject([{ id: LATER_ID, lines: [{ itemId: 'x' }] }])
})

test('where storage takes nothing the line is not called kept', () => {
  stubLocalStorage({ full: true })
  addLine(LINE)
  expect(save().kept).toBe(false)
})

test('the list is called what it is for, and a line in it keeps its quantity beside what is there', () => {
  stubLocalStorage()
  makeList('Barn', [])
  addLine(LINE)
  save()
  addLine(LINE)
  save()
  expect($lists.get()).toMatchObject([
    { id: LATER_ID, name: 'Saved for later', lines: [{ itemId: 'x', quantity: 4, note: '' }] },
    { name: 'Barn', lines: [] },
  ])
})

test('where the list is full, or there is no room for it, the line stays in the cart', async () => {
  stubLocalStorage()
  // A page of its own: it remembers for a while what it did.
  openPage()
  const page = { ...(await import('./cart.ts')), ...(await import('./lists.ts')), ...(await import('./list-later.ts')) }
  page.addLine(LINE)
  const many = Array.from({ length: 500 }, (_, index) => listLine(`i${index}`, 1))
  const full = page.makeList('Later', many, LATER_ID)
  expect(page.saveForLater('x')).toBe('full')
  expect(page.$cart.get()).toMatchObject([{ itemId: 'x', quantity: 2 }])
  if (full !== undefined) page.dropList(full)
  for (let count = 0; count < 50; count += 1) page.makeList('List', [])
  expect(page.saveForLater('x')).toBe('full')
  expect(page.$cart.get()).toMatchObject([{ itemId: 'x', quantity: 2 }])
  closePage()
})
