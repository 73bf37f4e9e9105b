import { afterEach, expect, test, vi } from 'vitest'
import { blankRow, type QuickRow } from '#domain/quick-row.ts'
import { stubCalls } from './test-calls.ts'
import { indexOf, someMat } from './test-index.ts'

/** A page that is loaded now, with these rows in its grid and an index of two mats. */
async function load(...rows: QuickRow[]) {
  vi.resetModules()
  const stores = { ...(await import('./quick-answers.ts')), ...(await import('./quick-order.ts')) }
  stores.replaceRows(() => rows)
  const calls = stubCalls(indexOf([someMat('a00'), someMat('b11')]))
  /** What a person sees of the rows. */
  const shown = () => stores.$quickRows.get().map(({ wanted, written, found }) => [wanted, written, found.state])
  return { ...stores, calls, shown }
}

afterEach(() => vi.resetModules())

const row = (
  key: number,
  wanted: string,
  state: 'looking' | 'unreachable',
  more: Partial<QuickRow> = {},
): QuickRow => ({
  ...blankRow(key),
  wanted,
  found: { state },
  ...more,
})

const unknown = (key: number, wanted: string): QuickRow => ({
  ...blankRow(key),
  wanted,
  found: { state: 'unknown', near: undefined },
})

test('rows of an earlier page are looked for, those that could not be found out about among them', async () => {
  const rows = [row(11, 'hh a00', 'looking'), row(12, 'hh b11', 'unreachable', { written: '3' }), unknown(13, 'hh b11')]
  const { resumeQuickOrder, shown } = await load(...rows)
  await resumeQuickOrder()
  expect(shown()).toEqual([
    ['HH-a00', '1', 'item'],
    ['HH-b11', '3', 'item'],
    ['hh b11', '', 'unknown'],
    ['', '', 'blank'],
  ])
})

test('rows are settled when none of them is looked for any more, the one just typed among them', async () => {
  const { settleRow, settledRows } = await load(row(11, 'hh a00', 'looking'), row(12, 'hh b11', 'looking'))
  void settleRow(12)
  const settled = await settledRows()
  expect(settled.map(({ wanted, found }) => [wanted, found.state])).toEqual([
    ['HH-a00', 'item'],
    ['HH-b11', 'item'],
    ['', 'blank'],
  ])
})

test('where no row waits none is written anew', async () => {
  const { $quickRows, resumeQuickOrder, settleRow } = await load(unknown(11, 'hh b11'))
  const rows = $quickRows.get()
  await settleRow(11)
  await resumeQuickOrder()
  expect($quickRows.get()).toBe(rows)
})

test('rows that nobody looks for are settled as they are', async () => {
  const { settledRows, $quickRows, calls } = await load(unknown(13, 'hh b11'), row(14, 'hh a00', 'unreachable'))
  expect(await settledRows()).toBe($quickRows.get())
  expect(calls).toEqual([])
})

test('a quantity of blanks is none, and one is meant', async () => {
  const { settleRow, shown } = await load(row(11, 'hh a00', 'looking', { written: ' ' }))
  await settleRow(11)
  expect(shown()[0]).toEqual(['HH-a00', '1', 'item'])
})

test('a row that is left is looked for, and no other', async () => {
  const { settleRow, shown } = await load(row(11, 'hh a00', 'looking'), row(12, 'hh b11', 'looking'))
  await settleRow(12)
  expect(shown().slice(0, 2)).toEqual([
    ['hh a00', '', 'looking'],
    ['HH-b11', '1', 'item'],
  ])
})

test('a row that was looked for is not looked for again', async () => {
  const { settleRow, shown } = await load(row(11, 'hh a00', 'unreachable'))
  await settleRow(11)
  expect(shown()[0]).toEqual(['hh a00', '', 'unreachable'])
})

test('what was typed while it was looked for stays', async () => {
  const rows = [row(11, 'hh a00', 'looking'), row(12, 'hh b11', 'looking'), row(13, 'hh a00', 'looking')]
  const { resumeQuickOrder, removeRow, shown, writeQuantity, writeWanted } = await load(...rows)
  const resuming = resumeQuickOrder()
  writeWanted(11, 'something else')
  writeQuantity(12, '7')
  removeRow(13)
  await resuming
  expect(shown()).toEqual([
    ['something else', '', 'looking'],
    ['HH-b11', '7', 'item'],
    ['', '', 'blank'],
  ])
})

test('what was added up in a row stays known', async () => {
  const { $quickRows, settleRow } = await load(row(11, 'hh a00', 'looking', { written: '5', joined: [2, 3] }))
  await settleRow(11)
  expect($quickRows.get()[0]).toMatchObject({ wanted: 'HH-a00', written: '5', joined: [2, 3] })
})

test('rows that name no item are answered together: what may be meant, or the item that is so called', async () => {
  const rows = [row(10, 'HH-a00', 'looking'), unknown(11, 'HH-a01'), unknown(12, 'mat B11'), unknown(13, 'HH-a02')]
  const { $quickRows, lookAround, shown } = await load(...rows)
  const seen = vi.fn()
  const stopListening = $quickRows.listen(seen)
  await lookAround($quickRows.get().slice(0, 3))
  stopListening()
  expect(seen).toHaveBeenCalledOnce()
  expect(shown().slice(0, 4)).toEqual([
    ['HH-a00', '', 'looking'],
    ['HH-a01', '', 'unknown'],
    ['HH-b11', '1', 'item'],
    ['HH-a02', '', 'unknown'],
  ])
  expect($quickRows.get()[1]?.found).toMatchObject({ near: [{ itemId: 'a00' }] })
  expect($quickRows.get()[3]?.found).toEqual({ state: 'unknown', near: undefined })
})

test('nobody is asked twice about a row, and about one that was mended meanwhile anew', async () => {
  const { $quickRows, lookAround, settleRow, writeWanted, calls } = await load(unknown(11, 'HH-a01'), unknown(12, 'b'))
  const seen = vi.fn()
  const stopListening = $quickRows.listen(seen)
  const first = lookAround($quickRows.get())
  await lookAround($quickRows.get())
  expect(seen).not.toHaveBeenCalled()
  writeWanted(11, 'HH-b12')
  await first
  expect($quickRows.get()[0]).toMatchObject({ wanted: 'HH-b12', found: { state: 'looking' } })
  await settleRow(11)
  const asked = calls.length
  await lookAround($quickRows.get())
  expect($quickRows.get()[0]?.found).toMatchObject({ near: [{ itemId: 'b11' }] })
  expect(calls).toHaveLength(asked)
  stopListening()
})
