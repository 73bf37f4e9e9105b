import { expect, test } from 'vitest'
import { cents } from './cents.ts'
import type { Item } from './item.ts'
import { lineNow, linePriceNow, totalOf } from './list-now.ts'
import { ONE_BY_ONE } from './sale-terms.ts'
import { listLine } from './test-lists.ts'

const item: Item = {
  itemId: 'x',
  code: 'HH-x-10',
  name: 'Mat x',
  description: 'Sold per metre.',
  brand: '',
  pictureKey: '',
  subCategoryId: 's',
  price: cents(2_000),
}
/** Three mats that cost 12.50 when they were added. */
const line = listLine('x', 3)
/** Two mats whose price was on request. */
const unpriced = listLine('z', 2)

test('a line is at the price and in the units of now', () => {
  expect(lineNow(line, item)).toEqual({
    line,
    state: 'sold',
    price: 2_000,
    terms: { unit: { of: 'metre' }, minimum: 1, step: 1 },
  })
})

test('until the store has said, a line is as it was when it was added', () => {
  expect(lineNow(line, undefined)).toEqual({ line, state: 'sold', price: 1_250, terms: ONE_BY_ONE })
  expect(lineNow(unpriced, undefined)).toMatchObject({ state: 'on-request', price: 'on-request' })
})

test('a line whose price is on request now, or was and is stated now, says so', () => {
  expect(lineNow(line, { ...item, price: 'on-request' })).toMatchObject({ state: 'on-request', price: 'on-request' })
  expect(lineNow(unpriced, item)).toMatchObject({ state: 'sold', price: 2_000 })
})

test('a line that the store does not have any more is as it was, and cannot be bought', () => {
  const gone = lineNow(line, 'gone')
  expect(gone).toEqual({ line, state: 'gone', price: 1_250, terms: ONE_BY_ONE })
  expect(linePriceNow(gone)).toBeUndefined()
})

test('a line costs its price as many times as it has pieces, and nothing where there is no price', () => {
  expect(linePriceNow(lineNow(line, item))).toBe(6_000)
  expect(linePriceNow(lineNow(unpriced, undefined))).toBeUndefined()
})

test('a total is of what can be bought, and says how many lines it leaves out', () => {
  const lines = [lineNow(line, item), lineNow(unpriced, undefined), lineNow(line, 'gone'), lineNow(line, undefined)]
  expect(totalOf(lines)).toEqual({ total: 9_750, withoutPrice: 2 })
  expect(totalOf([])).toEqual({ total: 0, withoutPrice: 0 })
})
