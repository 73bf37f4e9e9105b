import { expect, test } from 'vitest'
import { cents } from './cents.ts'
import { freeListName, isListId, listLineOf, listNameOf, listNameOfFile, noteOf } from './list.ts'
import { ONE_BY_ONE } from './sale-terms.ts'

test.each(['a', 'later', '0123456789abcdefghij'])('%j is the id of a list', (id) => {
  expect(isListId(id)).toBe(true)
})

test.each(['', 'A', 'a-b', 'a b', '0123456789abcdefghijk', 'a\n', '../a'])('%j is no id of a list', (id) => {
  expect(isListId(id)).toBe(false)
})

test.each([
  ['  Barn   2 ', 'Barn 2'],
  ['Barn\n2\t3', 'Barn 2 3'],
  [' \n ', ''],
  ['🐴'.repeat(61), '🐴'.repeat(60)],
  [`${'a'.repeat(59)} b`, 'a'.repeat(59)],
])('a list that is called %j is named %j', (typed, name) => {
  expect(listNameOf(typed)).toBe(name)
})

test('a note is one line of 200 characters at most', () => {
  expect(noteOf(' for  the\nfront door ')).toBe('for the front door')
  expect(noteOf('n'.repeat(201))).toBe('n'.repeat(200))
})

test.each([
  ['Barn 2.csv', 'Barn 2'],
  ['Barn.2.XLSX', 'Barn.2'],
  ['Barn', 'Barn'],
  ['.csv', ''],
  ['Barn.spreadsheet', 'Barn.spreadsheet'],
  ['Barn.csv backup', 'Barn.csv backup'],
  ['Barn 2.5', 'Barn 2.5'],
])('the file %j makes a list %j', (file, name) => {
  expect(listNameOfFile(file)).toBe(name)
})

const named = (...names: string[]) => names.map((name, index) => ({ id: `l${index}`, name, lines: [] }))

test('a name that is taken is numbered', () => {
  expect(freeListName([], 'Barn')).toBe('Barn')
  expect(freeListName(named('Barn'), 'Barn')).toBe('Barn (2)')
  expect(freeListName(named('Barn', 'Barn (2)', 'Barn (4)'), 'Barn')).toBe('Barn (3)')
})

test('a numbered name is no longer than a name may be', () => {
  const long = 'a'.repeat(60)
  expect(freeListName(named(long), long)).toBe(`${'a'.repeat(56)} (2)`)
})

test('a line has what is known of an item, a quantity that can be, and no note', () => {
  const item = { itemId: 'x', code: 'HH-1', name: 'Mat', price: cents(100) }
  expect(listLineOf(item, ONE_BY_ONE, 0, 'one-360')).toEqual({
    ...item,
    picture: 'one-360',
    quantity: 1,
    terms: ONE_BY_ONE,
    note: '',
  })
})
