import type { Comparison } from './compare-snapshots.ts'
import type { CrawlCensus } from './crawl-census.ts'

/** How much may change from one crawl to the next before somebody is asked, in percent; 100 lets everything pass. */
export interface CrawlLimits {
  /** Of the items of the last snapshot. */
  itemsGonePercent: number
  /** Of the items that had a picture. */
  picturesGonePercent: number
  /** Of the prices of the last snapshot: how many may leap. */
  pricesMovedPercent: number
  /** By how much of itself a price has to move to be counted as leaping. */
  priceLeapPercent: number
  /** Of the records that the store sent. */
  unreadablePercent: number
}

export const DEFAULT_LIMITS: CrawlLimits = {
  itemsGonePercent: 20,
  picturesGonePercent: 20,
  pricesMovedPercent: 5,
  priceLeapPercent: 50,
  unreadablePercent: 2,
}

/** Why a crawl is not taken for the shop without a person's word. */
export interface Alarm {
  guard:
    | 'nothing-there'
    | 'shifted'
    | 'main-category-emptied'
    | 'items-gone'
    | 'prices-moved'
    | 'pictures-gone'
    | 'unreadable'
  /** What was seen and what is allowed, as a sentence. */
  reason: string
}

/** Holds a crawl against the limits; against the last snapshot only where there is one. */
export function judgeCrawl(census: CrawlCensus, comparison: Comparison, limits: CrawlLimits): Alarm[] {
  if (census.items === 0) {
    const seen = `${census.catalogueRecords} records were read and ${census.catalogueUnreadable} were left out`
    return [{ guard: 'nothing-there', reason: `The store has no item that can be published (${seen}).` }]
  }
  return [
    ...census.shifts.map((reason): Alarm => ({ guard: 'shifted', reason })),
    ...unreadable('records of the catalogue', census.catalogueUnreadable, census.catalogueRecords, limits),
    ...unreadable('picture records', census.pictureUnreadable, census.pictureRecords, limits),
    ...againstLast(comparison, limits),
  ]
}

function unreadable(what: string, count: number, of: number, { unreadablePercent: limit }: CrawlLimits): Alarm[] {
  if (!exceeds(count, of, limit)) return []
  return [{ guard: 'unreadable', reason: `${share(count, of)} ${what} cannot be used; up to ${limit} % are let pass.` }]
}

function againstLast({ last, gone, prices, pictures, emptied }: Comparison, limits: CrawlLimits): Alarm[] {
  if (last === undefined) return []
  const alarms: Alarm[] = emptied.map((name) => ({
    guard: 'main-category-emptied',
    reason: `The main category "${name}" had items and has none any more.`,
  }))
  if (exceeds(gone.count, last.items, limits.itemsGonePercent)) {
    const allowed = `up to ${limits.itemsGonePercent} % may go at once`
    alarms.push({ guard: 'items-gone', reason: `${share(gone.count, last.items)} items are gone; ${allowed}.` })
  }
  if (exceeds(prices.moved, prices.compared, limits.pricesMovedPercent)) {
    const moved = `${share(prices.moved, prices.compared)} prices moved by more than ${limits.priceLeapPercent} %`
    alarms.push({ guard: 'prices-moved', reason: `${moved}; up to ${limits.pricesMovedPercent} % may at once.` })
  }
  if (exceeds(pictures.lost, pictures.compared, limits.picturesGonePercent)) {
    const lost = `${share(pictures.lost, pictures.compared)} items lost all their pictures`
    alarms.push({ guard: 'pictures-gone', reason: `${lost}; up to ${limits.picturesGonePercent} % may at once.` })
  }
  return alarms
}

function exceeds(count: number, of: number, limitPercent: number): boolean {
  return count * 100 > of * limitPercent
}

function share(count: number, of: number): string {
  return `${count} of ${of} (${of === 0 ? 0 : Math.round((count / of) * 1000) / 10} %)`
}
