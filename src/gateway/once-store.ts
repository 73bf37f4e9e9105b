/**
 * Where the gateway keeps what has been done once: small texts that outlive a crash, and locks that end by themselves
 * when their holder dies. SQLite for one gateway, Redis for several side by side.
 */
export interface OnceStore {
  get(key: string): Promise<string | undefined>
  /** Kept for at least `lifetimeMs`. There once this resolves, whatever happens next. */
  set(key: string, value: string, lifetimeMs: number): Promise<void>
  /** Runs the work while nobody else runs work under this name; undefined when the name was not free within `waitMs`. */
  exclusively<T>(name: string, waitMs: number, work: () => Promise<T>): Promise<{ done: T } | undefined>
  close(): Promise<void>
}

/** A lock whose holder has died is free again after this time; a living holder renews it. */
export const LEASE_MS = 30_000
export const RENEW_MS = 10_000
export const POLL_MS = 50
