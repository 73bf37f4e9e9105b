import { expect, test } from 'vitest'
import { SEARCH_MANIFEST_PATH } from '#domain/paths.ts'
import { writeDocument } from './document-message.ts'
import { openSearchIndex } from './search-index.ts'
import { SEARCH_INDEX_VERSION, writeShardNumbers } from './search-index-files.ts'
import { readSearchQuery } from './search-query.ts'
import { someDocument } from './test-document.ts'

/** Names of items by shard; an item's name is its id. Every word of a name is a term of the lexicon. */
async function open(
  shards: readonly (readonly string[])[],
  head: readonly string[] = [],
  away = new Set<string>(),
  held = new Map<string, () => Promise<void>>(),
) {
  const rows = (names: readonly string[]) =>
    names.map((name) => writeDocument(someDocument({ itemId: name, name, mainCategory: 'Mats' }), 0))
  const shardsOf = Map.groupBy(
    shards.flatMap((names, number) => names.flatMap((name) => name.split(' ').map((term) => ({ term, number })))),
    ({ term }) => term,
  )
  const lexicon = [...shardsOf.entries()]
    .map(([term, found]) => [term, writeShardNumbers([...new Set(found.map(({ number }) => number))])] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  const files = new Map<string, unknown>([
    [
      SEARCH_MANIFEST_PATH,
      {
        version: SEARCH_INDEX_VERSION,
        items: shards.flat().length + head.length,
        head: '/head',
        shards: shards.map((_, number) => `/${number}`),
        lexicon: [['', '/lexicon']],
      },
    ],
    ['/head', { categories: [['Mats', '']], documents: rows(head) }],
    ['/lexicon', lexicon],
    ...shards.map((names, number): [string, unknown] => [`/${number}`, rows(names)]),
  ])
  const read: string[] = []
  const world = { reading: 0, most: 0 }
  const index = await openSearchIndex(async (path) => {
    read.push(path)
    world.reading += 1
    world.most = Math.max(world.most, world.reading)
    await held.get(path)?.()
    world.reading -= 1
    if (away.has(path)) throw new Error('offline')
    return files.get(path)
  })
  const names = (typed: string) => index.glance(readSearchQuery(typed)).map(({ document }) => document.name)
  return {
    index,
    names,
    most: () => world.most,
    shardsRead: () => read.filter((path) => /^\/\d/.test(path)),
    filesRead: () => read.length,
    reach: (typed: string, limits: { enough?: number; mostShards?: number; signal?: AbortSignal } = {}) =>
      index.reach(readSearchQuery(typed), { enough: 100, mostShards: 100, ...limits }),
    find: async (typed: string) =>
      (await index.find(readSearchQuery(typed), { enough: 100, mostShards: 100 })).map(({ document }) => document.name),
  }
}

const TEN = Array.from({ length: 10 }, (_, number) => [`mat ${number}${number}${number}`])

test('a little catalogue is in two files, and there is never more of it', async () => {
  const { index, names, reach, filesRead } = await open([], ['stable mat', 'gym tile'])
  expect([await reach('stable'), await reach('zebra'), filesRead()]).toEqual(['all', 'all', 2])
  expect([index.items, names('stable'), names('zebra')]).toEqual([2, ['stable mat'], []])
  expect(index.get('gym tile')?.mainCategory).toBe('Mats')
})

test('what a query asks for is loaded, once, and is there from then on', async () => {
  const { index, names, reach, shardsRead } = await open([['stable mat'], ['gym tile']], ['door mat'])
  expect([index.items, names('gym'), index.get('gym tile')]).toEqual([3, [], undefined])
  expect([await reach('gym'), names('gym'), shardsRead()]).toEqual(['all', ['gym tile'], ['/1']])
  expect([await reach('tile'), shardsRead()]).toEqual(['all', ['/1']])
  expect(index.get('gym tile')?.name).toBe('gym tile')
  expect(names('door')).toEqual(['door mat'])
})

test('a slip of the pen finds what is loaded', async () => {
  const { index, names, reach } = await open([['rubber tile']])
  await reach('rubber')
  expect(names('rubbre')).toEqual([])
  expect(index.glanceLoosely(readSearchQuery('rubbre')).map(({ document }) => document.name)).toEqual(['rubber tile'])
})

test('three shards are loaded at a time, and no more than it takes to have enough', async () => {
  const { reach, names, shardsRead, most } = await open(TEN)
  expect([await reach('mat', { enough: 4 }), shardsRead()]).toEqual(['some', ['/0', '/1', '/2', '/3', '/4', '/5']])
  expect([names('mat').length, most()]).toEqual([6, 3])
  expect([await reach('mat', { enough: 6 }), shardsRead().length]).toEqual(['some', 6])
  expect([await reach('mat', { enough: 7 }), shardsRead().length]).toEqual(['some', 9])
  expect([await reach('mat'), shardsRead().length, names('mat').length]).toEqual(['all', 10, 10])
})

test.each([
  [0, 'some'],
  [2, 'some'],
  [4, 'some'],
  [9, 'some'],
  [10, 'all'],
  [11, 'all'],
])('where %i shards may be looked into, no more are', async (mostShards, extent) => {
  const { reach, shardsRead } = await open(TEN)
  expect(await reach('mat', { mostShards })).toBe(extent)
  expect(shardsRead()).toHaveLength(Math.min(10, mostShards))
})

test('a search that nobody waits for any more loads nothing further', async () => {
  const { reach, shardsRead } = await open(TEN)
  await expect(reach('mat', { signal: AbortSignal.abort(new Error('typed on')) })).rejects.toThrow('typed on')
  expect(shardsRead()).toEqual([])
})

test('a shard that could not be read is asked for again', async () => {
  const away = new Set(['/1'])
  const { reach, names, shardsRead } = await open([['gym mat'], ['gym tile']], [], away)
  await expect(reach('gym')).rejects.toThrow('offline')
  away.clear()
  expect([await reach('gym'), names('gym').toSorted()]).toEqual(['all', ['gym mat', 'gym tile']])
  expect(shardsRead()).toEqual(['/0', '/1', '/1'])
})

test('what is begun with one or two letters is answered from the head, which was chosen for them', async () => {
  const { reach, names } = await open([['gym tile'], ['gypsum gym']], ['gym mat'])
  await reach('gym')
  expect(names('gym').toSorted()).toEqual(['gym mat', 'gym tile', 'gypsum gym'])
  for (const typed of ['g', 'gy']) expect(names(typed)).toEqual(['gym mat'])
  expect(names('gy ti')).toEqual([])
  expect(names('gy tile')).toEqual(['gym tile'])
  expect(names('gy 12 mm')).toEqual([])
})

test('two characters that are a word are looked for in all of the index', async () => {
  const { reach, names } = await open([['橡胶 地垫'], ['橡胶 地砖']], ['地毯'])
  expect([await reach('地垫'), names('地垫')]).toEqual(['all', ['橡胶 地垫']])
})

test('what was loaded is let go once it is more than 6000 items with the head', async () => {
  const many = Array.from({ length: 5_999 }, (_, number) => `x${number}`)
  const { index, reach, names, shardsRead } = await open([[...many, 'full'], ['over'], ['next']], [])
  await reach('full')
  await reach('next')
  expect(index.get('full')?.name).toBe('full')
  await reach('over')
  expect([index.get('full'), index.get('next'), names('over')]).toEqual([undefined, undefined, ['over']])
  expect([await reach('full'), names('full')]).toEqual(['all', ['full']])
  expect(shardsRead()).toEqual(['/0', '/2', '/1', '/0'])
})

test('what is looked for is found as typed, or else with slips mended', async () => {
  const { find } = await open([['rubber tile'], ['rubber mat', 'robber mat']], ['gym mat'])
  expect(await find('tile')).toEqual(['rubber tile'])
  expect(await find('tiel')).toEqual(['rubber tile'])
  expect(await find('gy')).toEqual(['gym mat'])
})

test('a search finds what it has loaded, whatever another lets go of meanwhile', async () => {
  const [asked, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const last = () => {
    asked.resolve()
    return held.promise
  }
  const many = Array.from({ length: 6_000 }, (_, number) => `x${number}`)
  const shards = [[...many, 'zebra one'], ['zebra two'], ['zebra three'], ['zebra four'], ['over']]
  const { find, index } = await open(shards, [], new Set(), new Map([['/3', last]]))
  const zebras = find('zebra')
  await asked.promise
  expect(await find('over')).toEqual(['over'])
  expect(index.get('zebra one')).toBeUndefined()
  held.resolve()
  expect((await zebras).toSorted()).toEqual(['zebra four', 'zebra one', 'zebra three', 'zebra two'])
})
