import { cents, formatPrice } from '#domain/cents.ts'

/** What reports call a price that is not stated. */
export const PRICE_ON_REQUEST = 'Price on request'

/** A price in cents as reports say it; null is one on request. */
export function reportedPrice(priceCents: number | null): string {
  return formatPrice(priceCents === null ? 'on-request' : cents(priceCents), PRICE_ON_REQUEST)
}
