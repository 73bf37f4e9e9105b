import fc from 'fast-check'
import { expect, test } from 'vitest'
import { imperialLength } from './imperial-text.ts'
import { boundFrom, boundIn, boundUnit } from './shown-bound.ts'
import { inShownUnit } from './shown-measures.ts'

test('measures are bounded in the unit that they are shown in; what is no measure is not', () => {
  expect(boundUnit('length', 'ft')).toBe('ft')
  expect(boundUnit('thickness', 'ft')).toBe('in')
  expect(boundUnit('thickness', 'cm')).toBe('cm')
  expect(boundUnit('weight', 'cm')).toBe('kg')
  expect(boundUnit('weight', 'in')).toBe('lb')
  expect(boundUnit('price', 'in')).toBeUndefined()
  expect(boundUnit('hardness', 'in')).toBeUndefined()
})

test.each([
  ['in', 'least', 0, 0],
  ['in', 'least', 1, 251],
  ['in', 'most', 1, 257],
  ['in', 'least', 40, 10_145],
  ['in', 'most', 40, 10_175],
  ['ft', 'most', 6, 18_303],
  ['in', 'least', 394, 99_949],
  ['in', 'most', 394, 100_202],
  ['ft', 'least', 20, 60_833],
  ['ft', 'most', 20, 61_086],
  ['lb', 'least', 0.5, 225],
  ['lb', 'most', 0.5, 229],
  ['lb', 'least', 10, 4514],
  ['lb', 'most', 10, 4558],
  ['lb', 'least', 200, 90_492],
  ['lb', 'most', 200, 90_944],
] as const)('in %s at %s %d', (name, side, typed, value) => {
  expect(boundFrom(name, side, typed)).toBe(value)
  expect(boundIn(name, value)).toBeCloseTo(typed, 2)
})

test.each([
  ['in', 2, 499, 505],
  ['in', 120, 30_463, 30_465],
  ['ft', 10, 30_463, 30_465],
  ['lb', 100, 45_310, 45_338],
  ['lb', 1, 451, 452],
] as const)(
  'where the step of %s changes, at least %d takes in nothing that is shown as less',
  (name, typed, less, more) => {
    expect(boundFrom(name, 'least', typed)).toBeGreaterThan(less)
    expect(boundFrom(name, 'least', typed)).toBeLessThanOrEqual(more)
  },
)

test.each([
  ['in', 1.99, 2],
  ['in', 2.01, 2],
  ['in', 2.07, 2.125],
  ['in', 1.01, 1],
  ['in', 1.02, 1.031],
  ['in', 393.7, 394],
  ['ft', 9.99, 9.99],
  ['ft', 10.04, 10],
  ['ft', 32.8, 32.833],
  ['lb', 0.994, 0.99],
  ['lb', 99.96, 100],
  ['lb', 100.4, 100],
] as const)('in %s %d is shown as %d', (name, amount, shown) => {
  const scale = { in: 254, ft: 3048, lb: 453.59237 }[name]
  expect(boundIn(name, amount * scale)).toBe(shown)
})

test.each([
  ['mm', 'least', 17.5, 175],
  ['mm', 'most', 17.5, 175],
  ['mm', 'least', 50, 500],
  ['mm', 'most', 50, 504],
  ['mm', 'least', 1829, 18_285],
  ['mm', 'most', 1829, 18_294],
  ['cm', 'least', 0.95, 95],
  ['cm', 'most', 0.95, 95],
  ['cm', 'least', 1, 100],
  ['cm', 'least', 1.3, 125],
  ['cm', 'most', 1.2, 124],
  ['cm', 'least', 182.9, 18_285],
  ['cm', 'most', 182.9, 18_294],
  ['kg', 'least', 42, 41_950],
  ['kg', 'most', 42, 42_049],
] as const)('in %s at %s %d reaches as far as what is shown so', (name, side, typed, value) => {
  expect(boundFrom(name, side, typed)).toBe(value)
  expect(boundIn(name, value)).toBe(typed)
})

test.each(['mm', 'cm'] as const)(
  'whatever is shown in %s with the number of a bound is within it, and no more',
  (name) => {
    fc.assert(
      fc.property(fc.integer({ min: 20, max: 60_000 }), fc.integer({ min: -10, max: 10 }), (tenths, apart) => {
        const shown = (value: number) => Number.parseFloat(inShownUnit(`${value / 25.4 / 10} in`, name))
        const number = shown(tenths)
        const isWithin = (value: number) =>
          boundFrom(name, 'least', number) <= value && value <= boundFrom(name, 'most', number)
        expect(isWithin(tenths)).toBe(true)
        fc.pre(tenths + apart >= 20)
        // Half a step may be written a little less than half.
        const isEdge = (tenths + apart) % 10 === 5
        if (!isEdge) expect(isWithin(tenths + apart)).toBe(shown(tenths + apart) === number)
      }),
    )
  },
)

test('a mat of 1830 mm, shown as 72", is at least and at most 72 in, and 6 ft', () => {
  for (const [unit, amount] of [
    ['in', 72],
    ['ft', 6],
  ] as const) {
    expect(boundFrom(unit, 'least', amount)).toBeLessThanOrEqual(18_300)
    expect(boundFrom(unit, 'most', amount)).toBeGreaterThanOrEqual(18_300)
  }
  expect(boundFrom('in', 'most', 71.75)).toBeLessThan(18_300)
})

test('17 mm, shown as 21/32", is bounded by 21/32, and 18 mm is not', () => {
  expect(boundFrom('in', 'least', 21 / 32)).toBeLessThanOrEqual(170)
  expect(boundFrom('in', 'most', 21 / 32)).toBeGreaterThanOrEqual(170)
  expect(boundFrom('in', 'most', 21 / 32)).toBeLessThan(180)
  expect(boundIn('in', 170)).toBe(0.656)
})

const unit = fc.constantFrom('mm', 'cm', 'in', 'ft', 'kg', 'lb' as const)
const bound = fc.constantFrom('least', 'most' as const)

test('what is shown of a bound, typed again, is the same bound', () => {
  fc.assert(
    fc.property(unit, bound, fc.double({ min: 0, max: 5_000, noNaN: true }), (name, side, typed) => {
      const shown = boundIn(name, boundFrom(name, side, typed))
      expect(boundIn(name, boundFrom(name, side, shown))).toBe(shown)
    }),
  )
})

test('whatever is shown with the number of a bound is within it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 30, max: 60_000 }), fc.integer({ min: -9, max: 9 }), (tenths, apart) => {
      const other = tenths + apart
      const text = (value: number) => imperialLength(value / 10, 'in')
      fc.pre(text(tenths) === text(other))
      const number = boundIn('in', tenths)
      expect(boundFrom('in', 'least', number)).toBeLessThanOrEqual(other + 1)
      expect(boundFrom('in', 'most', number)).toBeGreaterThanOrEqual(other - 1)
    }),
    { numRuns: 200 },
  )
})
