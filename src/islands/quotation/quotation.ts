import { type Cart, cartTotal, countPieces, linePrice } from '#domain/cart.ts'
import { formatCents } from '#domain/cents.ts'
import { addDays, type CalendarDay } from '#domain/quotation-date.ts'
import * as common from '#words/common.ts'
import { language } from '#words/language.ts'
import * as words from '#words/quotation.ts'

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
    title: words.title,
    number,
    facts: [
      { label: words.number, value: number },
      { label: common.date, value: formatDay(date) },
      { label: words.validUntil, value: formatDay(addDays(date, VALID_DAYS)) },
      { label: words.currency, value: maker.currency },
    ],
    heads: { name: common.product, quantity: common.quantity, price: common.price, total: common.total },
    rows: cart.map((line) => ({
      name: line.name,
      code: line.code,
      quantity: String(line.quantity),
      price: formatCents(line.price),
      total: formatCents(linePrice(line)),
    })),
    total: {
      label: common.total,
      summary: `${counted(cart.length, words.items)}, ${counted(countPieces(cart), words.pieces)}`,
      amount: formatCents(cartTotal(cart)),
    },
    notes: [words.indicative(VALID_DAYS, maker.currency), words.firmOffer(maker.email)],
    share: shareOf(shareAddress),
  }
}

function shareOf(address: string): QuotationShare {
  const fitsCode = address.length <= MOST_CODE_CHARACTERS
  const hint = fitsCode ? words.byLinkOrCode : words.byLinkAlone
  return { invitation: words.backToCart, hint, address, fitsCode }
}

function counted(count: number, words: (count: number, written: string) => string): string {
  return words(count, count.toLocaleString(language))
}

/** `21 November 2026`: the month in letters, so that nobody takes it for the day. */
export function formatDay({ year, month, day }: CalendarDay): string {
  const written = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  return written.format(Date.UTC(year, month - 1, day))
}
