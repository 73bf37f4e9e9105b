import * as v from 'valibot'
import { blankRow, type QuickRow } from './quick-row.ts'

/** A row of the quick order as a visit keeps it: what was written, not what was found. Most have the first two alone. */
export type StoredQuickRow = readonly [
  wanted: string,
  written: string,
  otherwise?: string | undefined,
  note?: string | undefined,
  needsQuantity?: boolean | undefined,
]
export const StoredQuickRow: v.GenericSchema<unknown, StoredQuickRow> = v.tuple([
  v.string(),
  v.string(),
  v.optional(v.string()),
  v.optional(v.string()),
  v.optional(v.boolean()),
])

export function storedQuickRow({ wanted, written, otherwise, note, needsQuantity }: QuickRow): StoredQuickRow {
  if (needsQuantity) return [wanted, written, otherwise, note, true]
  return otherwise === '' && note === '' ? [wanted, written] : [wanted, written, otherwise, note]
}

/** The row again; what it names has to be looked for. */
export function restoredQuickRow(key: number, stored: StoredQuickRow): QuickRow {
  const [wanted, written, otherwise = '', note = '', needsQuantity = false] = stored
  return { ...blankRow(key), wanted, written, otherwise, note, needsQuantity, found: { state: 'looking' } }
}
