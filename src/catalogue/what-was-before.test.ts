import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cents } from '#domain/cents.ts'
import { DAY_MS } from '#domain/day.ts'
import { type CatalogueHistory, openHistory } from './catalogue-history.ts'
import { DEFAULT_LIMITS } from './guards.ts'
import { catalogueOf, someItem } from './test-crawl.ts'
import { placeSomeSnapshot } from './test-snapshot.ts'
import { type Standing, storeWords, whatWasBefore } from './what-was-before.ts'

const NOW_MS = 100 * DAY_MS
const HERE = 'https://api.example'
let folder = ''
let history: CatalogueHistory

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'before-'))
  history = openHistory(join(folder, 'history.sqlite'), HERE, join(folder, 'kept'), Number.MAX_SAFE_INTEGER)
})

afterEach(() => {
  history.close()
  rmSync(folder, { recursive: true })
})

function snapshot(name: string, itemIds: string[], { store = HERE, price = cents(100) } = {}): string {
  const file = join(folder, name)
  placeSomeSnapshot(file, { catalogue: catalogueOf(itemIds.map((itemId) => someItem({ itemId, price }))), store })
  return file
}

/** What a new snapshot of the items `a` and `b` at a dollar each is held against. */
function before(changes: Partial<Standing> = {}) {
  const standing: Standing = {
    snapshotFile: join(folder, 'last'),
    store: HERE,
    shop: 'none',
    limits: DEFAULT_LIMITS,
    most: 10,
    ...changes,
  }
  return whatWasBefore(snapshot('new', ['a', 'b']), standing, history, NOW_MS)
}

test('the last snapshot of the same store is compared, as many differences as are asked for', () => {
  snapshot('last', ['b', 'c', 'd'])
  const { comparison, past, missing, otherStore } = before({ most: 1 })
  expect(comparison).toMatchObject({
    last: { items: 3 },
    added: { count: 1, entries: [{ itemId: 'a' }] },
    gone: { count: 2, entries: [{ itemId: 'c' }] },
  })
  expect([past, missing, otherStore]).toEqual([[], [], undefined])
})

test('a history of two months tells of a week and of a month ago', () => {
  snapshot('last', ['a', 'b'])
  history.note(snapshot('old', ['a', 'b', 'c', 'd']), NOW_MS - 60 * DAY_MS)
  history.note(snapshot('middling', ['a', 'b', 'c']), NOW_MS - 29 * DAY_MS)
  history.note(snapshot('young', ['a']), NOW_MS - 6 * DAY_MS)
  expect(before().past.map(({ span, comparison }) => [span, comparison.items, comparison.gone])).toEqual([
    ['week', 3, 1],
    ['month', 4, 2],
  ])
})

test('a history that is not a month old tells of its beginning', () => {
  snapshot('last', ['a', 'b'])
  history.note(snapshot('old', ['a', 'b', 'c']), NOW_MS - 10 * DAY_MS)
  history.note(snapshot('young', ['a', 'b']), NOW_MS - 8 * DAY_MS)
  expect(before().past.map(({ span, comparison }) => [span, comparison.gone])).toEqual([
    ['week', 0],
    ['month', 1],
  ])
})

test('a history that is not a week old tells the same of a week and a month, and says it once', () => {
  snapshot('last', ['a', 'b'])
  history.note(snapshot('old', ['a', 'b', 'c']), NOW_MS - 3 * DAY_MS)
  expect(before().past.map(({ span, comparison }) => [span, comparison.gone])).toEqual([['week', 1]])
})

test('the limit says from when on a price counts as leaping', () => {
  snapshot('last', ['a', 'b'], { price: cents(80) })
  history.note(snapshot('old', ['a'], { price: cents(80) }), NOW_MS - DAY_MS)
  const moved = (priceLeapPercent: number) => {
    const { comparison, past } = before({ limits: { ...DEFAULT_LIMITS, priceLeapPercent } })
    return [comparison.prices.moved, past[0]?.comparison.prices.moved]
  }
  expect([moved(25), moved(24)]).toEqual([
    [0, 0],
    [2, 1],
  ])
})

test('without a last snapshot a first crawl has nothing to be held against, and that is well', () => {
  expect(before()).toMatchObject({ comparison: { last: undefined }, past: [], missing: [], otherStore: undefined })
})

test.each(['built', 'published'] as const)(
  'without a last snapshot a shop that was %s is not replaced unseen',
  (shop) => {
    expect(before({ shop }).missing).toEqual([
      {
        guard: 'snapshot-missing',
        reason:
          'A shop that was built here is there, but no last snapshot that can be read: nothing to hold this crawl against.',
      },
    ])
  },
)

test('a snapshot of another store is not compared', () => {
  snapshot('last', ['a', 'c'], { store: 'embedded' })
  history.note(snapshot('old', ['a', 'b', 'c']), NOW_MS - DAY_MS)
  expect(before({ shop: 'built' })).toMatchObject({
    comparison: { last: undefined, gone: { count: 0 }, added: { count: 2 } },
    past: [],
    missing: [],
    otherStore: 'embedded',
  })
})

test('where the shop has been published, another store is asked about', () => {
  snapshot('last', ['a'], { store: 'embedded' })
  expect(before({ shop: 'published' }).missing).toEqual([
    {
      guard: 'other-store',
      reason:
        'The last snapshot came from the embedded store and this crawl from https://api.example, and the shop has been published.',
    },
  ])
})

test('where a shop of a real store would get the products of the embedded one, it is asked about', () => {
  snapshot('last', ['a'])
  expect(before({ shop: 'built', store: 'embedded' }).missing).toEqual([
    {
      guard: 'other-store',
      reason:
        'The last snapshot came from https://api.example and this crawl from the embedded store, and there is a shop that was built from the first: set STORE_API_URL where it is missing.',
    },
  ])
  expect(before({ shop: 'none', store: 'embedded' }).missing).toEqual([])
})

test.each([
  ['with something of it still there', ['a', 'c'], undefined],
  ['with nothing of it there any more', ['c', 'd'], ''],
  ['without an item', [], undefined],
])('a snapshot that names no store, %s', (_, itemIds, otherStore) => {
  snapshot('last', itemIds, { store: '' })
  expect(before().otherStore).toBe(otherStore)
})

test('a store that has nothing of the last one left is still the same store', () => {
  snapshot('last', ['c', 'd'])
  expect(before()).toMatchObject({ comparison: { gone: { count: 2 } }, otherStore: undefined })
})

test.each([
  ['', 'a store that it does not name'],
  ['embedded', 'the embedded store'],
  ['https://api.example', 'https://api.example'],
])('the store %j is called %s', (store, words) => {
  expect(storeWords(store)).toBe(words)
})
