import { describe, expect, test } from 'vitest'
import { type Turn, TurnLostError } from '#flows/turn.ts'
import { LEASE_MS, POLL_MS, RENEW_MS } from './once-store.ts'
import { sqliteOnceStore } from './sqlite-once-store.ts'
import { type Lease, type ProcessClock, processClock, withLease } from './with-lease.ts'

/** Of what it has, a holder counts on this much less. */
const MARGIN_MS = 5_000

/** A clock that moves when it is told to: with `pass` things happen meanwhile, with `sleep` nothing does. */
function openClock(): ProcessClock & { pass(ms: number): Promise<void>; sleep(ms: number): void } {
  let now = 1_000_000
  const due = new Set<{ atMs: number; run: () => void }>()
  const at = (atMs: number, run: () => void) => {
    const entry = { atMs, run }
    due.add(entry)
    return entry
  }
  return {
    monotonicMs: () => now,
    wait: (ms) => new Promise((resolve) => at(now + ms, resolve)),
    every(ms, work) {
      const again = () => {
        entry = at(entry.atMs + ms, again)
        work()
      }
      let entry = at(now + ms, again)
      return () => due.delete(entry)
    },
    async pass(ms) {
      const endMs = now + ms
      for (;;) {
        await settled()
        const [next] = [...due].filter(({ atMs }) => atMs <= endMs).toSorted((one, other) => one.atMs - other.atMs)
        if (next === undefined) break
        now = Math.max(now, next.atMs)
        due.delete(next)
        next.run()
      }
      now = endMs
    },
    sleep(ms) {
      now += ms
    },
  }
}

/** What can go on without time passing has gone on. */
function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

/** Somebody who works until told to end. */
function worker() {
  const { promise, resolve } = Promise.withResolvers<string>()
  const turns: Turn[] = []
  return {
    turns,
    end: () => resolve('done'),
    work: (turn: Turn) => {
      turns.push(turn)
      return promise
    },
  }
}

describe('a turn in SQLite', () => {
  function open() {
    const clock = openClock()
    return { clock, store: sqliteOnceStore(':memory:', { nowMs: clock.monotonicMs, clock }) }
  }

  test('belongs to who works on, for however long, and then to the next', async () => {
    const { clock, store } = open()
    const [first, second] = [worker(), worker()]
    const held = store.exclusively('name', 0, first.work)
    for (let leases = 0; leases < 5; leases += 1) {
      await clock.pass(LEASE_MS)
      expect(() => first.turns[0]?.demand()).not.toThrow()
      expect(await store.exclusively('name', 0, second.work)).toBeUndefined()
    }
    const waiting = store.exclusively('name', LEASE_MS, second.work)
    await clock.pass(LEASE_MS / 2)
    expect(second.turns).toEqual([])
    first.end()
    await clock.pass(POLL_MS)
    expect(await held).toEqual({ done: 'done' })
    expect(second.turns.map(({ name, fence }) => [name, fence])).toEqual([['name', (first.turns[0]?.fence ?? 0) + 1]])
    second.end()
    expect(await waiting).toEqual({ done: 'done' })
  })

  test('goes to somebody else when its holder sleeps for too long, who is told and takes nothing back', async () => {
    const { clock, store } = open()
    const [sleeper, second, third] = [worker(), worker(), worker()]
    const slept = store.exclusively('name', 0, sleeper.work)
    await settled()
    clock.sleep(LEASE_MS + 1)
    expect(() => sleeper.turns[0]?.demand()).toThrow(TurnLostError)
    const held = store.exclusively('name', 0, second.work)
    await settled()
    expect(second.turns[0]?.fence).toBe((sleeper.turns[0]?.fence ?? 0) + 1)
    // The sleeper's renewals do not bring it back, and its end does not free what is not its own.
    await clock.pass(LEASE_MS)
    expect(() => sleeper.turns[0]?.demand()).toThrow(TurnLostError)
    sleeper.end()
    expect(await slept).toEqual({ done: 'done' })
    expect(await store.exclusively('name', 0, third.work)).toBeUndefined()
    expect(() => second.turns[0]?.demand()).not.toThrow()
    second.end()
    await held
  })

  test('that was taken before the clock was set back is free', async () => {
    const { clock, store } = open()
    const [first, second] = [worker(), worker()]
    const held = store.exclusively('name', 0, first.work)
    await settled()
    clock.sleep(-60_000)
    second.end()
    expect(await store.exclusively('name', 0, second.work)).toEqual({ done: 'done' })
    first.end()
    await held
  })
})

describe('a lease', () => {
  /** A keeper of leases that answers as it is told to. */
  function keeper(answers: Partial<Lease>): Lease & { asked: string[] } {
    const asked: string[] = []
    const { take, renew, free }: Lease = {
      take: async () => 7,
      renew: async () => true,
      free: async () => undefined,
      ...answers,
    }
    const noting =
      <Answer>(what: string, call: (name: string, owner: string) => Answer) =>
      (name: string, owner: string) => {
        asked.push(what)
        return call(name, owner)
      }
    return { asked, take: noting('take', take), renew: noting('renew', renew), free: noting('free', free) }
  }

  test('is counted from when it was asked for, with some time to spare, and not without an answer', async () => {
    const clock = openClock()
    const answerMs = 3_000
    const take = async () => {
      await clock.wait(answerMs)
      return 7
    }
    const gone = async () => {
      throw new Error('not reached')
    }
    const lease = keeper({ take, renew: gone, free: gone })
    const { work, turns, end } = worker()
    const held = withLease(lease, 'name', 0, work, clock)
    await clock.pass(answerMs)
    await clock.pass(LEASE_MS - MARGIN_MS - answerMs - 1)
    expect(() => turns[0]?.demand()).not.toThrow()
    await clock.pass(1)
    expect(() => turns[0]?.demand()).toThrow(TurnLostError)
    end()
    expect(await held).toEqual({ done: 'done' })
    expect(lease.asked).toEqual(['take', 'renew', 'renew', 'free'])
    await clock.pass(5 * RENEW_MS)
    expect(lease.asked).toHaveLength(4)
  })

  test('lasts from when its last renewal was asked for, in whatever order they are answered', async () => {
    const clock = openClock()
    const answers = [RENEW_MS + 2_000, 1_000]
    const renew = async () => {
      await clock.wait(answers.shift() ?? LEASE_MS * 10)
      return true
    }
    const { work, turns, end } = worker()
    const held = withLease(keeper({ renew }), 'name', 0, work, clock)
    await clock.pass(2 * RENEW_MS + LEASE_MS - MARGIN_MS - 1)
    expect(() => turns[0]?.demand()).not.toThrow()
    await clock.pass(1)
    expect(() => turns[0]?.demand()).toThrow(TurnLostError)
    end()
    await held
  })

  test('that turns out to be somebody else’s is lost at once, whatever time it had left', async () => {
    const clock = openClock()
    const owners: string[] = []
    const take = async (_: string, owner: string) => owners.push(owner)
    const renew = async (name: string, owner: string) => name !== 'name' || !owners.includes(owner)
    const { work, turns, end } = worker()
    const held = withLease(keeper({ take, renew }), 'name', 0, work, clock)
    await clock.pass(RENEW_MS - 1)
    expect(() => turns[0]?.demand()).not.toThrow()
    await clock.pass(1)
    await settled()
    expect(() => turns[0]?.demand()).toThrow(TurnLostError)
    end()
    await held
  })

  test('is asked for again and again for as long as one may wait, and counted from the try that got it', async () => {
    const clock = openClock()
    const never = keeper({ take: async () => undefined })
    const refused = withLease(never, 'name', 2 * POLL_MS + 1, worker().work, clock)
    await clock.pass(3 * POLL_MS)
    expect(await refused).toBeUndefined()
    expect(never.asked).toEqual(['take', 'take', 'take', 'take'])

    let tries = 0
    const late = keeper({
      take: async () => {
        tries += 1
        return tries < 3 ? undefined : 8
      },
      renew: () => Promise.reject(new Error('not reached')),
    })
    const { work, turns, end } = worker()
    const held = withLease(late, 'name', LEASE_MS, work, clock)
    await clock.pass(2 * POLL_MS + LEASE_MS - MARGIN_MS - 1)
    expect(() => turns[0]?.demand()).not.toThrow()
    end()
    await held
  })

  test('is given back when the work fails, whose failure is passed on', async () => {
    const lease = keeper({})
    const failing = withLease(lease, 'name', 0, () => Promise.reject(new Error('broken')), openClock())
    await expect(failing).rejects.toThrow('broken')
    expect(lease.asked).toEqual(['take', 'free'])
  })
})

test('the clock of a process does again and again what it was told to, until it is told to stop', async () => {
  let times = 0
  const stop = processClock.every(1, () => {
    times += 1
  })
  await expect.poll(() => times).toBeGreaterThan(2)
  stop()
  const [then, beganMs] = [times, processClock.monotonicMs()]
  await processClock.wait(30)
  expect(processClock.monotonicMs()).toBeGreaterThan(beganMs + 20)
  expect(times).toBe(then)
})
