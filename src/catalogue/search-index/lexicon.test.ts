import { expect, test } from 'vitest'
import { someDocument } from '#search/test-document.ts'
import { lexiconChunks } from './lexicon.ts'

test('every term of every field leads to the shards that hold it, in the order of code units', () => {
  const shards = [
    [someDocument({ name: 'Zoë mat', code: 'HH-1' }), someDocument({ brand: 'Hoof', measures: '1830 1220' })],
    [someDocument({ subCategory: 'Mats', mainCategory: 'Horse' })],
    [someDocument({ keywords: 'coir' })],
    [someDocument({ name: 'mat, coir' })],
  ]
  expect(lexiconChunks(shards)).toEqual([
    [
      ['1', '0'],
      ['1220', '0'],
      ['1830', '0'],
      ['coir', '2-3'],
      ['hh', '0'],
      ['hh1', '0'],
      ['hoof', '0'],
      ['horse', '1'],
      ['mat', '0-1 3'],
      ['zoe', '0'],
    ],
  ])
})

test('documents without a word have no lexicon', () => {
  expect(lexiconChunks([])).toEqual([])
  expect(lexiconChunks([[someDocument()]])).toEqual([])
})

/** A term that counts, with the number of its shard and the signs of JSON, for so many characters. */
const termOf = (characters: number, first: string) => first + 'x'.repeat(characters - 8)
const firstsOf = (terms: string[]) =>
  lexiconChunks([terms.map((name) => someDocument({ name }))]).map((chunk) => chunk.map(([term]) => term.charAt(0)))

test('a chunk has 16,000 characters at most', () => {
  expect(firstsOf([termOf(8_000, 'c'), termOf(8_000, 'a'), termOf(8_000, 'b')])).toEqual([['a', 'b'], ['c']])
  expect(firstsOf([termOf(8_000, 'a'), termOf(8_001, 'b'), termOf(7_000, 'c')])).toEqual([['a'], ['b', 'c']])
})
