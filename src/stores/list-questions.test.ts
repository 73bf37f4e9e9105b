import { afterEach, expect, test, vi } from 'vitest'
import { type PackedRows, packRows, unpackRows } from '#domain/packed-rows.ts'
import { searchFilePath } from '#domain/paths.ts'
import { NO_ROWS } from '#domain/quick-counts.ts'
import { blankRow, type QuickRow } from '#domain/quick-row.ts'
import { refused, stubCalls } from './test-calls.ts'
import { indexOf, someMat } from './test-index.ts'

/** A worker that is opened now, in a shop of two mats. */
async function worker(calls: Parameters<typeof stubCalls>[0] = indexOf([someMat('a'), someMat('b')])) {
  vi.resetModules()
  stubCalls(calls)
  const { answerListQuestion } = await import('./list-questions.ts')
  const parts: PackedRows[] = []
  return {
    parts,
    ask: (question: Parameters<typeof answerListQuestion>[0]) =>
      answerListQuestion(question, (part) => parts.push(part)),
  }
}

const shown = (parts: readonly PackedRows[]) =>
  parts.map((part) => unpackRows(part, () => 0).map(({ wanted, found }) => [wanted, found.state]))
const looking = (wanted: string): QuickRow => ({ ...blankRow(7), wanted, written: '2', found: { state: 'looking' } })

afterEach(() => vi.resetModules())

test('a list is read and its items are found, and then it is said what else was in it', async () => {
  const { parts, ask } = await worker()
  const end = await ask({ kind: 'list', content: { text: 'Code;Qty\nHH-a;2\nHH-x;1' } })
  expect(shown(parts)).toEqual([
    [
      ['HH-a', 'item'],
      ['HH-x', 'unknown'],
    ],
  ])
  expect(end).toEqual({
    kind: 'list',
    report: { rows: 2, heads: ['Code Qty'], beyond: 0, counted: true },
    counts: { ...NO_ROWS.counts, filled: 2, right: 1, toLookAt: 1, named: 1, total: 2_000 },
  })
})

test('the same item is added up however far apart its rows are, and it is known how many rows there were', async () => {
  const { parts, ask } = await worker()
  const codes = Array.from({ length: 1_500 }, (_, index) => `QX-${index};1`)
  const text = ['Code;Qty', 'HH-a;2', ...codes, 'HH-a;1'].join('\n')
  expect(await ask({ kind: 'list', content: { text } })).toMatchObject({
    report: { rows: 1_502 },
    counts: { ...NO_ROWS.counts, filled: 1_501, right: 1, toLookAt: 1_500, named: 1, total: 3_000 },
  })
  const [first, ...others] = parts.flatMap((part) => unpackRows(part, () => 0))
  expect(first).toMatchObject({ wanted: 'HH-a', written: '3', joined: [2, 1] })
  expect(others).toHaveLength(1_500)
})

test('a file of the index that cannot be read leaves no more than a thousand rows without an answer', async () => {
  const calls = indexOf([someMat('a'), someMat('b')], 1)
  const { parts, ask } = await worker({ ...calls, [`GET ${searchFilePath('shard-1')}`]: refused(503, 'busy') })
  const codes = Array.from({ length: 998 }, (_, index) => `QX-${index};1`)
  await ask({ kind: 'list', content: { text: ['HH-a;2', 'HH-a;3', ...codes, 'HH-b;1', 'HH-c;1'].join('\n') } })
  const states = shown(parts).flat()
  expect([states.length, states[0], states[1]]).toEqual([1_001, ['HH-a', 'item'], ['QX-0', 'unknown']])
  expect(states.slice(-2)).toEqual([
    ['HH-b', 'unreachable'],
    ['HH-c', 'unreachable'],
  ])
})

test('a file that is no list comes to a reason and no rows', async () => {
  const { parts, ask } = await worker()
  const file = new File([Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0)], 'old.xls')
  expect(await ask({ kind: 'list', content: file })).toEqual({ kind: 'no-list', problem: 'workbook' })
  expect(parts).toEqual([])
})

test('rows come back a thousand at a time, in their order', async () => {
  const { parts, ask } = await worker()
  const rows = Array.from({ length: 2_000 }, (_, index) => looking(index === 1_500 ? 'HH-b' : `HH-${index}`))
  expect(await ask({ kind: 'rows', rows: packRows(rows) })).toEqual({ kind: 'rows' })
  const [first, second, ...others] = shown(parts)
  expect([first?.length, second?.length, others]).toEqual([1_000, 1_000, []])
  expect([first?.at(0), second?.at(500)]).toEqual([
    ['HH-0', 'unknown'],
    ['HH-b', 'item'],
  ])
})

test('what rows may mean comes with the end, in their order', async () => {
  const { parts, ask } = await worker()
  const end = await ask({ kind: 'near', rows: [looking('Mat b'), looking('zebra')] })
  expect(end).toMatchObject({
    kind: 'near',
    found: [
      { state: 'item', item: { itemId: 'b' } },
      { state: 'unknown', near: [] },
    ],
  })
  expect(parts).toEqual([])
})
