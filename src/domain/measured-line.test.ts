import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Fact } from './fact.ts'
import { factOf } from './measured-line.ts'
import { LENGTH_UNITS, WEIGHT_UNITS } from './units.ts'

/** What of a fact can be counted with. */
function numbersOf(fact: Fact) {
  if (fact.kind === 'size') return [fact.lengthMm, fact.widthMm]
  if (fact.kind === 'thickness' || fact.kind === 'width') return [fact.kind, fact.mm.least, fact.mm.most]
  if (fact.kind === 'weight') return [fact.per, fact.grams.least, fact.grams.most]
  return fact.kind === 'hardness' ? [fact.shoreA.least, fact.shoreA.most] : fact.kind
}

const read = (label: string, text: string) => numbersOf(factOf({ label, text }))

test.each([
  ['Size', '1830 × 1220 mm', [1830, 1220]],
  ['size', '6 ft x 4 ft (1829 × 1219 mm)', [1828.8, 1219.2]],
  ['Size', '3600 × 3600 mm laid', [3600, 3600]],
  ['Size', '750 × 600 mm each', [750, 600]],
  ['SIZE', 'approx. 10 m × 1.83 m', [10_000, 1830]],
  ['Size', '1830 × 1220 × 17 mm', [1830, 1220]],
  ['Size', '90 x 60 cm x 15 mm', [900, 600]],
  ['Size', `6' x 4' 6"`, [1828.8, 1371.6]],
  ['Size', '6 ft 6 in x 4 ft (1981 × 1219 mm)', [1981.2, 1219.2]],
  ['Size', '2 meters x 1 meters', [2000, 1000]],
  ['Size', '60 x 40 cms', [600, 400]],
  ['Size', '1 m wide, cut to length', ['width', 1000, 1000]],
  ['Size', '4 ft wide', ['width', 1219.2, 1219.2]],
  ['Thickness', '17 mm', ['thickness', 17, 17]],
  ['Thickness', '19 mm (3/4 in)', ['thickness', 19, 19]],
  ['Thickness', '8 mm, 16 mm at the ribs', ['thickness', 8, 8]],
  ['Thickness', 'about 1.5 cm', ['thickness', 15, 15]],
  ['Thickness', '3-1/2 in', ['thickness', 88.9, 88.9]],
  ['Thickness', '1-1/2"', ['thickness', 38.1, 38.1]],
  ['Thickness', '1½ in', ['thickness', 38.1, 38.1]],
  ['Thickness', '⅝ in', ['thickness', 15.9, 15.9]],
  ['Thickness', '.5 in', ['thickness', 12.7, 12.7]],
  ['Thickness', '1/2-3/4 in', ['thickness', 12.7, 19.1]],
  ['Thickness', '1-2-1/2 in', ['thickness', 25.4, 63.5]],
  ['Thickness', '1-3/2 in', ['thickness', 25.4, 38.1]],
  ['Thickness', '10–12 mm', ['thickness', 10, 12]],
  ['Thickness', '10 mm to 1.2 cm', ['thickness', 10, 12]],
  ['Thickness', '17 mm ± 1 mm', ['thickness', 17, 17]],
  ['Weight', '46 kg (101 lb)', ['piece', 46_000, 46_000]],
  ['Weight', '30 kg each', ['piece', 30_000, 30_000]],
  ['Weight', '6.8 kg per metre', ['metre', 6800, 6800]],
  ['Weight', '4.5 kg/m²', ['square-metre', 4500, 4500]],
  ['Weight', '4.5 kg per m2', ['square-metre', 4500, 4500]],
  ['Weight', '101 lb', ['piece', 45_813, 45_813]],
  ['Weight', '40-44 kg', ['piece', 40_000, 44_000]],
  ['Hardness', '65 Shore A', [65, 65]],
  ['Hardness', '60–65 ShA', [60, 65]],
  ['Hardness', 'Shore A 65', [65, 65]],
  ['Hardness', '65° Shore A', [65, 65]],
  ['Hardness', '100 Shore A', [100, 100]],
  ['Thickness', '19 mm ( 3/4 in )', ['thickness', 19, 19]],
  ['Size', '1   m  wide', ['width', 1000, 1000]],
])('%s: %s is %j', (label, text, expected) => {
  expect(read(label, text)).toEqual(expected)
})

test.each([
  ['Size', 'to order'],
  ['Size', '1830 × 1220'],
  ['Size', 'up to 1830 × 1220 mm'],
  ['Size', '600 × 400 mm or 900 × 600 mm'],
  ['Size', '600 × 400 mm, 900 × 600 mm'],
  ['Size', '600 × 400 to 900 × 600 mm'],
  ['Size', '1 m wide, 10 m long'],
  ['Size', '0 × 0 mm'],
  ['Thickness', '17'],
  ['Thickness', '10 mm or 12 mm'],
  ['Thickness', '10 mm and 12 mm'],
  ['Thickness', '10 mm, 12 mm, 17 mm'],
  ['Thickness', '4 mm pile, 8 mm in all'],
  ['Thickness', '12 mm (8 mm base)'],
  ['Thickness', 'up to 12 mm'],
  ['Thickness', '12 mm minimum'],
  ['Thickness', '3-3/2 in'],
  ['Thickness', '2-1-1/2 in'],
  ['Size', 'RM-6-1/2 in x 60 cm'],
  ['Thickness', '3½-2½ in'],
  ['Thickness', '1\' 2"'],
  ['Thickness', '12–10 mm'],
  ['Thickness', '4 m²'],
  ['Weight', '42'],
  ['Weight', '42 kg per pallet'],
  ['Weight', '42 kg (pair)'],
  ['Weight', '42 kg, box of 9'],
  ['Weight', '42 kg/roll'],
  ['Weight', '0 kg'],
  ['Hardness', '65'],
  ['Hardness', '65 Shore D'],
  ['Hardness', '650 Shore A'],
  ['Material', '12 mm rubber'],
  ['Density', '950 kg/m³'],
])('%s: %s stays words', (label, text) => {
  expect(read(label, text)).toBe('stated')
})

const METRIC_AND_IMPERIAL = ['mm', 'cm', 'm', 'in', 'ft']

test('a length is the same number of millimetres in whatever unit it is written', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...METRIC_AND_IMPERIAL),
      fc.integer({ min: 500, max: 100_000 }),
      fc.integer({ min: 500, max: 100_000 }),
      (unit, lengthTenths, widthTenths) => {
        const inUnit = (tenths: number) => `${decimal(tenths / 10 / (LENGTH_UNITS.get(unit)?.mm ?? 0))} ${unit}`
        const [length, width] = [inUnit(lengthTenths), inUnit(widthTenths)]
        expect(read('Size', `${length} × ${width}`)).toEqual([lengthTenths / 10, widthTenths / 10])
        expect(read('Thickness', length)).toEqual(['thickness', lengthTenths / 10, lengthTenths / 10])
        expect(read('Size', `${width} wide`)).toEqual(['width', widthTenths / 10, widthTenths / 10])
      },
    ),
  )
})

test('a weight is the same number of grams in whatever unit it is written', () => {
  fc.assert(
    fc.property(fc.constantFrom(...WEIGHT_UNITS), fc.integer({ min: 1, max: 5_000_000 }), ([name, unit], grams) => {
      expect(read('Weight', `${decimal(grams / unit.grams)} ${name}`)).toEqual(['piece', grams, grams])
    }),
  )
})

test('what states no unit is no number', () => {
  const word = fc.constantFrom(
    '17',
    '1,830',
    '1.83',
    '½',
    '×',
    'x',
    '-',
    '–',
    'to',
    'about',
    '(',
    ')',
    ',',
    'pieces',
    'M8',
  )
  fc.assert(
    fc.property(
      fc.constantFrom('Size', 'Thickness', 'Weight', 'Hardness'),
      fc.array(word).map((words) => words.join(' ')),
      (label, text) => {
        expect(read(label, text)).toBe('stated')
      },
    ),
  )
})

test('a measure stands where its fact says, and the line is kept as it is', () => {
  const piece = fc.constantFrom(
    '17',
    '12',
    ' ',
    '×',
    'mm',
    'kg',
    'm',
    '–',
    'Shore A',
    'about ',
    ', ',
    '(',
    ')',
    'per',
    'é',
  )
  fc.assert(
    fc.property(
      fc.constantFrom('Size', 'Thickness', 'Weight', 'Hardness'),
      fc.array(piece).map((pieces) => pieces.join('')),
      (label, text) => {
        const fact = factOf({ label, text })
        expect(fact.line).toMatchObject({ label, text })
        if (fact.kind === 'stated' || fact.line === undefined) return
        const [start, end] = fact.line.at
        expect(
          numbersOf(factOf({ label, text: text.slice(start, end) + (fact.kind === 'width' ? ' wide' : '') })),
        ).toEqual(fact.kind === 'weight' ? ['piece', fact.grams.least, fact.grams.most] : numbersOf(fact))
      },
    ),
    { numRuns: 2000 },
  )
})

test('a long line takes no longer for each of its characters', () => {
  const begun = performance.now()
  for (const part of ['1 ', '1', '1,', ' ', '1 mm, ', '(', 'about ']) {
    for (const label of ['Size', 'Thickness', 'Weight', 'Hardness']) factOf({ label, text: `1 ${part.repeat(20_000)}` })
  }
  // Half a second on a quiet machine; by the square of its length it would be minutes.
  expect(performance.now() - begun).toBeLessThan(10_000)
})

/** Twelve digits after the point, for no more are read. */
function decimal(amount: number): string {
  return amount.toFixed(12).replace(/\.?0+$/, '')
}
