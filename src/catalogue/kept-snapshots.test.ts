import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepSnapshot, keptAtMs, keptSnapshots } from './kept-snapshots.ts'
import { draftSnapshot, placeSnapshot } from './write-snapshot.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

/** A refresh on a day of March that found a catalogue of one category. */
function refreshed(day: number, name: string, store = 'embedded'): string[] {
  const nowMs = Date.UTC(2026, 2, day)
  const crawledAt = new Date(nowMs).toISOString()
  const catalogue = {
    mainCategories: [{ mainCategoryId: 'm', name }],
    subCategories: [],
    items: [],
    listings: [],
    galleries: new Map<string, string[]>(),
    newItemIds: [],
    slides: [],
  }
  const file = join(folder, 'catalogue.sqlite')
  const draft = draftSnapshot(file, { catalogue, pictures: new Map(), findings: [], crawledAt, store })
  placeSnapshot(draft, file)
  return keepSnapshot(join(folder, 'kept'), file, { crawledAt, contentHash: draft.contentHash }, nowMs)
}

test('a snapshot is kept once for as long as its content stays, and again when it comes back', () => {
  refreshed(1, 'Horse')
  expect(refreshed(2, 'Horse')).toHaveLength(1)
  refreshed(3, 'Door')
  const kept = refreshed(4, 'Horse')
  expect(kept).toHaveLength(3)
  expect(kept).toEqual(keptSnapshots(join(folder, 'kept')))
  expect(kept[0]).toContain('2026-03-04T00-00-00Z-')
})

test('what is kept takes no room while it is in use, and stays when another is put in its place', () => {
  const [first = ''] = refreshed(1, 'Horse')
  expect(statSync(first).nlink).toBe(2)
  const content = readFileSync(first)
  refreshed(2, 'Door')
  expect(readFileSync(first).equals(content)).toBe(true)
})

test('the last ten are kept', () => {
  for (let day = 1; day <= 13; day += 1) refreshed(day, `Category ${day}`)
  const kept = keptSnapshots(join(folder, 'kept'))
  expect(kept).toHaveLength(10)
  expect(kept.at(-1)).toContain('2026-03-04')
})

test('beyond ten the latest of another store is kept, and no other of it', () => {
  refreshed(1, 'Old', 'https://old.example')
  refreshed(2, 'Newer', 'https://old.example')
  for (let day = 3; day <= 14; day += 1) refreshed(day, `Category ${day}`)
  const days = keptSnapshots(join(folder, 'kept')).map((file) => basename(file).slice(8, 10))
  expect(days).toEqual(['14', '13', '12', '11', '10', '09', '08', '07', '06', '05', '02'])
})

test('what a clock that ran ahead kept came before what is kept now, in its order', () => {
  refreshed(1, 'First')
  const [third = '', second = ''] = [refreshed(800, 'Second'), refreshed(900, 'Third')]
    .map(([file = '']) => file)
    .reverse()
  const hashes = [third, second].map((file) => basename(file).slice(-39))
  const kept = refreshed(4, 'Fourth').map((file) => basename(file))
  expect(kept.map((name) => name.slice(0, 20))).toEqual([
    '2026-03-04T00-00-00Z',
    '2026-03-03T23-59-59Z',
    '2026-03-03T23-59-58Z',
    '2026-03-01T00-00-00Z',
  ])
  expect(kept.slice(1, 3).map((name) => name.slice(-39))).toEqual(hashes)
})

test('by its name a snapshot tells when it came', () => {
  expect(refreshed(5, 'Horse').map(keptAtMs)).toEqual([Date.UTC(2026, 2, 5)])
})

test('the same snapshot of the same moment is kept once, though others were kept at that moment', () => {
  refreshed(1, 'Horse')
  refreshed(1, 'Door')
  refreshed(1, 'Horse')
  expect(refreshed(1, 'Door')).toHaveLength(2)
})

test('where nothing was kept nothing is', () => {
  expect(keptSnapshots(join(folder, 'nowhere'))).toEqual([])
})

test('one that cannot be read is let go, and files of others are left alone', () => {
  const [first = ''] = refreshed(1, 'Horse')
  writeFileSync(first, 'not a snapshot')
  const mine = ['notes.txt', `my ${basename(first)}`, `${basename(first)}.bak`]
  for (const name of mine) writeFileSync(join(folder, 'kept', name), 'mine')
  expect(refreshed(2, 'Door')).toHaveLength(1)
  for (const name of mine) expect(readFileSync(join(folder, 'kept', name), 'utf8')).toBe('mine')
})
