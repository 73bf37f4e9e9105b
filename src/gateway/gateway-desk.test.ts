import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DAY_MS } from '#domain/day.ts'
import { keepSweeping } from './gateway-desk.ts'
import { onceStoreUnavailable } from './once-store.ts'
import { sqliteOnceStore } from './sqlite-once-store.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A gateway whose sweeps and whose forgetting end as they are told. */
function open({
  sweep = async () => undefined,
  forget = async () => undefined,
}: {
  sweep?: () => Promise<void>
  forget?: () => Promise<void>
} = {}) {
  const did = { sweeps: 0, forgotten: [] as (string | number)[][], logged: [] as string[] }
  const once = sqliteOnceStore(':memory:')
  const intents = {
    ...once.intents,
    forget(stage: string, beforeMs: number) {
      did.forgotten.push([stage, Date.now() - beforeMs])
      return forget()
    },
  }
  const desk = {
    sweep() {
      did.sweeps += 1
      return sweep()
    },
  }
  const forgetOutlived = async () => void did.forgotten.push(['outlived'])
  const end = keepSweeping(desk, { intents, forgetOutlived }, (line) => did.logged.push(line))
  return { did, end }
}

test('what is open is taken up at once and every five seconds, until the gateway ends', async () => {
  const { did, end } = open()
  expect(did.sweeps).toBe(1)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(did.sweeps).toBe(2)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(did.sweeps).toBe(4)
  end()
  await vi.advanceTimersByTimeAsync(DAY_MS)
  expect([did.sweeps, did.forgotten]).toEqual([4, []])
})

test('one sweep is made at a time', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { did, end } = open({ sweep: () => promise })
  await vi.advanceTimersByTimeAsync(20_000)
  expect(did.sweeps).toBe(1)
  resolve()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(did.sweeps).toBe(2)
  end()
})

test('what fails is logged, and tried again', async () => {
  const { did, end } = open({
    sweep: () => Promise.reject(new Error('The store of turns is away.')),
    forget: () => Promise.reject('full'),
  })
  await vi.advanceTimersByTimeAsync(60 * 60_000)
  end()
  expect(did.sweeps).toBe(721)
  expect(did.logged).toContain('Orders could not be looked after: The store of turns is away.')
  expect(did.logged).toContain('Old orders could not be put away: full')
})

test('of turns that cannot be had the reason is said, once a minute', async () => {
  const locked = onceStoreUnavailable(new Error('database is locked'))
  const { did, end } = open({ sweep: () => Promise.reject(locked) })
  await vi.advanceTimersByTimeAsync(58_000)
  expect(did.logged).toEqual(['Orders could not be looked after: busy (database is locked)'])
  await vi.advanceTimersByTimeAsync(10_000)
  end()
  expect(did.logged).toHaveLength(2)
})

test('every hour what has been final for sixty days is put away, and each key that began nothing after one, and what has outlived its time', async () => {
  const { did, end } = open()
  await vi.advanceTimersByTimeAsync(60 * 60_000 - 1)
  expect(did.forgotten).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  await vi.advanceTimersByTimeAsync(60 * 60_000)
  end()
  const all = [['final', 60 * DAY_MS], ['spent', DAY_MS], ['outlived']]
  expect(did.forgotten).toEqual([...all, ...all])
})
