import { afterEach, expect, test, vi } from 'vitest'
import { type PackedRows, packRows, unpackRows } from '#domain/packed-rows.ts'
import { blankRow, type QuickRow } from '#domain/quick-row.ts'
import { stubCalls } from './test-calls.ts'
import { indexOf, someMat } from './test-index.ts'

/** A worker that is opened now, in a shop of two mats. */
async function worker() {
  vi.resetModules()
  stubCalls(indexOf([someMat('a'), someMat('b')]))
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
  const counts = { filled: 2, right: 1, toLookAt: 1, unsold: 0, total: 2_000 }
  expect(end).toEqual({ kind: 'list', counts, heads: ['Code Qty'], beyond: 0, counted: true })
})

test('rows are counted together unless an item stands in two of them, however far apart', async () => {
  const { ask } = await worker()
  const codes = Array.from({ length: 1_500 }, (_, index) => `QX-${index};1`)
  const counts = async (lines: string[]) => {
    const end = await ask({ kind: 'list', content: { text: ['Code;Qty', ...lines].join('\n') } })
    return end.kind === 'list' ? end.counts : end
  }
  expect(await counts(['HH-a;2', ...codes])).toEqual({
    filled: 1_501,
    right: 1,
    toLookAt: 1_500,
    unsold: 0,
    total: 2_000,
  })
  expect(await counts(['HH-a;2', ...codes, 'HH-a;1'])).toBe(undefined)
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
