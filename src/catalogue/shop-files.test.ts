import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { familyFinding, guideFinding, readShopFiles } from './shop-files.ts'

const NOTHING = { families: { joins: [], parts: [], problems: [] }, guides: new Map(), findings: [] }
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'files-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

test('without a folder, or with an empty one, the owner says nothing', () => {
  expect(readShopFiles(undefined)).toEqual(NOTHING)
  expect(readShopFiles(folder)).toEqual(NOTHING)
  expect(readShopFiles(join(folder, 'nowhere'))).toEqual(NOTHING)
})

test('families and guides are read, a guide by the id that names its file', () => {
  writeFileSync(join(folder, 'families.txt'), '# ours\njoin: A, B\nglue: C')
  mkdirSync(join(folder, 'guides'))
  writeFileSync(join(folder, 'guides', 'horse.md'), '# Größe')
  writeFileSync(join(folder, 'guides', 'a.b.md'), '# Cattle')
  writeFileSync(join(folder, 'guides', 'notes.txt'), 'mine')
  const { families, guides, findings } = readShopFiles(folder)
  expect(families.joins).toEqual([{ line: 2, names: ['A', 'B'] }])
  expect(families.problems).toMatchObject([{ line: 3 }])
  expect([...guides]).toEqual([
    ['a.b', '# Cattle'],
    ['horse', '# Größe'],
  ])
  expect(findings).toEqual([])
})

test('what became of a line is told with its file', () => {
  expect(familyFinding({ line: 2, reason: 'It is odd.' })).toEqual({
    kind: 'shop-file',
    subject: 'families.txt, line 2',
    reason: 'It is odd.',
  })
  expect(guideFinding('horse', { line: 3, reason: 'It is odd.' })).toEqual({
    kind: 'shop-file',
    subject: 'guides/horse.md, line 3',
    reason: 'It is odd.',
  })
})
