import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { entryOf, OWN_MODULES, rendererHash } from './deferred-pages.ts'

let folder = ''

/** Two folders with the same code, as Astro makes it on either side of New Year. */
const codeIn = (name: string, text = 'export const footer = () => new Date().getFullYear()') => {
  const code = join(folder, name, 'code')
  mkdirSync(code, { recursive: true })
  writeFileSync(join(code, 'footer.mjs'), text)
  return join(folder, name)
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'renderer-'))
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

test('the same code makes the same pages in the same year, and others in the next', () => {
  const december = rendererHash(codeIn('one'), 2026)
  expect(rendererHash(codeIn('two'), 2026)).toBe(december)
  expect(rendererHash(codeIn('two'), 2027)).not.toBe(december)
})

test('of what renders there is one: what two runs of Astro left together is refused', () => {
  const left = codeIn('left')
  expect(() => entryOf(left)).toThrow('should be one renderer')
  writeFileSync(join(left, 'code/prerender-entry.one.mjs'), '')
  expect(entryOf(left)).toBe(join(left, 'code/prerender-entry.one.mjs'))
  writeFileSync(join(left, 'code/prerender-entry.two.mjs'), '')
  expect(() => entryOf(left)).toThrow('should be one renderer')
})

test('every module of ours that makes a page, or reads its links, counts', () => {
  const found = new Set(['./page-renderer.ts', './link-hashes.ts'])
  for (const module of found) {
    const text = readFileSync(new URL(module, import.meta.url), 'utf8')
    for (const [, imported = ''] of text.matchAll(/ from '(\.\/[\w-]+\.ts)'/g)) found.add(imported)
  }
  expect(found.size).toBeGreaterThan(4)
  expect([...found].filter((module) => !OWN_MODULES.includes(module))).toEqual([])
})

test('other code makes other pages', () => {
  expect(rendererHash(codeIn('two', 'export const footer = () => 1'), 2026)).not.toBe(rendererHash(codeIn('one'), 2026))
})
