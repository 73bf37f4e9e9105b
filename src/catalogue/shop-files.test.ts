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
  writeFileSync(join(folder, 'guides', '.DS_Store'), 'of the system')
  const { families, guides, findings } = readShopFiles(folder)
  expect(families.joins).toEqual([{ line: 2, names: ['A', 'B'] }])
  expect(families.problems).toMatchObject([{ line: 3 }])
  expect([...guides]).toEqual([
    ['a.b', '# Cattle'],
    ['horse', '# Größe'],
  ])
  expect(findings).toEqual([])
})

test('a file that is not in UTF-8 is left out and told, and a mark at its beginning is none of its text', () => {
  mkdirSync(join(folder, 'guides'))
  writeFileSync(join(folder, 'families.txt'), Buffer.from('\u{feff}join: A, B', 'utf16le'))
  writeFileSync(join(folder, 'guides', 'cattle.md'), '\u{feff}# Cattle')
  writeFileSync(join(folder, 'guides', 'horse.md'), Buffer.from('# Gr\u00f6\u00dfe', 'latin1'))
  writeFileSync(join(folder, 'guides', 'gym.md'), Buffer.from('\u{feff}# Gym', 'utf16le'))
  const { families, guides, findings } = readShopFiles(folder)
  expect(families.joins).toEqual([])
  expect([...guides]).toEqual([['cattle', '# Cattle']])
  expect(findings).toEqual(
    ['families.txt', 'guides/gym.md', 'guides/horse.md'].map((subject) => {
      return { kind: 'shop-file', subject, reason: 'The file is not in UTF-8. It is left out.' }
    }),
  )
})

test('a file by whose name nothing is read is told', () => {
  mkdirSync(join(folder, 'guides'))
  writeFileSync(join(folder, 'familes.txt'), 'join: A, B')
  writeFileSync(join(folder, 'guides', 'horse.md.txt'), '# Horse')
  expect(readShopFiles(folder).findings).toEqual(
    ['familes.txt', 'guides/horse.md.txt'].map((subject) => {
      const reason = 'No file of this name is read: they are families.txt, and guides/ID.md for a main category.'
      return { kind: 'shop-file', subject, reason }
    }),
  )
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
