import { plural } from '#plural.ts'

/** The offer that a buyer takes away as a PDF. */

export const backToCart = 'Open this cart in the shop'
export const byLinkAlone =
  'This link brings these items and quantities back, at the prices of that day. The cart is too long for a code to scan.'
export const byLinkOrCode = 'This link or the code brings these items and quantities back, at the prices of that day.'
export const continued = (number: string) => `Quotation ${number}, continued`
export const currency = 'Currency'
export const firmOffer = (email: string) =>
  `For a firm offer with delivery, write to ${email} and name the quotation number.`
export const indicative = (days: number, currency: string) =>
  `This quotation is indicative and valid for ${days} days. Prices are those shown in our shop on the date above, in ${currency}; delivery, duties and taxes are not included.`
export const items = (count: number, written: string) =>
  plural(count, { one: `${written} item`, other: `${written} items` })
export const number = 'Number'
export const page = (page: number, pages: number) => `Page ${page} of ${pages}`
export const pieces = (count: number, written: string) =>
  plural(count, { one: `${written} piece`, other: `${written} pieces` })
export const running = (maker: string, number: string) => `${maker}, quotation ${number}`
export const title = 'Quotation'
export const validUntil = 'Valid until'
