import { expect, test } from 'vitest'
import { nearestWidth, SMALL_WIDTH, THUMB_WIDTH } from './picture-widths.ts'

test.each([
  { widths: [180, 360, 720, 800], wanted: SMALL_WIDTH, nearest: 360 },
  { widths: [180, 300], wanted: SMALL_WIDTH, nearest: 300 },
  { widths: [90], wanted: THUMB_WIDTH, nearest: 90 },
  { widths: [720, 1200, 2000], wanted: 900, nearest: 720 },
  { widths: [], wanted: 360, nearest: 360 },
])('of $widths, $nearest comes nearest to $wanted', ({ widths, wanted, nearest }) => {
  expect(nearestWidth(widths, wanted)).toBe(nearest)
})
