import { afterEach, expect, test, vi } from 'vitest'
import { afterPaint, breathe, inSlices, stepByStep } from './slices.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a page that nobody sees, whose timers run once a second, goes on with its work', async () => {
  const real = setTimeout
  const slow = vi.fn((work: () => void, _ms?: number) => real(work, 1_000))
  vi.stubGlobal('setTimeout', slow)
  expect(await inSlices([1, 2, 3, 4, 5], worked)).toEqual([2, 4, 6, 8, 10])
  expect(await stepByStep(steps())).toBe('done')
  // A store of another test may end meanwhile, a second after nobody listens to it any more.
  expect(slow.mock.calls.filter(([, ms]) => ms !== 1_000)).toEqual([])
})

test('others have their turn in a long work', async () => {
  let turns = 0
  const other = setInterval(() => (turns += 1), 1)
  await inSlices([1, 2, 3, 4, 5], worked)
  clearInterval(other)
  expect(turns).toBeGreaterThan(1)
})

test('answers that come later keep their places', async () => {
  const values = [3, 1, 2]
  expect(await inSlices(values, (value) => (value === 1 ? Promise.resolve('one') : `${value}`))).toEqual([
    '3',
    'one',
    '2',
  ])
})

test('what is quick is done in one go', async () => {
  const told: string[] = []
  vi.spyOn(performance, 'now').mockReturnValue(0)
  void breathe().then(() => told.push('others'))
  const [sliced, stepped] = [inSlices([1, 2], (value) => told.push(`${value}`)), stepByStep(quickSteps(told))]
  await sliced
  await stepped
  await breathe()
  expect(told).toEqual(['1', '2', 'a', 'b', 'others'])
})

test('of values that are answered together the page breathes before the next ones, and not between them', async () => {
  let now = 1_000
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const told: number[] = []
  const takes = (ms: number) => {
    now += ms
    told.push(ms)
  }
  const slices = inSlices([11, 12, 13, 14], takes, 2)
  expect(told).toEqual([11, 12])
  await slices
  expect(told).toEqual([11, 12, 13, 14])
})

test('a slice is over after ten milliseconds, and the next one is as long', async () => {
  let now = 1_000
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const [sliced, stepped]: number[][] = [[], []]
  const takes = (told: number[] | undefined) => (ms: number) => {
    now += ms
    told?.push(ms)
  }
  const slices = inSlices([10, 1, 9], takes(sliced))
  expect(sliced).toEqual([10, 1])
  const steps = stepByStep(stepsOf([8, 3, 7], takes(stepped)))
  expect(stepped).toEqual([8, 3])
  await slices
  await steps
  expect([sliced, stepped]).toEqual([
    [10, 1, 9],
    [8, 3, 7],
  ])
})

test('what follows the paint comes after the next frame', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let frame: FrameRequestCallback = () => {}
  vi.stubGlobal('requestAnimationFrame', (next: FrameRequestCallback) => {
    frame = next
    return 1
  })
  const painted = vi.fn()
  void afterPaint().then(painted)
  await vi.advanceTimersByTimeAsync(100)
  expect(painted).not.toHaveBeenCalled()
  frame(0)
  expect(vi.getTimerCount()).toBe(1)
  await vi.advanceTimersByTimeAsync(0)
  expect(painted).toHaveBeenCalledOnce()
})

test('a page that nobody sees draws no frame, and waits a quarter of a second', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('requestAnimationFrame', () => 1)
  const painted = vi.fn()
  void afterPaint().then(painted)
  await vi.advanceTimersByTimeAsync(249)
  expect(painted).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(painted).toHaveBeenCalledOnce()
})

function* quickSteps(told: string[]) {
  told.push('a')
  yield
  told.push('b')
}

function* stepsOf(lengths: readonly number[], take: (ms: number) => void) {
  for (const ms of lengths) {
    take(ms)
    yield
  }
}

function* steps() {
  for (const value of [1, 2, 3]) {
    worked(value)
    yield
  }
  return 'done'
}

/** Longer than a slice. */
function worked(value: number): number {
  const end = performance.now() + 15
  while (performance.now() < end);
  return value * 2
}
