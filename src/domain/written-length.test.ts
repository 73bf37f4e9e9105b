import { expect, test } from 'vitest'
import { readWrittenLength } from './written-length.ts'

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
  [' 1,830 mm ', 1830],
] as const)('%s is %i mm', ([typed, mm]) => {
  expect(readWrittenLength(typed, 'mm')).toBe(mm)
})

test('what names no unit is in feet or inches where these are shown', () => {
  expect(readWrittenLength('12', 'ft')).toBe(3658)
  expect(readWrittenLength('144', 'in')).toBe(3658)
  expect(readWrittenLength('3.6 m', 'in')).toBe(3600)
})

test.for(['', 'wide', '0', '3 m x 4 m', '-3 m', '3.6 kg', '3 m or 4 m', '2 km', '5000 m', '9'.repeat(60)])(
  '"%s" is no length',
  (typed) => {
    expect(readWrittenLength(typed, 'mm')).toBeUndefined()
  },
)
