import { expect, test } from 'vitest'
import type { OwnedFamily } from '#domain/family-file.ts'
import { familyLines } from './family-lines.ts'
import { catalogueOf, someItem } from './test-crawl.ts'

const family = (familyId: string, other: string, byOwner: boolean): OwnedFamily => ({
  familyId,
  traits: [{ trait: 'colour', values: ['Black', 'Blue'] }],
  members: [
    { itemId: familyId, at: [0] },
    { itemId: other, at: [1] },
  ],
  byOwner,
})
const catalogue = catalogueOf(['a', 'b', 'c', 'd'].map((itemId) => someItem({ itemId, name: `Mat ${itemId}` })))
const traits = [{ trait: 'colour', values: ['Black', 'Blue'] }]

test('a report names a family by its first item, and says whose word made it', () => {
  const families = [family('a', 'b', false), family('c', 'd', true)]
  expect(familyLines(families, catalogue, 10)).toEqual({
    count: 2,
    entries: [
      { familyId: 'a', name: 'Mat a', itemIds: ['a', 'b'], traits, byOwner: false },
      { familyId: 'c', name: 'Mat c', itemIds: ['c', 'd'], traits, byOwner: true },
    ],
  })
})

test('as many families as are asked for are listed, and all are counted', () => {
  const { count, entries } = familyLines([family('a', 'b', false), family('c', 'd', false)], catalogue, 1)
  expect([count, entries.map(({ familyId }) => familyId)]).toEqual([2, ['a']])
})

test('a family whose first item is not in the catalogue has no name', () => {
  expect(familyLines([family('x', 'a', false)], catalogue, 1).entries).toMatchObject([{ name: '' }])
})
