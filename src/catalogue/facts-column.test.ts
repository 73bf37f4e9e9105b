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
    ['Thickness', 'as agreed'],
    ['Weight', '4.5 kg/m²'],
    ['Weight', '3 kg per metre'],
    ['Weight', '40 kg'],
    ['Weight', 'light'],
    ['Hardness', '65 Shore A'],
    ['Hardness', 'soft'],
    ['Material', 'Coir "and" rubber'],
    ['Care', 'Sweep'],
  ].map(([label = '', text = '']) => factOf({ label, text }))
  const facts = [...itemFacts({ name: 'Mat 60 × 40 cm', description: '17 mm thick' }), ...lines]
  expect(new Set(facts.map(({ kind }) => kind)).size).toBe(6)
  expect(facts.flatMap((fact) => (fact.kind === 'weight' ? [fact.per] : []))).toEqual([
    'square-metre',
    'metre',
    'piece',
  ])
  expect(facts.flatMap((fact) => (fact.kind === 'stated' ? [fact.subject] : []))).toEqual([
    'size',
    'thickness',
    'weight',
    'hardness',
    'material',
    undefined,
  ])
  expect(v.parse(FactsColumn, writeFacts(facts))).toEqual(facts)
})

test.each(['', '{}', '[{"kind":"size"}]', '[{"kind":"colour","line":{"label":"a","text":"b"}}]'])(
  '%j is no facts',
  (text) => {
    expect(v.is(FactsColumn, text)).toBe(false)
  },
)
