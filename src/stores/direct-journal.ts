import * as v from 'valibot'
import { readPlacing, writePlacing } from '#domain/placing-text.ts'
import type { PlacingJournal } from '#flows/place-order.ts'

const CLAIMS = 'placing-claims'
const Claims = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()))

/**
 * Progress of a checkout in this browser's storage: it outlives a reload and a crash, but not another device. That is as
 * far as exactly-once goes without a server of ours.
 */
export function browserJournal(key: string): PlacingJournal {
  const name = `placing:${key}`
  return {
    load: async () => readPlacing(localStorage.getItem(name) ?? ''),
    async save(placing) {
      if (placing.orderId !== undefined) {
        localStorage.setItem(CLAIMS, JSON.stringify({ ...readClaims(), [key]: placing.orderId }))
      }
      localStorage.setItem(name, writePlacing(placing))
    },
    async claimedOrderIds() {
      return Object.entries(readClaims()).flatMap(([owner, orderId]) => (owner === key ? [] : [orderId]))
    },
  }
}

/** Two tabs of one browser place orders one after the other. */
export async function onlyInOneTab<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks.request('placing-orders', work)
}

function readClaims(): Record<string, string> {
  const claims = v.safeParse(Claims, localStorage.getItem(CLAIMS) ?? '')
  return claims.success ? claims.output : {}
}
