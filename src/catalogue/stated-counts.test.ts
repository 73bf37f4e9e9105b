import { expect, test } from 'vitest'
import { cents } from '#domain/cents.ts'
import { filterValues } from '#domain/filter-values.ts'
import { itemFacts } from '#domain/item-facts.ts'
import { readSaleTerms } from '#domain/read-sale-terms.ts'
import { countStated } from './stated-counts.ts'
import { someItem } from './test-crawl.ts'

const PRICES: Readonly<Record<string, ReturnType<typeof cents>>> = { mat: cents(1_000), roll: cents(500) }

test('items are counted by what filters and the cart read of them; one that states it unreadably is named', () => {
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
    doubt: { name: 'Tile', description: 'Size: as you like\nMaterial: Coir\n\nSold singly or in packs of ten.' },
  }
  for (const [itemId, text] of Object.entries(texts)) {
    const facts = itemFacts(text)
    const item = someItem({
      itemId,
      ...text,
      brand: itemId === 'doubt' ? '' : 'Hoof',
      price: PRICES[itemId] ?? 'on-request',
    })
    const values = filterValues(item, facts)
    counted.add({ itemId, facts, values, terms: readSaleTerms(text) })
  }
  expect(
    counted.counts.map(({ stated, items, unreadable: { count, itemIds } }) => [stated, items, count, itemIds]),
  ).toEqual([
    ['price', 2, 0, []],
    ['thickness', 1, 0, []],
    ['length', 2, 1, ['doubt']],
    ['width', 3, 1, ['doubt']],
    ['weight', 1, 1, ['roll']],
    ['hardness', 1, 0, []],
    ['material', 2, 0, []],
    ['colour', 0, 1, ['mat']],
    ['surface', 1, 0, []],
    ['drainage', 0, 1, ['tile']],
    ['brand', 3, 0, []],
    ['unit of sale', 1, 1, ['doubt']],
    ['minimum', 1, 0, []],
    ['step', 1, 0, []],
  ])
})
