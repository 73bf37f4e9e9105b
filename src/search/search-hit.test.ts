import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents } from '#domain/cents.ts'
import type { SearchDocument } from './search-document.ts'
import { mergeHits, type SearchHit, shortList } from './search-hit.ts'
import { someDocument } from './test-document.ts'

function document(itemId: string, price = 100): SearchDocument {
  const category = { mainCategory: 'M', subCategory: 'S' }
  const own = { itemId, code: `C-${itemId}`, name: `Mat ${itemId}`, picture: `${itemId}-360` }
  return someDocument({ ...own, price: cents(price), row: -1, ...category })
}

const hit = (itemId: string): SearchHit => ({ document: document(itemId), terms: ['mat'] })

const ids = fc.uniqueArray(fc.integer({ min: 0, max: 30 }).map(String))

test('nothing is lost, nothing is doubled, and the index gives the order', () => {
  fc.assert(
    fc.property(ids, fc.array(fc.integer({ min: 0, max: 30 }).map(String)), (found, answered) => {
      const merged = mergeHits(
        found.map(hit),
        answered.map((id) => document(id)),
      ).map((one) => one.document.itemId)
      expect(new Set(merged)).toEqual(new Set([...found, ...answered]))
      expect(merged).toHaveLength(new Set(merged).size)
      expect(merged.slice(0, found.length)).toEqual(found)
    }),
  )
})

test('what a price is for comes from the store with the price', () => {
  const now = { ...document('1', 250), sold: 'pack 2 2', squareMetre: cents(40), material: 'Rubber' }
  const [merged] = mergeHits([hit('1')], [now])
  expect(merged?.document).toMatchObject({ sold: 'pack 2 2', squareMetre: 40, material: 'Rubber' })
})

test("the store's price stands, and the build's picture and place stay", () => {
  const [merged] = mergeHits([hit('1')], [{ ...document('1', 250), picture: '', mainCategory: '' }])
  expect(merged?.document).toMatchObject({ price: 250, picture: '1-360', mainCategory: 'M' })
})

test('what only the store found stands in the category that the build knows of it', () => {
  const now = { ...document('9', 250), picture: '', mainCategory: '' }
  const [merged] = mergeHits([], [now], (itemId) => (itemId === '9' ? document('9') : undefined))
  expect(merged?.document).toMatchObject({ price: 250, picture: '9-360', mainCategory: 'M' })
  expect(mergeHits([], [now])).toEqual([{ document: now, terms: [] }])
})

test('the short list keeps room for at most two new items and is never too long', () => {
  fc.assert(
    fc.property(ids, ids, fc.integer({ min: 2, max: 10 }), (all, fresh, length) => {
      const isNew = (id: string) => fresh.includes(id)
      const short = shortList(all.map(hit), isNew, length).map((one) => one.document.itemId)
      expect(short).toHaveLength(Math.min(length, all.length))
      expect(new Set(short).size).toBe(short.length)
      const shownNew = short.filter(isNew).length
      expect(shownNew).toBeGreaterThanOrEqual(Math.min(2, all.filter(isNew).length))
    }),
  )
})
