import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacter } from '#domain/test-character.ts'
import { markMatches } from './search-marks.ts'
import { measureTerm } from './search-measures.ts'
import { readSearchQuery } from './search-query.ts'

const marked = (text: string, typed: string, terms: string[] = []) =>
  markMatches(text, readSearchQuery(typed), terms)
    .map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
    .join('')

test('what was typed is marked, a beginning as far as it goes', () => {
  expect(marked('Hammered-top stable mat', 'sta')).toBe('Hammered-top [sta]ble mat')
  expect(marked('Stable mats', 'stable mat')).toBe('[Stable] [mats]')
})

test('a synonym, a slip and another unit are marked whole', () => {
  expect(marked('Striped coir doormat', 'coconut', ['coir'])).toBe('Striped [coir] doormat')
  expect(marked('Hammered mat', 'haemmered', ['hammered'])).toBe('[Hammered] mat')
  expect(marked('Mat, 12 mm', '1/2 inch', [measureTerm(12)])).toBe('Mat, [12 mm]')
})

test('of several beginnings the longest is marked', () => {
  for (const typed of ['rub rubber', 'rubber rub', 'rub rubber r'])
    expect(marked('Rubberised mat', typed)).toBe('[Rubber]ised mat')
})

test('a word that is longer or shorter than it is compared is marked whole', () => {
  expect(marked('The \uFB01nest mat', 'fin')).toBe('The [\uFB01nest] mat')
})

test('a word with an apostrophe is one word', () => {
  expect(marked("Pour l'eau, mat", 'x', ['leau'])).toBe("Pour [l'eau], mat")
  expect(marked('The horse’s mat', 'x', ['horse'])).toBe('The [horse’s] mat')
})

test('a word that is met behind an apostrophe, or within a run without spaces, is marked whole', () => {
  expect(marked('Tapis d’entrée', 'entr', ['entree'])).toBe('Tapis [d’entrée]')
  expect(marked('厚 橡胶地垫', '地垫', ['地垫'])).toBe('厚 [橡胶地垫]')
})

test('measures and words are marked where they stand, and what is marked is not marked again', () => {
  expect(marked('Mat, 12 mm, a 9 mm mat', 'mat 12 mm', [measureTerm(12)])).toBe('[Mat], [12 mm], a 9 mm [mat]')
  expect(marked('Mat 1830 x 1220 mm', '1220 mm', [measureTerm(1220)])).toBe('Mat [1830 x 1220 mm]')
  expect(marked('12 mm mat', '12 mat', [measureTerm(12)])).toBe('[12 mm] [mat]')
})

test('of a size without a unit the likeliest meaning counts', () => {
  expect(marked('Mat 6x4', 'x', [measureTerm(6_000)])).toBe('Mat [6x4]')
  expect(marked('Mat 6x4', 'x', [measureTerm(6 * 304.8)])).toBe('Mat 6x4')
})

test('no piece is empty', () => {
  expect(markMatches('Mat', readSearchQuery('mat'), [])).toEqual([{ text: 'Mat', marked: true }])
  expect(markMatches('Mat', readSearchQuery(''), [])).toEqual([{ text: 'Mat', marked: false }])
  expect(markMatches('', readSearchQuery('mat'), [])).toEqual([])
})

test('parts of a code are marked', () => {
  expect(marked('HH-STB-1812-17', 'stb')).toBe('HH-[STB]-1812-17')
})

test('the pieces are the text, whatever is marked', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), fc.string(), fc.array(fc.string()), (text, typed, terms) => {
      const pieces = markMatches(text, readSearchQuery(typed), terms)
      expect(pieces.map((piece) => piece.text).join('')).toBe(text)
    }),
  )
})
