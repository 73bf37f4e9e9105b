import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readFamilyFile } from '#domain/family-file.ts'
import { openSnapshot } from './open-snapshot.ts'
import { type ShopCatalogue, shopCatalogue } from './shop-catalogue.ts'
import { catalogueOf, someItem } from './test-crawl.ts'
import { draftSnapshot } from './write-snapshot.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'family-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

const items = [
  ['1', 'Gym tile, black, 15 mm'],
  ['2', 'Gym tile, blue, 15 mm'],
  ['3', 'Stable mat, black'],
  ['4', 'Mat for stables, grey'],
].map(([itemId = '', name = '']) => someItem({ itemId, code: `C-${itemId}`, name, description: '' }))

/** A snapshot with what the owner says of families. */
function draft(file: string, families = '') {
  return draftSnapshot(join(folder, file), {
    catalogue: catalogueOf(items),
    pictures: new Map(),
    findings: [],
    crawledAt: '2026-03-01T10:00:00Z',
    store: 'embedded',
    shopFiles: { families: readFamilyFile(families), guides: new Map(), findings: [] },
  })
}

function read<T>({ file }: { file: string }, question: (shop: ShopCatalogue) => T): T {
  const snapshot = openSnapshot(file)
  try {
    return question(shopCatalogue(snapshot))
  } finally {
    snapshot.close()
  }
}

test('a family is kept with each of its members, and their cards count its colours', () => {
  const written = draft('one')
  expect(written.families.map(({ members }) => members.map(({ itemId }) => itemId))).toEqual([['1', '2']])
  expect(read(written, (shop) => [shop.familyOf('1'), shop.familyOf('3')])).toEqual([
    {
      familyId: '1',
      traits: [{ trait: 'colour', values: ['Black', 'Blue'] }],
      members: [
        { itemId: '1', at: [0] },
        { itemId: '2', at: [1] },
      ],
    },
    undefined,
  ])
  expect(read(written, (shop) => shop.itemsOf('stable', 4).map((itemId) => shop.card(itemId).family))).toEqual([
    [{ trait: 'colour', count: 2 }],
    [{ trait: 'colour', count: 2 }],
    [],
    [],
  ])
})

test('a family that changes is another answer for its members alone', () => {
  const [before, after] = [draft('before'), draft('after', 'join: 3, 4')]
  expect(before.contentHash).not.toBe(after.contentHash)
  const answers = (written: { file: string }) =>
    read(written, (shop) => items.map(({ itemId }) => JSON.stringify([shop.familyOf(itemId), shop.item(itemId)])))
  const [old, now] = [answers(before), answers(after)]
  expect(now.map((answer, index) => answer === old[index])).toEqual([true, true, false, false])
})

test('a line of the owner that cannot be followed is a finding with its number', () => {
  const { findings } = draft('bad', '# ours\nglue: 1, 2')
  expect(findings).toEqual([
    {
      kind: 'shop-file',
      subject: 'families.txt, line 2',
      reason: 'It neither begins with "join:" nor with "part:". The line is left out.',
    },
  ])
})
