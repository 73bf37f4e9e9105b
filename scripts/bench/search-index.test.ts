import { expect, test } from 'vitest'
import { searchIndexFiles } from '#catalogue/search-index/search-index-files.ts'
import { openSearchIndex } from '#search/search-index.ts'
import { readSearchQuery } from '#search/search-query.ts'
import { syntheticEntries } from './synthetic-search.ts'

const LIMITS = { enough: 24, mostShards: 6 }

const entries = syntheticEntries(2_500)
const files = new Map(searchIndexFiles(entries).map(({ path, text }) => [path, text]))

async function openCounted() {
  const asked: string[] = []
  const index = await openSearchIndex(async (path) => {
    asked.push(path)
    return JSON.parse(files.get(path) ?? '')
  })
  return { index, asked }
}

test('the first keystroke is answered from two files, with a full list, whatever letter it is', async () => {
  const { index, asked } = await openCounted()
  for (const letter of new Set(entries.map(({ document }) => document.name.charAt(0)))) {
    const query = readSearchQuery(letter)
    await index.reach(query, LIMITS)
    expect(index.glance(query).length).toBeGreaterThanOrEqual(8)
  }
  expect(asked).toHaveLength(2)
})

/** `SEARCH_EVERY=500` looks for one item of five hundred. */
const EVERY = Number(process.env.SEARCH_EVERY ?? 97)

test('any item is found by its code and by its name, however deep it lies', async () => {
  const { index } = await openCounted()
  for (const { document } of entries.filter((_, position) => position % EVERY === 0)) {
    for (const typed of [document.code, document.name]) {
      const query = readSearchQuery(typed)
      await index.reach(query, LIMITS)
      expect(
        index
          .glance(query)
          .slice(0, 5)
          .map((hit) => hit.document.name),
      ).toContain(document.name)
    }
  }
})

test('no more of the index is loaded than is allowed, and none twice', async () => {
  const { index, asked } = await openCounted()
  const query = readSearchQuery('black mat')
  expect(await index.reach(query, { enough: 10_000, mostShards: 2 })).toBe('some')
  await index.reach(query, { enough: 10_000, mostShards: 2 })
  expect(asked.filter((path) => path.includes('/shard-'))).toHaveLength(2)
})

test('a file that could not be read is asked for again the next time', async () => {
  let broken = true
  const index = await openSearchIndex(async (path) => {
    if (broken && path.includes('/lexicon-')) throw new Error('gone')
    return JSON.parse(files.get(path) ?? '')
  })
  const query = readSearchQuery(entries[1_234]?.document.code ?? '')
  await expect(index.reach(query, LIMITS)).rejects.toThrow('gone')
  broken = false
  await index.reach(query, LIMITS)
  expect(index.glance(query)).not.toHaveLength(0)
})

test('the same catalogue makes the same files', () => {
  expect(searchIndexFiles(syntheticEntries(700))).toEqual(searchIndexFiles(syntheticEntries(700)))
})
