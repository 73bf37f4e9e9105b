import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacter } from '#domain/test-character.ts'
import { codeTerm, codeTerms, foldText, indexedTerms, searchTerms } from './search-terms.ts'

test('case, accents and plurals make no difference', () => {
  expect(searchTerms('Stable MATS, décor & boxes')).toEqual(['stable', 'mat', 'decor', 'box'])
  expect(searchTerms('grass bus ponies')).toEqual(['grass', 'bus', 'pony'])
  expect(searchTerms("Farrier's Milker’s")).toEqual(['farrier', 'milker'])
})

test.for([
  ['batteries', 'battery'],
  ['dresses', 'dress'],
  ['chests', 'chest'],
  ['issues', 'issue'],
  ['museums', 'museum'],
  ['discs', 'disc'],
  ['ashes', 'ash'],
  ['churches', 'church'],
  ['gas', 'gas'],
  ['basis', 'basis'],
] as const)('%s are %s', ([plural, singular]) => {
  expect(searchTerms(plural)).toEqual([singular])
})

test.for([
  ['½ inch', ' 1/2 inch', ['1', '2', 'inch']],
  ['1⅝ inch', '1 5/8 inch', ['1', '5', '8', 'inch']],
  ['1¼ inch', '1 1/4 inch', ['1', '1', '4', 'inch']],
  ['2¾', '2 3/4', ['2', '3', '4']],
] as const)('a fraction of one sign is one of three: %s', ([text, folded, terms]) => {
  expect(foldText(text)).toBe(folded)
  expect(searchTerms(text)).toEqual(terms)
})

test('words of other alphabets stay whole', () => {
  expect(searchTerms('කොහු පාපිස්ස')).toHaveLength(2)
  expect(searchTerms('ممسحة باب')).toHaveLength(2)
})

test('a hyphened word is indexed in parts and in one piece', () => {
  expect(indexedTerms('Anti-fatigue mat')).toEqual(['anti', 'fatigue', 'mat', 'antifatigue'])
  expect(indexedTerms('An off-the-shelf mat')).toEqual(['an', 'off', 'the', 'shelf', 'mat', 'offtheshelf'])
})

test('a word behind an apostrophe is indexed with and without what stands before it, and an English ending is no word', () => {
  expect(indexedTerms('Tapis d’entrée')).toEqual(['tapis', 'dentree', 'entree'])
  expect(indexedTerms("Farrier's mat, they’re 'soft'")).toEqual(['farrier', 'mat', 'theyre', 'soft'])
})

test('words without spaces between them are indexed from each character on, as far as somebody types', () => {
  expect(indexedTerms('17mm橡胶地垫')).toEqual(['17mm橡胶地垫', '橡胶地垫', '胶地垫', '地垫', '垫'])
  expect(indexedTerms('เสื่อยาง').some((term) => term.startsWith('ยาง'))).toBe(true)
  const terms = indexedTerms('垫'.repeat(3_000))
  expect(terms).toHaveLength(3_000)
  expect(Math.max(...terms.slice(1).map(({ length }) => length))).toBe(20)
})

test('a code is found by its parts, in one piece and without its first part', () => {
  expect(codeTerms('HH-STB-1812-17')).toEqual(['hh', 'stb', '1812', '17', 'hhstb181217', 'stb181217'])
  expect(codeTerms('')).toEqual([])
})

test('a part of a code that looks like a plural is found however the code is parted', () => {
  expect(codeTerms('HH-TILES-40')).toEqual(expect.arrayContaining(['tile', 'hhtiles40', 'tiles40']))
  expect(codeTerms('TILES40')).toEqual(['tiles40', 'tile40'])
})

test('a code in one piece is the term that a query makes of it', () => {
  const part = fc.oneof(fc.stringMatching(/^[A-Z0-9]{1,6}$/), fc.constantFrom('PADS', 'BOXES', 'PONIES', 'GRASS'))
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 4 }), (parts) => {
      const asked = searchTerms(parts.join(''))
      expect([codeTerm(parts.join('-'))]).toEqual(asked)
      expect(codeTerms(parts.join(' '))).toContain(asked[0])
    }),
  )
})

test('terms are their own terms, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (text) => {
      const terms = searchTerms(text)
      expect(terms.every((term) => term !== '' && foldText(term) === term)).toBe(true)
      expect(terms.join('').includes(' ')).toBe(false)
    }),
  )
})
