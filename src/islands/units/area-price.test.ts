import { expect, test } from 'vitest'
import { cents } from '#domain/cents.ts'
import { areaPrice, areaPriceOf } from './area-price.ts'

test('a price by area is by the square metre, and by the square foot beside inches and feet', () => {
  expect(areaPrice(cents(4_233), 'mm')).toBe('$42.33 per m²')
  expect(areaPrice(cents(4_233), 'cm')).toBe('$42.33 per m²')
  expect(areaPrice(cents(4_233), 'in')).toBe('$3.93 per sq ft')
  expect(areaPrice(cents(4_233), 'ft')).toBe('$3.93 per sq ft')
})

test('what a page says of a square metre comes to the same', () => {
  for (const squareMetre of [1, 4_233, 104_233, 100_000_000]) {
    const said = areaPrice(cents(squareMetre), 'mm')
    for (const unit of ['mm', 'in'] as const) expect(areaPriceOf(said, unit)).toBe(areaPrice(cents(squareMetre), unit))
  }
  expect(areaPriceOf('Price on request', 'in')).toBe('Price on request')
})
