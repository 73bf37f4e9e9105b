import type { IntentStore, KeptIntent } from '#flows/intent-store.ts'
import { type Turn, TurnLostError } from '#flows/turn.ts'
import { LEASE_MS } from '#gateway/once-store.ts'
import { type Lease, withLease } from '#gateway/with-lease.ts'
import { DAY_ONE_MS, type Process } from './process.ts'
import type { Chance, Scheduler } from './scheduler.ts'

export type Kind = 'sqlite' | 'redis'

/** Turns and intents as SQLite or Redis keep them, with answers that stall or are lost, and with losses. */
export interface SimulatedOnce {
  kept: Map<string, KeptIntent>
  faulty: boolean
  /** While false, fences are not looked at: what the simulation must notice. */
  fenced: boolean
  seenBy(process: Process): {
    intents: IntentStore
    inTurn<T>(customerId: string, waitMs: number, work: (turn: Turn) => Promise<T>): Promise<{ done: T } | undefined>
  }
  /** One record is gone, and known to be. */
  evictOne(): void
  /** Everything is gone, as after a restart without a file. */
  forgetAll(): void
}

export class Unreachable extends Error {
  override readonly name = 'Unreachable'
}

export function simulatedOnce(time: Scheduler, luck: Chance, kind: Kind): SimulatedOnce {
  const leases = new Map<string, { owner: string; endsMs: number }>()
  const fences = new Map<string, number>()
  let known = new Map<string, { customerId: string; stage: KeptIntent['stage'] }>()
  let bornMs = DAY_ONE_MS - 1
  const once: SimulatedOnce = {
    kept: new Map(),
    faulty: true,
    fenced: true,
    evictOne() {
      const [first] = once.kept.keys()
      if (first !== undefined) once.kept.delete(first)
    },
    forgetAll() {
      once.kept.clear()
      leases.clear()
      fences.clear()
      known = new Map()
      bornMs = DAY_ONE_MS + time.nowMs()
    },
    seenBy(process) {
      const lease = leaseFor(process)
      return {
        intents: intentsFor(process),
        inTurn: (customerId, waitMs, work) => withLease(lease, `customer:${customerId}`, waitMs, work, process.clock),
      }
    },
  }

  /** Most answers come at once; some stall, some are lost with or without what was asked. */
  function reach<T>(process: Process, work: () => T): Promise<T> {
    if (!once.faulty || !luck.often(0.02)) return process.ask(luck.between(0, 3), luck.between(0, 3), work)
    const fate = luck.one(['stall', 'lost', 'answer-lost'] as const)
    if (fate === 'stall') return process.ask(luck.between(0, 45_000), 1, work)
    return process.ask(1, 5_000, (): T => {
      if (fate === 'answer-lost') work()
      throw new Unreachable('The store of turns gave no answer.')
    })
  }

  function leaseFor(process: Process): Lease {
    // SQLite has the clock of whoever asks, Redis its own.
    const nowMs = () => (kind === 'sqlite' ? process.dayMs() : DAY_ONE_MS + time.nowMs())
    return {
      take: (name, owner) =>
        reach(process, () => {
          const held = leases.get(name)
          const free = held === undefined || held.endsMs < nowMs() || held.endsMs > nowMs() + LEASE_MS
          if (!free) return undefined
          leases.set(name, { owner, endsMs: nowMs() + LEASE_MS })
          const fence = (fences.get(name) ?? 0) + 1
          fences.set(name, fence)
          return fence
        }),
      renew: (name, owner) =>
        reach(process, () => {
          const held = leases.get(name)
          if (held?.owner !== owner) return false
          leases.set(name, { owner, endsMs: nowMs() + LEASE_MS })
          return true
        }),
      free: (name, owner) =>
        reach(process, () => {
          if (leases.get(name)?.owner === owner) leases.delete(name)
        }),
    }
  }

  function intentsFor(process: Process): IntentStore {
    const mine = (customerId: string) => [...once.kept.values()].filter((kept) => kept.customerId === customerId)
    return {
      read: (customerId, intentId) =>
        reach(process, () => {
          const kept = once.kept.get(intentId)
          if (kept?.customerId === customerId) return { version: kept.version, text: kept.text }
          return known.has(intentId) ? ('lost' as const) : undefined
        }),
      write: (intent, { name, fence }) =>
        reach(process, () => {
          const next = (once.kept.get(intent.intentId)?.version ?? 0) + 1
          if (once.fenced && (fences.get(name) !== fence || intent.version !== next)) throw new TurnLostError()
          once.kept.set(intent.intentId, intent)
          known.set(intent.intentId, { customerId: intent.customerId, stage: intent.stage })
        }),
      ofCustomer: (customerId) => reach(process, () => mine(customerId).map(({ text }) => text)),
      unfinished: () =>
        reach(process, () =>
          [...known].flatMap(([intentId, { customerId, stage }]) =>
            stage === 'final' || stage === 'spent' ? [] : [{ intentId, customerId, stage }],
          ),
        ),
      bornAtMs: () => reach(process, () => bornMs),
      forget: async () => undefined,
    }
  }
  return once
}
