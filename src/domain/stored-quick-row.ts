import * as v from 'valibot'
import { blankRow, type QuickRow } from './quick-row.ts'

/** A row of the quick order as a visit keeps it: what was written, not what was found. Older pages kept the first two. */
export const StoredQuickRow = v.tuple([
  v.string(),
  v.string(),
  v.optional(v.string(), ''),
  v.optional(v.string(), ''),
  v.optional(v.boolean(), false),
])
export type StoredQuickRow = v.InferOutput<typeof StoredQuickRow>

export function storedQuickRow({ wanted, written, otherwise, note, needsQuantity }: QuickRow): StoredQuickRow {
  return [wanted, written, otherwise, note, needsQuantity]
}

/** The row again; what it names has to be looked for. */
export function restoredQuickRow(key: number, stored: StoredQuickRow): QuickRow {
  const [wanted, written, otherwise, note, needsQuantity] = stored
  return { ...blankRow(key), wanted, written, otherwise, note, needsQuantity, found: { state: 'looking' } }
}
