import fc from 'fast-check'
import { expect, test } from 'vitest'
import { measureTerm, measureTermsAround, readMeasures } from './search-measures.ts'

const sides = (text: string) =>
  readMeasures(text).map(({ readings }) => readings[0]?.sidesMm.map((mm) => Math.round(mm * 100) / 100))

test.for([
  ['17mm', [17]],
  ['17 mm thick', [17]],
  ['6x4 ft', [1828.8, 1219.2]],
  ['6 ft x 4 ft', [1828.8, 1219.2]],
  [`6' x 4'`, [1828.8, 1219.2]],
  ['18 x 30 inch', [457.2, 762]],
  ['18" x 30"', [457.2, 762]],
  ['18 by 30 inches', [457.2, 762]],
  ['3.6 × 3.6 m', [3600, 3600]],
  ['1,830 x 1,220 mm', [1830, 1220]],
  ['2,3 m', [2300]],
  ['1.83 m × 10 m', [1830, 10_000]],
  ['1/2 inch', [12.7]],
  ['1 1/2 in', [38.1]],
  ['¾"', [19.05]],
  ['90 x 60 x 1.5 cm', [900, 600, 15]],
  ['RM-6x4, CM-17MM, 12 mm', [12]],
] satisfies [string, number[]][])('%s is read', ([text, expected]) => {
  expect(sides(text)).toEqual([expected])
})

test.for(['HH-STB-1812-17', 'HH-STB-64-19', '17', 'EN 1177', 'mat', '', '6x', '0 mm', '1/0 mm'])(
  '%s states no measure',
  (text) => {
    expect(readMeasures(text)).toEqual([])
  },
)

test('a thickness after a size in inches or feet is a measure of its own', () => {
  expect(sides('18" x 30" 17mm')).toEqual([[457.2, 762], [17]])
  expect(sides("6' x 4' 17mm mat")).toEqual([[1828.8, 1219.2], [17]])
})

test('a size without a unit may be meant in several', () => {
  const readings = readMeasures('6x4').flatMap((measure) =>
    measure.readings.map(({ sidesMm }) => sidesMm.map(Math.round)),
  )
  expect(readings).toContainEqual([1829, 1219])
  expect(readMeasures('1830 x 1220')[0]?.readings).toEqual([{ sidesMm: [1830, 1220], imperial: false }])
})

test('a measure in inches finds what is made in round millimetres, and millimetres find only themselves', () => {
  expect(measureTermsAround(457.2, true)).toContain(measureTerm(450))
  expect(measureTermsAround(12.7, true)).toContain(measureTerm(12))
  expect(measureTermsAround(17, false)).toContain(measureTerm(17))
  expect(measureTermsAround(17, false)).not.toContain(measureTerm(18))
})

test('whatever is measured is found by the same measure', () => {
  fc.assert(
    fc.property(fc.double({ min: 1, max: 100_000, noNaN: true }), fc.boolean(), (mm, imperial) => {
      expect(measureTermsAround(mm, imperial)).toContain(measureTerm(mm))
    }),
  )
})

test('places of measures lie in the text, in order, and do not overlap', () => {
  const text = fc.array(fc.constantFrom('6', ' ', 'x', 'mm', '4', '"', 'ft', '1/2', '.', ',', 'é', '-', 'by'))
  fc.assert(
    fc.property(text, (pieces) => {
      const whole = pieces.join('')
      let end = 0
      for (const measure of readMeasures(whole)) {
        expect(measure.start).toBeGreaterThanOrEqual(end)
        expect(measure.end).toBeGreaterThan(measure.start)
        end = measure.end
      }
      expect(end).toBeLessThanOrEqual(whole.length)
    }),
  )
})
