import { expect, test } from 'vitest'
import { statedFacts } from './stated-facts.ts'

test('what a page says in its own words is measured, and other lines stay as they are', () => {
  expect(
    statedFacts([
      { label: 'Size', text: '900 × 600 mm' },
      { label: 'Thickness', text: '10 mm' },
      { label: 'Finish', text: 'Ribbed' },
    ]),
  ).toEqual([
    { kind: 'size', lengthMm: 900, widthMm: 600, line: { label: 'size', text: '900 × 600 mm', at: [0, 12] } },
    { kind: 'thickness', mm: { least: 10, most: 10 }, line: { label: 'thickness', text: '10 mm', at: [0, 5] } },
    { kind: 'stated', line: { label: 'Finish', text: 'Ribbed' } },
  ])
})
