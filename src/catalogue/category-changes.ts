import * as v from 'valibot'
import type { SnapshotPair } from './attach-snapshots.ts'
import type { Listed } from './listed-items.ts'

/** A category or slide that is new, gone or another. */
export interface CategoryOrSlideChange {
  kind: 'main category' | 'sub-category' | 'slide'
  id: string
  /** What it was; null for a new one. */
  old: string | null
  /** What it is; null for one that is gone. */
  new: string | null
}

const COMPARED: [kind: CategoryOrSlideChange['kind'], table: string, label: string][] = [
  ['main category', 'main_category', 'name'],
  ['sub-category', 'sub_category', 'name'],
  ['slide', 'slide', `trim(title || ' – ' || description, ' –') || ' → ' || link`],
]

const Change = v.object({ id: v.string(), old: v.nullable(v.string()), new: v.nullable(v.string()) })

/** Categories and slides that differ. */
export function readCategoryOrSlideChanges(pair: SnapshotPair, most: number): Listed<CategoryOrSlideChange> {
  if (pair.last === undefined) return { count: 0, entries: [] }
  const all = COMPARED.flatMap(([kind, table, label]) =>
    pair
      .all(
        Change,
        `SELECT id, was.label AS old, now.label AS new
         FROM (SELECT id, ${label} AS label FROM last.${table}) AS was
         FULL JOIN (SELECT id, ${label} AS label FROM fresh.${table}) AS now USING (id)
         WHERE was.label IS NOT now.label ORDER BY id`,
      )
      .map((change): CategoryOrSlideChange => ({ kind, ...change })),
  )
  return { count: all.length, entries: all.slice(0, most) }
}
