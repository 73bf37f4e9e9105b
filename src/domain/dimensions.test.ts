import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSizes, readThicknessMm, type SizeMm } from './dimensions.ts'

const firstSize = (text: string): SizeMm | undefined => readSizes(text)[0]?.size

test.each([
  ['1830 × 1220 mm', 1830, 1220],
  ['1830 x 1220mm', 1830, 1220],
  ['1830mm x 1220mm', 1830, 1220],
  ['1,830 × 1,220 mm', 1830, 1220],
  ['1200 X 600 MM', 1200, 600],
  ['6 ft x 4 ft', 1828.8, 1219.2],
  ["6' x 4'", 1828.8, 1219.2],
  ['1.83 m × 1.22 m', 1830, 1220],
  ['1,83 m × 1,22 m', 1830, 1220],
  ['18" x 30"', 457.2, 762],
  ['18 in x 30 in', 457.2, 762],
  ["Stable mat 6'x4'", 1828.8, 1219.2],
  ['72"x48"', 1828.8, 1219.2],
  ['4ftx6ft', 1219.2, 1828.8],
  ['90cmx60cm', 900, 600],
  ['600mmX900mmx18mm', 600, 900],
  ['120cm x 80cm', 1200, 800],
  ['120 * 80 cm', 1200, 800],
  ['1 m x 50 cm', 1000, 500],
  ['2 meters x 1 meters', 2000, 1000],
  ['60 x 40 cms', 600, 400],
  ['6 ft by 4 ft', 1828.8, 1219.2],
  ['18” x 30”', 457.2, 762],
  ['1 1/2 ft x 2 ft', 457.2, 609.6],
  ['1.83 m x 1.22 m x 17', 1830, 1220],
  ['1830 mm x 1220 mm x 2 pcs', 1830, 1220],
  ['4 x 10 mm bolts for a mat of 90 x 60 cm', 900, 600],
  ['1830 × 1220 × 17 mm', 1830, 1220],
  ['1830 mm x 1220 mm x 17 mm', 1830, 1220],
  ['Mat-1830 × 1220 mm', 1830, 1220],
  ['2 x 1830 x 1220 mm', 1830, 1220],
  ['17 × 1830 × 1220 mm', 1830, 1220],
  ['90 x 60 cm x 15 mm', 900, 600],
  ['90 x 60 cm x 1.5 cm', 900, 600],
  ['183 x 122 cm x 17 mm', 1830, 1220],
  ['1.83 x 1.22 m x 60 mm', 1830, 1220],
  ['200 x 100 cm x 6 cm', 2000, 1000],
  ['72 x 48 in x 18 mm', 1828.8, 1219.2],
  ['2 x 1 m x 10 mm', 2000, 1000],
  ['2 x 1.83 m x 1.22 m', 1830, 1220],
  ['2 x 6 ft x 4 ft', 1828.8, 1219.2],
  ["'6'6\" x 4'", 1981.2, 1219.2],
  ["6' 6\" x 4'", 1981.2, 1219.2],
  ['6’ 6” x 4’', 1981.2, 1219.2],
  ["6'-6\" x 4'", 1981.2, 1219.2],
  ["6' x 4' 6\"", 1828.8, 1371.6],
  ['6ft x 4ft 6in', 1828.8, 1371.6],
  ['Cow mat 6 ft 6 in x 4 ft', 1981.2, 1219.2],
  ['6 feet 6 inches by 4 foot 3-inch', 1981.2, 1295.4],
  ['6\'0"x4\'2"', 1828.8, 1270],
  ['6\'\u00a00" × 4\'\u00a00"', 1828.8, 1219.2],
  ['6\' 6 1/2" x 4\' x 3/4"', 1993.9, 1219.2],
  ["4' x 6' 3/4\"", 1219.2, 1828.8],
  ["4' x 6' 1\" thick", 1219.2, 1828.8],
  ['4 ft x 6 ft 3 in thick', 1219.2, 1828.8],
  ['"1830 × 1220 mm"', 1830, 1220],
  ['Max 1830 × 1220 mm', 1830, 1220],
  ['Stable mat, 1830 × 1220 mm, 17 mm thick', 1830, 1220],
  ['A mat of 6 ft x 4 ft. Also 4 ft x 3 ft.', 1828.8, 1219.2],
])('%s is a size', (text, lengthMm, widthMm) => {
  expect(firstSize(text)).toEqual({ lengthMm, widthMm })
})

test.each([
  '',
  'Rubber mat',
  '2 x M8 bolts',
  '3 x faster',
  '1830 × 1220',
  '4x4 drive',
  '17 mm thick',
  '0 × 0 mm',
  '2 × 3 mats',
  '2 m x 3 mats',
  '10 x 20 mph',
  "6'6 x 4'",
  "6'-8' x 4'",
  '6 ft 6 x 4 ft',
  "6' x 4' 1\"",
  '6 ft x 4 ft 2 in',
  "4' x 6' 18\"",
  '4\' 18" x 30"',
  '3/4" x 2 ft',
  '50-60 x 40 cm',
  '1/0 m x 2 m',
  '1/0 m x 2 m x 3 m',
  '12 x 1 m x 30 cm',
  '5mx drive 4mx4',
  '4mx4x3mx2',
  '3 x 2 m x 30 cm',
])('no size is guessed from %j', (text) => {
  expect(firstSize(text)).toBeUndefined()
})

test('a size in millimetres, centimetres and metres is the same size', () => {
  const side = fc.integer({ min: 50, max: 30_000 })
  fc.assert(
    fc.property(side, side, (lengthMm, widthMm) => {
      const size = { lengthMm, widthMm }
      expect(firstSize(`${lengthMm} x ${widthMm} mm`)).toEqual(size)
      expect(firstSize(`${lengthMm / 10} cm x ${widthMm / 10} cm`)).toEqual(size)
      expect(firstSize(`${(lengthMm / 1000).toFixed(3)} m × ${(widthMm / 1000).toFixed(3)} m`)).toEqual(size)
    }),
  )
})

test.each([
  ['Thickness: 17 mm', 17],
  ['thickness 17mm', 17],
  ['a thickness of 1,5 cm', 15],
  ['17 mm thick', 17],
  ['22MM THICK rubber', 22],
  ['1/2 in the yard, 12 mm thick', 12],
  ['12.5 mm thick', 12.5],
  ['½ m wide and 1 inch thick', 25.4],
  ['3/4" thick', 19.1],
  ['1830 x 1220 mm, 17mm-thick', 17],
  ['90 x 60 x 1.5 cm thick', 15],
  ['Thickness:17mm', 17],
  ['Thickness:\n  17 mm', 17],
  ['17 mm  thick', 17],
  ['Thickness: 0 mm. Now 17 mm thick', 17],
])('%s states a thickness', (text, thicknessMm) => {
  expect(readThicknessMm(text)).toBe(thicknessMm)
})

test.each([
  '',
  '1830 × 1220 mm',
  'thick rubber',
  '17 thick',
  '10-12 mm thick',
  'Thickness varies, 17 mm',
  'Thickness 1830 × 1220 mm',
  '10–12 mm thick',
  '0 mm thick',
  '1/0 mm thick',
  '1,234,567 m thick',
])('no thickness is guessed from %j', (text) => {
  expect(readThicknessMm(text)).toBeUndefined()
})
