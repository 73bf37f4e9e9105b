import { CURRENCY } from '#currency.ts'
import { site } from '#site.ts'
import type { QuotationMaker } from './quotation.ts'

/** Whose papers these are. */
export const maker: QuotationMaker = {
  name: site.name,
  tagline: site.tagline,
  address: site.headquarters.lines,
  email: site.email,
  phone: site.hotlines[0].phone,
  currency: CURRENCY,
}
