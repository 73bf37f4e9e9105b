import { afterEach, expect, test, vi } from 'vitest'
import type { List } from '#domain/list.ts'
import { LISTS_KIND } from '#domain/open-lists.ts'
import { openShared } from '#domain/open-shared.ts'
import { listLine } from '#domain/test-lists.ts'
import { $lists, $listsUnkept, dropList, makeList, putIntoList, renameList } from './lists.ts'
import { stubLocalStorage } from './test-local-storage.ts'

const made: List[] = []

/** A page remembers for a while what it did: whatever a test made, it takes away itself. */
afterEach(() => {
  for (const list of made.splice(0)) dropList(list)
  vi.unstubAllGlobals()
})

function newList(name: string): List {
  const list = makeList(name, [])
  if (list === undefined) throw new Error('There are lists of another test.')
  made.push(list)
  return list
}

test('what is put into a list stands there', () => {
  stubLocalStorage()
  expect(putIntoList(newList('Barn'), [listLine('x', 2)])).toMatchObject({ added: 1, withoutRoom: 0 })
  expect($lists.get()).toMatchObject([{ name: 'Barn', lines: [{ itemId: 'x', quantity: 2 }] }])
  expect($listsUnkept.get()).toBe(false)
})

test('nothing is put into a list that another tab has deleted, and it gets no other name', () => {
  const storage = stubLocalStorage()
  const [barn, stable] = [newList('Barn'), newList('Stable')]
  const other = openShared(LISTS_KIND, storage, Date.now, () => 'other')
  other.make({ kind: 'drop', listId: barn.id })
  // Of this the page has not heard yet.
  expect(putIntoList(barn, [listLine('x', 1)])).toBeUndefined()
  expect(putIntoList(barn, [listLine('x', 1)])).toBeUndefined()
  other.make({ kind: 'drop', listId: stable.id })
  expect(renameList(stable, 'Yard')).toBeUndefined()
  expect($lists.get()).toEqual([])
})

test('where storage takes nothing, lists last in this page, and it is known', () => {
  stubLocalStorage({ full: true })
  expect(putIntoList(newList('Barn'), [listLine('x', 1)])).toMatchObject({ added: 1 })
  expect($listsUnkept.get()).toBe(true)
})
