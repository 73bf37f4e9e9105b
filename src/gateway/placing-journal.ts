import * as v from 'valibot'
import type { Placing } from '#domain/placing.ts'
import { readPlacing, writePlacing } from '#domain/placing-text.ts'
import type { PlacingJournal } from '#flows/place-order.ts'
import type { OnceStore } from './once-store.ts'

/** A checkout can be asked about, and completed, for this long. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000

const Claims = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()))

/** The progress of one checkout of one customer. The caller holds the customer's lock. */
export function placingJournal(once: OnceStore, customerId: string, key: string): PlacingJournal {
  const placingKey = `placing:${customerId}:${key}`
  const claimsKey = `claims:${customerId}`
  const readClaims = async () => {
    const text = await once.get(claimsKey)
    return text === undefined ? {} : v.parse(Claims, text)
  }
  return {
    async load() {
      const text = await once.get(placingKey)
      return text === undefined ? undefined : readPlacing(text)
    },
    async save(placing: Placing) {
      if (placing.orderId !== undefined) {
        const claims = { ...(await readClaims()), [key]: placing.orderId }
        await once.set(claimsKey, JSON.stringify(claims), KEPT_MS)
      }
      await once.set(placingKey, writePlacing(placing), KEPT_MS)
    },
    async claimedOrderIds() {
      return Object.entries(await readClaims()).flatMap(([owner, orderId]) => (owner === key ? [] : [orderId]))
    },
  }
}
