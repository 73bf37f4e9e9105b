import { CURRENCY } from '#currency.ts'
import type { Cart, CartLine } from '#domain/cart.ts'
import { cartLinkAddress } from '#domain/cart-link.ts'
import { cents } from '#domain/cents.ts'
import { type Quotation, quotationFor } from '#islands/quotation/quotation.ts'
import { site } from '../../src/site.ts'

export const ORIGIN = 'https://shop.example'

export function quote(cart: Cart): Quotation {
  return quotationFor({
    cart,
    maker: {
      name: site.name,
      tagline: site.tagline,
      address: site.headquarters.lines,
      email: site.email,
      phone: site.hotlines[0].phone,
      currency: CURRENCY,
    },
    date: { year: 2026, month: 11, day: 21 },
    number: 'Q-20261121-7KM3',
    shareAddress: cartLinkAddress(ORIGIN, cart),
  })
}

export function lineOf(number: number, line: Partial<CartLine>): CartLine {
  const code = String(number).padStart(4, '0')
  return { itemId: `01${code}`, code: `HM-${code}`, name: 'Mat', picture: '', price: cents(1000), quantity: 1, ...line }
}
