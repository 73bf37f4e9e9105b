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
    tile: {
      name: 'Gym tile',
      description:
        'Size: to order\nSize: 1 × 1 m\nHardness: 65 Shore A\nSurface: Ribbed\nDrainage: As you like\n\nSold in multiples of 4.',
    },
    roll: { name: 'Runner, per metre', description: 'Size: 1 m wide\nWeight: light' },
    doubt: { name: 'Tile', description: 'Sold singly or in packs of ten.' },
  }
  for (const [itemId, text] of Object.entries(texts)) counted.add(itemId, itemFacts(text), readSaleTerms(text))
  expect(
    counted.counts.map(({ stated, items, unreadable: { count, itemIds } }) => [stated, items, count, itemIds]),
  ).toEqual([
    ['size', 3, 0, []],
    ['thickness', 1, 0, []],
    ['weight', 1, 1, ['roll']],
    ['hardness', 1, 0, []],
    ['material', 1, 0, []],
    ['colour', 0, 1, ['mat']],
    ['surface', 1, 0, []],
    ['drainage', 0, 1, ['tile']],
    ['unit of sale', 1, 1, ['doubt']],
    ['minimum', 1, 0, []],
    ['step', 1, 0, []],
  ])
})
