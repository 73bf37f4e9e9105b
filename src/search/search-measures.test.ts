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
  ['1½ in', [38.1]],
  ['1-1/2 in', [38.1]],
  ['⅝ in', [15.88]],
  ['.5 in', [12.7]],
  ['90 x 60 x 1.5 cm', [900, 600, 15]],
  ['90 x 60 cm x 15 mm', [900, 600, 15]],
  ['6x4 ft x 18mm', [1828.8, 1219.2, 18]],
  ["4'x6'", [1219.2, 1828.8]],
  [`6'0" x 4'0"`, [1828.8, 1219.2]],
  ['6 ft 6 in', [1981.2]],
  ['72"x48"x3/4"', [1828.8, 1219.2, 19.05]],
  ['90cmx60cm', [900, 600]],
  ['RM-6x4, CM-17MM, 12 mm', [12]],
  ['1 mm', [1]],
  ['100 m', [100_000]],
] satisfies [string, number[]][])('%s is read', ([text, expected]) => {
  expect(sides(text)).toEqual([expected])
})

const NONE = ['HH-STB-1812-17', 'HH-STB-64-19', '17', 'EN 1177', 'mat', '', '6x', '0 mm', '1/0 mm']
const TOO_SMALL_OR_LARGE = ['0.9 mm', '101 m', '0.5 x 6 mm', '6 x 0.5 mm', '90 x 101 m']

test.for([...NONE, ...TOO_SMALL_OR_LARGE])('%s states no measure', (text) => {
  expect(readMeasures(text)).toEqual([])
})

test('a thickness after a size in inches or feet is a measure of its own', () => {
  expect(sides('18" x 30" 17mm')).toEqual([[457.2, 762], [17]])
  expect(sides("6' x 4' 17mm mat")).toEqual([[1828.8, 1219.2], [17]])
})

test('a size without a unit may be meant in several', () => {
  const inInches = { sidesMm: [expect.closeTo(152.4), expect.closeTo(101.6)], imperial: true }
  const inFeet = { sidesMm: [expect.closeTo(1828.8), expect.closeTo(1219.2)], imperial: true }
  const readings = readMeasures('6x4').flatMap((measure) => measure.readings)
  expect(readings).toEqual([{ sidesMm: [6_000, 4_000], imperial: false }, inInches, inFeet])
  expect(readMeasures('1830 x 1220')[0]?.readings).toEqual([{ sidesMm: [1830, 1220], imperial: false }])
})

test.for([
  ['100 x 30000', [100]],
  ['99 x 30000', []],
  ['100 x 30001', []],
  ['10 x 400', [100]],
  ['9 x 400', []],
  ['10 x 401', []],
  ['4 x 120', [101.6]],
  ['3 x 120', []],
  ['4 x 121', []],
  ['1 x 30', [1_000, 304.8]],
  ['1 x 31', []],
  // The first two sides tell the unit.
  ['90 x 60 x 1', [900, 2_286]],
] as const)('two sides without a unit are in one in which mats have both: %s', ([text, firstSides]) => {
  const firsts = readMeasures(text).flatMap(({ readings }) => readings.map(({ sidesMm: [first = 0] }) => first))
  expect(firsts).toEqual(firstSides.map((mm) => expect.closeTo(mm)))
})

test.for([
  ['6x4x3/4', [1828.8, 1219.2, 19.05]],
  ['6 x 4 x 18', [1828.8, 1219.2, 18]],
  ['2x1x10', [2_000, 1_000, 10]],
  ['90x60x15', [900, 600, 15]],
  ['90x60x1.5', [900, 600, 15]],
  ['72x48x3/4', [1828.8, 1219.2, 19.05]],
  ['1830x1220x17', [1830, 1220, 17]],
] satisfies [string, number[]][])('the third side without a unit is a thickness: %s', ([text, expected]) => {
  const readings = readMeasures(text).flatMap((measure) => measure.readings.map(({ sidesMm }) => sidesMm))
  expect(readings).toContainEqual(expected.map((mm) => expect.closeTo(mm)))
})

test.for([
  ['6 ft', true],
  ['6 ft x 1 m', true],
  ['2 m x 4 ft', true],
  ['2 m x 100 cm', false],
] as const)('a size with a side in inches or feet was rounded when it was made: %s', ([text, imperial]) => {
  expect(readMeasures(text)[0]?.readings.map((reading) => reading.imperial)).toEqual([imperial])
})

test('a measure in inches finds what is made in round millimetres, and millimetres find only themselves', () => {
  expect(measureTermsAround(457.2, true)).toContain(measureTerm(450))
  expect(measureTermsAround(12.7, true)).toContain(measureTerm(12))
  expect(measureTermsAround(17, false)).toContain(measureTerm(17))
  expect(measureTermsAround(17, false)).not.toContain(measureTerm(18))
})

test('what is thin is rounded more: from 50 mm on by three per cent, below it by six', () => {
  expect(measureTermsAround(49, true)).toContain(measureTerm(49 * 1.055))
  expect(measureTermsAround(49, true)).not.toContain(measureTerm(49 * 1.08))
  expect(measureTermsAround(50, true)).toContain(measureTerm(50 * 1.025))
  expect(measureTermsAround(50, true)).not.toContain(measureTerm(50 * 1.055))
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
