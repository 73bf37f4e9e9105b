import { expect, test } from 'vitest'
import { pseudoTexts } from './pseudo-words.ts'

test('a word has accents, is longer, and stands in brackets', () => {
  expect(pseudoTexts(['Add to cart'], 'en-XA')).toEqual(['[Àďď ťöö çààŕť]'])
})

test('the parts of a template are one phrase', () => {
  expect(pseudoTexts(['', ' added to your cart'], 'en-XA')).toEqual(['[', ' ààďďééď ťöö ýööûûŕ çààŕť]'])
})

test('words run from right to left, what stands between them does not', () => {
  expect(pseudoTexts(['Page ', ' of ', ''], 'ar-XB')).toEqual(['[\u202ePààĝéé\u202c ', ' \u202eööf\u202c ', ']'])
})
