import { expect, test } from 'vitest'
import { lineOf } from '#domain/test-cart.ts'
import { weightWords } from './weight-words.ts'

const unstated = (count: number) =>
  weightWords(
    {
      grams: 0,
      atLeast: true,
      unstated: [],
      unstatedLines: Array.from({ length: count }, (_, index) => ({
        ...lineOf(`${index}`, 100, 1),
        name: `Mat ${index}`,
      })),
    },
    'mm',
  )

test.each([
  [0, []],
  [1, ['No weight is stated for Mat 0.']],
  [4, ['No weight is stated for Mat 0; Mat 1; Mat 2; Mat 3.']],
  [5, ['No weight is stated for Mat 0; Mat 1; Mat 2 and 2 more.']],
  [26, ['No weight is stated for Mat 0; Mat 1; Mat 2 and 23 more.']],
] as const)('of %i lines without a weight a few are named', (count, words) => {
  expect(unstated(count)).toEqual(words)
})
