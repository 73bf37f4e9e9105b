import type { RankedDocument } from './catalogue-entry.ts'
import { contentName } from './index-file.ts'

/** Says which item is in which row: only with the same one do the rows of search and of filters belong together. */
export function rowStamp(entries: readonly RankedDocument[]): string {
  return contentName(entries.map(({ document }) => document.itemId).join('\n'), 12)
}
