import { formatNumber } from '#counts.ts'
import { formatPrice } from '#domain/cents.ts'
import { productPath } from '#domain/paths.ts'
import type { PricesDay } from '#domain/prices-day.ts'
import type { CalendarDay } from '#domain/quotation-date.ts'
import { inShownUnit } from '#domain/shown-measures.ts'
import type { ShownUnit } from '#domain/shown-unit.ts'
import { readWrittenSaleTerms } from '#domain/written-sale-terms.ts'
import { formatDay } from '#islands/quotation/format-day.ts'
import type { QuotationFact } from '#islands/quotation/head-facts.ts'
import type { QuotationMaker } from '#islands/quotation/quotation.ts'
import { settable } from '#pdf/text-runs.ts'
import type { CatalogueItem } from '#stores/catalogue-item.ts'
import * as words from '#words/catalogue-paper.ts'
import * as common from '#words/common.ts'
import { perUnit } from '#words/sale-terms.ts'

/** Every word of a catalogue, ready to be set. Its pictures are fetched one after the other while it is. */
export interface CataloguePaper {
  maker: QuotationMaker
  title: string
  name: string
  facts: QuotationFact[]
  entries: CatalogueEntry[]
}

export interface CatalogueEntry {
  name: string
  code: string
  facts: string
  /** Empty where prices are left out. */
  price: string
  per: string
  address: string
  picture: string
}

export interface CatalogueRequest {
  maker: QuotationMaker
  name: string
  items: readonly CatalogueItem[]
  withPrices: boolean
  date: CalendarDay
  /** The day that the prices are of. */
  pricesOf: PricesDay
  unit: ShownUnit
  origin: string
}

export function cataloguePaper(request: CatalogueRequest): CataloguePaper {
  const { maker, name, items, withPrices, date, pricesOf, unit, origin } = request
  return {
    maker,
    title: words.title,
    name: settable(name),
    facts: [
      { label: words.list, value: settable(name) },
      { label: words.mats, value: formatNumber(items.length) },
      { label: common.date, value: formatDay(date) },
      { label: words.prices, value: withPrices ? pricesWords(maker.currency, pricesOf) : words.noPrices },
    ],
    entries: items.map((item) => ({
      name: settable(item.name),
      code: settable(item.code),
      facts: item.facts.map((text) => settable(inShownUnit(text, unit))).join(' · '),
      price: withPrices ? formatPrice(item.price, common.priceOnRequest) : '',
      per: withPrices && item.price !== 'on-request' ? perUnit(readWrittenSaleTerms(item.sold).unit) : '',
      address: origin + productPath(item),
      picture: item.picture,
    })),
  }
}

function pricesWords(currency: string, day: PricesDay): string {
  return day === 'unknown' ? words.pricesOfUnknownDay(currency) : words.pricesOf(currency, formatDay(day))
}
