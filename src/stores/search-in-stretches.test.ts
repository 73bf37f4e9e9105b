import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { searchInStretches } from './search-in-stretches.ts'
import { BOX } from './test-worker.ts'

/** On a clock that goes on by so much each time that it is looked at. */
function everyLookTakes(ms: number): void {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += ms
    return now
  })
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))

afterEach(() => void vi.useRealTimers())

test('the best so far is told after each stretch, and the page has its turn in between', () => {
  everyLookTakes(20)
  const tell = vi.fn()
  searchInStretches(BOX, tell)
  expect(tell).toHaveBeenCalledOnce()
  expect(tell.mock.lastCall?.[1]).toBe(false)
  vi.runAllTimers()
  const told = tell.mock.calls
  expect(told.length).toBeGreaterThan(2)
  expect(told.map(([, done]) => done)).toEqual(told.map((_, index) => index === told.length - 1))
  const [best] = told.at(-1) ?? []
  expect(best[0].figures).toMatchObject({ pieces: 6, waste: 0 })
})

test('what takes no longer than a stretch is told at once', () => {
  everyLookTakes(0)
  const tell = vi.fn()
  searchInStretches(BOX, tell)
  expect(tell.mock.calls.map(([, done]) => done)).toEqual([true])
  expect(vi.getTimerCount()).toBe(0)
})

test('a search that is stopped goes no further', () => {
  everyLookTakes(20)
  const tell = vi.fn()
  searchInStretches(BOX, tell)()
  vi.runAllTimers()
  expect(tell).toHaveBeenCalledOnce()
})
