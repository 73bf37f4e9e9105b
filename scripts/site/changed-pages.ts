import { addressSet } from './address-set.ts'
import type { BuildRecord } from './build-record.ts'

/** What of an earlier build is as it was. */
export interface ChangedPages {
  /** Questions whose answers have changed. */
  changed: string[]
  /** Files of pages that asked none of them. */
  same: string[]
  /** Of pages that asked them for their cards alone. */
  newCards: string[]
}

/** Asks each question of a record once, and finds the pages that have to be made again. */
export function changedPages(
  record: Pick<BuildRecord, 'questions' | 'asked'>,
  stampOf: (question: string) => string,
): ChangedPages {
  const found: ChangedPages = { changed: [], same: [], newCards: [] }
  const changed = addressSet()
  for (const { question, stamp } of record.questions()) {
    if (stampOf(question) === stamp) continue
    found.changed.push(question)
    changed.add(question)
  }
  for (const { path, asked, shown } of record.asked()) {
    if (changed.hasAny(asked)) continue
    if (changed.hasAny(shown)) found.newCards.push(path)
    else found.same.push(path)
  }
  return found
}
