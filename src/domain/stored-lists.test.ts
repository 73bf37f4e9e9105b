import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readStoredListChanges, writeStoredListChanges } from './stored-list-changes.ts'
import { readStoredLists, writeStoredLists } from './stored-lists.ts'
import { listLine, someListChange, someLists } from './test-lists.ts'

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
