import { expect, test } from 'vitest'
import { isWrittenNothing, readWrittenLength } from './written-length.ts'

test.for([
  ['3.6 m', 3600],
  ['3,6 m', 3600],
  ['360 cm', 3600],
  ['3600', 3600],
  ['3600mm', 3600],
  ['3.6', 3600],
  ['4', 4000],
  [`12'6"`, 3810],
  [`12' 6"`, 3810],
  [`12'`, 3658],
  ['12 ft 6 in', 3810],
  ['12 ft', 3658],
  ['11 ft 10 1/2 in', 3620],
  ['12′6″', 3810],
  ['72"', 1829],
  ['6½ ft', 1981],
  [`6' 6½"`, 1994],
  [`12'-6"`, 3810],
  [`12'-6 1/2"`, 3823],
  [`12'-6-1/2"`, 3823],
  ['.5 m', 500],
  [' 1,830 mm ', 1830],
] as const)('%s is %i mm', ([typed, mm]) => {
  expect(readWrittenLength(typed, 'mm')).toBe(mm)
})

test.for([
  ['40', 40_000],
  ['41', 41],
  [`1' 0"`, 305],
  ['1 feet 6 inches', 457],
  ['1 foot 6', 457],
  ['1   ft   6   in', 457],
  ['1 m', 1000],
  ['0.5 mm', 1],
  [`${'0'.repeat(36)}3600`, 3600],
  ['999.6 m', 999_600],
  [`1234' 1"`, 376_149],
] as const)('%s is %i mm', ([typed, mm]) => {
  expect(readWrittenLength(typed, 'mm')).toBe(mm)
})

test.for([
  ['15', 'mm', 15],
  ['1.5', 'cm', 15],
  ['1/2', 'in', 13],
  ['1', 'ft', 25],
  ['0.5 m', 'mm', 500],
] as const)('%s of a gap in %s is %i mm', ([typed, unit, mm]) => {
  expect(readWrittenLength(typed, unit, 'gap')).toBe(mm)
})

test.for([
  ['36', 'in', 914],
  ['36', 'ft', 914],
  ['3', 'in', 76],
  ['3 ft', 'in', 914],
  ['90', 'cm', 900],
  ['30', 'cm', 300],
  ['2', 'cm', 20],
  ['1.2', 'cm', 1200],
  ['30', 'mm', 30],
  ['20', 'mm', 20],
  ['0.9', 'mm', 900],
  ['1.2 m', 'mm', 1200],
] as const)('%s of a door in %s is %i mm', ([typed, unit, mm]) => {
  expect(readWrittenLength(typed, unit, 'part')).toBe(mm)
})

test('a long wall that names no unit is in the smaller one that is shown', () => {
  expect([readWrittenLength('360', 'cm'), readWrittenLength('3.6', 'cm')]).toEqual([3600, 3600])
})

test.for(['0', '0 mm', '0"', " 0' "])('%s is nothing', (typed) => {
  expect(isWrittenNothing(typed)).toBe(true)
})

test.for(['', '10', '0 x 3', '00'])('"%s" is not nothing', (typed) => {
  expect(isWrittenNothing(typed)).toBe(false)
})

test('what names no unit is in feet or inches where these are shown', () => {
  expect(readWrittenLength('12', 'ft')).toBe(3658)
  expect(readWrittenLength('40', 'ft')).toBe(12_192)
  expect(readWrittenLength('41', 'in')).toBe(1041)
  expect(readWrittenLength('144', 'in')).toBe(3658)
  expect(readWrittenLength('3.6 m', 'in')).toBe(3600)
})

test.for([
  '',
  'wide',
  '0',
  '3 m x 4 m',
  '-3 m',
  '3.6 kg',
  '3 m or 4 m',
  '2 km',
  '5000 m',
  '0.4 mm',
  `0'0"`,
  'a 3 m',
  '3 m long',
  `a 1' 2"`,
  `1' 2" b`,
  `12345' 1"`,
  '3'.padStart(41, '0'),
  '9'.repeat(60),
])('"%s" is no length', (typed) => {
  expect(readWrittenLength(typed, 'mm')).toBeUndefined()
})
