import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { removePartialFiles } from './partial-files.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'partial-'))
  for (const name of ['catalogue.sqlite', 'catalogue.7.part', 'report.8.part', 'parts.txt']) {
    writeFileSync(join(folder, name), '')
  }
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

test('what was left half-written under a name goes, and all else stays', () => {
  removePartialFiles(folder, 'catalogue.')
  expect(readdirSync(folder).toSorted()).toEqual(['catalogue.sqlite', 'parts.txt', 'report.8.part'])
})

test('without a name all that was left half-written goes', () => {
  removePartialFiles(folder)
  expect(readdirSync(folder).toSorted()).toEqual(['catalogue.sqlite', 'parts.txt'])
})

test('in a folder that is not there nothing is left', () => {
  expect(() => removePartialFiles(join(folder, 'nowhere'))).not.toThrow()
})
