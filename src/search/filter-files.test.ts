import * as v from 'valibot'
import { expect, test } from 'vitest'
import { isChoiceFact, NumberColumn } from './filter-files.ts'

test.for([
  [[0, 1, 250], true],
  [[], true],
  [[1.5], false],
  [[1, -1], false],
  [['1'], false],
  [1, false],
  ['1', false],
  [undefined, false],
] as const)('the numbers of a column are whole and not below 0: %j', ([gaps, isOne]) => {
  expect(v.is(NumberColumn, { gaps, rows: '' })).toBe(isOne)
})

test('a fact is chosen from, or it is a number', () => {
  expect([isChoiceFact('brand'), isChoiceFact('price')]).toEqual([true, false])
})
