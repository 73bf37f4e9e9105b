import * as v from 'valibot'

/** A snapshot beside what was in the shop before, in numbers. */
export interface PairCounts {
  items: number
  gone: number
  /**
   * Prices that were known before and whose items are still there: how many of them leapt or are gone, and how far they
   * moved on average, up or down.
   */
  prices: { compared: number; moved: number; levelPercent: number }
  /** Items that had a picture and are still there; how many of them have none now. */
  pictures: { compared: number; lost: number }
}

/**
 * Counts over `pair`, a row for each item of before: `gone`, `was_cents`, `now_cents`, `was_pictured` and `now_pictured`.
 * The parameter says from how many percent on a price has leapt.
 */
export const COUNT_PAIRS = `
  SELECT count(*) AS items, coalesce(sum(gone), 0) AS gone,
    coalesce(sum(NOT gone AND was_cents IS NOT NULL), 0) AS compared,
    coalesce(sum(NOT gone AND was_cents IS NOT NULL AND
      (now_cents IS NULL OR abs(now_cents - was_cents) * 100 > was_cents * ?)), 0) AS moved,
    coalesce(avg(min(1.0, abs(now_cents - was_cents) * 1.0 / was_cents)) * 100, 0) AS levelPercent,
    coalesce(sum(NOT gone AND was_pictured), 0) AS pictured,
    coalesce(sum(NOT gone AND was_pictured AND NOT now_pictured), 0) AS lost
  FROM pair`

export const PairCounts = v.pipe(
  v.object({
    items: v.number(),
    gone: v.number(),
    compared: v.number(),
    moved: v.number(),
    levelPercent: v.number(),
    pictured: v.number(),
    lost: v.number(),
  }),
  v.transform(({ items, gone, compared, moved, levelPercent, pictured, lost }): PairCounts => {
    return { items, gone, prices: { compared, moved, levelPercent }, pictures: { compared: pictured, lost } }
  }),
)
