import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DataFileProblem, openCacheDatabase } from './cache-database.ts'

let folder = ''
let file = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cache-'))
  file = join(folder, 'data', 'of', 'shop', 'cache.sqlite')
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

/** Makes the tables, and notes how many are there before. */
function counting(before: unknown[], fault?: { at: number; errcode: unknown }) {
  return (database: DatabaseSync) => {
    before.push(database.prepare('SELECT count(*) AS tables FROM sqlite_schema').get())
    database.exec('CREATE TABLE IF NOT EXISTS kept (id TEXT)')
    if (before.length === fault?.at) throw Object.assign(new Error('A fault'), { errcode: fault.errcode })
    return database
  }
}

const withFault = (errcode: unknown) => {
  const before: unknown[] = []
  return { before, open: () => openCacheDatabase(file, counting(before, { at: 2, errcode })) }
}

test('a cache is made with its folder, and found again', () => {
  const before: unknown[] = []
  for (let run = 0; run < 2; run += 1) openCacheDatabase(file, counting(before)).close()
  expect(before).toEqual([{ tables: 0 }, { tables: 1 }])
})

test('it lies in the file, and a reader does not wait for a writer', () => {
  const database = openCacheDatabase(file, (opened) => opened)
  expect(database.location()).toBe(file)
  expect(database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' })
  database.close()
})

test.each([1, 11, 26, 267])('one that cannot be read (%j) is thrown away and begun anew', (errcode) => {
  const { before, open } = withFault(errcode)
  open().close()
  open().close()
  expect(before).toEqual([{ tables: 0 }, { tables: 1 }, { tables: 0 }])
})

test.each([13, 'ENOSPC', undefined])('a fault that is no damage (%j) is told, and nothing is lost', (errcode) => {
  const { before, open } = withFault(errcode)
  open().close()
  expect(open).toThrow('A fault')
  open().close()
  expect(before).toEqual([{ tables: 0 }, { tables: 1 }, { tables: 1 }])
})

test.each([
  [5, 'Another program holds FILE. Run this again when it has ended.'],
  [14, 'FILE cannot be opened. See that whoever runs this may read and write it.'],
])('one that is held or shut (%j) is told with what to do, and nothing is lost', (errcode, words) => {
  const { before, open } = withFault(errcode)
  open().close()
  expect(open).toThrow(new DataFileProblem(words.replace('FILE', file)))
  open().close()
  expect(before).toEqual([{ tables: 0 }, { tables: 1 }, { tables: 1 }])
})

test('one that is no file is told with what to do', () => {
  mkdirSync(file, { recursive: true })
  expect(() => openCacheDatabase(file, () => undefined)).toThrow(DataFileProblem)
})

test('one that is damaged in the middle is begun anew at once, not when that is met', () => {
  const filled = openCacheDatabase(file, counting([]))
  for (let row = 0; row < 500; row += 1) filled.exec('INSERT INTO kept VALUES (hex(randomblob(500)))')
  filled.close()
  const [damaged, middle] = [openSync(file, 'r+'), Math.floor(statSync(file).size / 2)]
  writeSync(damaged, Buffer.alloc(20_000, 0xee), 0, 20_000, middle)
  closeSync(damaged)
  const before: unknown[] = []
  openCacheDatabase(file, counting(before)).close()
  expect(before).toEqual([{ tables: 0 }])
})

test.each(['A fault', { errcode: 11 }])('what is thrown and is no error (%j) is thrown on', (thrown) => {
  let runs = 0
  const open = () =>
    openCacheDatabase(file, () => {
      runs += 1
      throw thrown
    })
  expect(open).toThrow()
  expect(runs).toBe(1)
})

test('one that cannot be made anew either is told', () => {
  const open = () =>
    openCacheDatabase(file, () => {
      throw Object.assign(new Error('Damaged'), { errcode: 11 })
    })
  expect(open).toThrow('Damaged')
})
