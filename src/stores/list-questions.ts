import { type PackedRows, packRows, unpackRows } from '#domain/packed-rows.ts'
import type { PastedContent } from '#domain/pasted-list.ts'
import { countsOf, type QuickCounts } from '#domain/quick-counts.ts'
import { type Found, joinRows, type QuickRow, rowOfList } from '#domain/quick-row.ts'
import { type FileProblem, readList } from './pasted-file.ts'
import { findAllNear, findRows } from './quick-find.ts'
import type { ListReport } from './quick-order.ts'

/** What a page asks a worker: to read a list and find its items, to find those of rows, or what others may mean. */
export type ListQuestion =
  | { kind: 'list'; content: PastedContent | File }
  | { kind: 'rows'; rows: PackedRows }
  | { kind: 'near'; rows: readonly QuickRow[] }

/** The end of an answer; the rows of a list came before it, in parts. */
export type ListEnd =
  | { kind: 'list'; report: ListReport; counts: QuickCounts }
  | { kind: 'no-list'; problem: FileProblem }
  | { kind: 'rows' }
  | { kind: 'near'; found: Found[] }

export interface NumberedQuestion {
  number: number
  question: ListQuestion
}

/** A part of an answer, or the end of it. */
export type ListMessage = { number: number } & ({ part: PackedRows } | { end: ListEnd })

/** Rows that are found together, and taken in within one short task of the page. */
const PART = 1_000

/** Answers a question in the worker; rows are told in parts, those of a list added up. */
export async function answerListQuestion(question: ListQuestion, tell: (part: PackedRows) => void): Promise<ListEnd> {
  if (question.kind === 'near') return { kind: 'near', found: await findAllNear(question.rows) }
  if (question.kind === 'rows') {
    tellInParts(await findInParts(unpackRows(question.rows, noKey)), tell)
    return { kind: 'rows' }
  }
  const list = await readList(question.content)
  if (typeof list === 'string') return { kind: 'no-list', problem: list }
  const { rows, ...said } = list
  const joined = joinRows(await findInParts(rows.map((row) => rowOfList(noKey(), row))))
  tellInParts(joined, tell)
  return { kind: 'list', report: { rows: rows.length, ...said }, counts: countsOf(joined) }
}

/** What of the index cannot be read leaves only the rows of a part unknown. */
async function findInParts(rows: readonly QuickRow[]): Promise<QuickRow[]> {
  const found: QuickRow[] = []
  for (const part of partsOf(rows)) found.push(...(await findRows(part)))
  return found
}

function tellInParts(rows: readonly QuickRow[], tell: (part: PackedRows) => void): void {
  for (const part of partsOf(rows)) tell(packRows(part))
}

function* partsOf(rows: readonly QuickRow[]): Generator<QuickRow[]> {
  for (let start = 0; start < rows.length; start += PART) yield rows.slice(start, start + PART)
}

/** The page gives rows their keys. */
function noKey(): number {
  return 0
}
