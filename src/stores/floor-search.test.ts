import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FloorQuestion } from '#planner/floor-question.ts'
import { BY_KNIFE } from '#planner/mat.ts'
import { boxOutline } from '#planner/outline.ts'
import type { SearchAnswer, SearchRequest } from '#planner/search-messages.ts'
import { closePage, openPage } from './test-browser.ts'

const STRETCHES = './search-in-stretches.ts'
const QUESTION: FloorQuestion = {
  room: { outline: boxOutline(3_600, 3_600), holes: [], gapMm: 0 },
  ...{ doors: [], mat: { lengthMm: 1_800, widthMm: 1_200, form: 'piece', turns: true }, cutting: BY_KNIFE },
}

beforeEach(() => void vi.useFakeTimers())

afterEach(() => {
  vi.doUnmock(STRETCHES)
  vi.useRealTimers()
  closePage()
})

/** A browser with workers: what they were asked, and a way to answer or to break down. */
function stubWorkers() {
  const asked: SearchRequest[] = []
  const events = new EventTarget()
  vi.stubGlobal(
    'Worker',
    class {
      addEventListener = events.addEventListener.bind(events)
      postMessage = (request: SearchRequest) => void asked.push(request)
      terminate = () => {}
    },
  )
  const answer = (data: SearchAnswer) => events.dispatchEvent(Object.assign(new Event('message'), { data }))
  return { asked, answer, breakDown: () => events.dispatchEvent(new Event('error')) }
}

/** A floor that is searched for; what was told of it, as how many ways and whether these are the last. */
async function searching() {
  openPage()
  const { searchFloor } = await import('./floor-search.ts')
  const told: [number, boolean][] = []
  const stop = searchFloor(QUESTION, (best, done) => void told.push([best.length, done]))
  return { told, stop }
}

/** Until the page has searched by itself, however long a script takes to come. */
async function untilDone(told: readonly [number, boolean][]): Promise<void> {
  await vi.waitFor(() => expect(told.at(-1)?.[1]).toBe(true), { interval: 1, timeout: 30_000 })
}

test('a worker searches, and tells of the best so far until it is done', async () => {
  const { asked, answer } = stubWorkers()
  const { told, stop } = await searching()
  expect(asked).toEqual([{ kind: 'search', search: 1, question: QUESTION }])
  answer({ search: 1, best: [], fresh: [], done: false })
  answer({ search: 1, best: [], fresh: [], done: true })
  expect(told).toEqual([
    [0, false],
    [0, true],
  ])
  stop()
  expect(asked).toHaveLength(1)
})

test('a search that is stopped is stopped in the worker, and tells nothing more', async () => {
  const { asked, answer } = stubWorkers()
  const { told, stop } = await searching()
  stop()
  answer({ search: 1, best: [], fresh: [], done: true })
  expect(asked.at(-1)).toEqual({ kind: 'stop', search: 1 })
  expect(told).toEqual([])
})

test('where no worker can be had the page itself searches', async () => {
  const { told, stop } = await searching()
  await untilDone(told)
  expect(told.at(-1)?.[0]).toBeGreaterThan(0)
  stop()
})

test('where the worker breaks down the page itself goes on', async () => {
  const { breakDown } = stubWorkers()
  const { told } = await searching()
  breakDown()
  await untilDone(told)
  expect(told.at(-1)?.[0]).toBeGreaterThan(0)
})

/** The page itself searches, and never comes to an end. */
function stubStretches() {
  const stopped = vi.fn()
  const searches = vi.fn<typeof import('./search-in-stretches.ts').searchInStretches>((_, tell) => {
    tell([], false)
    return stopped
  })
  vi.doMock(STRETCHES, () => ({ searchInStretches: searches }))
  return { searches, stopped }
}

test('where the page cannot fetch what it would search with either, the search ends and says so once', async () => {
  vi.doMock(STRETCHES, () => {
    throw new TypeError('Failed to fetch')
  })
  const { told } = await searching()
  await untilDone(told)
  const { searchFloor } = await import('./floor-search.ts')
  const again: [number, boolean][] = []
  searchFloor(QUESTION, (best, done) => void again.push([best.length, done]))
  await untilDone(again)
  expect([told, again]).toEqual([[[0, true]], [[0, true]]])
  const { $toasts } = await import('./toasts.ts')
  expect($toasts.get().map(({ kind }) => kind)).toEqual(['problem'])
})

test('a search that is stopped before the page begins with it is not begun', async () => {
  const { searches } = stubStretches()
  const { told, stop } = await searching()
  stop()
  await import('./search-in-stretches.ts')
  await vi.advanceTimersByTimeAsync(1_000)
  expect([told, searches.mock.calls]).toEqual([[], []])
})

test('a search of the page itself can be stopped on its way', async () => {
  const { searches, stopped } = stubStretches()
  const { told, stop } = await searching()
  await vi.waitFor(() => expect(searches).toHaveBeenCalled(), { interval: 1, timeout: 30_000 })
  stop()
  searches.mock.calls[0]?.[1]([], true)
  expect([told, stopped.mock.calls.length]).toEqual([[[0, false]], 1])
})
