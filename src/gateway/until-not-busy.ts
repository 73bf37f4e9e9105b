import { onceStoreUnavailable } from './once-store.ts'
import type { ProcessClock } from './with-lease.ts'

/** How long a call waits for another process that writes. */
export const MOST_WAIT_MS = 2_000
const STEP_MS = 20
const SQLITE_BUSY = 5

/**
 * What a call of a SQLite file comes to, tried again while another process writes: the wait is a timer, so that others are
 * served meanwhile. Throws GatewayProblem 503 after `MOST_WAIT_MS`. The database itself has to wait for nothing.
 */
export async function untilNotBusy<T>(clock: ProcessClock, work: () => T): Promise<T> {
  const lastMs = clock.monotonicMs() + MOST_WAIT_MS
  for (;;) {
    try {
      return work()
    } catch (error) {
      if (!(error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY)) throw error
      if (clock.monotonicMs() >= lastMs) throw onceStoreUnavailable(error)
    }
    await clock.wait(STEP_MS)
  }
}
