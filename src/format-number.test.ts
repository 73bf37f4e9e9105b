import { expect, it } from 'vitest'
import { mats, show } from '#words/filters.ts'
import { items } from '#words/items.ts'
import { results } from '#words/search.ts'
import { formatNumber } from './format-number.ts'

it.each([
  [0, '0'],
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
  expect(results(1200, 'coir')).toBe('1,200 products for “coir”')
})
