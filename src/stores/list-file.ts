import { type List, listNameOfFile } from '#domain/list.ts'
import { writeListCsv } from '#domain/list-csv.ts'
import { joinRows, type QuickRow } from '#domain/quick-row.ts'
import * as common from '#words/common.ts'
import * as words from '#words/lists.ts'
import { linesOfRows } from './list-rows.ts'
import { makeList } from './lists.ts'
import { type FileProblem, listOfFile } from './pasted-file.ts'
import { putBelow, rowsOfList } from './quick-order.ts'

/** What became of a file: nothing of it is lost without a word. */
export interface ReadFile {
  /** Undefined where no row could be kept, or there are as many lists as this browser keeps. */
  list: List | undefined
  /** Whether a list was wanted and there was no room for it. */
  full: boolean
  rows: number
  heads: readonly string[]
  beyond: number
  counted: boolean
  /** Rows that somebody has to look at. */
  left: readonly QuickRow[]
}

/** Makes a list of a file, under the name of the file. Never throws; tells why a file is no list. */
export async function readFileAsList(file: File): Promise<ReadFile | FileProblem> {
  const pasted = await listOfFile(file)
  if (typeof pasted === 'string') return pasted
  const rows = joinRows(await rowsOfList(pasted))
  const { lines, left } = linesOfRows(rows)
  const list = lines.length === 0 ? undefined : makeList(listNameOfFile(file.name) || words.newListFromLink, lines)
  const full = lines.length > 0 && list === undefined
  const { heads, beyond, counted } = pasted
  return { list, full, rows: pasted.rows.length, heads, beyond, counted, left: full ? rows : left }
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
