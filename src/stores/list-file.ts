import { type List, listNameOfFile } from '#domain/list.ts'
import { writeListCsv } from '#domain/list-csv.ts'
import { joinRows, type QuickRow } from '#domain/quick-row.ts'
import * as common from '#words/common.ts'
import * as words from '#words/lists.ts'
import { listOfRows, type RowsAsList } from './list-rows.ts'
import { type FileProblem, listOfFile } from './pasted-file.ts'
import { putBelow, rowsOfList } from './quick-order.ts'

/** What became of a file: nothing of it is lost without a word. */
export interface ReadFile extends RowsAsList {
  rows: number
  heads: readonly string[]
  beyond: number
  counted: boolean
}

/** Makes a list of a file, under the name of the file. Never throws; tells why a file is no list. */
export async function readFileAsList(file: File): Promise<ReadFile | FileProblem> {
  const pasted = await listOfFile(file)
  if (typeof pasted === 'string') return pasted
  const rows = joinRows(await rowsOfList(pasted))
  const { heads, beyond, counted } = pasted
  const made = listOfRows(listNameOfFile(file.name) || words.newListFromLink, rows)
  return { ...made, rows: pasted.rows.length, heads, beyond, counted }
}

/** Puts rows into the grid of the quick order, where they can be mended. */
export function moveToQuickOrder(rows: readonly QuickRow[]): void {
  putBelow(rows)
}

/** A list as a CSV file. */
export function csvFileOf({ name, lines }: List): { file: Blob; name: string } {
  const heads = { code: words.csvCode, name: common.name, quantity: common.quantity, note: words.note }
  const file = new Blob([writeListCsv(lines, heads)], { type: 'text/csv;charset=utf-8' })
  return { file, name: `${name.replace(/[^\p{L}\p{N} ._-]+/gu, '-')}.csv` }
}
