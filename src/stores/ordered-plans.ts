import * as v from 'valibot'
import { parsedJson } from '#domain/parsed-json.ts'
import { $plansText } from './plans-text.ts'

type Ordered = readonly { itemId: string }[]

/** What else a plan has is kept as it is. */
const Plans = v.fallback(v.array(v.record(v.string(), v.unknown())), [])

/** What plans of these items say to whoever cuts, for the note of an order; the form says where that is too long. */
export function plannedNote(items: Ordered): string {
  return plans(items, true)
    .flatMap(({ note }) => note || [])
    .join('; ')
}

/** Forgets the plans of items that were ordered; those of other items stay. */
export function forgetPlans(ordered: Ordered): void {
  $plansText.set(JSON.stringify(plans(ordered, false)))
}

function plans(items: Ordered, wanted: boolean) {
  return v
    .parse(Plans, parsedJson($plansText.get()))
    .filter(({ itemId }) => items.some((item) => item.itemId === itemId) === wanted)
}
