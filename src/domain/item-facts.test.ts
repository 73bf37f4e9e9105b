import { expect, test } from 'vitest'
import { briefFacts, describeItem } from './item-facts.ts'

test('size and thickness stand among the facts when name or prose state them', () => {
  const { facts, paragraphs } = describeItem({
    name: 'Stable mat 6 ft x 4 ft',
    description: 'Pressed in one piece, 17 mm thick.',
  })
  expect(facts).toEqual([
    { label: 'Size', value: '1,829 × 1,219 mm' },
    { label: 'Thickness', value: '17 mm' },
  ])
  expect(paragraphs).toEqual(['Pressed in one piece, 17 mm thick.'])
})

test("the store's own words come before what is read out of prose", () => {
  const { facts } = describeItem({
    name: 'Mat 1200 × 600 mm, 12 mm thick',
    description: 'size: 4 ft x 2 ft\nThickness: about 12 mm',
  })
  expect(facts).toEqual([
    { label: 'size', value: '4 ft x 2 ft' },
    { label: 'Thickness', value: 'about 12 mm' },
  ])
})

test('nothing stated is nothing said', () => {
  expect(describeItem({ name: 'Doormat', description: '' })).toEqual({ paragraphs: [], facts: [] })
})

test.each([
  [
    [
      ['Material', 'Coir'],
      ['SIZE', '1 × 1 m'],
      ['thickness', '17 mm'],
    ],
    ['1 × 1 m', '17 mm'],
  ],
  [
    [
      ['Size', '1 × 1 m'],
      ['Material', 'Coir'],
    ],
    ['1 × 1 m', 'Coir'],
  ],
  [[['Material', 'Coir']], ['Coir']],
  [[['Weight', '3 kg']], []],
] satisfies [[string, string][], string[]][])('a card with the facts %j shows %j', (facts, shown) => {
  expect(briefFacts(facts.map(([label = '', value = '']) => ({ label, value })))).toEqual(shown)
})
