import { expect, test } from 'vitest'
import { shownArea } from './shown-area.ts'

const FEET_12_BY_12 = (12 * 304.8) ** 2

test.for([
  [12_960_000, 'mm', '12.96 m²'],
  [12_960_000, 'cm', '12.96 m²'],
  [12_960_000, 'in', '139.5 sq ft (12.96 m²)'],
  [FEET_12_BY_12, 'ft', '144 sq ft (13.38 m²)'],
  [1_400_000_000, 'ft', '15,069.5 sq ft (1,400 m²)'],
] as const)('%i mm² are shown in %s as %s', ([mm2, unit, text]) => {
  expect(shownArea(mm2, unit)).toBe(text)
})
