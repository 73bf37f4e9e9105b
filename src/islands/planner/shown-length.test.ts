import { expect, test } from 'vitest'
import { readWrittenLength } from '#domain/written-length.ts'
import { planLength, shownLength } from './shown-length.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test.for([
  [3600, 'mm', '3600 mm'],
  [3600, 'cm', '360 cm'],
  [1220, 'in', '48"'],
  [3600, 'in', `11' 9 3/4"`],
  [3658, 'ft', `12'`],
  [0, 'in', `0"`],
  [0, 'ft', `0"`],
  [1, 'in', '1 mm'],
  [2, 'in', '1/8"'],
] as const)('%i mm in %s is %s', ([mm, unit, text]) => {
  expect(plain(shownLength(mm, unit))).toBe(text)
})

test('before another length the unit is left to that one', () => {
  expect([planLength(1830, 'mm'), plain(planLength(1830, 'in'))]).toEqual(['1830', '72"'])
})

test('what is shown is read again as nearly as it is shown', () => {
  for (let mm = 1; mm < 20_000; mm += 37) {
    for (const unit of ['mm', 'cm', 'in', 'ft'] as const) {
      const read = readWrittenLength(shownLength(mm, unit), unit) ?? 0
      expect(Math.abs(read - mm), `${mm} ${unit}`).toBeLessThanOrEqual(unit === 'mm' || unit === 'cm' ? 0 : 2)
    }
  }
})
