import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacter } from '#domain/test-character.ts'
import { codeTerms, foldText, indexedTerms, searchTerms } from './search-terms.ts'

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

test('a code is found by its parts, in one piece and without its first part', () => {
  expect(codeTerms('HH-STB-1812-17')).toEqual(['hh', 'stb', '1812', '17', 'hhstb181217', 'stb181217'])
  expect(codeTerms('')).toEqual([])
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
