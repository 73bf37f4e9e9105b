import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { goingOn } from './going-on.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Whether what goes on has ended, as it is told. */
function waiting(works: ReturnType<typeof goingOn>, withinMs: number) {
  const told: string[] = []
  works.ended(withinMs).then(() => told.push('ended'))
  return told
}

test('work is waited for, whether it succeeds or fails, and no longer than is said', async () => {
  const works = goingOn()
  const [one, other] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  works.add(one.promise)
  works.add(other.promise)
  const [patient, hasty] = [waiting(works, 25_000), waiting(works, 1_000)]
  await vi.advanceTimersByTimeAsync(1_000)
  expect([patient, hasty]).toEqual([[], ['ended']])
  one.reject(new Error('busy'))
  await vi.advanceTimersByTimeAsync(0)
  expect(patient).toEqual([])
  other.resolve()
  await vi.advanceTimersByTimeAsync(0)
  expect([patient, vi.getTimerCount()]).toEqual([['ended'], 0])
})

test('what has ended is not waited for', async () => {
  const works = goingOn()
  works.add(Promise.resolve())
  await vi.advanceTimersByTimeAsync(0)
  const told = waiting(works, 25_000)
  await vi.advanceTimersByTimeAsync(0)
  expect([told, vi.getTimerCount()]).toEqual([['ended'], 0])
})
