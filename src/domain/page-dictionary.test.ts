import { expect, test } from 'vitest'
import { DICTIONARY_ENTRY, dictionaryPath, isDictionaryPath, PRESENT_DICTIONARY_PATH } from './page-dictionary.ts'

const SHA256 = 'T1PNoYwrqgwDVL9btto-2e_tEq1NjhG6hzwvERYSArk'

test('a dictionary is named by what it holds', () => {
  expect(dictionaryPath(SHA256)).toBe(`/_astro/pages.${SHA256}.txt`)
  expect(isDictionaryPath(dictionaryPath(SHA256))).toBe(true)
})

test('what says which is the present one has an address and an entry of a header of its own', () => {
  expect(PRESENT_DICTIONARY_PATH).toMatch(/^\/[a-z-]+\.json$/)
  expect(isDictionaryPath(PRESENT_DICTIONARY_PATH)).toBe(false)
  expect(DICTIONARY_ENTRY).toMatch(/^[\w-]+$/)
})

test.each([
  '/_astro/pages.short.txt',
  `/_astro/pages.${SHA256}x.txt`,
  `/_astro/pages.${SHA256}.txt.br`,
  `/en/_astro/pages.${SHA256}.txt`,
  `/_astro/pages.${SHA256}xtxt`,
  '/page-dictionary.json',
])('%s is none', (path) => {
  expect(isDictionaryPath(path)).toBe(false)
})
