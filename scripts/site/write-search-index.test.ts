import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { catalogueOf, someItem } from '#catalogue/test-crawl.ts'
import { placeSomeSnapshot } from '#catalogue/test-snapshot.ts'
import { cents } from '#domain/cents.ts'
import type { Item } from '#domain/item.ts'
import { writeSearchIndex } from './write-search-index.ts'

const items = ['A', 'B', 'C'].map((itemId, place) =>
  someItem({ itemId, code: itemId, name: `Mat ${itemId}`, price: cents(1000 + place) }),
)
const repriced = items.map((item) => (item.itemId === 'B' ? { ...item, price: cents(4200) } : item))
const renamed = items.map((item) => (item.itemId === 'B' ? { ...item, name: 'Runner' } : item))

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'write-search-index-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

/** Writes an index into a folder of that name; returns what it is made of. */
function written(name: string, of: Item[], code: string, earlier?: { siteFolder: string; madeOf: string }) {
  const snapshotFile = join(folder, `${name}.sqlite`)
  placeSomeSnapshot(snapshotFile, { catalogue: catalogueOf(of) })
  return writeSearchIndex({ snapshotFile, folder: join(folder, name), code, ...(earlier && { earlier }) })
}

function filesOf(name: string): string[] {
  return readdirSync(join(folder, name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, name).length + 1))
    .sort()
}

const textOf = (name: string) => filesOf(name).map((file) => [file, readFileSync(join(folder, name, file), 'utf8')])

/** Files of an index that are those of the first one, not written again. */
function keptIn(name: string): string[] {
  const numberOf = (of: string, file: string) => statSync(join(folder, of, file), { throwIfNoEntry: false })?.ino
  return filesOf(name).filter((file) => numberOf(name, file) === numberOf('first', file))
}

async function indexes(of: Item[], code: string) {
  const madeOf = await written('first', items, 'code one')
  const earlier = { siteFolder: join(folder, 'first'), madeOf }
  return { again: await written('again', of, code, earlier), fresh: await written('fresh', of, code) }
}

test('where prices alone changed the index is what it would be anew, and files that say no price are kept', async () => {
  const { again, fresh } = await indexes(repriced, 'code one')
  expect(again).toBe(fresh)
  expect(textOf('again')).toEqual(textOf('fresh'))
  expect(textOf('again')).not.toEqual(textOf('first'))
  expect(keptIn('again')).not.toEqual([])
  expect(keptIn('again')).not.toEqual(filesOf('again'))
})

test.each([
  { what: 'other code', of: repriced, code: 'code two' },
  { what: 'another name', of: renamed, code: 'code one' },
])('$what makes all of it anew', async ({ of, code }) => {
  const { again, fresh } = await indexes(of, code)
  expect(again).toBe(fresh)
  expect(textOf('again')).toEqual(textOf('fresh'))
  expect(keptIn('again')).toEqual([])
})

test('a folder that an interrupted build left is emptied, and what is wrong in the thread is thrown', async () => {
  await written('first', items, 'code one')
  await written('first', items.slice(0, 1), 'code one')
  await written('alone', items.slice(0, 1), 'code one')
  expect(textOf('first')).toEqual(textOf('alone'))
  const lost = { snapshotFile: join(folder, 'nowhere.sqlite'), folder: join(folder, 'lost'), code: '' }
  await expect(writeSearchIndex(lost)).rejects.toThrow(/npm run refresh/)
})
