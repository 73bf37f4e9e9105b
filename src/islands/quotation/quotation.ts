import { type Cart, type CartLine, cartTotal, linePrice } from '#domain/cart.ts'
import { formatCents } from '#domain/cents.ts'
import type { CheckedCart, LiveItem } from '#domain/checked-cart.ts'
import type { PricesDay } from '#domain/prices-day.ts'
import type { QuotationBuyer } from '#domain/quotation-buyer.ts'
import { addDays, type CalendarDay } from '#domain/quotation-date.ts'
import { quotationNumber } from '#domain/quotation-number.ts'
import type { ShownUnit } from '#domain/shown-unit.ts'
import type { PlanPaper } from '#islands/plan-paper/plan-paper.ts'
import { MOST_CODE_CHARACTERS } from '#pdf/qr-code.ts'
import { settable } from '#pdf/text-runs.ts'
import * as common from '#words/common.ts'
import { items } from '#words/items.ts'
import * as words from '#words/quotation.ts'
import { amount, amounts, perUnit } from '#words/sale-terms.ts'
import { formatDay } from './format-day.ts'
import type { QuotationFact } from './head-facts.ts'
import { quotationDetails } from './quotation-details.ts'
import { quotationTerms } from './quotation-terms.ts'

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

export interface QuotationRow {
  name: string
  code: string
  /** What is stated of the item. */
  details: string
  quantity: string
  price: string
  /** What the price is for; empty where nothing certain is stated. */
  per: string
  total: string
}

/** Every word and figure of a quotation, ready to be set. */
export interface Quotation {
  maker: QuotationMaker
  title: string
  number: string
  /** Number, date, validity and currency; then for whom it is, where that is known. */
  facts: QuotationFact[]
  heads: Pick<QuotationRow, 'name' | 'quantity' | 'price' | 'total'>
  rows: QuotationRow[]
  total: { label: string; summary: string; amount: string }
  terms: { heading: string; sentences: string[] }
  share: QuotationShare
  /** Of rooms whose mats are in the cart. */
  plans: readonly PlanPaper[]
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
  /** What the store last said of their items. */
  known: readonly LiveItem[]
  weight: CheckedCart['weight']
  /** Of lengths, as the cart was shown; in millimetres where it is not said. */
  unit?: ShownUnit
  buyer: QuotationBuyer
  maker: QuotationMaker
  date: CalendarDay
  /** Of which day the prices are where the store could not be asked; of the date where it could. */
  pricesOf?: PricesDay | undefined
  shareAddress: string
  plans?: readonly PlanPaper[]
}

export const VALID_DAYS = 30
/** Columns and total line of behaviour 2.5; the rest is what a buyer needs to show it to someone (2.7). */
export function quotationFor(request: QuotationRequest): Quotation {
  const { cart, known, buyer, maker, date, shareAddress, unit = 'mm', plans = [] } = request
  const number = quotationNumber(cart)
  const items = new Map(known.map((item) => [item.itemId, item]))
  return {
    maker,
    title: words.title,
    number,
    facts: [
      { label: words.number, value: number },
      { label: common.date, value: formatDay(date) },
      { label: words.validUntil, value: formatDay(addDays(date, VALID_DAYS)) },
      { label: words.currency, value: maker.currency },
      ...buyerFacts(buyer),
    ],
    heads: { name: common.product, quantity: common.quantity, price: common.price, total: common.total },
    rows: cart.map((line) => rowOf(line, items.get(line.itemId), unit)),
    total: { label: common.total, summary: summaryOf(cart), amount: formatCents(cartTotal(cart)) },
    terms: { heading: words.terms, sentences: quotationTerms(request, VALID_DAYS) },
    share: shareOf(shareAddress),
    plans,
  }
}

function buyerFacts({ name, company, reference }: QuotationBuyer): QuotationFact[] {
  const who = [company, name].map(settable).filter(Boolean).join('\n')
  const facts = [
    { label: words.preparedFor, value: who, wide: true as const },
    { label: words.yourReference, value: settable(reference), wide: true as const },
  ]
  return facts.filter(({ value }) => value !== '')
}

function rowOf(line: CartLine, known: LiveItem | undefined, shown: ShownUnit): QuotationRow {
  const { unit } = line.terms
  return {
    name: settable(line.name),
    code: settable(line.code),
    details: known === undefined ? '' : quotationDetails(line.quantity, known, shown),
    quantity: amount(line.quantity, unit),
    price: formatCents(line.price),
    per: perUnit(unit),
    total: formatCents(linePrice(line)),
  }
}

function summaryOf(cart: Cart): string {
  return `${items(cart.length)}, ${amounts(cart)}`
}

function shareOf(address: string): QuotationShare {
  const fitsCode = address.length <= MOST_CODE_CHARACTERS
  const hint = fitsCode ? words.byLinkOrCode : words.byLinkAlone
  return { invitation: words.backToCart, hint, address, fitsCode }
}
