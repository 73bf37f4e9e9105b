import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepSnapshot } from '#catalogue/kept-snapshots.ts'
import { lookAtSnapshot } from '#catalogue/look-at-snapshot.ts'
import { catalogueOf, someItem } from '#catalogue/test-crawl.ts'
import { draftSnapshot, placeSnapshot } from '#catalogue/write-snapshot.ts'
import { ScriptProblem } from '../running/run-script.ts'
import { readConfiguration } from '../settings/configuration.ts'
import { dataFolder } from '../settings/data-folder.ts'
import { chosenSnapshot } from './chosen-snapshot.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chosen-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

const choose = (...arguments_: string[]) => chosenSnapshot(readConfiguration({ DATA_FOLDER: folder }), arguments_)

function snapshot(name: string, itemName = 'Stable mat'): string {
  const file = join(folder, name)
  const catalogue = catalogueOf([someItem({ name: itemName })])
  const crawledAt = '2026-03-01T10:00:00.000Z'
  const draft = draftSnapshot(file, { catalogue, pictures: new Map(), findings: [], crawledAt, store: 'embedded' })
  placeSnapshot(draft, file)
  const { snapshotsFolder } = dataFolder({ DATA_FOLDER: folder })
  keepSnapshot(snapshotsFolder, file, { crawledAt, contentHash: draft.contentHash }, Date.parse(crawledAt))
  return file
}

const hashOf = (file: string) => lookAtSnapshot(file)?.contentHash

test('a snapshot is shown by its name, and told apart from the live one', () => {
  snapshot('catalogue.sqlite')
  const older = snapshot('older.sqlite', 'Door mat')
  expect(choose('--snapshot', older)).toMatchObject({
    file: older,
    name: 'older.sqlite',
    standing: `This is not the live one. Its hash is ${hashOf(older)}.`,
  })
  expect(choose('--snapshot', snapshot('same.sqlite')).standing).toContain('The live one has the same content.')
})

test('the refused crawl is found without its name', () => {
  expect(() => choose('--refused')).toThrow('No crawl is waiting')
  snapshot('refused.sqlite')
  expect(choose('--refused')).toMatchObject({
    name: 'refused.sqlite',
    standing: expect.stringContaining('This is not the live one.'),
  })
})

test('the refused crawl that is looked at stays the one whose hash is told, though the next one is refused, too', () => {
  snapshot('catalogue.sqlite')
  const hash = hashOf(snapshot('refused.sqlite', 'Door mat'))
  const { file, standing } = choose('--refused')
  const next = hashOf(snapshot('refused.sqlite', 'Ring mat'))
  expect([hashOf(file), standing.includes(`${hash}`), hash === next]).toEqual([hash, true, false])
  expect(choose('--refused').standing).toContain(`${next}`)
})

test('the first crawl of a newer shop is shown beside a live one of the version before', () => {
  const database = new DatabaseSync(snapshot('catalogue.sqlite'))
  database.exec("UPDATE meta SET value = '5' WHERE key = 'version'")
  database.close()
  snapshot('refused.sqlite')
  expect(choose('--refused').name).toBe('refused.sqlite')
})

test('without a name those are listed that are kept, with the store that each came from', () => {
  snapshot('catalogue.sqlite')
  expect(() => choose()).toThrow(
    /Name the snapshot[\s\S]+2026-03-01T10-00-00Z-[0-9a-f]{32}\.sqlite {2}the embedded store, 1 item$/,
  )
})

test('what cannot be shown is refused with one sentence', () => {
  const other = join(folder, 'other.sqlite')
  writeFileSync(other, 'not a snapshot')
  for (const [file, words] of [
    [join(folder, 'none.sqlite'), 'There is no snapshot at'],
    [other, 'is no snapshot, or one of another version'],
    [folder, 'is no snapshot, or one of another version'],
  ] as const) {
    expect(() => choose('--snapshot', file)).toThrow(expect.objectContaining({ name: 'ScriptProblem', exitCode: 1 }))
    expect(() => choose('--snapshot', file)).toThrow(words)
  }
  expect(() => choose('--snapshop', 'x')).toThrow(ScriptProblem)
})
