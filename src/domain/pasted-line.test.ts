import { expect, test } from 'vitest'
import { readPastedLine } from './pasted-line.ts'

/** `A-1 × 12`, `A-1 ? problem (written)`, or the line where it states no quantity. */
function told(line: string): string {
  const { wanted, quantity } = readPastedLine(line)
  if (quantity.status === 'stated') return `${wanted} × ${quantity.quantity}`
  return quantity.status === 'unstated' ? wanted : `${wanted} ? ${quantity.problem} (${quantity.written})`
}

test.each([
  ['  12 x A-1 ', 'A-1 × 12'],
  ['-  12 x A-1', 'A-1 × 12'],
  ['•\t12 x  A-1', 'A-1 × 12'],
  ['(12) A-1', 'A-1 × 12'],
  ['120pcs A-1', 'A-1 × 120'],
  ['12pc A-1', 'A-1 × 12'],
  ['12 pcs office mat', 'office mat × 12'],
  ['12 pcs roof mat', 'roof mat × 12'],
  ['12 pcs de A-1', 'A-1 × 12'],
  ['12 - A-1', 'A-1 × 12'],
  ['12 -- A-1', 'A-1 × 12'],
  ['A-1 --- 12', 'A-1 × 12'],
  ['A-1, 12', 'A-1 × 12'],
  ['12 mat - black', 'mat - black × 12'],
  ['no mat 12', 'no mat × 12'],
  ['RM-1005 12 sheets', 'RM-1005 × 12'],
  ['12 tiles RM-1005', 'RM-1005 × 12'],
  ['12 sheets of RM-1005', 'RM-1005 × 12'],
  ['12 tiles black', 'tiles black × 12'],
  ['१२ x A-1', 'A-1 × 12'],
  ['A-١ ١٢', 'A-١ × 12'],
])('%j says how many of what', (line, expected) => {
  expect(told(line)).toBe(expected)
})

test.each([
  ['4 x A-1 5', 'A-1 5 × 4'],
  ['4 A-1 x 5', '4 A-1 × 5'],
  ['4x A-1 5', 'A-1 5 × 4'],
  ['x4 A-1 5', 'A-1 5 × 4'],
  ['4 pcs A-1 5', 'A-1 5 × 4'],
  ['4 A-1 5 pcs', '4 A-1 × 5'],
  ['Qty: 4 A-1 5', 'A-1 5 × 4'],
  ['10234 A-1 5', '10234 A-1 × 5'],
  ['4 A-1 1.200', 'A-1 1.200 × 4'],
])('%j has another number that is no quantity', (line, expected) => {
  expect(told(line)).toBe(expected)
})

test.each([
  ['4 A-1 5', '4 A-1 5 ? two-numbers (4 … 5)'],
  ['12.0 A-1 5', '12.0 A-1 5 ? two-numbers (12.0 … 5)'],
  ['4 pcs A-1 x 5', '4 pcs A-1 x 5 ? two-numbers (4 … 5)'],
  ['10234 x 10235', '10234 x 10235 ? two-numbers (10234 … 10235)'],
])('of two numbers as in %j none is chosen', (line, expected) => {
  expect(told(line)).toBe(expected)
})

test.each([
  '12',
  '12 x',
  '12 pcs',
  '12mm mat',
  '6 x 4 mat',
  '6 x 12 ft mat',
  '6 x 4" mat',
  '6 x 4.5m mat',
  '6x 4 ft mat',
])('%j states no quantity', (line) => {
  expect(readPastedLine(line).quantity.status).toBe('unstated')
})

test.each([
  ['6 x A4 mat', 'A4 mat × 6'],
  ['6 x 4A mat', '4A mat × 6'],
])('%j begins a name with something like a number', (line, expected) => {
  expect(told(line)).toBe(expected)
})

test('more than forty words are prose, with or without a number', () => {
  const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')
  expect(told(`12 ${words(39)}`)).toBe(`${words(39)} × 12`)
  expect(told(`12 ${words(40)}`)).toBe(`12 ${words(40)}`)
})
