import { CURRENCY } from '#currency.ts'
import type { Cart, CartLine } from '#domain/cart.ts'
import { cartLinkAddress } from '#domain/cart-link.ts'
import { cents } from '#domain/cents.ts'
import { ONE_BY_ONE } from '#domain/sale-terms.ts'
import type { QuotationRequest } from '#islands/quotation/quotation.ts'
import { site } from '../../src/site.ts'

export const ORIGIN = 'https://shop.example'

/** What the shop makes a quotation of, by someone of whom nothing is known. */
export function quote(cart: Cart, more: Partial<QuotationRequest> = {}): QuotationRequest {
  return {
    cart,
    known: [],
    weight: undefined,
    buyer: { name: '', company: '', reference: '' },
    maker: {
      name: site.name,
      tagline: site.tagline,
      address: site.headquarters.lines,
      email: site.email,
      phone: site.hotlines[0].phone,
      currency: CURRENCY,
    },
    date: { year: 2026, month: 11, day: 21 },
    shareAddress: cartLinkAddress(ORIGIN, cart),
    ...more,
  }
}

export function lineOf(number: number, line: Partial<CartLine>): CartLine {
  const code = String(number).padStart(4, '0')
  const mat = { itemId: `01${code}`, code: `HM-${code}`, name: 'Mat', picture: '', price: cents(1000), quantity: 1 }
  return { ...mat, terms: ONE_BY_ONE, ...line }
}
