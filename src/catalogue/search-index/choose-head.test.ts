import { expect, test } from 'vitest'
import type { SearchDocument } from '#search/search-document.ts'
import { someDocument } from '#search/test-document.ts'
import { chooseHead } from './choose-head.ts'

const ranked = (rank: number, changes: Partial<SearchDocument>) => ({ rank, document: someDocument(changes) })
const ranks = (entries: { rank: number }[]) => entries.map(({ rank }) => rank)

/** Nine mats whose names begin alike, of rank 1 to 9. */
const nine = Array.from({ length: 9 }, (_, index) => ranked(index + 1, { name: 'axle' }))

test('all of a few items are chosen, in their order', () => {
  const entries = [ranked(3, { name: 'b' }), ranked(1, { name: 'a' })]
  expect(chooseHead(entries, 2)).toEqual(entries)
  expect(chooseHead(entries, 2)).not.toBe(entries)
})

test('of more items those of the lowest rank are chosen, in the order of rank', () => {
  const entries = [ranked(3, { name: 'c' }), ranked(1, { name: 'a' }), ranked(2, { name: 'b' })]
  expect(ranks(chooseHead(entries, 2))).toEqual([1, 2])
})

test('eight items are enough for a beginning: the next has the place of one that begins otherwise', () => {
  expect(ranks(chooseHead([...nine, ranked(10, { name: 'zebra' })], 9))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 10])
})

test('while there is room, those that were passed over are chosen too, each in the place of its rank', () => {
  const entries = [...nine, ranked(10, { name: 'zebra' }), ranked(11, { name: 'axle' }), ranked(12, { name: 'axle' })]
  expect(ranks(chooseHead(entries, 11))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
})

test('an item counts for two characters though there are enough for the first alone', () => {
  const entries = [...nine, ranked(10, { name: 'axis' }), ranked(11, { name: 'apron' })]
  expect(ranks(chooseHead(entries, 9))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 11])
})

test.each([
  ['a further word of its name', { name: 'axle zebra' }],
  ['its code', { name: 'axle', code: 'ZB' }],
  ['its brand', { name: 'axle', brand: 'Zeb' }],
  ['its kind', { name: 'axle', subCategory: 'Zebra mats' }],
])('an item counts for the beginning of %s', (_, changes) => {
  expect(ranks(chooseHead([...nine, ranked(10, changes)], 9))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 10])
})

test('a word of one character is a beginning that longer words have too', () => {
  expect(ranks(chooseHead([...nine, ranked(10, { name: 'axle a' })], 9))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
})

test.each([
  ['what its page says beside', { name: 'axle', keywords: 'zebra' }],
  ['its measures', { name: 'axle', measures: '1830' }],
])('an item does not count for the beginning of %s', (_, changes) => {
  expect(ranks(chooseHead([...nine, ranked(10, changes)], 9))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
})
