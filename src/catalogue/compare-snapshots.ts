import * as v from 'valibot'
import { attachSnapshots, type SnapshotPair } from './attach-snapshots.ts'
import { type CategoryOrSlideChange, readCategoryOrSlideChanges } from './category-changes.ts'
import { type ItemChange, readItemChanges } from './item-changes.ts'
import type { ItemLine, Listed } from './listed-items.ts'
import type { SnapshotFacts } from './look-at-snapshot.ts'
import { COUNT_PAIRS, PairCounts } from './pair-counts.ts'

/** What a new snapshot has that the last one had not, and the other way round. */
export interface Comparison {
  /** The last snapshot; undefined where there was none that could be read. */
  last: SnapshotFacts | undefined
  added: Listed<ItemLine>
  gone: Listed<ItemLine>
  changed: Listed<ItemChange>
  /** Categories and slides. */
  categoriesAndSlides: Listed<CategoryOrSlideChange>
  withoutPicture: Listed<ItemLine>
  prices: PairCounts['prices']
  pictures: PairCounts['pictures']
  /** Items that are still there; how many of them more sub-categories list than before. */
  listed: { compared: number; more: number }
  /** Names of main categories that had items and have none. */
  emptied: string[]
}

const COUNTED = `
  WITH pair AS (
    SELECT was.price_cents AS was_cents, now.price_cents AS now_cents, now.id IS NULL AS gone,
      was.id IN (SELECT item_id FROM last.gallery) AS was_pictured,
      now.id IN (SELECT item_id FROM fresh.gallery) AS now_pictured
    FROM last.item AS was LEFT JOIN fresh.item AS now ON now.id = was.id
  )${COUNT_PAIRS}`

const LINE = `item.id AS itemId, item.name, item.price_cents AS priceCents`
const Line = v.object({
  itemId: v.string(),
  name: v.string(),
  priceCents: v.nullable(v.number()),
  picture: v.nullable(v.string()),
})

/**
 * Compares a snapshot with the last one, inside SQLite: neither is ever in memory. At most `most` entries of each list
 * are read. `priceLeapPercent` says from when on a price counts as moved.
 */
export function compareSnapshots(
  newFile: string,
  lastFile: string,
  { most, priceLeapPercent }: { most: number; priceLeapPercent: number },
): Comparison {
  const pair = attachSnapshots(newFile, lastFile)
  try {
    const { prices, pictures } = pair.one(PairCounts, COUNTED, priceLeapPercent)
    return {
      last: pair.last,
      added: readLines(pair, 'fresh', 'WHERE item.id NOT IN (SELECT id FROM last.item)', most),
      gone: readLines(pair, 'last', 'WHERE item.id NOT IN (SELECT id FROM fresh.item)', most),
      changed: readItemChanges(pair, most),
      categoriesAndSlides: readCategoryOrSlideChanges(pair, most),
      withoutPicture: readLines(pair, 'fresh', 'WHERE item.id NOT IN (SELECT item_id FROM fresh.gallery)', most),
      prices,
      pictures,
      listed: pair.one(
        v.object({ compared: v.number(), more: v.number() }),
        `WITH was AS (SELECT item_id, count(*) AS lists FROM last.listing GROUP BY item_id),
           now AS (SELECT item_id, count(*) AS lists FROM fresh.listing GROUP BY item_id)
         SELECT count(*) AS compared, coalesce(sum(now.lists > was.lists), 0) AS more FROM was JOIN now USING (item_id)`,
      ),
      emptied: pair
        .all(
          v.object({ name: v.string() }),
          `SELECT name FROM last.main_category AS gone
           WHERE id IN (SELECT main_id FROM last.listing JOIN last.sub_category AS sub ON sub.id = sub_id)
           AND id NOT IN (SELECT main_id FROM fresh.listing JOIN fresh.sub_category AS sub ON sub.id = sub_id)
           ORDER BY gone.rowid`,
        )
        .map(({ name }) => name),
    }
  } finally {
    pair.close()
  }
}

function readLines(pair: SnapshotPair, where: 'fresh' | 'last', condition: string, most: number): Listed<ItemLine> {
  const picture = `(SELECT name || '-' || json_extract(widths, '$[0]') || '.webp' FROM ${where}.gallery
    JOIN ${where}.picture ON picture.id = picture_id WHERE item_id = item.id ORDER BY position LIMIT 1) AS picture`
  return {
    count: pair.count(`SELECT count(*) AS count FROM ${where}.item ${condition}`),
    entries: pair.all(
      Line,
      `SELECT ${LINE}, ${picture} FROM ${where}.item ${condition} ORDER BY item.rowid LIMIT ?`,
      most,
    ),
  }
}
