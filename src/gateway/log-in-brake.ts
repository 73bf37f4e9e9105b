/** Slows down guessing at one account: each failure lengthens the wait, and nobody is ever locked out. */
export interface LogInBrake {
  /** Seconds until the next attempt at this account is looked at; 0 for at once. */
  waitS(email: string): number
  failed(email: string): void
  succeeded(email: string): void
}

const FREE_FAILURES = 5
const LONGEST_WAIT_S = 60
const FORGOTTEN_AFTER_MS = 60 * 60 * 1000
const MOST_ACCOUNTS = 10_000

export function logInBrake(nowMs: () => number): LogInBrake {
  const failures = new Map<string, { count: number; lastMs: number }>()
  return {
    waitS(email) {
      const failed = failures.get(keyOf(email))
      if (failed === undefined || failed.count < FREE_FAILURES) return 0
      const waitS = Math.min(LONGEST_WAIT_S, 2 ** (failed.count - FREE_FAILURES))
      return Math.max(0, Math.ceil((failed.lastMs + waitS * 1000 - nowMs()) / 1000))
    },
    failed(email) {
      const known = failures.get(keyOf(email))
      const fresh = known !== undefined && nowMs() - known.lastMs < FORGOTTEN_AFTER_MS
      failures.delete(keyOf(email))
      failures.set(keyOf(email), { count: fresh ? known.count + 1 : 1, lastMs: nowMs() })
      const [oldest] = failures.keys()
      if (failures.size > MOST_ACCOUNTS && oldest !== undefined) failures.delete(oldest)
    },
    succeeded: (email) => failures.delete(keyOf(email)),
  }
}

function keyOf(email: string): string {
  return email.trim().toLowerCase()
}
