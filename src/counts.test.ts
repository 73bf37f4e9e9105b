import { expect, it } from 'vitest'
import { mats, show, without } from '#words/filters.ts'
import { items } from '#words/items.ts'
import { results } from '#words/search.ts'
import { whatWeMake } from '#words/store.ts'
import { formatNumber, plural } from './counts.ts'

it.each([
  [0, 'mats'],
  [1, 'mat'],
  [1.5, 'mats'],
  [2, 'mats'],
])('takes the form of %d', (count, form) => {
  expect(plural(count, { one: 'mat', other: 'mats' })).toBe(form)
})

it('takes the last form where a category has none of its own', () => {
  expect(plural(1, { other: 'sheep' })).toBe('sheep')
})

it('lets a shop of one category not speak of categories', () => {
  expect(whatWeMake(70, 5)).toContain('70 items in 5 categories')
  expect(whatWeMake(1, 1)).toBe('1 item, every one from our own presses and looms.')
})

it.each([
  [0, '0'],
  [1.5, '1.5'],
  [999, '999'],
  [1000, '1,000'],
  [100_000, '100,000'],
])('writes %d as %s', (count, written) => {
  expect(formatNumber(count)).toBe(written)
})

it('tells of many as of few', () => {
  expect(items(100_000)).toBe('100,000 items')
  expect(mats(9993)).toBe('9,993 mats')
  expect(show(1)).toBe('Show 1 mat')
  expect(without(['Price'], 1)).toBe('Without “Price”: 1 mat')
  expect(without(['Use', 'Price', 'Width'], 1200)).toBe('Without “Use”, “Price” and “Width”: 1,200 mats')
  expect(results(1200, 'coir')).toBe('1,200 products for “coir”')
})
