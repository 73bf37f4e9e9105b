import { expect, test } from 'vitest'
import { headWords, isCountSign, isCountWord, mayBeHead, readHead } from './pasted-words.ts'

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
  ['Pcs', ['quantity']],
  ['Pcs.', ['quantity']],
  ['Count', ['quantity']],
  ['Discount', []],
  ['Stck', ['quantity']],
  ['Pièces', ['quantity']],
  ['No.', ['quantity', 'code']],
  ['Units', ['quantity', 'price']],
  ['Ea.', ['quantity', 'price']],
  ['UPC', []],
  ['S t', []],
  ['Cost', ['price']],
  ['Barn', []],
  ['12', []],
  ['', []],
  [`${'x'.repeat(36)} qty`, ['quantity']],
  [`${'x'.repeat(37)} qty`, []],
])('a column that is called "%s" may hold %j', (cell, words) => {
  expect(headWords(cell)).toEqual(words)
})

test('what a head says as a whole is told from what it only ends in', () => {
  const whole = ['Qty', 'Menge', 'No.', 'Order qty', 'Pack qty', 'Lagermenge'].map((cell) => readHead(cell).isWhole)
  expect(whole).toEqual([true, true, true, true, false, false])
})

test('a row with a number or a code names no columns', () => {
  expect([['Code', 'Pcs'], ['Code', 'Qty 2026'], ['']].map(mayBeHead)).toEqual([true, true, true])
  expect([['A-1', 'pcs'], ['mat', ' 12 ', 'pcs'], ['1,5']].map(mayBeHead)).toEqual([false, false, false])
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
