import type { CustomerIdentity } from '#domain/customer.ts'
import { DAY_MS } from '#domain/day.ts'

/** One log-in on one device, for as long as it lasts. */
export interface SessionRecord {
  /** Who is logged in, as the header shows it. */
  customer: CustomerIdentity
  /** Keyed fingerprint of the password at log-in: a password that changes elsewhere ends the session too. */
  passwordPrint: string
  remembered: boolean
  /** The browser and what it runs on, as `deviceOf` names them. */
  device: string
  beganAtMs: number
  seenAtMs: number
}

/**
 * Where sessions are kept; a key is the hash of what the cookie holds, so that a copy of the records opens none.
 * Every call throws GatewayProblem 503 when they cannot be reached in time.
 */
export interface SessionStore {
  create(key: string, record: SessionRecord): Promise<void>
  /** Puts a session in the place of one, in one step; where that one has ended nothing begins, and the answer is false. */
  replace(endedKey: string, key: string, record: SessionRecord): Promise<boolean>
  /** Also of one that has run out; the caller looks at `endsAtMs`. One that cannot be read is none, here and in lists. */
  read(key: string): Promise<SessionRecord | undefined>
  /** Notes that a session is in use. One that has ended stays ended. */
  touch(key: string, seenAtMs: number): Promise<void>
  /** The customer's new name or address, in every session of it. */
  describe(customer: CustomerIdentity): Promise<void>
  end(key: string): Promise<void>
  /** Ends all sessions of a customer but the kept one; without one, all. */
  endOthers(customerId: string, keptKey?: string): Promise<void>
  list(customerId: string): Promise<{ key: string; record: SessionRecord }[]>
  close(): Promise<void>
}

const HOUR_MS = 60 * 60 * 1000

/** Longest time without a request, and longest time at all; behaviour 3.1 has the 30 days. */
export const LIFETIMES = {
  remembered: { idleMs: 14 * DAY_MS, absoluteMs: 30 * DAY_MS },
  unremembered: { idleMs: 2 * HOUR_MS, absoluteMs: 12 * HOUR_MS },
} as const

/** When a session ends by itself, as far as it has been used by now. */
export function endsAtMs({ remembered, beganAtMs, seenAtMs }: SessionRecord): number {
  const { idleMs, absoluteMs } = LIFETIMES[remembered ? 'remembered' : 'unremembered']
  return Math.min(beganAtMs + absoluteMs, seenAtMs + idleMs)
}
