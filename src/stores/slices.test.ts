import { afterEach, expect, test, vi } from 'vitest'
import { inSlices, stepByStep } from './slices.ts'

afterEach(() => vi.unstubAllGlobals())

test('a page that nobody sees, whose timers run once a second, goes on with its work', async () => {
  const real = setTimeout
  const slow = vi.fn((work: () => void) => real(work, 1_000))
  vi.stubGlobal('setTimeout', slow)
  expect(await inSlices([1, 2, 3, 4, 5], worked)).toEqual([2, 4, 6, 8, 10])
  expect(await stepByStep(steps())).toBe('done')
  expect(slow).not.toHaveBeenCalled()
})

test('others have their turn in a long work', async () => {
  let turns = 0
  const other = setInterval(() => (turns += 1), 1)
  await inSlices([1, 2, 3, 4, 5], worked)
  clearInterval(other)
  expect(turns).toBeGreaterThan(1)
})

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
