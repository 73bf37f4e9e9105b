import { expect, it } from 'vitest'
import { plural } from './plural.ts'

it.each([
  [0, 'mats'],
  [1, 'mat'],
  [1.5, 'mats'],
  [2, 'mats'],
])('takes the form of %d', (count, form) => {
  expect(plural(count, { one: 'mat', other: 'mats' })).toBe(form)
})

it('takes the last form where a category has none of its own', () => {
  expect(plural(1, { other: 'sheep' })).toBe('sheep')
})
