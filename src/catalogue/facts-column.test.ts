import * as v from 'valibot'
import { expect, test } from 'vitest'
import { itemFacts } from '#domain/item-facts.ts'
import { factOf } from '#domain/measured-line.ts'
import { FactsColumn, writeFacts } from './facts-column.ts'

test('facts of every kind come back as they were written', () => {
  const lines = [
    ['Size', '1830 × 1220 mm'],
    ['Size', '1 m wide'],
    ['Size', 'to order'],
    ['Thickness', '10–12 mm'],
    ['Weight', '4.5 kg/m²'],
    ['Hardness', '65 Shore A'],
    ['Material', 'Coir "and" rubber'],
    ['Care', 'Sweep'],
  ].map(([label = '', text = '']) => factOf({ label, text }))
  const facts = [...itemFacts({ name: 'Mat 60 × 40 cm', description: '17 mm thick' }), ...lines]
  expect(new Set(facts.map(({ kind }) => kind)).size).toBe(6)
  expect(v.parse(FactsColumn, writeFacts(facts))).toEqual(facts)
})

test.each(['', '{}', '[{"kind":"size"}]', '[{"kind":"colour","line":{"label":"a","text":"b"}}]'])(
  '%j is no facts',
  (text) => {
    expect(v.is(FactsColumn, text)).toBe(false)
  },
)
