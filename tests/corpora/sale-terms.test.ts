import { expect, test } from 'vitest'
import { readSaleTerms } from '#domain/read-sale-terms.ts'
import { leastQuantity } from '#domain/sale-quantities.ts'
import type { SaleTerms } from '#domain/sale-terms.ts'
import { type ItemText, itemTexts } from './item-texts.ts'

const texts = itemTexts().map((text) => ({ text, expected: expectedOf(text), read: readSaleTerms(text) }))

test('of 2,000 texts, 99 % are read as a careful person reads them', () => {
  const wrong = texts.filter(({ read, expected }) => written(read) !== written(expected))
  expect(wrong.map(({ text }) => text).slice(0, Math.max(0, wrong.length - texts.length / 100))).toEqual([])
})

test('a minimum or a step that is not stated is never read', () => {
  const wrong = texts.filter(({ read, expected }) => {
    const more = leastQuantity(read) !== 1 && leastQuantity(read) !== leastQuantity(expected)
    return more || (read.step !== 1 && read.step !== expected.step)
  })
  expect(wrong.map(({ text }) => text)).toEqual([])
})

test('a unit of sale that is not stated is never read', () => {
  const wrong = texts.filter(({ read, expected }) => {
    return typeof read.unit !== 'string' && JSON.stringify(read.unit) !== JSON.stringify(expected.unit)
  })
  expect(wrong.map(({ text }) => text)).toEqual([])
})

function expectedOf({ unit, minimum, step }: ItemText): SaleTerms {
  return { unit: unit ?? 'unstated', minimum: minimum ?? 1, step: step ?? 1 }
}

/** The corpus does not tell a text that says nothing from one that leaves doubt. */
function written({ unit, minimum, step }: SaleTerms): string {
  return JSON.stringify({
    unit: typeof unit === 'string' ? 'none' : unit,
    least: leastQuantity({ minimum, step }),
    step,
  })
}
