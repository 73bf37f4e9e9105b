import { expect, test } from 'vitest'
import { ONE_BY_ONE } from '#domain/sale-terms.ts'
import { takeToasts } from '#stores/toasts.ts'
import { typedQuantity } from './typed-quantity.ts'

const typed = (value: string, terms = ONE_BY_ONE) => typedQuantity({ value }, terms)

test.each([
  ['12', 12],
  ['12 pcs', 12],
  ['1 000', 1_000],
  ['٢٠', 20],
])('%s is read', (value, quantity) => {
  expect(typed(value)).toBe(quantity)
  expect(takeToasts()).toEqual([])
})

test('it is the next quantity that is sold', () => {
  expect(typed('3', { ...ONE_BY_ONE, minimum: 4, step: 2 })).toBe(4)
  expect(typed('5', { ...ONE_BY_ONE, minimum: 4, step: 2 })).toBe(6)
})

test.each(['1,000', '1e3', '0x10', '0', '', '10000'])('"%s" is none, and is said to be none', (value) => {
  expect(typed(value)).toBeUndefined()
  expect(takeToasts()).toMatchObject([{ kind: 'problem' }])
})
