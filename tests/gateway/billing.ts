import { cents, centsFromDollars } from '#domain/cents.ts'
import { checkoutKey } from '#domain/checkout-key.ts'
import { NO_NOTES, type OrderRequest } from '#domain/placed-order.ts'

/** Where Ada lives, and the orders of these tests go. */
export const place = {
  addressLine1: '1 Mat Street',
  addressLine2: '',
  city: 'Brisbane',
  state: 'QLD',
  postalCode: '4000',
  country: 'Australia',
}

/** What Ada types of herself. */
export const profile = { salutation: 'Dr.', firstName: 'Ada', lastName: 'Byron', ...place, mobile: '+61755500148' }

export const billing = { firstName: 'Ada', lastName: 'Byron', company: '', ...place }

export const shipTo = { attentionTo: 'Ada Byron', ...place }

/** What a press of Place Order sends for one piece of each of these, at so many dollars. */
export function orderRequest(customerId: string, dollars: Record<string, number>, nowMs = Date.now()): OrderRequest {
  const items = Object.entries(dollars).map(([itemId, price]) => ({
    itemId,
    quantity: 1,
    price: centsFromDollars(price),
  }))
  const total = cents(items.reduce((sum, { price }) => sum + price, 0))
  return { key: newKey(nowMs), customerId, items, total, billing, shipTo, notes: NO_NOTES }
}

export function newKey(nowMs: number): string {
  return checkoutKey(nowMs, crypto.getRandomValues(new Uint8Array(10)))
}
