import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MOST_LIST_LINES } from './list.ts'
import { LISTS_KIND } from './open-lists.ts'
import { readStoredListChanges, writeStoredListChanges } from './stored-list-changes.ts'
import { readStoredLists, writeStoredLists } from './stored-lists.ts'
import { listLine, someListChange, someLists } from './test-lists.ts'

test('lists stand where browsers have kept them since there are lists', () => {
  expect(LISTS_KIND.key).toBe('lists')
  expect(LISTS_KIND.write({ lists: [], applied: {} })).toBe('{"version":1,"lists":[],"applied":{}}')
})

test('lists come back from storage as they went in', () => {
  fc.assert(
    fc.property(someLists(), (lists) => {
      const document = { lists, applied: { p1: 7 } }
      expect(readStoredLists(writeStoredLists(document))).toEqual({ document, damaged: 0 })
    }),
  )
})

test('changes come back from storage as they went in', () => {
  fc.assert(
    fc.property(fc.array(someListChange(), { maxLength: 8 }), (made) => {
      const changes = made.map((change, index) => ({ number: index + 1, change }))
      expect(readStoredListChanges(writeStoredListChanges(changes))).toEqual(changes)
    }),
  )
})

test('what is damaged is left out and counted, and the rest is kept', () => {
  const good = JSON.parse(writeStoredLists({ lists: [{ id: 'a', name: 'A', lines: [listLine('x', 2)] }], applied: {} }))
  const [list] = good.lists
  const text = JSON.stringify({
    ...good,
    lists: [{ ...list, lines: [...list.lines, { itemID: '..', quantity: 1 }, 7] }, { id: 'B!' }, list, null],
  })
  const { document, damaged } = readStoredLists(text)
  expect(document.lists).toEqual([{ id: 'a', name: 'A', lines: [listLine('x', 2)] }])
  expect(damaged).toBe(5)
})

test('of more lists than fifty, and of more lines than a list holds, the others count as damaged', () => {
  const lists = Array.from({ length: 52 }, (_, index) => ({ id: `l${index}`, name: 'L', lines: [] }))
  expect(readStoredLists(writeStoredLists({ lists, applied: {} }))).toMatchObject({ damaged: 2 })
  const lines = Array.from({ length: MOST_LIST_LINES + 3 }, (_, index) => listLine(`i${index}`, 1))
  const { document, damaged } = readStoredLists(
    writeStoredLists({ lists: [{ id: 'a', name: 'A', lines }], applied: {} }),
  )
  expect(document.lists[0]?.lines).toEqual(lines.slice(0, MOST_LIST_LINES))
  expect(damaged).toBe(3)
})

test('what is not sound beside a line is put right, and the line is kept', () => {
  const line = { itemID: 'x', quantity: 2, note: 7, retailPrice: 0 }
  const text = JSON.stringify({ lists: [{ id: 'a', name: ' \n', lines: [line, line] }], applied: { p: -1 } })
  expect(readStoredLists(text)).toEqual({
    document: {
      lists: [{ id: 'a', name: 'a', lines: [{ ...listLine('x', 2), code: '', name: '', price: 'on-request' }] }],
      applied: {},
    },
    damaged: 1,
  })
})

test.each([
  ['a list without an id that can be one', { kind: 'drop', listId: 'B!' }],
  ['a line without a list', { kind: 'remove', itemId: 'x' }],
  ['a line without an item', { kind: 'remove', listId: 'a' }],
  ['half a piece', { kind: 'change-quantity', listId: 'a', itemId: 'x', delta: 0.5 }],
  ['a quantity in words', { kind: 'set-quantity', listId: 'a', itemId: 'x', quantity: 'two' }],
  ['a note that is no text', { kind: 'set-note', listId: 'a', itemId: 'x', note: 7 }],
  ['a name that is no text', { kind: 'rename', listId: 'a', name: 7 }],
  ['a list that is none', { kind: 'make', list: { id: 'a' }, place: 'first' }],
  ['a list in no place', { kind: 'make', list: { id: 'a', name: 'A', lines: [] }, place: 'last' }],
  ['a line that is none', { kind: 'add', listId: 'a', placed: [{ line: { itemID: '..', quantity: 1 } }] }],
  ['what a later shop does', { kind: 'share', listId: 'a' }],
])('a change of %s cannot be read', (_, change) => {
  const drop = { number: 1, change: { kind: 'drop', listId: 'a' } }
  expect(readStoredListChanges(JSON.stringify({ changes: [drop, { number: 2, change }] }))).toEqual([drop])
})

test('a line that is added keeps its place, and notes and names are as they may be', () => {
  const changes = [
    {
      number: 1,
      change: { kind: 'add' as const, listId: 'a', placed: [{ line: listLine('x', 1), place: 'first' as const }] },
    },
    {
      number: 2,
      change: { kind: 'add' as const, listId: 'a', placed: [{ line: listLine('y', 1), place: { after: 'x' } }] },
    },
  ]
  expect(readStoredListChanges(writeStoredListChanges(changes))).toEqual(changes)
  const written = [
    { number: 1, change: { kind: 'rename', listId: 'a', name: ' Barn\n2 ' } },
    { number: 2, change: { kind: 'set-note', listId: 'a', itemId: 'x', note: ' left\ngate ' } },
  ]
  expect(readStoredListChanges(JSON.stringify({ changes: written }))).toMatchObject([
    { change: { name: 'Barn 2' } },
    { change: { note: 'left gate' } },
  ])
})

test('whatever text stands in storage is read', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(Array.isArray(readStoredLists(text).document.lists)).toBe(true)
      expect(Array.isArray(readStoredListChanges(text))).toBe(true)
    }),
  )
  expect(readStoredLists('{{{').damaged).toBe(1)
  expect(readStoredLists('').damaged).toBe(0)
})
