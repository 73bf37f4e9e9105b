import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openSnapshot } from './open-snapshot.ts'
import { placeSomeSnapshot } from './test-snapshot.ts'

let folder = ''
let file = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'open-'))
  file = join(folder, 'catalogue.sqlite')
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

const Name = v.object({ name: v.string() })

test('rows are read by what they are asked for with, and parsed on their way out', () => {
  placeSomeSnapshot(file)
  const snapshot = openSnapshot(file)
  const subs = 'SELECT name FROM sub_category WHERE name <> ? AND name <> ? ORDER BY name'
  expect(snapshot.all(Name, subs, 'x', 'y')).toEqual([{ name: 'Stable mats' }, { name: 'Trailer mats' }])
  expect(snapshot.all(Name, subs, 'Stable mats', 'y')).toEqual([{ name: 'Trailer mats' }])
  expect(snapshot.one(Name, subs, 'Trailer mats', 'y')).toEqual({ name: 'Stable mats' })
  expect(snapshot.one(Name, subs, 'Stable mats', 'Trailer mats')).toBeUndefined()
  expect(() => snapshot.one(v.object({ name: v.number() }), subs, '', '')).toThrow('Expected number')
  expect(() => snapshot.all(v.object({ name: v.number() }), subs, '', '')).toThrow('Expected number')
  snapshot.close()
  expect(() => snapshot.all(Name, subs, 'x', 'y')).toThrow()
})

test('without a snapshot it is said what to run', () => {
  expect(() => openSnapshot(file)).toThrow(`There is no catalogue snapshot at ${file}. Run npm run refresh first.`)
})

test('one that cannot be read is refused with its cause', () => {
  writeFileSync(file, 'not a database, but long enough to be taken for one at first sight')
  try {
    openSnapshot(file)
    expect.unreachable()
  } catch (error) {
    expect(error).toMatchObject({
      message: `The catalogue snapshot at ${file} cannot be read. Run npm run refresh.`,
      cause: { message: 'file is not a database' },
    })
  }
})

test.each(["UPDATE meta SET value = '4' WHERE key = 'version'", "DELETE FROM meta WHERE key = 'version'"])(
  'one that is not of this version is refused (%s)',
  (sql) => {
    placeSomeSnapshot(file)
    const database = new DatabaseSync(file)
    database.exec(sql)
    database.close()
    expect(() => openSnapshot(file)).toThrow(
      `The catalogue snapshot at ${file} was written by another version. Run npm run refresh.`,
    )
  },
)

test('one of an older version is opened where that version is asked for', () => {
  placeSomeSnapshot(file)
  const database = new DatabaseSync(file)
  database.exec("UPDATE meta SET value = '4' WHERE key = 'version'")
  database.close()
  expect(() => openSnapshot(file, [4, 5]).close()).not.toThrow()
})
