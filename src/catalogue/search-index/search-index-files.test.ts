import { expect, test } from 'vitest'
import type { SearchDocument } from '#search/search-document.ts'
import { someDocument } from '#search/test-document.ts'
import { searchIndexFiles } from './search-index-files.ts'

/** Items by rank; what is not given is told by the number of each. */
function entries(count: number, changes: (index: number) => Partial<SearchDocument> = () => ({})) {
  return Array.from({ length: count }, (_, index) => ({
    rank: index,
    document: someDocument({ itemId: `I${index}`, name: `mat ${String(index).padStart(3, '0')}`, ...changes(index) }),
  }))
}

function filesOf(count: number, changes?: (index: number) => Partial<SearchDocument>) {
  const files = searchIndexFiles(entries(count, changes))
  const texts = new Map(files.map(({ path, text }) => [path, text]))
  const read = (path: string) => JSON.parse(texts.get(path) ?? 'null')
  return { paths: files.map(({ path }) => path), read, manifest: read('/search-index.json') }
}

const idsOf = (documents: [itemId: string][]) => documents.map(([itemId]) => itemId)

test('a catalogue that fits into the head has no other files', () => {
  const { paths, read, manifest } = filesOf(600)
  expect(paths).toEqual(['/search-index.json', manifest.head])
  expect(manifest).toEqual({
    version: 5,
    items: 600,
    stamp: expect.any(String),
    head: expect.stringMatching(/^\/_search\/head-[0-9a-f]{12}\.json$/),
    shards: [],
    lexicon: [],
  })
  expect(read(manifest.head).documents).toHaveLength(600)
})

test('a larger one has its first items in the head, all of them in shards, and their terms in a lexicon', () => {
  const { paths, read, manifest } = filesOf(601)
  expect(manifest).toEqual({
    version: 5,
    items: 601,
    stamp: expect.any(String),
    head: expect.stringMatching(/^\/_search\/head-/),
    shards: Array.from({ length: 3 }, () => expect.stringMatching(/^\/_search\/shard-[0-9a-f]{12}\.json$/)),
    lexicon: [['000', expect.stringMatching(/^\/_search\/lexicon-[0-9a-f]{12}\.json$/)]],
  })
  expect(paths).toEqual(['/search-index.json', manifest.head, ...manifest.shards, manifest.lexicon[0][1]])
  expect(read(manifest.head).documents).toHaveLength(600)
  const shards: string[][] = manifest.shards.map((path: string) => idsOf(read(path)))
  expect(shards.map(({ length }) => length)).toEqual([300, 300, 1])
  expect(new Set(shards.flat()).size).toBe(601)
  expect(read(manifest.lexicon[0][1])).toContainEqual(['mat', '0-2'])
})

test('categories are named once, and items refer to them by number', () => {
  const places = [
    { mainCategory: 'Horse', subCategory: 'Stable' },
    { mainCategory: 'Cattle', subCategory: 'Stable' },
    { mainCategory: 'Horse', subCategory: 'Stable' },
    { mainCategory: 'Horse', subCategory: 'Trailer' },
  ]
  const { read, manifest } = filesOf(4, (index) => places[index] ?? {})
  const { categories, documents } = read(manifest.head)
  expect(categories).toEqual([
    ['Horse', 'Stable'],
    ['Cattle', 'Stable'],
    ['Horse', 'Trailer'],
  ])
  expect(documents.map((row: unknown[]) => row[7])).toEqual([0, 1, 0, 2])
})

test('like items lie in one shard: by main category, sub-category, name and code, in the order of code units', () => {
  const first: Record<number, Partial<SearchDocument>> = {
    5: { mainCategory: 'A', subCategory: 'B', name: 'z' },
    4: { mainCategory: 'A', subCategory: 'a', name: 'a', code: '1' },
    3: { mainCategory: 'A', subCategory: 'a', name: 'a', code: '2' },
    2: { mainCategory: 'A', subCategory: 'a', name: 'b' },
    1: { mainCategory: 'A', subCategory: 'z', name: 'a' },
    0: { mainCategory: 'Ab', subCategory: 'a', name: 'a' },
  }
  const { read, manifest } = filesOf(601, (index) => first[index] ?? { mainCategory: 'Z' })
  expect(idsOf(read(manifest.shards[0])).slice(0, 6)).toEqual(['I5', 'I4', 'I3', 'I2', 'I1', 'I0'])
})

test('items that are alike in all stay in their order', () => {
  const { read, manifest } = filesOf(601, () => ({ name: 'mat' }))
  expect(idsOf(read(manifest.shards[0])).slice(0, 3)).toEqual(['I0', 'I1', 'I2'])
})
