import { randomUUID } from 'node:crypto'
import { POLL_MS, RENEW_MS } from './once-store.ts'

/** A lock that somebody holds for a while. */
export interface Lease {
  take(name: string, owner: string): Promise<boolean>
  renew(name: string, owner: string): Promise<void>
  free(name: string, owner: string): Promise<void>
}

/** Takes a lease, waiting for it if need be, renews it while the work runs, and frees it afterwards. */
export async function withLease<T>(
  lease: Lease,
  name: string,
  waitMs: number,
  work: () => Promise<T>,
): Promise<{ done: T } | undefined> {
  const owner = randomUUID()
  const lastMs = Date.now() + waitMs
  while (!(await lease.take(name, owner))) {
    if (Date.now() >= lastMs) return undefined
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  const renewal = setInterval(() => void lease.renew(name, owner).catch(() => undefined), RENEW_MS)
  renewal.unref()
  try {
    return { done: await work() }
  } finally {
    clearInterval(renewal)
    await lease.free(name, owner)
  }
}
