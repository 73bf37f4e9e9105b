import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { afterEach, expect, test, vi } from 'vitest'
import { memoryLimiter, redisLimiter } from './limiter.ts'
import type { Redis } from './redis-client.ts'

const LIMIT = { name: 'test', calls: 1, withinS: 60 }

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A limiter over a Redis whose every answer to a count is this one. */
function counting(answer: () => Promise<RateLimiterRes>, alone: (why: string) => void = () => undefined) {
  vi.useFakeTimers()
  vi.spyOn(RateLimiterRedis.prototype, 'consume').mockImplementation(answer)
  return redisLimiter(
    {} as Redis,
    memoryLimiter(() => 0),
    alone,
  )
}

test('a Redis that takes a call and does not answer holds nobody up: each gateway counts for itself', async () => {
  const limiter = counting(() => new Promise(() => undefined))
  for (const calls of [1, 2]) {
    const counted = vi.fn()
    void limiter.count(LIMIT, 'ada', 1).then(counted)
    await vi.advanceTimersByTimeAsync(999)
    expect(counted).toHaveBeenCalledWith({ calls, leftMs: 60_000 })
  }
  expect(vi.getTimerCount()).toBe(0)
})

test('a Redis that answers late by less than that is believed, within the limit and over it', async () => {
  const counted = new RateLimiterRes(0, 30_000, 7)
  for (const end of ['resolve', 'reject'] as const) {
    const { promise, ...ends } = Promise.withResolvers<RateLimiterRes>()
    const limiter = counting(() => promise)
    const count = limiter.count(LIMIT, 'ada', 1)
    await vi.advanceTimersByTimeAsync(400)
    ends[end](counted)
    expect(await count).toEqual({ calls: 7, leftMs: 30_000 })
    expect(vi.getTimerCount()).toBe(0)
  }
})

test('a Redis that fails counts for nothing, and it is told why each gateway counts alone', async () => {
  const told = vi.fn()
  const limiter = counting(() => Promise.reject(new Error('OOM command not allowed')), told)
  expect(await limiter.count(LIMIT, 'ada', 1)).toEqual({ calls: 1, leftMs: 60_000 })
  const silent = counting(() => new Promise(() => undefined), told)
  const counted = silent.count(LIMIT, 'ada', 1)
  await vi.advanceTimersByTimeAsync(500)
  await counted
  expect(told.mock.calls).toEqual([['OOM command not allowed'], ['Redis gave no answer in time.']])
})

test('what is taken back begins no time, and leaves no less than nothing', async () => {
  let nowMs = 0
  const limiter = memoryLimiter(() => nowMs)
  await limiter.count(LIMIT, 'ada', 5)
  nowMs = 60_000
  await limiter.count(LIMIT, 'ada', -5)
  expect(await limiter.count(LIMIT, 'ada', 1)).toEqual({ calls: 1, leftMs: 60_000 })
  nowMs = 70_000
  expect(await limiter.count(LIMIT, 'ada', -5)).toEqual({ calls: 0, leftMs: 50_000 })
  expect(await limiter.count(LIMIT, 'ada', 2)).toEqual({ calls: 2, leftMs: 50_000 })
})

test('callers without number make a limit forget nobody who is counted against another', async () => {
  const limiter = memoryLimiter(() => 0)
  await limiter.count(LIMIT, 'ada', 1)
  for (let index = 0; index < 100_000; index += 1) await limiter.count({ ...LIMIT, name: 'other' }, `${index}`, 1)
  expect(await limiter.count(LIMIT, 'ada', 1)).toEqual({ calls: 2, leftMs: 60_000 })
})

test('many callers with a call each push nobody out who has used up half of a limit', async () => {
  const limiter = memoryLimiter(() => 0)
  const five = { ...LIMIT, calls: 5 }
  for (const key of ['ada', 'bob', 'bob', 'bob', 'cy', 'cy', 'cy']) await limiter.count(five, key, 1)
  await limiter.count(five, 'cy', -1)
  for (let index = 0; index < 100_000; index += 1) await limiter.count(five, `${index}`, 1)
  expect(await limiter.count(five, 'bob', 1)).toEqual({ calls: 4, leftMs: 60_000 })
  for (const forgotten of ['ada', 'cy']) expect((await limiter.count(five, forgotten, 1)).calls).toBe(1)
})

test('a memory of callers has an end, whatever they press', async () => {
  const limiter = memoryLimiter(() => 0)
  for (let index = 0; index < 100_000; index += 1) await limiter.count(LIMIT, `${index}`, 1)
  expect((await limiter.count(LIMIT, '0', 1)).calls).toBe(1)
  expect((await limiter.count(LIMIT, '99999', 1)).calls).toBe(2)
})
