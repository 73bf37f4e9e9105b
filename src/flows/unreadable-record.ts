import { referenceOf } from '#domain/checkout-key.ts'
import type { IntentStore } from './intent-store.ts'
import type { Turn } from './turn.ts'

/** What a person found of an order in the store. */
export type Found = { orderId: string } | 'not-placed'

/**
 * Ends a record that cannot be read, or is lost, by a person's word; false where it is not open. The word is kept, and
 * beside it what the record said, in a form that no version of the shop takes for an order: none goes on with it.
 */
export async function endUnreadable(
  intents: IntentStore,
  turn: Turn,
  { customerId, intentId }: { customerId: string; intentId: string },
  found: Found,
): Promise<boolean> {
  const unfinished = await intents.unfinished()
  if (!unfinished.some((open) => open.intentId === intentId && open.customerId === customerId)) return false
  const kept = await intents.read(customerId, intentId)
  const { version, text } = kept === undefined || kept === 'lost' ? { version: 0, text: '' } : kept
  const settled = JSON.stringify({ settled: found, was: text })
  await intents.write({ intentId, customerId, version: version + 1, stage: 'final', text: settled }, turn)
  return true
}

/** Asks for a person, once for each record: it is met at every sweep until it has been ended. */
export function unreadableTeller(log: (line: string) => void): (intentId: string) => void {
  const told = new Set<string>()
  return (intentId) => {
    if (told.has(intentId)) return
    told.add(intentId)
    const reference = referenceOf(intentId)
    log(`${reference} cannot be read, and needs a person. See: npm run orders -- show ${reference}`)
  }
}
