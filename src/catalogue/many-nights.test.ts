import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DAY_MS } from '#domain/day.ts'
import { apiAnswering, success } from '#store-api/test-api.ts'
import { DEFAULT_LIMITS } from './guards.ts'
import { keptSnapshots } from './kept-snapshots.ts'
import { lookAtSnapshot } from './look-at-snapshot.ts'
import { silentProgress } from './progress.ts'
import { type RefreshOptions, refreshCatalogue } from './refresh-catalogue.ts'
import type { RefreshReport } from './refresh-report.ts'

let folder = ''
let nowMs = 0

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nights-'))
  nowMs = Date.parse('2026-03-01T02:00:00Z')
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

interface Night {
  /** Prices in dollars by item id. */
  prices: Record<string, number>
  accepted?: string | undefined
  changes?: Partial<RefreshOptions>
}

/** A refresh, a day after the last. */
async function night({ prices, accepted, changes }: Night): Promise<RefreshReport> {
  nowMs += DAY_MS
  const { api } = apiAnswering(
    ({ target }) => {
      const { pathname, searchParams } = new URL(target, 'https://api.example')
      if (pathname === '/Api/CategoryMain') return success([{ categoryMainID: 'm', categoryMainName: 'Horse' }])
      if (pathname === '/Api/CategorySub') return success([{ categorySubID: 's', categorySubName: 'Mats' }])
      if (searchParams.get('CategorySubID') === 's') {
        const items = Object.entries(prices)
        return success(items.map(([itemID, retailPrice]) => ({ itemID, itemName: `Mat ${itemID}`, retailPrice })))
      }
      return success([])
    },
    { retries: 0 },
  )
  return refreshCatalogue({
    api,
    store: 'https://api.example',
    snapshotFile: join(folder, 'catalogue.sqlite'),
    snapshotsFolder: join(folder, 'snapshots'),
    historyFile: join(folder, 'history.sqlite'),
    refusedFile: join(folder, 'refused.sqlite'),
    lockFile: join(folder, 'refresh.lock'),
    picturesFolder: join(folder, 'pictures'),
    images: 'url',
    limits: DEFAULT_LIMITS,
    accepted,
    concurrency: 8,
    progress: silentProgress,
    now: () => new Date(nowMs),
    ...changes,
  })
}

function priced(count: number, price: (index: number) => number = () => 100): Record<string, number> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`i${index}`, price(index)]))
}

const told = ({ outcome, alarms }: RefreshReport) => [outcome, ...alarms.map(({ reason }) => reason)]

test('a catalogue that loses a fifth every night is stopped before half of it is gone', async () => {
  const stopped: [number, ...string[]][] = []
  for (
    let [nights, items] = [0, 1000];
    nights < 12 && stopped.length === 0;
    nights += 1, items = Math.ceil(items * 0.8)
  ) {
    const [outcome, ...reasons] = told(await night({ prices: priced(items) }))
    if (outcome === 'refused') stopped.push([items, ...reasons])
  }
  expect(stopped).toEqual([[640, '360 of 1000 (36 %) items are gone since a week ago; up to 30 % may go in a week.']])
})

test('one that shrinks slowly is stopped over a month', async () => {
  let reasons: string[] = []
  let items = 1000
  for (let week = 0; week < 12 && reasons.length === 0; week += 1) {
    nowMs += 6 * DAY_MS
    reasons = told(await night({ prices: priced(items) })).slice(1)
    items = Math.floor(items * 0.85)
  }
  expect(reasons).toEqual([
    expect.stringMatching(/^479 of 1000 .* gone since a month ago; up to 40 % may go in a month\.$/),
  ])
})

test('every price at half is stopped, and what is accepted once is not asked about again', async () => {
  await night({ prices: priced(50) })
  const half = priced(50, () => 51)
  const refused = await night({ prices: half })
  expect(told(refused)).toEqual(['refused', 'Prices moved by 49 % on average; up to 20 % are let pass at once.'])
  expect((await night({ prices: half, accepted: refused.contentHash })).outcome).toBe('published')
  for (const item of ['i1', 'i2', 'i3']) {
    expect(told(await night({ prices: { ...half, [item]: 52 } }))).toEqual(['published'])
  }
})

test('prices that creep are stopped over a week, and those that move a little are not', async () => {
  await night({ prices: priced(50) })
  expect(told(await night({ prices: priced(50, () => 110) }))).toEqual(['published'])
  expect(told(await night({ prices: priced(50, () => 119) }))).toEqual(['published'])
  expect(told(await night({ prices: priced(50, () => 125) }))).toEqual([
    'refused',
    'Prices moved by 25 % on average since a week ago; up to 20 % are let pass in a week.',
  ])
  nowMs += 8 * DAY_MS
  expect(told(await night({ prices: priced(50, () => 125) }))).toEqual([
    'refused',
    'Prices moved by 25 % on average since a month ago; up to 20 % are let pass in a month.',
  ])
})

test.each([
  ['gone', () => rmSync(join(folder, 'history.sqlite'))],
  [
    'damaged',
    () => writeFileSync(join(folder, 'history.sqlite'), 'not a database at all, but long enough to be one'.repeat(99)),
  ],
])('a history that is %s is put together from the snapshots that are kept', async (_, harm) => {
  await night({ prices: priced(100) })
  await night({ prices: priced(84) })
  harm()
  expect(told(await night({ prices: priced(69) }))).toEqual([
    'refused',
    '31 of 100 (31 %) items are gone since a week ago; up to 30 % may go in a week.',
  ])
})

test('without a last snapshot a shop that is there is not replaced unseen', async () => {
  await night({ prices: priced(10) })
  rmSync(join(folder, 'catalogue.sqlite'))
  const refused = await night({ prices: priced(9), changes: { shop: 'built' } })
  expect(told(refused)).toEqual(['refused', expect.stringContaining('nothing to hold this crawl against')])
  const accepted = await night({ prices: priced(9), accepted: refused.contentHash, changes: { shop: 'built' } })
  expect(accepted.outcome).toBe('published')
  rmSync(join(folder, 'catalogue.sqlite'))
  expect((await night({ prices: priced(9) })).outcome).toBe('published')
})

test('another store begins anew and keeps the last snapshot of the one before', async () => {
  await night({ prices: priced(70), changes: { store: 'embedded' } })
  const own = { a: 10, b: 20 }
  const first = await night({ prices: own, changes: { shop: 'built' } })
  expect(first).toMatchObject({
    outcome: 'published',
    alarms: [],
    otherStore: 'embedded',
    comparison: { last: undefined },
  })
  for (let count = 0; count < 12; count += 1) await night({ prices: { ...own, a: 10 + count / 10 } })
  const kept = keptSnapshots(join(folder, 'snapshots')).map((file) => lookAtSnapshot(file)?.store)
  expect(kept.filter((store) => store === 'embedded')).toHaveLength(1)
  expect(kept).toHaveLength(11)
})

test('where the shop has been published, another store is asked about first', async () => {
  await night({ prices: priced(70) })
  const move: Night = { prices: priced(70), changes: { store: 'https://other.example', shop: 'published' } }
  const refused = await night(move)
  expect(told(refused)).toEqual([
    'refused',
    'The last snapshot came from https://api.example and this crawl from https://other.example, and the shop has been published.',
  ])
  expect((await night({ ...move, accepted: refused.contentHash })).outcome).toBe('published')
  expect((await night(move)).outcome).toBe('unchanged')
})

test('a snapshot of before names no store: it is of this one as long as anything of it is still there', async () => {
  const unmark = () => {
    const database = new DatabaseSync(join(folder, 'catalogue.sqlite'))
    database.exec("DELETE FROM meta WHERE key = 'store'")
    database.close()
    for (const name of readdirSync(join(folder, 'snapshots'))) rmSync(join(folder, 'snapshots', name))
    rmSync(join(folder, 'history.sqlite'))
  }
  await night({ prices: priced(70) })
  unmark()
  expect(await night({ prices: priced(60) })).toMatchObject({ outcome: 'published', otherStore: undefined })
  unmark()
  expect((await night({ prices: priced(10) })).outcome).toBe('refused')
  expect(await night({ prices: { own: 5 } })).toMatchObject({ outcome: 'published', otherStore: '' })
})
