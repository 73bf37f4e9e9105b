import * as v from 'valibot'
import { PLACED_ORDER } from '#domain/personal-storage.ts'
import type { BuyerNotes, OrderRequest } from '#domain/placed-order.ts'
import { $session } from './session.ts'
import { personalAtom } from './session-atom.ts'

/** An order that was placed in this visit, with what was typed beside it: the store gives none of that back. */
export interface RememberedOrder extends BuyerNotes {
  customerId: string
  orderId: string
  company: string
  /** The customer has put the strip about it away. */
  away: boolean
}

const Kept: v.GenericSchema<unknown, RememberedOrder | null> = v.nullable(
  v.object({
    customerId: v.string(),
    orderId: v.string(),
    company: v.string(),
    purchaseOrder: v.string(),
    deliveryNote: v.string(),
    away: v.boolean(),
  }),
)

const $placedOrder = personalAtom<RememberedOrder | null>(PLACED_ORDER, null, Kept)

/** Remembers the order that was just placed, as long as its customer is there; the one before it is forgotten. */
export function rememberPlacedOrder(orderId: string, { customerId, billing, notes }: Confirmed): void {
  if (customerId !== $session.get()?.customerId) return
  const { company } = billing
  $placedOrder.set({ customerId, orderId, company, ...notes, away: false })
}

type Confirmed = Pick<OrderRequest, 'customerId' | 'billing' | 'notes'>

/** What was typed for an order of whoever is logged in; undefined for one of another visit. */
export function typedFor(orderId: string): RememberedOrder | undefined {
  const kept = $placedOrder.get()
  const theirs = kept?.orderId === orderId && kept.customerId === $session.get()?.customerId
  return theirs ? kept : undefined
}
