import { afterEach, expect, test, vi } from 'vitest'
import { BOX, somePlan, stubWorker } from './test-worker.ts'

/** The port of a page that is loaded now. */
async function load() {
  vi.resetModules()
  return (await import('./search-worker-port.ts')).askWorker
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

const [FIRST, SECOND] = [somePlan(6), somePlan(7)]

test('a search is asked of the one worker of the page, under a number of its own', async () => {
  const worker = stubWorker()
  const askWorker = await load()
  const doors = [{ wall: 0, atMm: 100, widthMm: 900 }]
  expect(askWorker(BOX, vi.fn(), vi.fn())).toBeDefined()
  askWorker({ ...BOX, doors }, vi.fn(), vi.fn())
  expect(worker.made).toEqual([[expect.stringContaining('search-worker'), { type: 'module' }]])
  expect(worker.asked).toEqual([
    { kind: 'search', search: 1, question: BOX },
    { kind: 'search', search: 2, question: { ...BOX, doors } },
  ])
})

test('the best so far is told in its order, though a plan is sent once', async () => {
  const worker = stubWorker()
  const askWorker = await load()
  const [tell, other] = [vi.fn(), vi.fn()]
  askWorker(BOX, tell, vi.fn())
  askWorker(BOX, other, vi.fn())
  worker.answers({ search: 1, best: [0], fresh: [[0, FIRST]], done: false })
  worker.answers({ search: 1, best: [1, 0, 9], fresh: [[1, SECOND]], done: true })
  expect(tell.mock.calls).toEqual([
    [[FIRST], false],
    [[SECOND, FIRST], true],
  ])
  expect(other).not.toHaveBeenCalled()
})

test('after the last answer nothing more is told, and there is nothing to stop', async () => {
  const worker = stubWorker()
  const askWorker = await load()
  const tell = vi.fn()
  const stop = askWorker(BOX, tell, vi.fn())
  worker.answers({ search: 1, best: [], fresh: [], done: true })
  worker.answers({ search: 1, best: [], fresh: [], done: false })
  stop?.()
  expect(tell).toHaveBeenCalledOnce()
  expect(worker.asked).toHaveLength(1)
})

test('a search that is stopped is stopped in the worker, once, and nothing more is told of it', async () => {
  const worker = stubWorker()
  const askWorker = await load()
  const tell = vi.fn()
  const stop = askWorker(BOX, tell, vi.fn())
  stop?.()
  stop?.()
  worker.answers({ search: 1, best: [0], fresh: [[0, FIRST]], done: false })
  expect(worker.asked.slice(1)).toEqual([{ kind: 'stop', search: 1 }])
  expect(tell).not.toHaveBeenCalled()
})

test('where the worker breaks down all that wait are told, and it is asked no more', async () => {
  const worker = stubWorker()
  const askWorker = await load()
  const [first, second, done] = [vi.fn(), vi.fn(), vi.fn()]
  askWorker(BOX, vi.fn(), done)
  worker.answers({ search: 1, best: [], fresh: [], done: true })
  const stop = askWorker(BOX, vi.fn(), first)
  askWorker(BOX, vi.fn(), second)
  worker.breaksDown()
  worker.breaksDown()
  expect([first, second, done].map((fail) => fail.mock.calls.length)).toEqual([1, 1, 0])
  expect(worker.terminated()).toBe(1)
  stop?.()
  expect(askWorker(BOX, vi.fn(), vi.fn())).toBeUndefined()
  expect([worker.made.length, worker.asked.length]).toEqual([1, 3])
})

test('who is told of a breakdown can stop what was asked without harm', async () => {
  const worker = stubWorker()
  const askWorker = await load()
  let stop: (() => void) | undefined
  askWorker(BOX, vi.fn(), () => stop?.())
  stop = askWorker(BOX, vi.fn(), vi.fn())
  worker.breaksDown()
  expect(worker.asked).toHaveLength(2)
})

test('a browser without workers has none, nor one that refuses them', async () => {
  vi.stubGlobal('Worker', undefined)
  expect((await load())(BOX, vi.fn(), vi.fn())).toBeUndefined()
  vi.stubGlobal('Worker', vi.fn(refuse))
  expect((await load())(BOX, vi.fn(), vi.fn())).toBeUndefined()
})

test('a browser that trusts addresses by policy gets the one of the worker by the policy of the planner', async () => {
  const worker = stubWorker()
  const createPolicy = (name: string, rules: { createScriptURL(): string }) => ({
    createScriptURL: (text: string) => `${name}, ${text}: ${rules.createScriptURL().split('/').at(-1)}`,
  })
  vi.stubGlobal('trustedTypes', { createPolicy })
  const askWorker = await load()
  askWorker(BOX, vi.fn(), vi.fn())
  expect(worker.made[0]?.[0]).toMatch(/^planner, : search-worker/)
})

function refuse(): never {
  throw new DOMException('Forbidden', 'SecurityError')
}
