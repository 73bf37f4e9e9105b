import { expect, test } from 'vitest'
import { readWrittenNumber, WRITTEN_NUMBER } from './written-number.ts'

test.each([
  ['12', 12],
  ['1.83', 1.83],
  ['1,83', 1.83],
  ['1,8305', 1.8305],
  ['1,830', 1830],
  ['1,830,000', 1_830_000],
  ['1/2', 0.5],
  ['11/16', 0.6875],
  ['1 1/2', 1.5],
  ['10   15/16', 10.9375],
  ['½', 0.5],
  ['¼', 0.25],
  ['¾', 0.75],
  ['⅛', 0.125],
  ['⅜', 0.375],
  ['⅝', 0.625],
  ['⅞', 0.875],
  ['1½', 1.5],
  ['12 ⅝', 12.625],
  ['.5', 0.5],
  ['1-1/2', 1.5],
  ['10-15/16', 10.9375],
])('%s is %d', (text, number) => {
  expect(readWrittenNumber(text)).toBe(number)
  expect(new RegExp(`^${WRITTEN_NUMBER}$`).test(text)).toBe(true)
})

test.each([
  ['1,830', 1.83],
  ['1,830,000', 1_830_000],
  ['1830', 1830],
])('where a comma parts off thousandths, %s is %d', (text, number) => {
  expect(readWrittenNumber(text, { thousandths: true })).toBe(number)
})

test.each(['1-3/2', '0-1/2', '1-1/3', '1-1/22', '1-2-1/2'])('%s is not one number', (text) => {
  expect(new RegExp(`^${WRITTEN_NUMBER}$`).test(text)).toBe(false)
})
