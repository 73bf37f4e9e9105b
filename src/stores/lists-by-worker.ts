import { type PackedRows, packRows, unpackRows } from '#domain/packed-rows.ts'
import type { PastedContent } from '#domain/pasted-list.ts'
import type { Found, QuickRow } from '#domain/quick-row.ts'
import { askListWorker, expectListWorker, hasListWorker } from './list-worker-port.ts'
import type { FileProblem } from './pasted-file.ts'
import { type FoundList, newKey } from './quick-order.ts'

/** Has a worker open by the time that a list comes; without one the page reads it. */
export function expectWorker(): void {
  expectListWorker()
}

/** A list with what its worker finds, or why a file is none; undefined where no worker can be had, or it breaks down. */
export async function listByWorker(content: PastedContent | File): Promise<FoundList | FileProblem | undefined> {
  const rows: QuickRow[] = []
  const end = await askListWorker({ kind: 'list', content }, (part) => rows.push(...unpackRows(part, newKey)))
  if (end?.kind === 'no-list') return end.problem
  return end?.kind === 'list' ? { rows, report: end.report, counts: end.counts } : undefined
}

/** Rows with what the worker finds for them, in their order; undefined as above. */
export async function rowsByWorker(rows: readonly QuickRow[]): Promise<QuickRow[] | undefined> {
  const found: QuickRow[] = []
  const keys = rows.values()
  const take = (part: PackedRows) => found.push(...unpackRows(part, () => keys.next().value?.key ?? newKey()))
  const end = await askListWorker({ kind: 'rows', rows: packRows(rows) }, take)
  return end && found
}

/**
 * What each of some rows that name no item may mean; undefined as above, and where no worker has been asked anything: for a
 * few rows alone it would have to load its own copy of the scripts.
 */
export async function nearByWorker(rows: readonly QuickRow[]): Promise<Found[] | undefined> {
  const end = hasListWorker() ? await askListWorker({ kind: 'near', rows }, () => {}) : undefined
  return end?.kind === 'near' ? end.found : undefined
}
