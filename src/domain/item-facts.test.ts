import { expect, test } from 'vitest'
import { itemFacts } from './item-facts.ts'

test('size and thickness are facts when name or prose state them', () => {
  const item = { name: 'Stable mat 6 ft x 4 ft', description: 'Pressed in one piece, 17 mm thick.' }
  expect(itemFacts(item)).toEqual([
    { kind: 'size', lengthMm: 1828.8, widthMm: 1219.2 },
    { kind: 'thickness', mm: { least: 17, most: 17 } },
  ])
})

test("the store's own lines come before what is read out of prose, whether they can be read or not", () => {
  const facts = itemFacts({
    name: 'Mat 1200 × 600 mm, 12 mm thick',
    description: 'size: to order\nThickness: about 12 mm',
  })
  expect(facts).toEqual([
    { kind: 'stated', subject: 'size', line: { label: 'size', text: 'to order' } },
    {
      kind: 'thickness',
      mm: { least: 12, most: 12 },
      line: { label: 'Thickness', text: 'about 12 mm', at: [6, 11] },
    },
  ])
})

test('nothing stated is nothing said', () => {
  expect(itemFacts({ name: 'Doormat', description: '' })).toEqual([])
})
