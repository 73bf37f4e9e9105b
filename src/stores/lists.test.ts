import { afterEach, beforeEach, expect, test } from 'vitest'
import { type List, type ListLine, MOST_LIST_LINES } from '#domain/list.ts'
import { LISTS_KIND } from '#domain/open-lists.ts'
import { openShared } from '#domain/open-shared.ts'
import { pageClock } from '#domain/page-clock.ts'
import type { SharedStorage } from '#domain/shared-storage.ts'
import { listLine } from '#domain/test-lists.ts'
import { stubLocalStorage } from '#domain/test-local-storage.ts'
import { closePage, openPage } from './test-browser.ts'

type Page = typeof import('./lists.ts')
let storage: SharedStorage
let page: Page

/** A page of its own for each test: it remembers for a while what it did. */
beforeEach(async () => {
  storage = stubLocalStorage()
  openPage()
  page = await import('./lists.ts')
})

afterEach(closePage)

function newList(name: string, lines: ListLine[] = []): List {
  const list = page.makeList(name, lines)
  if (list === undefined) throw new Error('There are lists of another test.')
  return list
}

const names = () => page.$lists.get().map(({ name }) => name)
const linesIn = ({ id }: List) => page.listOf(id)?.lines.map(({ itemId, quantity }) => [itemId, quantity])
const many = (count: number) => Array.from({ length: count }, (_, index) => listLine(`i${index}`, 1))

test('a list is made before all others, under a name and an id that no other has', () => {
  const [barn, other] = [newList(' Barn ', [listLine('x', 2)]), newList('Barn')]
  expect(page.$lists.get()).toEqual([
    { id: other.id, name: 'Barn (2)', lines: [] },
    { id: barn.id, name: 'Barn', lines: [listLine('x', 2)] },
  ])
  expect(barn.id).toMatch(/^l[a-z0-9]{1,12}$/)
  expect(other.id).not.toBe(barn.id)
  expect([page.listOf(barn.id), page.listOf('nowhere')]).toEqual([barn, undefined])
  expect([page.$listsUnkept.get(), page.$damagedLists.get()]).toEqual([false, 0])
})

test('a list has room for so many lines', () => {
  expect(newList('Full', many(501)).lines).toHaveLength(500)
})

test('a browser has room for so many lists', () => {
  for (let count = 0; count < 50; count += 1) newList('List')
  const before = storage.read(LISTS_KIND.key)
  expect(page.makeList('One more', [])).toBeUndefined()
  expect(page.$lists.get()).toHaveLength(50)
  // Else it would be made once there is room, by whoever has been told that there is none.
  expect(storage.read(LISTS_KIND.key)).toBe(before)
})

test('a list gets another name that no other has, and its old one back', () => {
  const [barn] = [newList('Barn'), newList('Stable')]
  const renamed = page.renameList(barn, 'Stable')
  expect([renamed?.name, names()]).toEqual(['Stable (2)', ['Stable', 'Stable (2)']])
  renamed?.undo()
  expect(names()).toEqual(['Stable', 'Barn'])
})

test('a list whose old name another has meanwhile gets it back with a number', () => {
  const renamed = page.renameList(newList('Barn'), 'Barn 2')
  const other = newList('Barn')
  renamed?.undo()
  expect(names()).toEqual(['Barn', 'Barn (2)'])
  const putBack = page.dropList(other)
  newList('Barn')
  putBack()
  expect(names()).toEqual(['Barn (3)', 'Barn', 'Barn (2)'])
})

test.each([
  ['its own', 'Barn'],
  ['an empty one', '  '],
])('a list that is given %s keeps its name, and nothing is written', (_, typed) => {
  const barn = newList('Barn')
  const before = storage.read(LISTS_KIND.key)
  expect(page.renameList(barn, typed)?.name).toBe('Barn')
  expect([names(), storage.read(LISTS_KIND.key)]).toEqual([['Barn'], before])
})

test('a list that is deleted comes back where it was, with what it held', () => {
  const [c, b, a] = [newList('C'), newList('B', [listLine('x', 2)]), newList('A')]
  const putBack = page.dropList(b)
  expect(names()).toEqual(['A', 'C'])
  putBack()
  expect(names()).toEqual(['A', 'B', 'C'])
  expect(linesIn(b)).toEqual([['x', 2]])
  const first = page.dropList(a)
  const last = page.dropList(c)
  first()
  last()
  expect(names()).toEqual(['A', 'B', 'C'])
})

test('a list that is deleted stays so where its room was taken, and comes back once there is room', () => {
  const barn = newList('Barn', [listLine('x', 2)])
  for (let count = 1; count < 50; count += 1) newList('List')
  const putBack = page.dropList(barn)
  const other = newList('Other')
  const before = storage.read(LISTS_KIND.key)
  expect(putBack()).toBe(false)
  // Else it would come by itself when another one is deleted.
  expect(storage.read(LISTS_KIND.key)).toBe(before)
  page.dropList(other)
  expect(putBack()).toBe(true)
  expect(linesIn(barn)).toEqual([['x', 2]])
})

test('what was put aside before and after a list was deleted is all there when it comes back', () => {
  const later = page.makeList('Later', [listLine('x', 5)], 'later')
  const putBack = later && page.dropList(later)
  page.makeList('Later', [listLine('x', 2)], 'later')
  expect(putBack?.()).toBe(true)
  expect(later && linesIn(later)).toEqual([['x', 7]])
})

test('what is put into a list stands there, and what is there already is raised', () => {
  const barn = newList('Barn', [listLine('x', 2), listLine('y', 1)])
  const put = page.putIntoList(barn, [listLine('x', 3), listLine('z', 4)])
  expect(put).toMatchObject({ added: 2, withoutRoom: 0 })
  expect(linesIn(barn)).toEqual([
    ['x', 5],
    ['y', 1],
    ['z', 4],
  ])
  page.setListQuantity(barn.id, 'y', 9)
  put?.undo()
  expect(linesIn(barn)).toEqual([
    ['x', 2],
    ['y', 9],
  ])
  expect(page.$listsUnkept.get()).toBe(false)
})

test('what has no room in a list is left out and counted, and what is there needs none', () => {
  const barn = newList('Barn', many(MOST_LIST_LINES - 1))
  expect(
    page.putIntoList(barn, [listLine('x', 1), listLine('i0', 1), listLine('y', 1), listLine('z', 1)]),
  ).toMatchObject({
    added: 2,
    withoutRoom: 2,
  })
  expect(linesIn(barn)).toHaveLength(500)
  expect([linesIn(barn)?.at(0), linesIn(barn)?.at(-1)]).toEqual([
    ['i0', 2],
    ['x', 1],
  ])
  const put = page.putIntoList(barn, [listLine('y', 1)])
  expect(put).toMatchObject({ added: 0, withoutRoom: 1 })
})

test('a full list is not written again for what it has no room for', () => {
  const barn = newList('Barn', many(MOST_LIST_LINES))
  const before = storage.read(LISTS_KIND.key)
  page.putIntoList(barn, [listLine('y', 1)])
  expect(storage.read(LISTS_KIND.key)).toBe(before)
})

test('lines change their quantities and notes one by one', () => {
  const barn = newList('Barn', [listLine('x', 2), listLine('y', 1)])
  page.changeListQuantity(barn.id, 'x', 4)
  page.setListQuantity(barn.id, 'y', 7)
  page.setNote(barn.id, 'y', '  two\nlines ')
  expect(page.listOf(barn.id)?.lines).toEqual([listLine('x', 6), listLine('y', 7, 'two lines')])
})

test('a line that is taken out of a list comes back where it was', () => {
  const barn = newList('Barn', [listLine('w', 1), listLine('x', 2, 'cut to fit'), listLine('y', 3)])
  const putBack = page.removeListLine(barn.id, 'x')
  expect(linesIn(barn)).toEqual([
    ['w', 1],
    ['y', 3],
  ])
  putBack()
  expect(page.listOf(barn.id)?.lines).toEqual([listLine('w', 1), listLine('x', 2, 'cut to fit'), listLine('y', 3)])
})

test('a line of a list that is not there can be taken out, and nothing comes back', () => {
  page.removeListLine('nowhere', 'x')()
  expect(page.$lists.get()).toEqual([])
})

test('nothing is put into a list that another tab has deleted, and it gets no other name', () => {
  const [barn, stable] = [newList('Barn'), newList('Stable')]
  const other = openShared(LISTS_KIND, storage, pageClock, () => 'other')
  other.make({ kind: 'drop', listId: barn.id })
  // Of this the page has not heard yet.
  expect(page.putIntoList(barn, [listLine('x', 1)])).toBeUndefined()
  expect(page.putIntoList(barn, [listLine('x', 1)])).toBeUndefined()
  other.make({ kind: 'drop', listId: stable.id })
  expect(page.renameList(stable, 'Yard')).toBeUndefined()
  expect(page.$lists.get()).toEqual([])
})

test('where storage takes nothing, lists last in this page, and it is known', () => {
  stubLocalStorage({ full: true })
  expect(page.putIntoList(newList('Barn'), [listLine('x', 1)])).toMatchObject({ added: 1 })
  expect(page.$listsUnkept.get()).toBe(true)
})

test('a line that is taken out stays so where its room was taken, and comes back once there is room', () => {
  const barn = newList('Barn', many(MOST_LIST_LINES))
  const putBack = page.removeListLine(barn.id, 'i7')
  page.putIntoList(barn, [listLine('x', 1)])
  expect(putBack()).toBe(false)
  page.removeListLine(barn.id, 'x')
  expect(putBack()).toBe(true)
  expect(linesIn(barn)?.[7]).toEqual(['i7', 1])
})

test('a line of a list that was deleted meanwhile has nowhere to come back to', () => {
  const barn = newList('Barn', [listLine('x', 1)])
  const putBack = page.removeListLine(barn.id, 'x')
  page.dropList(barn)
  expect(putBack()).toBe(true)
  expect(page.$lists.get()).toEqual([])
})
