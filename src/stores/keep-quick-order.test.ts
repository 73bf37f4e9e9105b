import { afterEach, beforeEach, expect, test } from 'vitest'
import { blankRow } from '#domain/quick-row.ts'
import { stubLocalStorage } from '#domain/test-local-storage.ts'
import { keepQuickOrder } from './keep-quick-order.ts'
import { $lists, dropList } from './lists.ts'
import { settleRow } from './quick-answers.ts'
import { $quickRows, clearQuickOrder, replaceRows } from './quick-order.ts'
import { stubCalls } from './test-calls.ts'
import { indexOf, someMat } from './test-index.ts'

beforeEach(() => void stubLocalStorage())

afterEach(() => {
  for (const list of $lists.get()) dropList(list)
  clearQuickOrder()
})

test('a list is named by the day and has the row that was just typed; one that names nothing is left, and all stay in the grid', async () => {
  stubCalls(indexOf([someMat('a00'), someMat('b11')]))
  const found = { state: 'looking' } as const
  replaceRows(() => [
    { ...blankRow(11), wanted: 'HH-a00', written: '2', found },
    { ...blankRow(12), wanted: 'HH-nope', written: '3', found },
    { ...blankRow(13), wanted: 'HH-b11', written: '4', found },
  ])
  void settleRow(13)
  const kept = await keepQuickOrder(Date.UTC(2026, 10, 28, 12))
  expect(kept).toMatchObject({ full: false, left: [{ wanted: 'HH-nope' }] })
  expect($lists.get()).toEqual([kept.list])
  expect(kept.list).toMatchObject({
    name: 'Quick order, 28 Nov 2026',
    lines: [
      { itemId: 'a00', quantity: 2 },
      { itemId: 'b11', quantity: 4 },
    ],
  })
  expect($quickRows.get()).toHaveLength(4)
})
