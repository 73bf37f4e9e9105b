import type { Cents } from './cents.ts'

/** Positions of one order at most: each is a call to the store, one after the other. */
export const MOST_LINES = 200

/** One position of a cart on its way to an order: never a price, that is the store's to say. */
export interface OrderedItem {
  itemId: string
  quantity: number
}

/** Whom the bill goes to, as typed at the checkout. */
export interface BillingDetails {
  firstName: string
  lastName: string
  addressLine1: string
  city: string
  state: string
  postalCode: string
  country: string
}

/** How placing an order went, as far as is known. */
export type PlacingOutcome =
  /** The order stands with every line. */
  | { status: 'placed'; orderId: string; total: Cents }
  /** The order stands; these lines could not be placed and can be tried again on the same order. */
  | { status: 'incomplete'; orderId: string; failedItems: FailedItem[] }
  /** Nothing was ordered. */
  | { status: 'not-placed'; reason: 'store-unavailable' | 'nothing-to-order' | 'items-unavailable'; itemIds: string[] }
  /** It is not known yet; asking again with the same key completes it and never orders twice. */
  | { status: 'being-completed' }

export interface FailedItem {
  itemId: string
  name: string
}
