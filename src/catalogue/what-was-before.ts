import { DAY_MS } from '#domain/day.ts'
import type { CatalogueHistory } from './catalogue-history.ts'
import { type Comparison, compareSnapshots } from './compare-snapshots.ts'
import type { Alarm, Before, CrawlLimits, Past } from './guards.ts'

/** What a new snapshot may be held against. */
export interface Standing {
  snapshotFile: string
  /** `embedded`, or the address of the API that was read. */
  store: string
  /** What there is of a shop that people may be looking at: `built` here, or `published` from here. */
  shop: 'none' | 'built' | 'published'
  limits: CrawlLimits
  /** The longest list of differences. */
  most: number
}

export interface WhatWasBefore extends Before {
  /** The store that the last snapshot came from, where it was another: this one begins anew. */
  otherStore: string | undefined
}

const SPANS_MS: Readonly<Record<Past['span'], number>> = { week: 7 * DAY_MS, month: 30 * DAY_MS }

/** Compares a new snapshot with what was in the shop: last time, a week ago and a month ago. Another store's is not. */
export function whatWasBefore(
  newFile: string,
  { snapshotFile, store, shop, limits, most }: Standing,
  history: CatalogueHistory,
  nowMs: number,
): WhatWasBefore {
  const { priceLeapPercent } = limits
  const comparison = compareSnapshots(newFile, snapshotFile, { most, priceLeapPercent })
  const otherStore = otherStoreOf(comparison, store)
  if (otherStore !== undefined) {
    const isAsked = shop === 'published' || (shop === 'built' && store === 'embedded')
    const why =
      shop === 'published'
        ? 'the shop has been published'
        : 'there is a shop that was built from the first: set STORE_API_URL where it is missing'
    const reason = `The last snapshot came from ${storeWords(otherStore)} and this crawl from ${storeWords(store)}, and ${why}.`
    return {
      comparison: compareSnapshots(newFile, '', { most, priceLeapPercent }),
      past: [],
      missing: isAsked ? [{ guard: 'other-store', reason }] : [],
      otherStore,
    }
  }
  if (comparison.last === undefined) {
    return { comparison, past: [], missing: shop === 'none' ? [] : [SNAPSHOT_MISSING], otherStore }
  }
  return { comparison, past: compareWithPast(newFile, history, nowMs, priceLeapPercent), missing: [], otherStore }
}

/** How a store is named to people. */
export function storeWords(store: string): string {
  if (store === '') return 'a store that it does not name'
  return store === 'embedded' ? 'the embedded store' : store
}

/** A snapshot that does not name its store is of this one, unless nothing of it is there any more. */
function otherStoreOf({ last, gone }: Comparison, store: string): string | undefined {
  if (last === undefined || last.store === store) return undefined
  if (last.store === '' && (last.items === 0 || gone.count < last.items)) return undefined
  return last.store
}

const SNAPSHOT_MISSING: Alarm = {
  guard: 'snapshot-missing',
  reason:
    'A shop that was built here is there, but no last snapshot that can be read: nothing to hold this crawl against.',
}

function compareWithPast(newFile: string, history: CatalogueHistory, nowMs: number, priceLeapPercent: number): Past[] {
  const knownSinceMs = history.knownSinceMs()
  if (knownSinceMs === undefined) return []
  const moments = new Set<number>()
  const past: Past[] = []
  for (const span of ['week', 'month'] as const) {
    const atMs = Math.max(knownSinceMs, nowMs - SPANS_MS[span])
    if (!moments.has(atMs)) past.push({ span, comparison: history.compare(newFile, atMs, priceLeapPercent) })
    moments.add(atMs)
  }
  return past
}
