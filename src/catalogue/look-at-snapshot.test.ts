import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lookAtSnapshot } from './look-at-snapshot.ts'
import { placeSomeSnapshot } from './test-snapshot.ts'

let folder = ''
let file = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'look-'))
  file = join(folder, 'catalogue.sqlite')
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

/** Changes a snapshot as no part of the shop does. */
function change(sql: string): void {
  const database = new DatabaseSync(file)
  database.exec(sql)
  database.close()
}

test('a snapshot says when it was crawled, what it holds and where it came from', () => {
  const contentHash = placeSomeSnapshot(file, { store: 'https://api.example' })
  expect(lookAtSnapshot(file)).toEqual({
    crawledAt: '2026-03-01T10:00:00.000Z',
    contentHash,
    store: 'https://api.example',
    items: 1,
  })
})

test('one that an older version wrote names no store', () => {
  placeSomeSnapshot(file)
  change("UPDATE meta SET value = '1' WHERE key = 'version'; DELETE FROM meta WHERE key = 'store'")
  expect(lookAtSnapshot(file)).toMatchObject({ store: '', items: 1 })
})

test('one of a version that nothing is known of says nothing', () => {
  placeSomeSnapshot(file)
  change("UPDATE meta SET value = value + 1 WHERE key = 'version'")
  expect(lookAtSnapshot(file)).toBeUndefined()
})

test('one that lacks its items says nothing', () => {
  placeSomeSnapshot(file)
  const tables = ['shelf_choice', 'listing', 'gallery', 'family_member', 'item_stamp', 'item']
  change(tables.map((table) => `DROP TABLE ${table};`).join(' '))
  expect(lookAtSnapshot(file)).toBeUndefined()
})

test('where none is there, or none that can be read, nothing is said', () => {
  expect(lookAtSnapshot(file)).toBeUndefined()
  writeFileSync(file, 'no snapshot')
  expect(lookAtSnapshot(file)).toBeUndefined()
})
