import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents, type Price } from '#domain/cents.ts'
import { someDocument } from '#search/test-document.ts'
import type { CatalogueEntry } from './catalogue-entry.ts'
import { filterFiles } from './filter-files.ts'
import { repricedIndex } from './repriced-index.ts'
import { searchIndexFiles } from './search-index-files.ts'
import { someEntry } from './test-entries.ts'

/** Enough for shards beside the head, and for several blocks. */
const ITEMS = 640
/** So small that a column of two choices is split, one of prices has parts, and blocks are named in a file of their own. */
const SIZES = { longBytes: 10, partRows: 100, fewBlocks: 3 }
/** Items have none of them, one or several. */
const USES = [1, 2, 3].map((number): [string, string] => [`use-${number}`, `Use ${number}`])

function entriesOf(prices: readonly Price[], weights: readonly number[] = []): CatalogueEntry[] {
  return prices.map((price, row) => {
    const name = `mat ${String((row * 7) % ITEMS).padStart(3, '0')}`
    const [subCategory, keywords, squareMetre] = [
      `Mats ${row % 5}`,
      `word${row % 9}`,
      price === 'on-request' ? 0 : price / 2,
    ]
    return someEntry({
      rank: row % 11,
      document: someDocument({
        itemId: `I${row}`,
        name,
        price,
        subCategory,
        keywords,
        row,
        squareMetre: cents(squareMetre),
      }),
      numbers: {
        ...(price !== 'on-request' && { price }),
        ...(weights[row] !== undefined && { weight: weights[row] }),
      },
      choices: {
        use: USES.slice(row % 3, row % 4),
        brand: row % 3 === 0 ? [['one', 'One']] : [],
        colour: row % 7 === 0 ? [['red', 'Red']] : [['blue', 'Blue']],
      },
    })
  })
}

function filesOf(entries: readonly CatalogueEntry[]): Map<string, string> {
  return new Map([...searchIndexFiles(entries), ...filterFiles(entries, SIZES)].map(({ path, text }) => [path, text]))
}

/** The index of other prices, made of the one before. */
function repriced(before: readonly Price[], after: readonly Price[], weights: readonly number[] = []) {
  const files = filesOf(entriesOf(before, weights))
  const entries = entriesOf(after, weights).entries()
  const changed = new Map([...entries].filter(([row]) => before[row] !== after[row]))
  const { made, kept } = repricedIndex((path) => files.get(path) ?? '', changed, SIZES)
  const text = new Map([
    ...kept.map((path) => [path, files.get(path)] as const),
    ...made.map(({ path, text }) => [path, text] as const),
  ])
  return { text, made, kept }
}

const price = fc.oneof(
  fc.constant<Price>('on-request'),
  fc.integer({ min: 1, max: 400 }).map((number): Price => cents(number * 2)),
)
const prices = fc.array(price, { minLength: ITEMS, maxLength: ITEMS })
const changes = fc.array(fc.tuple(fc.nat(ITEMS - 1), price), { maxLength: 20 })

test('search and filters have one stamp, which other prices leave and other rows change', () => {
  const stamps = (entries: readonly CatalogueEntry[]) => {
    const files = filesOf(entries)
    return ['/search-index.json', '/filters.json'].map((path) => JSON.parse(files.get(path) ?? 'null').stamp)
  }
  const prices = Array.from({ length: 5 }, () => cents(100))
  const entries = entriesOf(prices)
  const [stamp] = stamps(entries)
  expect(stamp).toMatch(/^[0-9a-f]{12}$/)
  expect(stamps(entries)).toEqual([stamp, stamp])
  expect(stamps(entriesOf(prices.map(() => cents(200))))).toEqual([stamp, stamp])
  expect(stamps(entries.toReversed())).not.toContain(stamp)
})

test('it is the same to the byte as an index of the new prices', () => {
  fc.assert(
    fc.property(prices, changes, (before, changes) => {
      const after = [...before]
      for (const [row, price] of changes) after[row] = price
      const { text, made, kept } = repriced(before, after)
      expect(text).toEqual(filesOf(entriesOf(after)))
      expect(made.length + kept.length).toBe(text.size)
    }),
    { numRuns: 15 },
  )
})

test('a price makes its block, its shard, what prices it passes and what names them anew, and nothing else', () => {
  const before = Array.from({ length: ITEMS }, (_, row): Price => cents(row * 2 + 2))
  // One of the few that are not in the head.
  const after = before.with(637, cents(5_000))
  const { made, kept } = repriced(before, after)
  expect(made.map(({ path }) => path.replace(/-[0-9a-f]{8,}\.json$/, '')).toSorted()).toEqual([
    '/_search/blocks',
    // The whole column, what is near the old price, what reaches the new one and what is near it.
    ...Array.from({ length: 4 }, () => '/_search/column'),
    '/_search/part-price-6',
    '/_search/parts',
    '/_search/range',
    '/_search/rows-6',
    '/_search/shard',
    '/filters.json',
    '/search-index.json',
  ])
  expect(kept.length).toBeGreaterThan(10)
  expect(kept).toContainEqual(expect.stringContaining('/choices-'))
})

test('a column of prices that comes to be the same as another is one file with it', () => {
  const weights = Array.from({ length: ITEMS }, (_, row) => row * 2 + 2)
  const after = weights.map((weight): Price => cents(weight))
  const { text, made, kept } = repriced(after.with(3, cents(5_000)), after, weights)
  expect(text).toEqual(filesOf(entriesOf(after, weights)))
  const paths = new Set(made.map(({ path }) => path))
  expect(kept.filter((path) => paths.has(path))).toEqual([])
})

test('an earlier index that cannot be read is refused', () => {
  expect(() => repricedIndex(() => '{}', new Map())).toThrow()
  expect(() => repricedIndex(() => 'no JSON', new Map())).toThrow()
})

test('a column of prices with another number of rows is refused', () => {
  const entries = entriesOf(Array.from({ length: ITEMS }, (_, row) => cents(row * 2)))
  const files = filesOf(entries)
  const manifest = JSON.parse(files.get('/filters.json') ?? '')
  files.set('/filters.json', JSON.stringify({ ...manifest, items: ITEMS + 1 }))
  expect(() => repricedIndex((path) => files.get(path) ?? '', new Map())).toThrow('column of prices')
})
