import { fileNameOf } from '#domain/file-name.ts'
import { type List, listNameOfFile } from '#domain/list.ts'
import { writeListCsv } from '#domain/list-csv.ts'
import { lineNow } from '#domain/list-now.ts'
import type { QuickRow } from '#domain/quick-row.ts'
import * as common from '#words/common.ts'
import * as words from '#words/lists.ts'
import { readFoundList } from './found-list.ts'
import { $now, askPricesAgain } from './items-now.ts'
import { listOfRows, type RowsAsList } from './list-rows.ts'
import type { FileProblem } from './pasted-file.ts'
import { $quickRows, keepRows, type ListReport, putBelow, replaceRows } from './quick-order.ts'

/** What became of a file: nothing of it is lost without a word. */
export interface ReadFile extends RowsAsList, ListReport {}

/** Makes a list of a file, under the name of the file. Never throws; tells why a file is no list. */
export async function readFileAsList(file: File): Promise<ReadFile | FileProblem> {
  const list = await readFoundList(file)
  if (typeof list === 'string') return list
  const made = listOfRows(listNameOfFile(file.name) || words.newListFromLink, list.rows)
  return { ...made, ...list.report }
}

/** Puts rows into the grid of the quick order, where they can be mended; says whether they will be there. */
export function moveToQuickOrder(rows: readonly QuickRow[]): boolean {
  const before = $quickRows.get()
  putBelow(rows)
  const isKept = keepRows()
  if (!isKept) replaceRows(() => before)
  return isKept
}

/** Rows as lines that the quick order reads. */
export function textOfRows(rows: readonly QuickRow[]): string {
  return rows.map(({ wanted, written, note }) => [wanted, written, note].join('\t').trimEnd()).join('\n')
}

/** A list as a CSV file, at the prices of now as far as the store says them. */
export async function csvFileOf(list: List): Promise<{ file: Blob; name: string }> {
  await askPricesAgain(list.lines.map(({ itemId }) => itemId))
  const heads = {
    code: words.csvCode,
    name: common.name,
    quantity: common.quantity,
    unitPrice: words.csvUnitPrice,
    total: words.csvTotal,
    note: words.note,
  }
  const now = $now.get()
  const lines = list.lines.map((line) => lineNow(line, now.get(line.itemId)))
  const csv = writeListCsv(lines, heads, common.priceOnRequest)
  const file = new Blob([csv], { type: 'text/csv;charset=utf-8' })
  return { file, name: `${fileNameOf(list.name)}.csv` }
}
