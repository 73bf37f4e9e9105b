import * as v from 'valibot'
import { parsedJson } from '#domain/parsed-json.ts'
import { $plansText } from './plans-text.ts'

const OfItem = v.object({ itemId: v.string() })

/** Forgets the plans of items that were ordered; those of other items stay. */
export function forgetPlans(ordered: readonly { itemId: string }[]): void {
  const parsed = parsedJson($plansText.get())
  if (!Array.isArray(parsed)) return
  const left = parsed.filter(
    (entry: unknown) => v.is(OfItem, entry) && !ordered.some(({ itemId }) => itemId === entry.itemId),
  )
  $plansText.set(left.length === 0 ? '' : JSON.stringify(left))
}
