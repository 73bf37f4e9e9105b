import { CURRENCY } from '#currency.ts'
import type { Cart } from '#domain/cart.ts'
import { cartLinkAddress } from '#domain/cart-link.ts'
import { localDay } from '#domain/quotation-date.ts'
import { quotationNumber } from '#domain/quotation-number.ts'
import { site } from '#site.ts'
import { type QuotationMaker, quotationFor } from './quotation.ts'

/** Makes the quotation for a cart and saves it as `quotation.pdf`. jsPDF is loaded here, so on the first call only. */
export async function downloadQuotation(cart: Cart): Promise<void> {
  const { buildQuotation } = await import('./build-quotation.ts')
  const date = localDay(new Date())
  const number = quotationNumber(date, Math.random())
  const shareAddress = cartLinkAddress(location.origin, cart)
  save(await buildQuotation(quotationFor({ cart, maker, date, number, shareAddress })))
}

const maker: QuotationMaker = {
  name: site.name,
  tagline: site.tagline,
  address: site.headquarters.lines,
  email: site.email,
  phone: site.hotlines[0].phone,
  currency: CURRENCY,
}

function save(pdf: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(pdf)
  link.download = 'quotation.pdf'
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS)
}

/** A browser may still be asking where to save it. */
const KEPT_MS = 60_000
