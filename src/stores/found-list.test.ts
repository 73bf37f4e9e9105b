import { afterEach, expect, test, vi } from 'vitest'
import { packRows } from '#domain/packed-rows.ts'
import { blankRow, type QuickRow } from '#domain/quick-row.ts'
import type { ListMessage, NumberedQuestion } from './list-questions.ts'
import { refused, stubCalls } from './test-calls.ts'
import { indexOf, someMat } from './test-index.ts'
import { type StubbedWorker, stubWorker } from './test-worker.ts'

const MATS = [someMat('a', { code: 'HH-0001' }), someMat('b', { code: 'HH-1000' })]
const LONG = ['Code;Qty', ...Array.from({ length: 2_001 }, (_, index) => `HH-${index};${(index % 9) + 1}`)].join('\n')
const SAID = { rows: 2_001, heads: ['Code Qty'], beyond: 0, counted: true }

type ListWorker = StubbedWorker<NumberedQuestion, ListMessage>

/** A page that is loaded now. */
async function load() {
  vi.resetModules()
  return import('./found-list.ts')
}

afterEach(() => {
  vi.useRealTimers()
  vi.resetModules()
})

/** What a worker does with a question, but for the last so many messages. */
async function answer(worker: ListWorker, place: number, unsaid = 0): Promise<void> {
  await vi.waitFor(() => expect(worker.asked.length).toBeGreaterThan(place))
  const asked = worker.asked[place]
  if (asked === undefined) throw new Error('Nothing was asked.')
  const { number, question } = structuredClone(asked)
  const { answerListQuestion } = await import('./list-questions.ts')
  const messages: ListMessage[] = []
  const end = await answerListQuestion(question, (part) => messages.push({ number, part }))
  messages.push({ number, end })
  for (const message of messages.slice(0, messages.length - unsaid)) worker.answers(structuredClone(message))
}

const shown = (rows: readonly QuickRow[]) =>
  rows.map(({ wanted, written, found }) => [wanted, written, found.state === 'item' ? found.item.itemId : found.state])
const looking = (key: number, wanted: string): QuickRow => ({ ...blankRow(key), wanted, found: { state: 'looking' } })

/** What the page itself makes of the long list. */
async function byPage() {
  const { readFoundList } = await load()
  const list = await readFoundList({ text: LONG })
  if (typeof list === 'string') throw new Error(list)
  return shown(list.rows)
}

/** What the page makes of the long list, and its being read by a worker, which has yet to answer. */
async function readByWorker() {
  stubCalls(indexOf(MATS))
  const expected = await byPage()
  const worker: ListWorker = stubWorker()
  const { readFoundList } = await load()
  return { expected, worker, readFoundList, reading: readFoundList({ text: LONG }) }
}

test('a short list is read by the page', async () => {
  stubCalls(indexOf(MATS))
  const worker = stubWorker()
  const { readFoundList } = await load()
  const list = await readFoundList({ text: 'HH-0001;2\nHH-?;3' })
  expect(list).toMatchObject({ report: { rows: 2, heads: [], beyond: 0, counted: true } })
  expect(typeof list === 'string' ? list : shown(list.rows)).toEqual([
    ['HH-0001', '2', 'a'],
    ['HH-?', '3', 'unknown'],
  ])
  expect(worker.made).toEqual([])
})

test('a long list is read by a worker, a thousand rows at a time, and comes to what the page makes of it', async () => {
  const { expected, worker, reading } = await readByWorker()
  await answer(worker, 0)
  const list = await reading
  if (typeof list === 'string') throw new Error(list)
  expect(list).toMatchObject({ report: SAID, counts: { filled: 2_001, right: 1, named: 1 } })
  expect(shown(list.rows)).toEqual(expected)
  expect(expected[1_000]).toEqual(['HH-1000', '2', 'b'])
  expect(new Set(list.rows.map(({ key }) => key)).size).toBe(2_001)
})

test('a second list that is pasted while the first is read has rows of its own', async () => {
  stubCalls(indexOf(MATS))
  const worker: ListWorker = stubWorker()
  const { readFoundList } = await load()
  const first = readFoundList({ text: LONG })
  const second = readFoundList(new File([LONG.replaceAll('HH-', 'QQ-')], 'second.csv'))
  await answer(worker, 1)
  await answer(worker, 0)
  const rows = (await Promise.all([first, second])).map((list) => (typeof list === 'string' ? [] : list.rows))
  expect(rows.map((some) => [some.length, some.at(-1)?.wanted])).toEqual([
    [2_001, 'HH-2000'],
    [2_001, 'QQ-2000'],
  ])
  expect(new Set(rows.flat().map(({ key }) => key)).size).toBe(4_002)
  expect(worker.made).toHaveLength(1)
})

test('where the worker breaks down in the midst of a list the page reads all of it', async () => {
  const { expected, worker, reading } = await readByWorker()
  await answer(worker, 0, 2)
  worker.breaksDown()
  const list = await reading
  expect(typeof list === 'string' ? list : shown(list.rows)).toEqual(expected)
  expect([worker.asked.length, worker.terminated()]).toEqual([1, 1])
})

test('what a worker cannot be sent the page reads, and so it does with what cannot be read of an answer', async () => {
  const { expected, worker, readFoundList, reading } = await readByWorker()
  await vi.waitFor(() => expect(worker.asked).toHaveLength(1))
  worker.breaksDown('messageerror')
  const list = await reading
  expect(typeof list === 'string' ? list : shown(list.rows)).toEqual(expected)

  vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(() => {
    throw new DOMException('It cannot be copied.', 'DataCloneError')
  })
  const again = await readFoundList({ text: LONG })
  expect(typeof again === 'string' ? again : shown(again.rows)).toEqual(expected)
  expect([worker.made.length, worker.terminated()]).toEqual([2, 2])
})

test('without a worker the page reads a long list', async () => {
  stubCalls(indexOf(MATS))
  vi.stubGlobal('Worker', undefined)
  expect(await byPage()).toHaveLength(2_001)
  vi.unstubAllGlobals()
})

test('where the worker cannot read the index, every row says so', async () => {
  stubCalls({ 'GET /search-index.json': refused(503, 'busy') })
  const worker: ListWorker = stubWorker()
  const { readFoundList } = await load()
  const reading = readFoundList({ text: LONG })
  await answer(worker, 0)
  const list = await reading
  if (typeof list === 'string') throw new Error(list)
  expect(list.rows).toHaveLength(2_001)
  expect(new Set(list.rows.map(({ found }) => found.state))).toEqual(new Set(['unreachable']))
  expect(list.rows.at(-1)).toMatchObject({ wanted: 'HH-2000', written: '3' })
})

test('a long file that is no list says why', async () => {
  stubCalls({})
  const worker: ListWorker = stubWorker()
  const { readFoundList } = await load()
  const bytes = new Uint8Array(20_000)
  bytes.set([0xd0, 0xcf, 0x11, 0xe0])
  const reading = readFoundList(new File([bytes], 'old.xls'))
  await answer(worker, 0)
  expect(await reading).toBe('workbook')
})

test('many rows that were kept are found by a worker, and keep their keys', async () => {
  stubCalls(indexOf(MATS))
  const worker: ListWorker = stubWorker()
  const { foundRows } = await load()
  const rows = Array.from({ length: 1_500 }, (_, index) => looking(7_000 + index, `hh ${index}`))
  const finding = foundRows(rows)
  await answer(worker, 0)
  const found = await finding
  expect(found.map(({ key }) => key)).toEqual(rows.map(({ key }) => key))
  expect(shown(found).slice(999, 1_001)).toEqual([
    ['hh 999', '', 'unknown'],
    ['HH-1000', '1', 'b'],
  ])
  const again = foundRows(rows)
  await vi.waitFor(() => expect(worker.asked).toHaveLength(2))
  worker.breaksDown()
  expect(shown(await again)).toEqual(shown(found))
})

test('what is asked next of a list is asked of its worker, which is closed when nobody asks any more', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  stubCalls(indexOf(MATS))
  const worker: ListWorker = stubWorker()
  const { foundNear, foundRows } = await load()
  const rows = [looking(1, 'HH-1001')]
  const near = [{ state: 'unknown', near: ['a', 'b'].map((itemId) => expect.objectContaining({ itemId })) }]
  expect(await foundNear(rows)).toEqual(near)
  expect(worker.asked).toEqual([])

  const packed = Array.from({ length: 501 }, (_, key) => looking(key, 'x'))
  void foundRows(packed)
  await answer(worker, 0)
  vi.advanceTimersByTime(4_999)
  const asking = foundNear(rows)
  await answer(worker, 1)
  expect(await asking).toEqual(near)
  vi.advanceTimersByTime(4_999)
  expect(worker.terminated()).toBe(0)
  vi.advanceTimersByTime(1)
  expect(worker.terminated()).toBe(1)
  expect(await foundNear(rows)).toEqual(near)
  expect(worker.asked.map(({ question }) => question)).toEqual([
    { kind: 'rows', rows: packRows(packed) },
    { kind: 'near', rows },
  ])
})

test('a worker is open before a long list comes, answers it, and is closed where none comes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  stubCalls(indexOf(MATS))
  const worker: ListWorker = stubWorker()
  const { expectLongList, foundNear, readFoundList } = await load()
  await expectLongList()
  expect([worker.made.length, worker.asked.length]).toEqual([1, 0])
  // It knows nothing of the index yet that a few rows need.
  expect(await foundNear([looking(1, 'HH-1001')])).toMatchObject([{ state: 'unknown' }])
  expect(worker.asked).toEqual([])

  vi.advanceTimersByTime(3_000)
  await expectLongList()
  vi.advanceTimersByTime(3_000)
  const reading = readFoundList({ text: LONG })
  await vi.waitFor(() => expect(worker.asked).toHaveLength(1))
  // Nobody closes it while it reads.
  await expectLongList()
  vi.advanceTimersByTime(60_000)
  await answer(worker, 0)
  expect(await reading).toMatchObject({ report: SAID })
  expect([worker.made.length, worker.terminated()]).toEqual([1, 0])

  vi.advanceTimersByTime(5_000)
  await expectLongList()
  // It is another one.
  await foundNear([looking(1, 'HH-1001')])
  expect(worker.asked).toHaveLength(1)
  vi.advanceTimersByTime(5_000)
  expect([worker.made.length, worker.terminated()]).toEqual([2, 2])
})

test('a worker that has answered one list is not closed while it reads another', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  stubCalls(indexOf(MATS))
  const worker: ListWorker = stubWorker()
  const { readFoundList } = await load()
  const [first, second] = [readFoundList({ text: LONG }), readFoundList({ text: LONG })]
  await answer(worker, 0)
  await first
  vi.advanceTimersByTime(60_000)
  await answer(worker, 1)
  expect(await second).toMatchObject({ report: SAID })
  expect(worker.terminated()).toBe(0)
  vi.advanceTimersByTime(5_000)
  expect(worker.terminated()).toBe(1)
})
