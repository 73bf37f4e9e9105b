import type { Cents } from './cents.ts'
import type { Address, ShippingAddress } from './customer.ts'

/** Positions of one order at most: each is a call to the store, one after the other. */
export const MOST_ORDER_LINES = 200

/** One position of a cart on its way to an order. */
export interface OrderedItem {
  itemId: string
  quantity: number
}

/** A position with the price that was shown: it is compared with the store's, and never believed. */
export interface SeenItem extends OrderedItem {
  price: Cents
}

/** Whom the bill goes to, as typed at the checkout. */
export interface BillingDetails extends Address {
  /** Empty where the bill goes to a person. */
  company: string
  firstName: string
  lastName: string
}

/** What the buyer's own papers and the driver need to know; each may be empty. */
export interface BuyerNotes {
  purchaseOrder: string
  deliveryNote: string
}

export const NO_NOTES: BuyerNotes = { purchaseOrder: '', deliveryNote: '' }

/** What the customer confirmed by pressing Place Order, and all that was in sight then. */
export interface OrderRequest {
  /** Names the checkout; see `checkoutKey`. */
  key: string
  /** Who was logged in where the button was pressed. */
  customerId: string
  items: SeenItem[]
  /** What the page said that all comes to. */
  total: Cents
  billing: BillingDetails
  shipTo: ShippingAddress
  notes: BuyerNotes
}

/** What is not as it was shown. */
export type Change =
  | { kind: 'price'; itemId: string; name: string; was: Cents; now: Cents }
  | { kind: 'unavailable'; itemId: string; name: string }
  /** It is not sold in this quantity; `sold` is what `writeSaleTerms` makes of how it is. */
  | { kind: 'quantity'; itemId: string; name: string; sold: string }

/** `settled`: a person found out that there is no order. */
export type NotPlacedReason = 'store-unavailable' | 'changed' | 'never-begun' | 'settled'

/** How placing an order went, as far as is known. */
export type PlacingOutcome =
  /** The order stands with every line; `confirmation` is what became of the mail. */
  | {
      status: 'placed'
      orderId: string
      total: Cents
      reference: string
      confirmation: 'sent' | 'not-sent' | 'unknown'
    }
  /** The order stands; these lines were refused and can be tried again on the same order. */
  | { status: 'incomplete'; orderId: string; reference: string; failedItems: FailedItem[] }
  /** The customer left the order without the lines that were refused. */
  | { status: 'left'; orderId: string; reference: string }
  /** Nothing was ordered, and nothing will be under this key. */
  | { status: 'not-placed'; reason: NotPlacedReason }
  /** Nothing was ordered: the store says otherwise than what was shown. */
  | { status: 'changed'; changes: Change[] }
  /** It is not known yet; it completes by itself and never orders twice. */
  | { status: 'being-completed'; reference: string }
  /** A person makes sure of it. */
  | { status: 'with-person'; reference: string }
  /** Nothing is known of this checkout, and it cannot be begun: too old, or its record cannot be read. */
  | { status: 'unknown'; reference: string }
  /** The same key stands for another order: other items, another address. */
  | { status: 'differs'; reference: string }

export interface FailedItem {
  itemId: string
  name: string
}
