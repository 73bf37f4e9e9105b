import { expect, test } from 'vitest'
import { itemFacts } from '#domain/item-facts.ts'
import { readSaleTerms } from '#domain/read-sale-terms.ts'
import { countStated } from './stated-counts.ts'

test('items are counted by what they state in numbers and kinds; one that states it unreadably is named', () => {
  const counted = countStated()
  const texts = {
    mat: {
      name: 'Mat, 17 mm thick',
      description: 'Size: 1.8 × 1.2 m\nWeight: 40 kg\nMinimum order: 4\nMaterial: Coir\nColour: To order',
    },
    roll: { name: 'Runner, per metre', description: 'Size: 1 m wide\nWeight: light' },
    doubt: { name: 'Tile', description: 'Sold singly or in packs of ten.' },
  }
  for (const [itemId, text] of Object.entries(texts)) counted.add(itemId, itemFacts(text), readSaleTerms(text))
  expect(counted.counts.map(({ stated, items, unreadable }) => [stated, items, unreadable.itemIds])).toEqual([
    ['size', 2, []],
    ['thickness', 1, []],
    ['weight', 1, ['roll']],
    ['hardness', 0, []],
    ['material', 1, []],
    ['colour', 0, ['mat']],
    ['surface', 0, []],
    ['drainage', 0, []],
    ['unit of sale', 1, ['doubt']],
    ['minimum', 1, []],
    ['step', 0, []],
  ])
})
