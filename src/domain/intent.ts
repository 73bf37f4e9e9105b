import { type Cents, cents } from './cents.ts'
import { referenceOf } from './checkout-key.ts'
import { type Customer, NO_ADDRESS, type ShippingAddress } from './customer.ts'
import type { Item } from './item.ts'
import {
  type BillingDetails,
  type BuyerNotes,
  type Change,
  NO_NOTES,
  type NotPlacedReason,
  type OrderRequest,
} from './placed-order.ts'
import { readSaleTerms } from './read-sale-terms.ts'
import { isSold } from './sale-quantities.ts'
import { writeSaleTerms } from './written-sale-terms.ts'

/**
 * One call to the store that creates something. `begun` is written before it is sent; a `begun` one found by a later
 * turn is `doubtful`, as is one without an answer that says for certain. `ruled-out` did nothing, `answered` did.
 */
export type Attempt = 'begun' | 'doubtful' | 'ruled-out' | 'answered'

export interface IntentLine {
  itemId: string
  code: string
  name: string
  price: Cents
  quantity: number
  attempts: readonly Attempt[]
  /** The store shows the line as it should be. */
  certain: boolean
}

/** Why a person has to look: the word that the mail and the command say. */
export type Doubt =
  | 'order-not-shown'
  | 'several-orders'
  | 'line-not-shown'
  | 'lines-differ'
  | 'incomplete'
  | 'left-incomplete'
  | 'took-too-long'

/** `begun` may have been sent; `failed` certainly was not. */
export type MailState = 'unsent' | 'begun' | 'sent' | 'failed'

/**
 * An order that a customer wants, whole, from before anything is sent until it is final. `open` and `incomplete` are
 * worked at; `with-person` waits for one; the others are final.
 */
export interface Intent {
  intentId: string
  reference: string
  customerId: string
  /** Grows by one with every write. */
  version: number
  /** When it was begun, in milliseconds since 1970 by the clock of whoever began it. */
  begunAtMs: number
  state: 'open' | 'incomplete' | 'with-person' | 'placed' | 'left' | 'not-placed'
  /** For `not-placed`. */
  reason: NotPlacedReason
  contact: { name: string; email: string; mobile: string }
  billing: BillingDetails
  shipTo: ShippingAddress
  notes: BuyerNotes
  lines: readonly IntentLine[]
  /** What was shown, and what the lines come to. */
  total: Cents
  /** The customer's orders before the first attempt. */
  earlierOrderIds: readonly string[]
  header: readonly Attempt[]
  /** Empty until it is known. */
  orderId: string
  confirmation: MailState
  doubt: Doubt | 'none'
  /** The mail to the shop that says so; `begun-again` may have been sent a second time. */
  doubtMail: MailState | 'begun-again'
}

/** The intent that a request stands for, or what is not as it was shown. */
export function beginIntent(
  request: OrderRequest,
  customer: Customer,
  live: readonly Item[],
  nowMs: number,
): Intent | { changes: Change[] } {
  const known = new Map(live.map((item) => [item.itemId, item]))
  const changes: Change[] = []
  const lines: IntentLine[] = []
  for (const { itemId, quantity, price: was } of request.items) {
    const item = known.get(itemId)
    if (item === undefined || item.price === 'on-request') {
      changes.push({ kind: 'unavailable', itemId, name: item?.name ?? '' })
    } else if (item.price !== was) {
      changes.push({ kind: 'price', itemId, name: item.name, was, now: item.price })
    } else if (!isSold(readSaleTerms(item), quantity)) {
      changes.push({ kind: 'quantity', itemId, name: item.name, sold: writeSaleTerms(readSaleTerms(item)) })
    } else {
      lines.push({ itemId, code: item.code, name: item.name, price: was, quantity, attempts: [], certain: false })
    }
  }
  if (changes.length > 0) return { changes }
  return {
    ...emptyIntent(request.key, request.customerId, nowMs),
    contact: {
      name: `${customer.firstName} ${customer.lastName}`.trim(),
      email: customer.email,
      mobile: customer.mobile,
    },
    billing: request.billing,
    shipTo: request.shipTo,
    notes: request.notes,
    lines,
    total: totalOf(lines),
  }
}

/** A key under which nothing was ever begun, so that nothing can be any more. */
export function neverBegun(key: string, customerId: string, nowMs: number): Intent {
  return { ...emptyIntent(key, customerId, nowMs), state: 'not-placed', reason: 'never-begun' }
}

/** Price times quantity over all lines. */
export function totalOf(lines: readonly Pick<IntentLine, 'price' | 'quantity'>[]): Cents {
  return cents(lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0))
}

/** Nothing about it will change any more. */
export function isFinal({ state }: Intent): boolean {
  return state === 'placed' || state === 'left' || state === 'not-placed'
}

/** Nothing was ever begun under its key, and nothing can be any more. */
export function isSpent({ state, lines, header }: Intent): boolean {
  return state === 'not-placed' && lines.length === 0 && header.length === 0
}

/** Every line stands, and the store shows it. */
export function isWhole({ orderId, lines }: Intent): boolean {
  return orderId !== '' && lines.every(({ certain }) => certain)
}

/** Nothing was ever sent that could have done something. */
export function isUnsent({ orderId, header }: Intent): boolean {
  return orderId === '' && header.every((attempt) => attempt === 'ruled-out')
}

/** Sent, and not known whether it stands. */
export function isUnaccounted({ orderId, header, state }: Intent): boolean {
  return orderId === '' && state !== 'not-placed' && (doubtfulOf(header) > 0 || endsWith(header, 'begun'))
}

/** As that, and still worked at. */
export function isInDoubt(intent: Intent): boolean {
  return intent.state === 'open' && isUnaccounted(intent)
}

/** The last of some attempts is of this kind. */
export function endsWith(attempts: readonly Attempt[], attempt: Attempt): boolean {
  return attempts.at(-1) === attempt
}

/** The attempts with the last one known better. */
export function known(attempts: readonly Attempt[], attempt: Attempt): Attempt[] {
  return [...attempts.slice(0, -1), attempt]
}

export function doubtfulOf(attempts: readonly Attempt[]): number {
  return attempts.filter((attempt) => attempt === 'doubtful').length
}

function emptyIntent(key: string, customerId: string, nowMs: number): Intent {
  return {
    intentId: key,
    reference: referenceOf(key),
    customerId,
    version: 0,
    begunAtMs: nowMs,
    state: 'open',
    reason: 'store-unavailable',
    contact: { name: '', email: '', mobile: '' },
    billing: { ...NO_ADDRESS, firstName: '', lastName: '', company: '' },
    shipTo: { ...NO_ADDRESS, attentionTo: '' },
    notes: NO_NOTES,
    lines: [],
    total: cents(0),
    earlierOrderIds: [],
    header: [],
    orderId: '',
    confirmation: 'unsent',
    doubt: 'none',
    doubtMail: 'unsent',
  }
}
