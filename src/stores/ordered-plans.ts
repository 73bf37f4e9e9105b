import * as v from 'valibot'
import { parsedJson } from '#domain/parsed-json.ts'
import { $plansText } from './plans-text.ts'

/** What else a plan has is kept as it is. */
const Plans = v.fallback(v.array(v.record(v.string(), v.unknown())), [])

/**
 * Plans whose mats leave the cart take none any more, and are kept for the edges that came with them. Returns what brings them
 * back, unless another plan of their room came since.
 */
export function leavePlans(itemIds: readonly string[]): () => void {
  const before = read()
  const left = before.filter((plan) => isOf(plan, itemIds) && !isLeft(plan))
  if (left.length === 0) return () => {}
  write(before.map((plan) => (left.includes(plan) ? { ...plan, quantity: 0 } : plan)))
  return () => {
    const now = read()
    const back = left.filter(({ id }) => now.every((plan) => plan.id !== id || isLeft(plan)))
    const inPlace = now.map((plan) => back.find(({ id }) => id === plan.id) ?? plan)
    write([...inPlace, ...back.filter((plan) => !inPlace.includes(plan))])
  }
}

/** Forgets the plans of items that were ordered, and what is left of others; those of other items stay. */
export function forgetPlans(ordered: readonly { itemId: string }[]): void {
  const itemIds = ordered.map(({ itemId }) => itemId)
  write(read().filter((plan) => !isOf(plan, itemIds) && !isLeft(plan)))
}

type Plan = v.InferOutput<typeof Plans>[number]

function isOf({ itemId }: Plan, itemIds: readonly string[]): boolean {
  return itemIds.some((own) => own === itemId)
}

/** Whether the mats of a plan have left the cart. */
function isLeft({ quantity }: Plan): boolean {
  return quantity === 0
}

function read(): Plan[] {
  return v.parse(Plans, parsedJson($plansText.get()))
}

function write(plans: readonly Plan[]): void {
  $plansText.set(JSON.stringify(plans))
}
