import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cents } from '#domain/cents.ts'
import { DAY_MS } from '#domain/day.ts'
import { DataFileProblem } from './cache-database.ts'
import { type CatalogueHistory, openHistory } from './catalogue-history.ts'
import { keepSnapshot } from './kept-snapshots.ts'
import { catalogueOf, someItem, somePicture } from './test-crawl.ts'
import { placeSomeSnapshot } from './test-snapshot.ts'

let folder = ''
let open: CatalogueHistory[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "history it's ?%-"))
})

afterEach(() => {
  for (const history of open) history.close()
  open = []
  rmSync(folder, { recursive: true })
})

const fileOfHistory = () => join(folder, 'history.sqlite')

function history(store = 'embedded', nowMs = 1_000 * DAY_MS): CatalogueHistory {
  const opened = openHistory(fileOfHistory(), store, join(folder, 'kept'), nowMs)
  open.push(opened)
  return opened
}

type Prices = Record<string, number | 'on-request'>

/** A snapshot of items by their prices in cents; those that are named have a picture. */
function snapshot(prices: Prices, pictured: string[] = [], kept?: { store: string; crawledAt: string }): string {
  const items = Object.entries(prices).map(([itemId, price]) =>
    someItem({ itemId, price: price === 'on-request' ? price : cents(price) }),
  )
  const galleries = new Map(pictured.map((itemId) => [itemId, ['p']]))
  const pictures = new Map([['p', somePicture('one')]])
  const file = join(folder, `${JSON.stringify(prices).length} ${pictured.length} ${kept?.store}.sqlite`)
  const contentHash = placeSomeSnapshot(file, { catalogue: catalogueOf(items, { galleries }), pictures, ...kept })
  if (kept !== undefined) {
    const { crawledAt } = kept
    keepSnapshot(join(folder, 'kept'), file, { crawledAt, contentHash }, Date.parse(crawledAt))
  }
  return file
}

test('a new history knows nothing, and then from when on it knows something', () => {
  const it = history()
  expect(it.knownSinceMs()).toBeUndefined()
  it.note(snapshot({ a: 100 }), 3 * DAY_MS)
  it.note(snapshot({ a: 100, b: 100 }), 5 * DAY_MS)
  expect(it.knownSinceMs()).toBe(3 * DAY_MS)
})

test('a snapshot is held against the items and prices of a moment', () => {
  const it = history()
  it.note(snapshot({ half: 100, more: 100, less: 100, went: 100, came: 'on-request', gone: 100, triple: 100 }), DAY_MS)
  const now = snapshot({ half: 150, more: 151, less: 49, went: 'on-request', came: 100, triple: 300, fresh: 5 })
  expect(it.compare(now, 2 * DAY_MS, 50)).toEqual({
    items: 7,
    gone: 1,
    // Half, more and less moved by 50, 51 and 51 %, and the one that trebled counts for 100 %.
    prices: { compared: 5, moved: 4, levelPercent: expect.closeTo(63, 5) },
    pictures: { compared: 0, lost: 0 },
  })
})

test('an item that had a picture and has none has lost it; one that is gone has not', () => {
  const it = history()
  it.note(snapshot({ a: 1, b: 1, c: 1, gone: 1 }, ['a', 'b', 'gone']), DAY_MS)
  expect(it.compare(snapshot({ a: 1, b: 1, c: 1 }, ['a', 'c']), DAY_MS, 50).pictures).toEqual({ compared: 2, lost: 1 })
})

test('what was there is known by the moment: prices, items and pictures of then', () => {
  const it = history()
  it.note(snapshot({ a: 100, b: 100 }, ['b']), DAY_MS)
  it.note(snapshot({ a: 200 }), 2 * DAY_MS)
  it.note(snapshot({ a: 300 }, ['a']), 3 * DAY_MS)
  const now = snapshot({ a: 300 })
  const at = (day: number) => {
    const { items, gone, prices, pictures } = it.compare(now, day * DAY_MS, 49)
    return [items, gone, prices.moved, pictures.lost]
  }
  expect([at(0.9), at(1), at(1.9), at(2), at(3), at(9)]).toEqual([
    [0, 0, 0, 0],
    [2, 1, 1, 0],
    [2, 1, 1, 0],
    [1, 0, 1, 0],
    [1, 0, 0, 1],
    [1, 0, 0, 1],
  ])
})

test('nothing known and nothing there is no change', () => {
  expect(history().compare(snapshot({}), DAY_MS, 50)).toEqual({
    items: 0,
    gone: 0,
    prices: { compared: 0, moved: 0, levelPercent: 0 },
    pictures: { compared: 0, lost: 0 },
  })
})

test('what has been out of the shop for forty days is forgotten', () => {
  const it = history()
  it.note(snapshot({ a: 100, b: 100 }), 0)
  it.note(snapshot({ b: 100 }), DAY_MS)
  it.note(snapshot({ b: 100 }), 41 * DAY_MS)
  expect(it.compare(snapshot({}), 0, 50).items).toBe(2)
  it.note(snapshot({ b: 100 }), 41 * DAY_MS + 1)
  expect(it.compare(snapshot({}), 0, 50).items).toBe(1)
})

test('what somebody accepted is all that later crawls are held against', () => {
  const it = history()
  it.note(snapshot({ a: 100, b: 100 }), DAY_MS)
  it.note(snapshot({ b: 100 }), 2 * DAY_MS, { anew: true })
  expect(it.knownSinceMs()).toBe(2 * DAY_MS)
  expect(it.compare(snapshot({}), 3 * DAY_MS, 50).items).toBe(1)
})

test('a snapshot that cannot be read leaves the history as it was, and open for the next', () => {
  const it = history()
  it.note(snapshot({ a: 100 }), DAY_MS)
  const other = join(folder, 'other.sqlite')
  const database = new DatabaseSync(other)
  database.exec('CREATE TABLE unlike (id TEXT)')
  database.close()
  expect(() => it.note(other, 2 * DAY_MS, { anew: true })).toThrow('no such table: shop.item')
  expect(it.knownSinceMs()).toBe(DAY_MS)
  it.note(snapshot({ a: 100, b: 100 }), 3 * DAY_MS)
  expect(it.compare(snapshot({}), 3 * DAY_MS, 50).items).toBe(2)
})

test('a fault that has ended the writing already is told as it is', () => {
  const it = history()
  const database = new DatabaseSync(fileOfHistory())
  database.exec("CREATE TRIGGER full BEFORE INSERT ON stay BEGIN SELECT RAISE(ROLLBACK, 'the disk is full'); END")
  database.close()
  expect(() => it.note(snapshot({ a: 100 }), DAY_MS)).toThrow('the disk is full')
})

test('a snapshot cannot be changed by who compares it, and one that is not there is not made', () => {
  const it = history()
  expect(() => it.note(join(folder, 'nowhere.sqlite'), DAY_MS)).toThrow('unable to open')
  expect(existsSync(join(folder, 'nowhere.sqlite'))).toBe(false)
})

test('what was noted is there when the history is opened again', () => {
  history().note(snapshot({ a: 100 }), DAY_MS)
  expect(history().knownSinceMs()).toBe(DAY_MS)
})

test('what a clock that ran a year ahead noted counts from when that is seen', () => {
  const wrong = history()
  wrong.note(snapshot({ a: 100 }), DAY_MS)
  wrong.note(snapshot({ b: 100, c: 100 }), 367 * DAY_MS)
  wrong.note(snapshot({ b: 100, d: 100 }), 368 * DAY_MS)
  const right = history('embedded', 3 * DAY_MS)
  const there = (prices: Prices) => {
    const { items, gone } = right.compare(snapshot(prices), 3 * DAY_MS, 50)
    return { items, gone }
  }
  expect(there({ b: 1, d: 1 })).toEqual({ items: 2, gone: 0 })
  expect(right.compare(snapshot({ a: 1 }), 2 * DAY_MS, 50)).toMatchObject({ items: 1, gone: 0 })
  right.note(snapshot({ b: 100 }), 4 * DAY_MS)
  expect(right.compare(snapshot({ b: 100 }), 4 * DAY_MS, 50)).toMatchObject({ items: 1, gone: 0 })
})

test('a new history is put together from the snapshots of its store that are kept, from the oldest on', () => {
  snapshot({ a: 100 }, [], { store: 'embedded', crawledAt: '1970-01-02T00:00:00.000Z' })
  snapshot({ a: 100, b: 100 }, [], { store: 'embedded', crawledAt: '1970-01-03T00:00:00.000Z' })
  snapshot({ other: 100, another: 100, third: 1 }, [], { store: 'else', crawledAt: '1970-01-04T00:00:00.000Z' })
  const it = history()
  expect(it.knownSinceMs()).toBe(DAY_MS)
  const nothing = snapshot({})
  expect([1, 2, 3].map((day) => it.compare(nothing, day * DAY_MS, 50).items)).toEqual([1, 2, 2])
})

test('a kept snapshot that cannot be read tells nothing', () => {
  snapshot({ a: 100 }, [], { store: 'embedded', crawledAt: '1970-01-02T00:00:00.000Z' })
  writeFileSync(join(folder, 'kept', `1970-01-01T00-00-00Z-${'0'.repeat(32)}.sqlite`), 'no database')
  expect(history().knownSinceMs()).toBe(DAY_MS)
})

test('a kept snapshot tells of when it is kept to have come, whatever a clock that ran ahead wrote into it', () => {
  mkdirSync(join(folder, 'kept'))
  const file = join(folder, 'kept', `1970-01-02T00-00-00Z-${'0'.repeat(32)}.sqlite`)
  placeSomeSnapshot(file, { crawledAt: '1971-01-01T00:00:00.000Z' })
  expect(history().knownSinceMs()).toBe(DAY_MS)
})

test('the history of another store is nothing to this one', () => {
  history('embedded').note(snapshot({ a: 100 }), DAY_MS)
  const other = history('https://api.example')
  expect(other.knownSinceMs()).toBeUndefined()
  other.note(snapshot({ a: 100 }), 2 * DAY_MS)
  expect(history('https://api.example').knownSinceMs()).toBe(2 * DAY_MS)
})

test('another store whose crawl is looked at and refused leaves the history as it was', () => {
  history('embedded').note(snapshot({ a: 100 }), DAY_MS)
  snapshot({ other: 100 }, [], { store: 'https://api.example', crawledAt: '1970-01-03T00:00:00.000Z' })
  expect(history('https://api.example').knownSinceMs()).toBe(2 * DAY_MS)
  expect(history('embedded').knownSinceMs()).toBe(DAY_MS)
})

test('a history is one store’s or the other’s, also where the change of store is cut off', () => {
  history('embedded').note(snapshot({ a: 100 }), DAY_MS)
  const other = history('https://api.example')
  const database = new DatabaseSync(fileOfHistory())
  database.exec("CREATE TRIGGER cut BEFORE INSERT ON meta BEGIN SELECT RAISE(FAIL, 'the power fails'); END")
  expect(() => other.note(snapshot({ b: 1, c: 1 }), 2 * DAY_MS)).toThrow('the power fails')
  expect(history('embedded').knownSinceMs()).toBe(DAY_MS)
  database.exec('DROP TRIGGER cut')
  database.close()
  other.note(snapshot({ b: 1, c: 1 }), 3 * DAY_MS)
  expect(history('https://api.example').knownSinceMs()).toBe(3 * DAY_MS)
  expect(history('embedded').knownSinceMs()).toBeUndefined()
})

test('a kept snapshot that is damaged tells nothing, and the others tell what they can', () => {
  snapshot({ a: 100 }, [], { store: 'embedded', crawledAt: '1970-01-02T00:00:00.000Z' })
  const bare = join(folder, 'kept', `1970-01-01T00-00-00Z-${'0'.repeat(32)}.sqlite`)
  placeSomeSnapshot(bare, { crawledAt: '1970-01-01T00:00:00.000Z' })
  const database = new DatabaseSync(bare)
  database.exec('DROP TABLE gallery')
  database.close()
  expect(history().knownSinceMs()).toBe(DAY_MS)
})

test('a damaged history begins anew', () => {
  writeFileSync(fileOfHistory(), 'no database at all, but long enough to be taken for one by its size'.repeat(100))
  expect(history().knownSinceMs()).toBeUndefined()
})

test('a history that another program holds for a moment is waited for, and stays', async () => {
  history().note(snapshot({ a: 100 }), DAY_MS)
  const holder = new Worker(HOLDER, { eval: true, workerData: fileOfHistory() })
  await once(holder, 'message')
  expect(history().knownSinceMs()).toBe(DAY_MS)
  await holder.terminate()
})

/** Holds a database for a third of a second. */
const HOLDER = `
  const { parentPort, workerData } = require('node:worker_threads')
  const database = new (require('node:sqlite').DatabaseSync)(workerData)
  database.exec('BEGIN EXCLUSIVE')
  parentPort.postMessage('held')
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300)
  database.close()`

test('a history that cannot be opened says so', () => {
  mkdirSync(fileOfHistory())
  expect(() => openHistory(fileOfHistory(), 'embedded', folder, 0)).toThrow(DataFileProblem)
})
