import { afterEach, expect, test } from 'vitest'
import { closePage, openPage } from './test-browser.ts'

afterEach(closePage)

const open = async (kept: Record<string, string>) => {
  openPage(kept)
  return (await import('./cart-count.ts')).$cartCount
}

test.each([
  ['12', 12],
  ['0', 0],
  ['9999999', 9_999_999],
  ['12345678', 0],
  ['x12', 0],
  ['12 mats', 0],
  ['-1', 0],
  ['', 0],
])('a count that is kept as «%s» is shown as %d', async (kept, count) => {
  expect((await open({ 'cart-pieces': kept })).get()).toBe(count)
})

test('a browser that has kept no count shows none, and keeps the next one', async () => {
  const kept: Record<string, string> = {}
  const $cartCount = await open(kept)
  expect($cartCount.get()).toBe(0)
  $cartCount.set(7)
  expect(kept).toEqual({ 'cart-pieces': '7' })
})
