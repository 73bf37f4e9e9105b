import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  freeListName,
  LONGEST_LIST_NAME,
  listNameOf,
  listNameOfFile,
  MOST_LIST_LINES,
  MOST_LISTS,
  noteOf,
} from './list.ts'
import { LISTS_KIND } from './open-lists.ts'
import { openShared } from './open-shared.ts'
import { type ChangeLog, catchUp } from './shared-document.ts'
import { applyListChange, applyToSharedLists, emptySharedLists, type ListChange } from './shared-lists.ts'
import { listLine, someListChange, someLists } from './test-lists.ts'
import { testBrowser } from './test-tabs.ts'

test('an item stands once in a list: its quantity rises, and the note that is there stays', () => {
  const lists = [{ id: 'a', name: 'A', lines: [listLine('x', 2, 'gate')] }]
  const [list] = applyListChange(lists, { kind: 'add', listId: 'a', placed: [{ line: listLine('x', 3, 'other') }] })
  expect(list?.lines).toEqual([listLine('x', 5, 'gate')])
})

test('a change is made to the list and the line that it names, and to no other', () => {
  const [x, y, z] = [listLine('x', 2, 'gate'), listLine('y', 3), listLine('z', 1)]
  const lists = [
    { id: 'a', name: 'A', lines: [x, y] },
    { id: 'b', name: 'B', lines: [x] },
  ]
  const after = (change: ListChange) => {
    const [changed, ...others] = applyListChange(lists, change)
    expect(others).toEqual(lists.slice(1))
    return changed
  }
  const [listId, itemId] = ['a', 'x']
  expect(after({ kind: 'rename', listId, name: 'Barn' })).toEqual({ id: 'a', name: 'Barn', lines: [x, y] })
  expect(after({ kind: 'set-note', listId, itemId, note: 'door' })?.lines).toEqual([{ ...x, note: 'door' }, y])
  expect(after({ kind: 'set-quantity', listId, itemId, quantity: 9 })?.lines).toEqual([{ ...x, quantity: 9 }, y])
  expect(after({ kind: 'change-quantity', listId, itemId, delta: 3 })?.lines).toEqual([{ ...x, quantity: 5 }, y])
  expect(after({ kind: 'remove', listId, itemId })?.lines).toEqual([y])
  expect(after({ kind: 'add', listId, placed: [{ line: z }, { line: listLine('y', 1, 'yard') }] })?.lines).toEqual([
    x,
    { ...y, quantity: 4, note: 'yard' },
    z,
  ])
  expect(after({ kind: 'add', listId, placed: [{ line: z, place: 'first' }] })?.lines).toEqual([z, x, y])
  expect(applyListChange(lists, { kind: 'drop', listId })).toEqual(lists.slice(1))
})

test('a list is made where it is to be, or after all others, and none beyond fifty', () => {
  const lists = ['a', 'b', 'c'].map((id) => ({ id, name: id, lines: [] }))
  const made = { id: 'n', name: 'New', lines: [listLine('x', 2), listLine('x', 3), listLine('y', 1)] }
  const ids = (place: 'first' | { after: string }) =>
    applyListChange(lists, { kind: 'make', list: made, place })
      .map(({ id }) => id)
      .join('')
  expect([ids('first'), ids({ after: 'a' }), ids({ after: 'c' }), ids({ after: 'gone' })]).toEqual([
    ...['nabc', 'anbc', 'abcn', 'abcn'],
  ])
  const [first] = applyListChange(lists, { kind: 'make', list: made, place: 'first' })
  expect(first).toEqual({ ...made, lines: [listLine('x', 5), listLine('y', 1)] })
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ id: `l${index}`, name: '', lines: [] }))
  expect(applyListChange(many(49), { kind: 'make', list: made, place: 'first' })).toHaveLength(50)
  expect(applyListChange(many(50), { kind: 'make', list: made, place: 'first' })).toEqual(many(50))
})

test('a list that is made again keeps its lines, its name and its place', () => {
  const lists = [
    { id: 'a', name: 'A', lines: [] },
    { id: 'b', name: 'B', lines: [listLine('x', 2, 'gate')] },
  ]
  const list = { id: 'b', name: 'Other', lines: [listLine('y', 1), listLine('x', 9, 'door')] }
  expect(applyListChange(lists, { kind: 'make', list, place: 'first' })).toEqual([
    { id: 'a', name: 'A', lines: [] },
    { id: 'b', name: 'B', lines: [listLine('x', 2, 'gate'), listLine('y', 1)] },
  ])
})

test('a list that is put back over one that was made since has what both held', () => {
  const lists = [{ id: 'b', name: 'B', lines: [listLine('x', 2, 'gate')] }]
  const list = { id: 'b', name: 'Old', lines: [listLine('x', 5, 'door'), listLine('y', 1)] }
  expect(applyListChange(lists, { kind: 'make', list, place: 'first', back: true })).toEqual([
    { id: 'b', name: 'B', lines: [listLine('x', 7, 'gate'), listLine('y', 1)] },
  ])
})

test('a list that two tabs make is one, with the lines of both', () => {
  const make = (itemId: string): ListChange => ({
    kind: 'make',
    list: { id: 'later', name: 'Saved for later', lines: [listLine(itemId, 1)] },
    place: 'first',
  })
  const lists = [make('x'), make('y')].reduce(applyListChange, [])
  expect(lists.map(({ lines }) => lines.map(({ itemId }) => itemId))).toEqual([['x', 'y']])
})

test('whatever is changed, lists and lines stay within their bounds and stand once', () => {
  fc.assert(
    fc.property(fc.array(someListChange(), { maxLength: 60 }), (changes) => {
      const lists = changes.reduce(applyListChange, [])
      expect(lists.length).toBeLessThanOrEqual(MOST_LISTS)
      expect(new Set(lists.map(({ id }) => id)).size).toBe(lists.length)
      for (const { lines } of lists) {
        expect(lines.length).toBeLessThanOrEqual(MOST_LIST_LINES)
        expect(new Set(lines.map(({ itemId }) => itemId)).size).toBe(lines.length)
      }
    }),
  )
})

test('a list or a line that is taken away and put back is where it was', () => {
  fc.assert(
    fc.property(someLists(), fc.nat(), (lists, where) => {
      const list = lists[where % Math.max(1, lists.length)]
      fc.pre(list !== undefined)
      const before = lists[lists.indexOf(list) - 1]
      const place = before === undefined ? ('first' as const) : { after: before.id }
      const without = applyListChange(lists, { kind: 'drop', listId: list.id })
      expect(applyListChange(without, { kind: 'make', list, place })).toEqual(lists)
    }),
  )
})

test('from the same changes every page comes to the same, once, in whatever order it reads them', () => {
  const someLogs = fc.array(fc.tuple(someListChange(), fc.nat({ max: 2 })), { maxLength: 12 }).map((made) =>
    [0, 1, 2].map(
      (page): ChangeLog<ListChange> => ({
        name: `p${page}`,
        changes: made.flatMap(([change, of], index) => (of === page ? [{ number: index + 1, change }] : [])),
      }),
    ),
  )
  fc.assert(
    fc.property(someLogs, (logs) => {
      const once = catchUp(emptySharedLists, logs, applyToSharedLists)
      expect(catchUp(once, logs, applyToSharedLists)).toBe(once)
      expect(catchUp(emptySharedLists, logs.toReversed(), applyToSharedLists).lists).toEqual(once.lists)
    }),
  )
})

test('tabs that change lists at the same time agree in the end, and no list is lost', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat({ max: 2 }), someListChange(), fc.boolean()), { maxLength: 20 }), (steps) => {
      let nowMs = 1.8e12
      const clock = { steadyMs: () => nowMs, wallMs: () => nowMs }
      const browser = testBrowser(3, clock, (storage, now, name) => openShared(LISTS_KIND, storage, now, name))
      for (const [index, [of, change, arrives]] of steps.entries()) {
        nowMs += 10
        const tab = browser.tabs[of]
        tab?.make(change)
        tab?.make({ kind: 'make', list: { id: `n${index}`, name: 'New', lines: [] }, place: 'first' })
        if (arrives) tab?.send()
      }
      browser.comeToRest()
      const seen = browser.tabs.map((tab) => tab.look().document.lists)
      expect(seen[1]).toEqual(seen[0])
      expect(seen[2]).toEqual(seen[0])
      const ids = new Set(seen[0]?.map(({ id }) => id))
      expect(steps.every((_, index) => ids.has(`n${index}`))).toBe(true)
    }),
  )
})

test('a list is called as its file, without its kind, and no character is cut in half', () => {
  expect(listNameOfFile('Barn 2.csv')).toBe('Barn 2')
  expect(listNameOfFile('.csv')).toBe('')
  const long = 'a'.repeat(LONGEST_LIST_NAME - 1)
  expect(listNameOfFile(`${long}🐎🐎.csv`)).toBe(`${long}🐎`)
})

test('names and notes are one line of a bounded length, and a taken name gets a number', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (typed) => {
      const name = listNameOf(typed)
      expect([...name].length).toBeLessThanOrEqual(LONGEST_LIST_NAME)
      expect(listNameOf(name)).toBe(name)
      expect(noteOf(noteOf(typed))).toBe(noteOf(typed))
    }),
  )
  const lists = ['Barn', 'Barn (2)'].map((name, index) => ({ id: `l${index}`, name, lines: [] }))
  expect(freeListName(lists, 'Barn')).toBe('Barn (3)')
  expect(freeListName(lists, 'Stable')).toBe('Stable')
})
