import { type CalendarDay, localDay } from './quotation-date.ts'

/** When prices were true, in milliseconds since 1970. */
export type PricesAtMs = number | 'unknown'
/** The day that a paper says of its prices. */
export type PricesDay = CalendarDay | 'unknown'

export function pricesDay(atMs: PricesAtMs): PricesDay {
  return atMs === 'unknown' ? atMs : localDay(new Date(atMs))
}

/** The moment that all prices are of, where some are older than others. */
export function oldestOf(moments: readonly PricesAtMs[]): PricesAtMs {
  return moments.reduce((oldest, moment) =>
    oldest === 'unknown' || moment === 'unknown' ? 'unknown' : Math.min(oldest, moment),
  )
}
