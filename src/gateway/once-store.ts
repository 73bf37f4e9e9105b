import type { IntentStore } from '#flows/intent-store.ts'
import type { Turn } from '#flows/turn.ts'
import { GatewayProblem } from './gateway-problem.ts'

/**
 * Where the gateway keeps what has been done once: small texts that outlive a crash, and turns that end by themselves
 * when their holder dies. SQLite for one machine, Redis for several gateways side by side.
 * Every call throws GatewayProblem 503 when the store cannot be reached in time.
 */
export interface OnceStore {
  get(key: string): Promise<string | undefined>
  /** Kept for at least `lifetimeMs`. There once this resolves, whatever happens next. */
  set(key: string, value: string, lifetimeMs: number): Promise<void>
  /** Puts away the texts that have outlived their time. */
  forgetOutlived(): Promise<void>
  /** Runs the work while nobody else has the turn under this name; undefined when it was not free within `waitMs`. */
  exclusively<T>(name: string, waitMs: number, work: (turn: Turn) => Promise<T>): Promise<{ done: T } | undefined>
  /** Orders on their way; every write is guarded by the fence of a turn of this store. */
  readonly intents: IntentStore
  close(): Promise<void>
}

/** A turn whose holder has died is free again after this time; a living holder renews it. */
export const LEASE_MS = 30_000
export const RENEW_MS = 10_000
export const POLL_MS = 50

/** Says that the birth of the record is written anew. */
export function tellBornAhead(log: (line: string) => void, bornMs: number): void {
  const written = new Date(bornMs).toISOString()
  log(`The record of orders was begun by a clock that was ahead (${written}). It counts as begun now.`)
}

/** What is answered while the store of turns and texts does not. */
export function onceStoreUnavailable(cause?: unknown): GatewayProblem {
  return new GatewayProblem(503, 'busy', { retryAfterS: 2 }, { cause })
}
