import type { Cart, CartLine } from '#domain/cart.ts'
import type { CheckedCart, LiveItem } from '#domain/checked-cart.ts'
import { freightOfCart } from '#domain/freight-of-cart.ts'
import type { PricesDay } from '#domain/prices-day.ts'
import { isSold } from '#domain/sale-quantities.ts'
import type { ShownUnit } from '#domain/shown-unit.ts'
import { freightRows } from '#islands/cart/freight-words.ts'
import { weightWords } from '#islands/cart/weight-words.ts'
import { settable } from '#pdf/text-runs.ts'
import { serviceFigures } from '#service-figures.ts'
import * as delivery from '#words/delivery-facts.ts'
import * as freight from '#words/freight.ts'
import * as words from '#words/quotation.ts'
import { notSoldSo, orderRule, ruleOf } from '#words/sale-terms.ts'
import { formatDay } from './format-day.ts'

interface Offer {
  cart: Cart
  /** What the store last said of their items. */
  known: readonly LiveItem[]
  weight: CheckedCart['weight']
  unit?: ShownUnit
  maker: { currency: string; email: string }
  pricesOf?: PricesDay | undefined
}

/** What it weighs, how long it is valid, and what the cart page says of prices, delivery and quantities. */
export function quotationTerms(offer: Offer, validDays: number): string[] {
  const { cart, known, weight, maker, pricesOf, unit = 'mm' } = offer
  const { standard, international } = serviceFigures.delivery
  const unsold = cart.filter(({ terms, quantity }) => !isSold(terms, quantity))
  return [
    ...weightWords(weight && { ...weight, unstatedLines: weight.unstatedLines.map(withSettableName) }, unit),
    ...freightWords(cart, known, unit),
    indicative(validDays, pricesOf),
    delivery.prices(maker.currency),
    delivery.leadTime(standard.time, international.time),
    ...(unsold.length > 0 ? [notSoldSo(unsold.map(withSettableName).map(ruleFor))] : []),
    words.firmOffer(maker.email),
  ]
}

function indicative(validDays: number, pricesOf: PricesDay | undefined): string {
  if (pricesOf === undefined) return words.indicative(validDays)
  if (pricesOf === 'unknown') return words.indicativeOfUnknownDay(validDays)
  return words.indicativeAsOf(validDays, formatDay(pricesOf))
}

/** How it travels, in one sentence; nothing where nothing of it can be counted. */
function freightWords(cart: Cart, known: readonly LiveItem[], unit: ShownUnit): string[] {
  const items = new Map(known.map((item) => [item.itemId, item]))
  const found = freightOfCart(cart.map(withSettableName), items)
  if (found.freight === undefined) return []
  return [freight.onPaper(freightRows(found, unit).map(({ label, value }) => freight.row(label, value)))]
}

function withSettableName(line: CartLine): CartLine {
  return { ...line, name: settable(line.name) }
}

function ruleFor({ name, itemId, terms }: CartLine): string {
  return ruleOf(name || itemId, orderRule(terms))
}
