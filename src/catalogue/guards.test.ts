import { expect, test } from 'vitest'
import type { Comparison } from './compare-snapshots.ts'
import type { CrawlCensus } from './crawl-census.ts'
import { DEFAULT_LIMITS, judgeCrawl } from './guards.ts'

const none = { count: 0, entries: [] }
const census: CrawlCensus = {
  items: 100,
  catalogueRecords: 100,
  catalogueUnreadable: 0,
  pictureRecords: 100,
  pictureUnreadable: 0,
  shifts: [],
}
const calm: Comparison = {
  last: { crawledAt: '2026-03-01T10:00:00Z', contentHash: 'x', items: 100 },
  added: none,
  gone: none,
  changed: none,
  shelves: none,
  withoutPicture: none,
  prices: { compared: 100, moved: 0 },
  pictures: { compared: 100, lost: 0 },
  emptied: [],
}
const gone = (count: number) => ({ ...calm, gone: { count, entries: [] } })
const guards = (changes: Partial<CrawlCensus>, comparison = calm, limits = DEFAULT_LIMITS) =>
  judgeCrawl({ ...census, ...changes }, comparison, limits).map(({ guard }) => guard)

test('a crawl that changes little passes', () => {
  expect(guards({ catalogueUnreadable: 2, pictureUnreadable: 2 }, gone(20))).toEqual([])
  const moved = { ...calm, prices: { compared: 100, moved: 5 }, pictures: { compared: 100, lost: 20 } }
  expect(guards({}, moved)).toEqual([])
})

test.each<[string, Partial<CrawlCensus>, Comparison]>([
  ['nothing-there', { items: 0 }, calm],
  ['shifted', { shifts: ['While the store was read, the new items changed.'] }, calm],
  ['unreadable', { catalogueUnreadable: 3 }, calm],
  ['unreadable', { pictureUnreadable: 3 }, calm],
  ['main-category-emptied', {}, { ...calm, emptied: ['Horse'] }],
  ['items-gone', {}, gone(21)],
  ['prices-moved', {}, { ...calm, prices: { compared: 100, moved: 6 } }],
  ['pictures-gone', {}, { ...calm, pictures: { compared: 100, lost: 21 } }],
])('%s stops a crawl one step beyond its limit', (guard, changes, comparison) => {
  expect(guards(changes, comparison)).toEqual([guard])
})

test('the first crawl ever is held against itself alone', () => {
  const first = { ...gone(100), last: undefined, emptied: ['Horse'], prices: { compared: 9, moved: 9 } }
  expect(guards({}, first)).toEqual([])
  expect(guards({ items: 0 }, first)).toEqual(['nothing-there'])
  expect(guards({ catalogueUnreadable: 3, shifts: ['x'] }, first)).toEqual(['shifted', 'unreadable'])
})

test('a limit of 100 lets everything pass', () => {
  const all = { ...gone(100), prices: { compared: 100, moved: 100 }, pictures: { compared: 100, lost: 100 } }
  const limits = { ...DEFAULT_LIMITS, itemsGonePercent: 100, pricesMovedPercent: 100, picturesGonePercent: 100 }
  expect(guards({}, all, limits)).toEqual([])
})

test('a reason gives the numbers and the limit', () => {
  expect(judgeCrawl(census, gone(21), DEFAULT_LIMITS)[0]?.reason).toBe(
    '21 of 100 (21 %) items are gone; up to 20 % may go at once.',
  )
})
