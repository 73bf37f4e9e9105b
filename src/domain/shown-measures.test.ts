import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { imperialLength, imperialSides, inchStep } from './imperial-text.ts'
import { millimetresOf, readLengths } from './length.ts'
import { poundsText } from './pounds.ts'
import { inShownUnit, isWorkedOut } from './shown-measures.ts'
import { SHOWN_UNITS, shownUnitOf } from './shown-unit.ts'
import { breakable } from './unbroken.ts'
import { readWrittenLength } from './written-length.ts'

const NO_BREAK = '\u00a0'

describe('inches and feet', () => {
  test.each([
    [1830, '72"', "6'"],
    [1220, '48"', "4'"],
    [19, '3/4"', '3/4"'],
    [17, '21/32"', '21/32"'],
    [14, '9/16"', '9/16"'],
    [15, '19/32"', '19/32"'],
    [50, `1${NO_BREAK}31/32"`, `1${NO_BREAK}31/32"`],
    [1200, `47${NO_BREAK}1/4"`, `3'${NO_BREAK}11${NO_BREAK}1/4"`],
    [600, `23${NO_BREAK}5/8"`, `1'${NO_BREAK}11${NO_BREAK}5/8"`],
    [10_000, `32'${NO_BREAK}10"`, `32'${NO_BREAK}10"`],
    [3658, "12'", "12'"],
    [305, '12"', "1'"],
    [1, '1/32"', '1/32"'],
    [0.5, '0.02"', '0.02"'],
  ])('%d mm are %s or %s', (mm, inches, feet) => {
    expect(imperialLength(mm, 'in')).toBe(inches)
    expect(imperialLength(mm, 'ft')).toBe(feet)
  })

  test.each([
    [[1830, 1220], '72" × 48"', "6' × 4'"],
    [[10_000, 1830], `32' 10" × 6' 0"`, `32' 10" × 6' 0"`],
    [[9144, 1829], "30' × 6'", "30' × 6'"],
    [[3600, 3600], `11' 10" × 11' 10"`, `11' 10" × 11' 10"`],
    [[1220, 10_000], `4' 0" × 32' 10"`, `4' 0" × 32' 10"`],
    [[600, 400], '23 5/8" × 15 3/4"', `1' 11 5/8" × 1' 3 3/4"`],
    [[1830, 1220, 17], '72" × 48" × 21/32"', `6' × 4' × 21/32"`],
    [[10_000, 1220, 6], `32' 10" × 4' 0" × 1/4"`, `32' 10" × 4' 0" × 1/4"`],
    [[290, 150], '11 3/8" × 5 7/8"', '11 3/8" × 5 7/8"'],
  ])('%j mm are %s or %s: all in one way', (sidesMm, inches, feet) => {
    expect(breakable(imperialSides(sidesMm, 'in').join(' × '))).toBe(inches)
    expect(breakable(imperialSides(sidesMm, 'ft').join(' × '))).toBe(feet)
  })

  test('no size has a side in inches beside one in feet, but for what is less than a foot', () => {
    const sides = fc.array(fc.integer({ min: 1, max: 30_000 }), { minLength: 1, maxLength: 3 })
    fc.assert(
      fc.property(sides, fc.constantFrom('in', 'ft'), (sidesMm, unit) => {
        const texts = imperialSides(sidesMm, unit)
        const long = texts.filter((_, index) => (sidesMm[index] ?? 0) >= 305)
        const ways = long.map((text) => (text.includes("'") ? (text.includes('"') ? 'both' : 'feet') : 'inches'))
        expect(new Set(ways).size, texts.join(' × ')).toBeLessThanOrEqual(1)
        expect(texts.join('')).not.toMatch(/\d\.\d+'/)
      }),
    )
  })

  test('no two whole millimetres of a thickness are written alike, and each is within half of a step', () => {
    const millimetre = fc.integer({ min: 1, max: 50 })
    fc.assert(
      fc.property(millimetre, millimetre, fc.constantFrom('in', 'ft'), (one, other, unit) => {
        fc.pre(one !== other)
        expect(imperialLength(one, unit)).not.toBe(imperialLength(other, unit))
      }),
    )
    for (let mm = 1; mm <= 50; mm += 1) expect(astray(mm)).toBeLessThanOrEqual(25.4 / 32 / 2 + READ_TO_MM)
  })

  test('there and back is within half of the step that is written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 300_000 }), (tenths) => {
        const mm = tenths / 10
        expect(astray(mm)).toBeLessThanOrEqual((inchStep(mm / 25.4) * 25.4) / 2 + (mm >= 3048 ? 0.5 : READ_TO_MM))
      }),
    )
  })

  /** Lengths are read to a tenth of a millimetre; those of feet and inches to a whole one. */
  const READ_TO_MM = 0.051

  /** By how many millimetres what is written differs from the length. */
  function astray(mm: number): number {
    const text = breakable(imperialLength(mm, 'in'))
    const [read] = readLengths(text)
    const inches = read?.end === text.length ? read.sides[0] && millimetresOf(read.sides[0]) : undefined
    return Math.abs((inches ?? readWrittenLength(text, 'in') ?? 0) - mm)
  }

  test.each([
    [200, '0.44 lb'],
    [452, '1 lb'],
    [454, '1 lb'],
    [520, '1.1 lb'],
    [45_100, '99.4 lb'],
    [45_500, '100 lb'],
    [1_000_000, '2,205 lb'],
  ])('%d g are %s', (grams, text) => {
    expect(poundsText(grams)).toBe(text)
  })

  test('pounds are within half a tenth, or half a pound from a hundred on', () => {
    fc.assert(
      fc.property(fc.integer({ min: 500, max: 2_000_000 }), (grams) => {
        const pounds = Number(poundsText(grams).replace(' lb', '').replace(',', ''))
        const most = grams < 45_359 ? 0.05 : 0.5
        expect(Math.abs(pounds - grams / 453.59237)).toBeLessThanOrEqual(most + 1e-9)
      }),
    )
  })
})

describe('facts in another unit', () => {
  test.each([
    ['1830 × 1220 mm · 17 mm', '183 × 122 cm · 1.7 cm', '72" × 48" · 21/32"'],
    ['10000 × 1830 mm', '1000 × 183 cm', `32' 10" × 6' 0"`],
    ['10–12 mm', '1–1.2 cm', '13/32"–15/32"'],
    ['42 kg', '42 kg', '92.6 lb'],
    ['4.4 kg per metre', '4.4 kg per metre', '3 lb/ft'],
    ['5.2 kg per m²', '5.2 kg per m²', '1.1 lb/ft²'],
    ['8 mm, 16 mm at the ribs', '0.8 cm, 1.6 cm at the ribs', '5/16", 5/8" at the ribs'],
    ['750 × 600 mm each', '75 × 60 cm each', '29 1/2" × 23 5/8" each'],
    ['up to 20 m', 'up to 20 m', `up to 65' 7" (20 m)`],
    ['Along grooves 5 mm deep', 'Along grooves 0.5 cm (5 mm) deep', 'Along grooves 3/16" (5 mm) deep'],
  ])('%s', (text, centimetres, inches) => {
    expect(inShownUnit(text, 'cm')).toBe(centimetres)
    expect(breakable(inShownUnit(text, 'in'))).toBe(inches)
    expect(inShownUnit(text, 'mm')).toBe(text)
  })

  test.each([
    ...['65 Shore A', '970 kg/m³', '700 g/m²', '2 m²', '60 °C', 'Sold 5 in a box', 'Black', '40 kV AC', '9 pieces'],
    ...['19 mm (1 in)', '19 mm (about 3/4 in)', '46 kg (12 lb)', '6 ft x 4 ft (1829 mm)'],
  ])('%s stays as the maker states it', (text) => {
    for (const unit of SHOWN_UNITS) expect(inShownUnit(text, unit)).toBe(text)
  })

  test.each([
    ...['1830 × 1220 × 10–12 mm', '8 to 10 mm', '10 or 12 mm', '10, 12 or 15 mm', '17 ± 1 mm', '17 mm ± 1', '12/17 mm'],
    ...['1 220 mm', '8mm-10mm', '38 or 42 kg', '12 & 17 mm', '8 … 10 mm', '8 up to 10 mm', '1220 mm wide × 1830 long'],
    ...['12/17 × 30 cm', '5/6–7 mm', '12 mm, 15 or 17', '8 mm, 10', '30" or 36"', '8–10 mm or 12', '1/2 kg'],
  ])('%s stays as the maker states it, since only a part of it could be converted', (text) => {
    for (const unit of SHOWN_UNITS) expect(inShownUnit(text, unit)).toBe(text)
  })

  test('a number that is no part of the measure leaves that to be converted', () => {
    expect(inShownUnit('1.3 m (EN 1177)', 'cm')).toBe('1.3 m (EN 1177)')
    expect(breakable(inShownUnit('1.3 m (EN 1177)', 'in'))).toBe('51 1/8" (EN 1177)')
    expect(inShownUnit('8–10 mm, 1.5 cm at the ribs', 'cm')).toBe('0.8–1 cm, 1.5 cm at the ribs')
    expect(inShownUnit('17 mm, 42 kg', 'cm')).toBe('1.7 cm, 42 kg')
    expect(inShownUnit('8 or 10 mm · 42 kg', 'in')).toBe('8 or 10 mm · 92.6 lb')
  })

  test('no number without a unit stands beside one that was converted', () => {
    // None of them can come of converting another.
    const figures = ['1009', '2003', '3001', '4001']
    const joint = fc.constantFrom(
      ...[' to ', ' or ', ' and ', '/', ', ', ' × ', ' x ', 'x', ' ± ', '-', '–', ' – ', ' & ', ' '],
    )
    const unit = fc.constantFrom('', '', ' mm', 'mm', ' cm', ' m', ' in', '"', ' ft', ' kg', ' lb', ' kg per m²')
    const numbers = fc.array(fc.record({ unit, joint }), { minLength: 2, maxLength: figures.length })
    fc.assert(
      fc.property(numbers, fc.constantFrom(...SHOWN_UNITS), (drawn, shown) => {
        const stated = drawn.map((number, index) => ({ ...number, figure: figures[index] ?? '' }))
        const text = stated
          .map(({ figure, unit, joint }, index) => `${index === 0 ? '' : joint}${figure}${unit}`)
          .join('')
        const result = inShownUnit(text, shown)
        const isAsStated = stated.map(({ figure }) => result.includes(figure))
        const loose = stated.filter(
          ({ unit }, index) =>
            unit === '' && isAsStated[index] && (isAsStated[index - 1] === false || isAsStated[index + 1] === false),
        )
        expect(loose, `${text} → ${result}`).toEqual([])
      }),
      { numRuns: 2_000 },
    )
  })

  test.each([
    ['42 kg, 17 mm', 'in', '92.6 lb, 21/32"'],
    ['38–42 kg', 'in', '83.8–92.6 lb'],
    ['38–42 kg per metre', 'in', '25.5–28.2 lb/ft'],
    ['101 lb', 'mm', '45.8 kg'],
    ['2,205 lb', 'cm', '1,000 kg'],
    ['38–42 lb', 'cm', '17.2–19.1 kg'],
    ['3 lb per metre', 'mm', '1.4 kg per metre'],
    ['Weighs 3 lb', 'mm', 'Weighs 3 lb'],
    ['Weighs 3 kg', 'in', 'Weighs 6.6 lb (3 kg)'],
    ['1/2 lb', 'mm', '0.23 kg'],
    ['17 mm on 2 m²', 'in', '21/32" on 2 m²'],
    ['1/4"', 'mm', '6.4 mm'],
    ['1/4"', 'cm', '0.64 cm'],
    ['3/4"', 'mm', '19.1 mm'],
    ['2"', 'mm', '51 mm'],
    ["10'", 'mm', '3048 mm'],
    ["10'", 'cm', '304.8 cm'],
    ['1/2–3/4"', 'mm', '12.7–19.1 mm'],
    [`6' 4"`, 'mm', '1930 mm'],
    ['3-1/2 in', 'mm', '89 mm'],
    ['1½ in', 'mm', '38.1 mm'],
    ['.5 in', 'mm', '12.7 mm'],
    ['1-3/4 lb', 'mm', '0.79 kg'],
    [`6' 4" x 4'`, 'cm', '193 × 121.9 cm'],
    ['10–12 cm', 'cm', '10–12 cm'],
  ] as const)('%s in %s is %s', (text, unit, expected) => {
    expect(breakable(inShownUnit(text, unit))).toBe(expected)
  })

  test.each([
    ['6 ft x 4 ft (1829 × 1219 mm)', '182.9 × 121.9 cm', '72" × 48"', "6' × 4'"],
    ['1829 x 1219 x 19 mm (72" x 48" x 3/4")', undefined, '72" × 48" × 3/4"', `6' × 4' × 3/4"`],
    ['19 mm (3/4 in)', '1.9 cm', '3/4"', '3/4"'],
    ['10–12 mm (3/8–1/2 in)', '1–1.2 cm', '3/8"–1/2"', '3/8"–1/2"'],
    ['17 mm (0.67 in)', '1.7 cm', '0.67 in', '0.67 in'],
    ['46 kg (101 lb)', '46 kg', '101 lb', '101 lb'],
    ['101 lb (46 kg)', '46 kg', '101 lb', '101 lb'],
    ['38–42 kg (84–93 lb)', '38–42 kg', '84–93 lb', '84–93 lb'],
    ['19 mm (3/4 in) · 46 kg (101 lb)', '1.9 cm · 46 kg', '3/4" · 101 lb', '3/4" · 101 lb'],
  ])('of %s what is stated in the unit is shown, in millimetres all of it', (text, cm, inches, feet) => {
    expect(inShownUnit(text, 'mm')).toBe(text)
    if (cm !== undefined) expect(inShownUnit(text, 'cm')).toBe(cm)
    expect(breakable(inShownUnit(text, 'in'))).toBe(inches)
    expect(breakable(inShownUnit(text, 'ft'))).toBe(feet)
  })

  test('what is shown as it is stated, or says itself what is stated, was not worked out', () => {
    expect(isWorkedOut(inShownUnit('17 mm', 'in'), '17 mm')).toBe(true)
    expect(isWorkedOut(inShownUnit('17 mm', 'mm'), '17 mm')).toBe(false)
    expect(isWorkedOut(inShownUnit('46 kg (101 lb)', 'in'), '46 kg (101 lb)')).toBe(false)
    expect(isWorkedOut(inShownUnit('19 mm (3/4 in)', 'in'), '19 mm (3/4 in)')).toBe(false)
    expect(isWorkedOut(inShownUnit('up to 20 m', 'in'), 'up to 20 m')).toBe(false)
  })

  test('what is stated in inches is shown in millimetres', () => {
    expect(inShownUnit('30" x 18"', 'mm')).toBe('762 × 457 mm')
    expect(inShownUnit('30" x 18"', 'in')).toBe('30" x 18"')
  })

  test('a text without a number is never changed', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...SHOWN_UNITS), (text, unit) => {
        fc.pre(!/[\d½¼¾⅛⅜⅝⅞]/.test(text))
        expect(inShownUnit(text, unit)).toBe(breakable(text))
      }),
    )
  })
})

test('inches are shown where the region measures in them, until somebody chooses', () => {
  expect(['en-US', 'es-US', 'en-LR', 'my-MM'].map((language) => shownUnitOf('', language))).toEqual(Array(4).fill('in'))
  expect(['en-GB', 'en', 'de', 'en-AU', ''].map((language) => shownUnitOf('', language))).toEqual(Array(5).fill('mm'))
  expect(shownUnitOf('cm', 'en-US')).toBe('cm')
  expect(shownUnitOf('furlong', 'en-GB')).toBe('mm')
})
