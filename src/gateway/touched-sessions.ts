import { saidOnce } from './said-once.ts'
import type { SessionStore } from './session-store.ts'
import { processClock } from './with-lease.ts'

/** The same sessions. That one is in use cannot be noted on a full disk: nobody is turned away for that. */
export function touchedSessions(sessions: SessionStore, log: (line: string) => void): SessionStore {
  const outages = saidOnce(log, processClock.monotonicMs)
  return {
    ...sessions,
    async touch(key, seenAtMs) {
      try {
        await sessions.touch(key, seenAtMs)
      } catch (error) {
        outages.log(`It cannot be noted that sessions are in use: ${error instanceof Error ? error.message : error}`)
      }
    },
  }
}
