import { formatNumber } from '#counts.ts'
import { cents, formatCents } from '#domain/cents.ts'
import { loadOnce } from '#domain/load-once.ts'
import type { PastedContent } from '#domain/pasted-list.ts'
import { type Found, joinRows, type QuickRow, rowOfList } from '#domain/quick-row.ts'
import { unbroken } from '#domain/unbroken.ts'
import type { FileProblem } from './pasted-file.ts'
import { findAllNear, findRows, importCodes } from './quick-find.ts'
import { type FoundList, newKey } from './quick-order.ts'

/** Longer lists, of some five hundred rows and more, are read in a thread of their own. */
const LONG_TEXT = 16_000
const MANY_ROWS = 500

/**
 * Reads a list and finds its items; tells why a file is none. Throws where the script that reads lists cannot be loaded.
 */
export async function readFoundList(content: PastedContent | File): Promise<FoundList | FileProblem> {
  const byWorker = lengthOf(content) > LONG_TEXT ? await (await loadWorker())?.listByWorker(content) : undefined
  if (byWorker !== undefined) return byWorker
  const { readList } = await importReader()
  const list = await readList(content)
  if (typeof list === 'string') return list
  const { rows, ...said } = list
  const found = await findRows(rows.map((row) => rowOfList(newKey(), row)))
  return { rows: joinRows(found), report: { rows: rows.length, ...said } }
}

/** The rows with what is found for them, in their order. Never throws. */
export async function foundRows(rows: readonly QuickRow[]): Promise<QuickRow[]> {
  const byWorker = rows.length > MANY_ROWS ? await (await loadWorker())?.rowsByWorker(rows) : undefined
  return byWorker ?? findRows(rows)
}

/** What each of some rows that name no item may mean. Never throws. */
export async function foundNear(rows: readonly QuickRow[]): Promise<Found[]> {
  return (await worker?.nearByWorker(rows)) ?? findAllNear(rows)
}

/** Has the scripts that read lists and find codes on their way: somebody is about to write. */
export function expectList(): void {
  void loadWorker()
  for (const load of [importReader, importCodes]) load().catch(() => undefined)
}

/** Has what reads long lists open as well: somebody is about to paste one. */
export async function expectLongList(): Promise<void> {
  expectList()
  const byWorker = await loadWorker()
  byWorker?.expectWorker()
  // The first of each takes a slow phone as long as several rows.
  setTimeout(() => [formatNumber(1_000), formatCents(cents(1_000)), unbroken('1 mm')])
}

const importReader = loadOnce(() => import('./pasted-file.ts'))

/** Undefined until it has been loaded, or where it could not be. */
let worker: typeof import('./lists-by-worker.ts') | undefined

async function loadWorker() {
  worker ??= await import('./lists-by-worker.ts').catch(() => undefined)
  return worker
}

function lengthOf(content: PastedContent | File): number {
  return content instanceof File ? content.size : content.text.length + (content.html?.length ?? 0)
}
