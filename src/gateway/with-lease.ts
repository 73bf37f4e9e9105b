import { randomUUID } from 'node:crypto'
import { type Turn, TurnLostError } from '#flows/turn.ts'
import { LEASE_MS, POLL_MS, RENEW_MS } from './once-store.ts'

/** A lock that somebody holds for `LEASE_MS`, by the clock of whoever keeps it. */
export interface Lease {
  /** The fence of the new turn, or undefined while somebody else holds it. */
  take(name: string, owner: string): Promise<number | undefined>
  /** False when it is not the owner's any more. */
  renew(name: string, owner: string): Promise<boolean>
  free(name: string, owner: string): Promise<void>
}

/** How time passes for a process; tests hand in their own. */
export interface ProcessClock {
  /** Milliseconds that only ever grow, whatever is done to the time of day. */
  monotonicMs(): number
  wait(ms: number): Promise<void>
  /** Does something again and again until the returned function is called. */
  every(ms: number, work: () => void): () => void
}

/** The holder counts on a little less than it has, since a call takes time to be sent. */
const MARGIN_MS = 5_000

/** Takes a turn, waiting for it if need be, renews it while the work runs, and frees it afterwards. */
export async function withLease<T>(
  lease: Lease,
  name: string,
  waitMs: number,
  work: (turn: Turn) => Promise<T>,
  clock: ProcessClock = processClock,
): Promise<{ done: T } | undefined> {
  const owner = randomUUID()
  const lastMs = clock.monotonicMs() + waitMs
  let askedMs = clock.monotonicMs()
  let fence = await lease.take(name, owner)
  while (fence === undefined) {
    if (clock.monotonicMs() >= lastMs) return undefined
    await clock.wait(POLL_MS)
    askedMs = clock.monotonicMs()
    fence = await lease.take(name, owner)
  }
  let endsMs = askedMs + LEASE_MS - MARGIN_MS
  const renewal = clock.every(RENEW_MS, () => {
    const renewedMs = clock.monotonicMs()
    lease.renew(name, owner).then(
      (own) => {
        endsMs = own ? Math.max(endsMs, renewedMs + LEASE_MS - MARGIN_MS) : Number.NEGATIVE_INFINITY
      },
      () => undefined,
    )
  })
  const turn: Turn = {
    name,
    fence,
    demand() {
      if (clock.monotonicMs() >= endsMs) throw new TurnLostError()
    },
  }
  try {
    return { done: await work(turn) }
  } finally {
    renewal()
    // A lease that cannot be given back ends by itself.
    await lease.free(name, owner).catch(() => undefined)
  }
}

/** The clock of this process. */
export const processClock: ProcessClock = {
  monotonicMs: () => performance.now(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  every(ms, work) {
    const timer = setInterval(work, ms)
    timer.unref()
    return () => clearInterval(timer)
  },
}
