import { expect, test } from 'vitest'
import { headWords, isCountSign, isCountWord } from './pasted-words.ts'

test.each([
  ['Qty', ['quantity']],
  ['Menge', ['quantity']],
  ['Stück', ['quantity']],
  ['Order qty.', ['quantity']],
  ['Qty ordered', ['quantity']],
  ['SKU', ['code']],
  ['Artikel-Nr.', ['code']],
  ['Référence', ['code']],
  ['Description', ['name']],
  ['Ribbed mat', ['name']],
  ['Remarks', ['note']],
  ['Unit price', ['price']],
  ['Preis/Stück', ['price']],
  ['Stückpreis', ['price']],
  ['Precio total', ['price']],
  ['Total', []],
  ['Bemerkung', ['note']],
  ['Nombre', ['quantity', 'name']],
  ['Code and name', ['code']],
  ['Barn', []],
  ['12', []],
  ['', []],
  [`${'x'.repeat(36)} qty`, ['quantity']],
  [`${'x'.repeat(37)} qty`, []],
])('a column that is called "%s" may hold %j', (cell, words) => {
  expect(headWords(cell)).toEqual(words)
})

test.each(['pcs', 'PCS', 'Stk.', 'Qty:', 'st.:', 'pièces', 'no', 'off'])('"%s" says that a number counts', (word) => {
  expect(isCountWord(word)).toBe(true)
})

test.each(['', '.', 'p.cs', 'mat', 'm', 'pcs.:.'])('"%s" does not', (word) => {
  expect(isCountWord(word)).toBe(false)
})

test('a sign that stands between how many and what', () => {
  expect(['x', 'X', '×', '*'].every(isCountSign)).toBe(true)
  expect(['', 'xx', 'ax', 'x1', '-'].some(isCountSign)).toBe(false)
})
