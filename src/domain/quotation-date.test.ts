import { expect, test } from 'vitest'
import { addDays, localDay } from './quotation-date.ts'

test('a moment is a day of the clock that it is read from', () => {
  expect(localDay(new Date(2026, 0, 31, 23, 59))).toEqual({ year: 2026, month: 1, day: 31 })
  expect(localDay(new Date(2026, 11, 1, 0, 0))).toEqual({ year: 2026, month: 12, day: 1 })
})

test.each([
  [{ year: 2026, month: 11, day: 24 }, 30, { year: 2026, month: 12, day: 24 }],
  [{ year: 2026, month: 12, day: 24 }, 30, { year: 2027, month: 1, day: 23 }],
  [{ year: 2028, month: 2, day: 28 }, 1, { year: 2028, month: 2, day: 29 }],
  [{ year: 2026, month: 3, day: 1 }, -1, { year: 2026, month: 2, day: 28 }],
  [{ year: 2026, month: 3, day: 1 }, 0, { year: 2026, month: 3, day: 1 }],
])('from %o, %i days on it is %o', (day, days, then) => {
  expect(addDays(day, days)).toEqual(then)
})
