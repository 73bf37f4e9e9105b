import { expect, test } from 'vitest'
import type { Comparison } from './compare-snapshots.ts'
import type { CrawlCounts } from './crawl-counts.ts'
import { DEFAULT_LIMITS, judgeCrawl } from './guards.ts'

const none = { count: 0, entries: [] }
const counts: CrawlCounts = {
  items: 100,
  catalogueRecords: 100,
  catalogueUnreadable: 0,
  pictureRecords: 100,
  pictureUnreadable: 0,
  shifts: [],
}
const calm: Comparison = {
  last: { crawledAt: '2026-03-01T10:00:00Z', contentHash: 'x', store: 'embedded', items: 100 },
  added: none,
  gone: none,
  changed: none,
  categoriesAndSlides: none,
  withoutPicture: none,
  prices: { compared: 100, moved: 0, levelPercent: 20 },
  pictures: { compared: 100, lost: 0 },
  emptied: [],
}
const gone = (count: number) => ({ ...calm, gone: { count, entries: [] } })
const guards = (changes: Partial<CrawlCounts>, comparison = calm, limits = DEFAULT_LIMITS) =>
  judgeCrawl({ ...counts, ...changes }, { comparison, past: [], missing: [] }, limits).map(({ guard }) => guard)

test('a crawl that changes little passes', () => {
  expect(guards({ catalogueUnreadable: 2, pictureUnreadable: 2 }, gone(20))).toEqual([])
  const moved = {
    ...calm,
    prices: { compared: 100, moved: 5, levelPercent: 20 },
    pictures: { compared: 100, lost: 20 },
  }
  expect(guards({}, moved)).toEqual([])
})

test.each<[string, Partial<CrawlCounts>, Comparison]>([
  ['nothing-there', { items: 0 }, calm],
  ['shifted', { shifts: ['While the store was read, the new items changed.'] }, calm],
  ['unreadable', { catalogueUnreadable: 3 }, calm],
  ['unreadable', { pictureUnreadable: 3 }, calm],
  ['main-category-emptied', {}, { ...calm, emptied: ['Horse'] }],
  ['items-gone', {}, gone(21)],
  ['prices-moved', {}, { ...calm, prices: { compared: 100, moved: 6, levelPercent: 20 } }],
  ['price-level', {}, { ...calm, prices: { compared: 100, moved: 0, levelPercent: 20.1 } }],
  ['pictures-gone', {}, { ...calm, pictures: { compared: 100, lost: 21 } }],
])('%s stops a crawl one step beyond its limit', (guard, changes, comparison) => {
  expect(guards(changes, comparison)).toEqual([guard])
})

test('the first crawl ever is held against itself alone', () => {
  const first = {
    ...gone(100),
    last: undefined,
    emptied: ['Horse'],
    prices: { compared: 9, moved: 9, levelPercent: 20 },
  }
  expect(guards({}, first)).toEqual([])
  expect(guards({ items: 0 }, first)).toEqual(['nothing-there'])
  expect(guards({ catalogueUnreadable: 3, shifts: ['x'] }, first)).toEqual(['shifted', 'unreadable'])
})

test('a limit of 100 lets everything pass', () => {
  const all = {
    ...gone(100),
    prices: { compared: 100, moved: 100, levelPercent: 100 },
    pictures: { compared: 100, lost: 100 },
  }
  const limits = {
    ...DEFAULT_LIMITS,
    itemsGonePercent: 100,
    pricesMovedPercent: 100,
    priceLevelPercent: 100,
    picturesGonePercent: 100,
  }
  expect(guards({}, all, limits)).toEqual([])
})

test('what went in a week or a month is told once, by the shortest time that shows it', () => {
  const then = { items: 100, gone: 41, prices: calm.prices, pictures: calm.pictures }
  const past = [
    { span: 'week' as const, comparison: { ...then, gone: 31 } },
    { span: 'month' as const, comparison: then },
  ]
  const reasons = (of: typeof past, last = calm) =>
    judgeCrawl(counts, { comparison: last, past: of, missing: [] }, DEFAULT_LIMITS).map(({ reason }) => reason)
  expect(reasons(past)).toEqual(['31 of 100 (31 %) items are gone since a week ago; up to 30 % may go in a week.'])
  expect(reasons(past.slice(1))).toEqual([
    '41 of 100 (41 %) items are gone since a month ago; up to 40 % may go in a month.',
  ])
  expect(reasons(past, gone(21))).toEqual(['21 of 100 (21 %) items are gone; up to 20 % may go at once.'])
})

test('a reason gives the numbers and the limit', () => {
  expect(judgeCrawl(counts, { comparison: gone(21), past: [], missing: [] }, DEFAULT_LIMITS)[0]?.reason).toBe(
    '21 of 100 (21 %) items are gone; up to 20 % may go at once.',
  )
})
