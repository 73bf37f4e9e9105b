import type { Comparison } from './compare-snapshots.ts'
import type { CrawlCounts } from './crawl-counts.ts'
import type { PairCounts } from './pair-counts.ts'

/** How much may change from one crawl to the next before somebody is asked, in percent; 100 lets everything pass. */
export interface CrawlLimits {
  /** Of the items of the last snapshot. */
  itemsGonePercent: number
  /** Of the items of a week ago. */
  itemsGoneWeekPercent: number
  /** Of the items of a month ago. */
  itemsGoneMonthPercent: number
  /** Of the items that had a picture. */
  picturesGonePercent: number
  /** Of the prices of the last snapshot: how many may leap. */
  pricesMovedPercent: number
  /** By how much of itself a price has to move to be counted as leaping. */
  priceLeapPercent: number
  /** How far prices may move on average, up or down. */
  priceLevelPercent: number
  /** Of the records that the store sent. */
  unreadablePercent: number
  /** Of the items that are still there: how many may be listed by more sub-categories than before. */
  listedAgainPercent: number
}

export const DEFAULT_LIMITS: CrawlLimits = {
  itemsGonePercent: 20,
  itemsGoneWeekPercent: 30,
  itemsGoneMonthPercent: 40,
  picturesGonePercent: 20,
  pricesMovedPercent: 5,
  priceLeapPercent: 50,
  priceLevelPercent: 20,
  unreadablePercent: 2,
  listedAgainPercent: 40,
}

/** Why a crawl is not taken for the shop without a person's word. */
export interface Alarm {
  guard:
    | 'nothing-there'
    | 'shifted'
    | 'snapshot-missing'
    | 'other-store'
    | 'main-category-emptied'
    | 'items-gone'
    | 'prices-moved'
    | 'price-level'
    | 'pictures-gone'
    | 'unreadable'
    | 'listed-again'
  /** What was seen and what is allowed, as a sentence. */
  reason: string
}

/** What a crawl is held against. */
export interface Before {
  /** The last snapshot of the same store. */
  comparison: Comparison
  /** What was in the shop a week and a month ago, as far as it is known. */
  past: readonly Past[]
  /** What stands in the way of comparing, where a shop is there that must not be replaced unseen. */
  missing: Alarm[]
}

export interface Past {
  span: 'week' | 'month'
  comparison: PairCounts
}

/** Holds a crawl against the limits; against what was before only where there is something. */
export function judgeCrawl(counts: CrawlCounts, { comparison, past, missing }: Before, limits: CrawlLimits): Alarm[] {
  if (counts.items === 0) {
    const seen = `${counts.catalogueRecords} records were read and ${counts.catalogueUnreadable} were left out`
    return [{ guard: 'nothing-there', reason: `The store has no item that can be published (${seen}).` }]
  }
  const alarms = [
    ...missing,
    ...counts.shifts.map((reason): Alarm => ({ guard: 'shifted', reason })),
    ...unreadable('records of the catalogue', counts.catalogueUnreadable, counts.catalogueRecords, limits),
    ...unreadable('picture records', counts.pictureUnreadable, counts.pictureRecords, limits),
    ...againstLast(comparison, limits),
  ]
  // What is said of last night need not be said of the week, nor of the month what is said of the week.
  for (const { span, comparison: then } of past) {
    const said = new Set(alarms.map(({ guard }) => guard))
    alarms.push(...against(then, SPANS[span], limits).filter(({ guard }) => !said.has(guard)))
  }
  return alarms
}

function unreadable(what: string, count: number, of: number, { unreadablePercent: limit }: CrawlLimits): Alarm[] {
  if (!exceeds(count, of, limit)) return []
  return [{ guard: 'unreadable', reason: `${share(count, of)} ${what} cannot be used; up to ${limit} % are let pass.` }]
}

/** A store that no longer heeds which sub-category it is asked for gives its whole list for each. */
function listedAgain({ compared, more }: Comparison['listed'], { listedAgainPercent: limit }: CrawlLimits): Alarm[] {
  if (!exceeds(more, compared, limit)) return []
  const seen = `${share(more, compared)} items are listed by more sub-categories than before`
  const cause = 'A store that does not heed CategorySubID gives the same list for each.'
  return [{ guard: 'listed-again', reason: `${seen}; up to ${limit} % may be at once. ${cause}` }]
}

function againstLast({ last, gone, prices, pictures, listed, emptied }: Comparison, limits: CrawlLimits): Alarm[] {
  if (last === undefined) return []
  return [
    ...emptied.map(
      (name): Alarm => ({
        guard: 'main-category-emptied',
        reason: `The main category "${name}" had items and has none any more.`,
      }),
    ),
    ...listedAgain(listed, limits),
    ...against({ items: last.items, gone: gone.count, prices, pictures }, LAST, limits),
  ]
}

/** A time to look back over, and its words. */
interface Span {
  /** How much may be gone since then. */
  gone: 'itemsGonePercent' | 'itemsGoneWeekPercent' | 'itemsGoneMonthPercent'
  since: string
  within: string
}

const LAST: Span = { gone: 'itemsGonePercent', since: '', within: 'at once' }
const SPANS: Readonly<Record<Past['span'], Span>> = {
  week: { gone: 'itemsGoneWeekPercent', since: ' since a week ago', within: 'in a week' },
  month: { gone: 'itemsGoneMonthPercent', since: ' since a month ago', within: 'in a month' },
}

function against({ items, gone, prices, pictures }: PairCounts, span: Span, limits: CrawlLimits): Alarm[] {
  const alarms: Alarm[] = []
  const { since, within } = span
  // Whoever lets more go in a night lets as much go in a week.
  const most = Math.max(limits.itemsGonePercent, limits[span.gone])
  if (exceeds(gone, items, most)) {
    const allowed = `up to ${most} % may go ${within}`
    alarms.push({ guard: 'items-gone', reason: `${share(gone, items)} items are gone${since}; ${allowed}.` })
  }
  if (exceeds(prices.moved, prices.compared, limits.pricesMovedPercent)) {
    const moved = `${share(prices.moved, prices.compared)} prices moved by more than ${limits.priceLeapPercent} %${since}`
    alarms.push({ guard: 'prices-moved', reason: `${moved}; up to ${limits.pricesMovedPercent} % may ${within}.` })
  }
  if (prices.levelPercent > limits.priceLevelPercent) {
    const moved = `Prices moved by ${rounded(prices.levelPercent)} % on average${since}`
    alarms.push({
      guard: 'price-level',
      reason: `${moved}; up to ${limits.priceLevelPercent} % are let pass ${within}.`,
    })
  }
  if (exceeds(pictures.lost, pictures.compared, limits.picturesGonePercent)) {
    const lost = `${share(pictures.lost, pictures.compared)} items lost all their pictures${since}`
    alarms.push({ guard: 'pictures-gone', reason: `${lost}; up to ${limits.picturesGonePercent} % may ${within}.` })
  }
  return alarms
}

function exceeds(count: number, of: number, limitPercent: number): boolean {
  return count * 100 > of * limitPercent
}

function share(count: number, of: number): string {
  return `${count} of ${of} (${rounded((count / of) * 100)} %)`
}

function rounded(percent: number): number {
  return Math.round(percent * 10) / 10
}
