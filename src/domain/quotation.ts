import { type Cart, cartTotal, countPieces, linePrice } from './cart.ts'
import { formatCents } from './cents.ts'
import { addDays, type CalendarDay, formatDay } from './quotation-date.ts'

/** Who offers. `address` is one line of text for each line on paper. */
export interface QuotationMaker {
  name: string
  tagline: string
  address: readonly string[]
  email: string
  phone: string
  /** ISO 4217, of every price in the cart. */
  currency: string
}

export interface QuotationFact {
  label: string
  value: string
}

export interface QuotationRow {
  name: string
  code: string
  quantity: string
  price: string
  total: string
}

/** Every word and figure of a quotation, ready to be set. */
export interface Quotation {
  maker: QuotationMaker
  title: string
  number: string
  /** Number, date, validity and currency. */
  facts: QuotationFact[]
  heads: Omit<QuotationRow, 'code'>
  rows: QuotationRow[]
  total: { label: string; summary: string; amount: string }
  notes: string[]
  share: QuotationShare
}

/** The way back to the cart. Too long an address makes a QR code so fine that no telephone reads it from paper. */
export interface QuotationShare {
  invitation: string
  hint: string
  address: string
  fitsCode: boolean
}

export interface QuotationRequest {
  /** The lines that can be ordered; a vanished item has no place in an offer. */
  cart: Cart
  maker: QuotationMaker
  date: CalendarDay
  number: string
  shareAddress: string
}

export const VALID_DAYS = 30
/** What a QR code of version 18 holds with 15 % spare (ISO/IEC 18004): modules of 0.36 mm at a width of 32 mm. */
export const MOST_CODE_CHARACTERS = 560

/** Columns and total line of behaviour 2.5; the rest is what a buyer needs to show it to someone. */
export function quotationFor({ cart, maker, date, number, shareAddress }: QuotationRequest): Quotation {
  return {
    maker,
    title: 'Quotation',
    number,
    facts: [
      { label: 'Number', value: number },
      { label: 'Date', value: formatDay(date) },
      { label: 'Valid until', value: formatDay(addDays(date, VALID_DAYS)) },
      { label: 'Currency', value: maker.currency },
    ],
    heads: { name: 'Product', quantity: 'Quantity', price: 'Price', total: 'Total' },
    rows: cart.map((line) => ({
      name: line.name,
      code: line.code,
      quantity: String(line.quantity),
      price: formatCents(line.price),
      total: formatCents(linePrice(line)),
    })),
    total: {
      label: 'Total',
      summary: `${counted(cart.length, 'item')}, ${counted(countPieces(cart), 'piece')}`,
      amount: formatCents(cartTotal(cart)),
    },
    notes: [
      `This quotation is indicative and valid for ${VALID_DAYS} days. Prices are those shown in our shop on the date above, in ${maker.currency}; delivery, duties and taxes are not included.`,
      `For a firm offer with delivery, write to ${maker.email} and name the quotation number.`,
    ],
    share: shareOf(shareAddress),
  }
}

function shareOf(address: string): QuotationShare {
  const fitsCode = address.length <= MOST_CODE_CHARACTERS
  const back = 'brings these items and quantities back, at the prices of that day.'
  return {
    invitation: 'Open this cart in the shop',
    hint: fitsCode ? `This link or the code ${back}` : `This link ${back} The cart is too long for a code to scan.`,
    address,
    fitsCode,
  }
}

function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`
}
