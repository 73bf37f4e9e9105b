import { expect, it } from 'vitest'
import { whatWeMake } from '#words/store.ts'
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

it('lets a shop of one category not speak of categories', () => {
  expect(whatWeMake(70, 5)).toContain('70 items in 5 categories')
  expect(whatWeMake(1, 1)).toBe('1 item, every one from our own presses and looms.')
})
