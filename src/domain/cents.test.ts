import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents, centsFromDollars, formatCents, formatPrice, formatShown, shownCents, writtenPrice } from './cents.ts'

test('every whole number of cents up to ten million dollars survives the way through dollars', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (k) => {
      expect(centsFromDollars(k / 100)).toBe(k)
    }),
    { numRuns: 5000 },
  )
})

test('dollars as an API writes them, in text with two decimals, survive too', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (k) => {
      expect(centsFromDollars(Number((k / 100).toFixed(2)))).toBe(k)
    }),
  )
})

test.each([
  [19.995, 2000],
  [1.005, 101],
  [8.165, 817],
  [0.004, 0],
  [0.005, 1],
  [89.99, 8999],
  [0.1 + 0.2, 30],
])('%d dollars are rounded half up to %d cents', (dollars, expected) => {
  expect(centsFromDollars(dollars)).toBe(expected)
})

test.each([Number.NaN, Number.POSITIVE_INFINITY, 12.5, Number.MAX_SAFE_INTEGER + 1])(
  '%d is no amount of cents',
  (amount) => {
    expect(() => cents(amount)).toThrow(
      new RangeError(`Money is counted in whole cents, and ${amount} is not a whole number.`),
    )
  },
)

test('dollars beyond counting are refused', () => {
  expect(() => centsFromDollars(1e300)).toThrow(RangeError)
  expect(() => centsFromDollars(Number.NaN)).toThrow(RangeError)
})

test.each([
  [0, '$0.00'],
  [5, '$0.05'],
  [99_999, '$999.99'],
  [100_000, '$1,000.00'],
  [123_450, '$1,234.50'],
  [1_000_000_000, '$10,000,000.00'],
  [-123_450, '-$1,234.50'],
])('%d cents read %s', (amount, expected) => {
  expect(formatCents(cents(amount))).toBe(expected)
})

test('an amount written out has two decimals, groups of three and the same value', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (k) => {
      const written = formatCents(cents(k))
      expect(written).toMatch(/^-?\$\d{1,3}(?:,\d{3})*\.\d{2}$/)
      expect(centsFromDollars(Number(written.replace(/[$,]/g, '')))).toBe(k)
    }),
  )
})

test('no price reads as a price on request, never as $0.00', () => {
  expect(formatPrice('on-request', 'Ask')).toBe('Ask')
  expect(formatPrice(cents(8950), 'Ask')).toBe('$89.50')
})

test.each([
  ['1,234.50', 123_450],
  ['$1,234.5', 123_450],
  ['1.234,50', 123_450],
  ['USD 1 234', 123_400],
  ['-12', -1_200],
  ['0', 0],
  ['89.5000', 8_950],
  ['0.125', 13],
  ['1.0050', 101],
  ['12.345', 1_234_500],
  ['1,23,456.00', 12_345_600],
  ['−$12.00', -1_200],
  ['$-12.00', -1_200],
  ['Rs. 1,234.5', 123_450],
  ['1.234.567,8 €', 123_456_780],
  // The greatest that can be counted exactly, and the longest that is read.
  ['90,071,992,547,409', 9_007_199_254_740_900],
  [`${'0'.repeat(58)}12`, 1_200],
])('%s, as a store writes it, is %d cents', (text, expected) => expect(shownCents(text)).toBe(expected))

const BEYOND = ['90,071,992,547,410', '9'.repeat(30), `${'0'.repeat(59)}12`]

test.each(['', '-', 'ask us', '.', '($5.00)', '$10.00 / 2', '5-7', '1.2.3', ...BEYOND])(
  '%j is no amount, and stays as it is',
  (text) => {
    expect(shownCents(text)).toBeUndefined()
    expect(formatShown(text)).toBe(text)
  },
)

test('an amount of the store is written as ours are', () => {
  expect(['1200', '1,200.00', '$94.5'].map(formatShown)).toEqual(['$1,200.00', '$1,200.00', '$94.50'])
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (k) => {
      expect(shownCents(formatCents(cents(k)))).toBe(k)
    }),
  )
})

test('a price in markup is whole cents, or none', () => {
  expect(['1250', '0', '', 'on-request', '12.5', '-3', 'NaN', '9'.repeat(20)].map(writtenPrice)).toEqual([
    1250,
    0,
    ...Array.from({ length: 6 }, () => 'on-request'),
  ])
})
