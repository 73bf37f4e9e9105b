const MINUTE_MS = 60_000
/** Lines that are remembered at a time; of more, one is said once too often. */
const MOST_LINES = 100

/** A log that says the same once a minute: an outage is a line, not one for each request that meets it. */
export function saidOnce(log: (line: string) => void, monotonicMs: () => number) {
  const saidMs = new Map<string, number>()
  return {
    log(line: string): void {
      const nowMs = monotonicMs()
      if (nowMs - (saidMs.get(line) ?? Number.NEGATIVE_INFINITY) < MINUTE_MS) return
      if (saidMs.size >= MOST_LINES) saidMs.clear()
      saidMs.set(line, nowMs)
      log(line)
    },
  }
}
