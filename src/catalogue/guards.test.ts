import { expect, test } from 'vitest'
import type { Comparison } from './compare-snapshots.ts'
import type { CrawlCounts } from './crawl-counts.ts'
import { DEFAULT_LIMITS, judgeCrawl } from './guards.ts'

const none = { count: 0, entries: [] }
const counts: CrawlCounts = {
  items: 100,
  places: 100,
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
  expect(guards({ catalogueUnreadable: 2, pictureUnreadable: 2, places: 142 }, gone(20))).toEqual([])
  const moved = {
    ...calm,
    prices: { compared: 100, moved: 5, levelPercent: 20 },
    pictures: { compared: 100, lost: 20 },
  }
  expect(guards({}, moved)).toEqual([])
})

test.each<[string, Partial<CrawlCounts>, Comparison, string]>([
  [
    'nothing-there',
    { items: 0, catalogueUnreadable: 7 },
    calm,
    'The store has no item that can be published (100 records were read and 7 were left out).',
  ],
  [
    'shifted',
    { shifts: ['While the store was read, the new items changed.'] },
    calm,
    'While the store was read, the new items changed.',
  ],
  [
    'unreadable',
    { catalogueUnreadable: 3 },
    calm,
    '3 of 100 (3 %) records of the catalogue cannot be used; up to 2 % are let pass.',
  ],
  [
    'unreadable',
    { pictureUnreadable: 5, pictureRecords: 150 },
    calm,
    '5 of 150 (3.3 %) picture records cannot be used; up to 2 % are let pass.',
  ],
  [
    'listed-again',
    { places: 200 },
    calm,
    '100 of 200 (50 %) places in sub-categories hold an item that another lists too; up to 30 % are let pass. A store that does not heed CategorySubID gives the same list for each.',
  ],
  [
    'main-category-emptied',
    {},
    { ...calm, emptied: ['Horse'] },
    'The main category "Horse" had items and has none any more.',
  ],
  ['items-gone', {}, gone(21), '21 of 100 (21 %) items are gone; up to 20 % may go at once.'],
  [
    'prices-moved',
    {},
    { ...calm, prices: { compared: 100, moved: 6, levelPercent: 20 } },
    '6 of 100 (6 %) prices moved by more than 50 %; up to 5 % may at once.',
  ],
  [
    'price-level',
    {},
    { ...calm, prices: { compared: 100, moved: 0, levelPercent: 20.1 } },
    'Prices moved by 20.1 % on average; up to 20 % are let pass at once.',
  ],
  [
    'pictures-gone',
    {},
    { ...calm, pictures: { compared: 100, lost: 21 } },
    '21 of 100 (21 %) items lost all their pictures; up to 20 % may at once.',
  ],
])('%s stops a crawl one step beyond its limit, and says what was seen', (guard, changes, comparison, reason) => {
  const alarms = judgeCrawl({ ...counts, ...changes }, { comparison, past: [], missing: [] }, DEFAULT_LIMITS)
  expect(alarms).toEqual([{ guard, reason }])
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

test('prices and pictures are looked back at too, each with its span', () => {
  const comparison = {
    items: 100,
    gone: 0,
    prices: { compared: 100, moved: 6, levelPercent: 21 },
    pictures: { compared: 100, lost: 21 },
  }
  const alarmsOf = (span: 'week' | 'month') =>
    judgeCrawl(counts, { comparison: calm, past: [{ span, comparison }], missing: [] }, DEFAULT_LIMITS)
  expect(alarmsOf('week').map(({ reason }) => reason)).toEqual([
    '6 of 100 (6 %) prices moved by more than 50 % since a week ago; up to 5 % may in a week.',
    'Prices moved by 21 % on average since a week ago; up to 20 % are let pass in a week.',
    '21 of 100 (21 %) items lost all their pictures since a week ago; up to 20 % may in a week.',
  ])
  expect(alarmsOf('month').map(({ guard }) => guard)).toEqual(['prices-moved', 'price-level', 'pictures-gone'])
})

test('where more may go in a night than in a week, as much may go in a week', () => {
  const then = { items: 100, gone: 50, prices: calm.prices, pictures: calm.pictures }
  const alarmsOf = (count: number) =>
    judgeCrawl(
      counts,
      { comparison: calm, past: [{ span: 'week', comparison: { ...then, gone: count } }], missing: [] },
      { ...DEFAULT_LIMITS, itemsGonePercent: 50 },
    )
  expect(alarmsOf(50)).toEqual([])
  expect(alarmsOf(51)).toMatchObject([{ reason: expect.stringContaining('up to 50 % may go in a week') }])
})

test('what stands in the way of comparing is told first', () => {
  const missing = [{ guard: 'other-store' as const, reason: 'Another store.' }]
  const alarms = judgeCrawl(
    { ...counts, shifts: ['It moved.'] },
    { comparison: calm, past: [], missing },
    DEFAULT_LIMITS,
  )
  expect(alarms).toEqual([...missing, { guard: 'shifted', reason: 'It moved.' }])
})
