import { formatNumber, plural } from '#counts.ts'

/** The offer that a buyer takes away as a PDF, and for whom it is made. */

export const backToCart = 'Open this cart in the shop'
export const buyerHint = 'As it should stand on the quotation. Kept in this browser tab until you close it or log out.'
export const byLinkAlone =
  'This link brings these items and quantities back, at the prices of that day. The cart is too long for a code to scan.'
export const byLinkOrCode = 'This link or the code brings these items and quantities back, at the prices of that day.'
export const continued = (number: string) => `Quotation ${number}, continued`
export const currency = 'Currency'
/** Something that is stated of an item, after the store's label. */
export const detail = (label: string, text: string) => `${label}: ${text}`
export const firmOffer = (email: string) =>
  `For a firm offer with delivery, write to ${email} and name the quotation number.`
export const indicative = (days: number) =>
  `This quotation is indicative and valid for ${days} days. Prices are those shown in our shop on the date above.`
export const indicativeAsOf = (days: number, pricesOf: string) =>
  `This quotation is indicative and valid for ${days} days. Our store could not be reached, so prices are those of ${pricesOf}.`
export const indicativeOfUnknownDay = (days: number) =>
  `This quotation is indicative and valid for ${days} days. Our store could not be reached, and it is not known of which day the prices are.`
export const lineWeighs = (weight: string) => `Weight of this line: ${weight}`
export const lineWeighsAtLeast = (weight: string) => `Weight of this line: at least ${weight}`
export const made = 'The quotation is in your downloads.'
/** Of lines; `most` products are the most of one quotation, and `ofEach` of each. */
export const madeWithout = (count: number, most: number, ofEach: number) =>
  plural(count, {
    one: `The quotation is in your downloads. ${formatNumber(count)} line is left out: it has no price, is not available now, or is beyond ${formatNumber(most)} products and ${formatNumber(ofEach)} of each.`,
    other: `The quotation is in your downloads. ${formatNumber(count)} lines are left out: they have no price, are not available now, or are beyond ${formatNumber(most)} products and ${formatNumber(ofEach)} of each.`,
  })
export const nothingToQuote = 'Nothing of it can be ordered now, so there is nothing to quote.'
export const number = 'Number'
export const page = (page: number, pages: number) => `Page ${page} of ${pages}`
export const preparedFor = 'Prepared for'
export const putNameOn = 'Put a name on the quotation'
export const quotationFor = (who: string) => `Quotation for ${who}`
/** Of a quick order. */
export const rowsToLookAt = (count: number) =>
  plural(count, {
    one: `${formatNumber(count)} row is not in it: it needs a look first.`,
    other: `${formatNumber(count)} rows are not in it: they need a look first.`,
  })
export const running = (maker: string, number: string) => `${maker}, quotation ${number}`
export const terms = 'Terms'
export const title = 'Quotation'
export const validUntil = 'Valid until'
export const yourReference = 'Your reference'
