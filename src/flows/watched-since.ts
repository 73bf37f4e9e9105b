/** Since when this process has seen something, by a clock that only grows: no clock of another process is believed. */
export interface WatchedSince {
  /** Milliseconds since this was first asked under the name. */
  sinceMs(name: string): number
}

const MOST_NAMES = 10_000

export function watchedSince(monotonicMs: () => number): WatchedSince {
  const first = new Map<string, number>()
  return {
    sinceMs(name) {
      const nowMs = monotonicMs()
      const seenMs = first.get(name) ?? nowMs
      first.set(name, seenMs)
      const [oldest] = first.keys()
      // Forgetting only makes a wait longer.
      if (first.size > MOST_NAMES && oldest !== undefined) first.delete(oldest)
      return nowMs - seenMs
    },
  }
}
