import fc from 'fast-check'
import { expect, test } from 'vitest'
import { breakable, inOneLine, unbroken } from './unbroken.ts'

/** With `_` for each space that no line may break at, and `^` where a joiner holds two signs together. */
const shown = (text: string) => unbroken(text).replaceAll('\u00a0', '_').replaceAll('\u2060', '^')

test.each([
  ['Latex-core cow mattress, 60 mm', 'Latex-core cow mattress, 60_mm'],
  ['Ribbed matting, 1 m wide', 'Ribbed matting, 1_m wide'],
  ['1830 × 1220 mm', '1830_×_1220_mm'],
  ['1,830 × 1,220 mm', '1,830_×_1,220_mm'],
  ['1830 x 1220 mm', '1830_x_1220_mm'],
  ['Roll, 1.83 m × 10 m', 'Roll, 1.83_m_×_10_m'],
  [`6' × 4' or 18" x 30"`, `6'_×_4' or 18"_x_30"`],
  ['1830 × 1220 × 17 mm', '1830_× 1220_× 17_mm'],
  ['2 × Welcome doormat', '2_× Welcome doormat'],
  ['12 × 30 mm thick mat', '12_×_30_mm thick mat'],
  ['Weight: 14.5 kg', 'Weight: 14.5_kg'],
  ['½ m of 1 1/2 in tube', '½_m of 1 1/2_in tube'],
  ['a 1⅝ in mat', 'a 1⅝_in mat'],
  ['-20 °C to 70 °C, 90 % recycled', '-20_°C to 70_°C, 90_% recycled'],
  ['1830mm × 1220mm', '1830mm_×_1220mm'],
  ['5–7 business days, within 30 days', '5–^7_business days, within 30_days'],
  ['Studs of 10–12 mm, 10 – 12 kg or 10 –12 cm', 'Studs of 10–^12_mm, 10_–^_12_kg or 10_–^12_cm'],
  ['5-7 business days', '5-^7_business days'],
  ['over 60,000 square feet', 'over 60,000_square feet'],
  ['12 m² in 3 hours', '12_m² in 3_hours'],
  ['Horse & Stable', 'Horse &_Stable'],
  ['R& D, R&D', 'R& D, R&D'],
  ['A mat of × kg – no number, x m', 'A mat of × kg – no number, x m'],
])('%s', (text, expected) => {
  expect(shown(text)).toBe(expected)
})

const UNITS = [
  ...['mm', 'cm', 'm', 'km', 'in', 'inch', 'inches', 'ft', 'foot', 'feet', 'yd', 'yard', 'yards', 'metre', 'metres'],
  ...[
    'millimetres',
    'centimeter',
    'kilometers',
    'm²',
    'cm²',
    'mm²',
    'km²',
    'm³',
    'm2',
    'square',
    'cubic',
    'g',
    'mg',
    'kg',
  ],
  ...['gsm', 't', 'tonne', 'tonnes', 'kilo', 'kilos', 'lb', 'lbs', 'oz', 'l', 'ml', 'litre', 'liters', 'N', 'kN', 'Pa'],
  ...[
    'kPa',
    'MPa',
    'W',
    'kW',
    'V',
    'Hz',
    'dB',
    '°',
    '°C',
    '°F',
    '%',
    'degree',
    'degrees',
    'per cent',
    'business',
    'day',
  ],
  ...['days', 'week', 'weeks', 'month', 'months', 'year', 'years', 'hour', 'hours', 'minute', 'minutes'],
]

test.each(UNITS)('no line breaks before %s', (unit) => {
  expect(shown(`17 ${unit}, 5-7 ${unit}`)).toBe(`17_${unit}, 5-^7_${unit}`)
})

test.each(UNITS.filter((unit) => /[a-z]$/i.test(unit)))('%s is no unit within a word', (unit) => {
  expect(shown(`17 ${unit}x`)).toBe(`17 ${unit}x`)
})

test('a short text stands on one line', () => {
  expect(inOneLine('24 Nov 2026')).toBe('24\u00a0Nov\u00a02026')
})

test('gaps are as wide as people make them', () => {
  expect(shown('17    mm')).toBe('17_mm')
  expect(shown('17     mm')).toBe('17     mm')
  expect(shown(`1 1/2" in and 6' ft, 17″ mm`)).toBe(`1 1/2"_in and 6'_ft, 17″_mm`)
})

test.each([
  'HH-010101',
  'Code 1812-17 of 2022-23 stands',
  'A 4 milking lane',
  '17 models',
  '3 gentle ribs, 2 inlays',
  'M8 x bolts',
  'in 2022 the fourth',
  '17\nmm',
  '17mm thick',
])('%j has nothing to hold together', (text) => {
  expect(unbroken(text)).toBe(text)
})

test('nothing but spaces and joiners changes, and a second time nothing at all', () => {
  const word = fc.constantFrom(
    '17',
    '10–12',
    '–',
    '1,830',
    '2.5',
    'mm',
    'm',
    'kg',
    '×',
    'x',
    'mat',
    '½',
    '"',
    'days',
    '\n',
    ' ',
  )
  const texts = fc.oneof(
    fc.array(word, { maxLength: 12 }).map((words) => words.join(' ')),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
  )
  const plain = (text: string) => breakable(text).replace(/[^\S\r\n]+/g, ' ')
  fc.assert(
    fc.property(texts, (text) => {
      expect(plain(unbroken(text))).toBe(plain(text))
      expect(unbroken(unbroken(text))).toBe(unbroken(text))
    }),
  )
})

test('a long text of numbers takes no longer for each of them', () => {
  const text = '1 × '.repeat(50_000)
  const begun = performance.now()
  unbroken(text)
  unbroken('1 '.repeat(100_000))
  unbroken(`1${' '.repeat(50_000)}x`)
  expect(performance.now() - begun).toBeLessThan(2_000)
})
