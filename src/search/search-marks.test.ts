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
