import { expect, test } from 'vitest'
import { cents } from './cents.ts'
import { squareFootPrice } from './square-foot.ts'

test('a square foot costs its part of a square metre, to a cent', () => {
  expect(squareFootPrice(cents(10_000))).toBe(929)
})
