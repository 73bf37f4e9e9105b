import { type PackedRows, packRows, unpackRows } from '#domain/packed-rows.ts'
import type { PastedContent, PastedList } from '#domain/pasted-list.ts'
import { countsOfSingles, type QuickCounts } from '#domain/quick-counts.ts'
import { type Found, type QuickRow, rowOfList } from '#domain/quick-row.ts'
import { type FileProblem, readList } from './pasted-file.ts'
import { findAllNear, findRows } from './quick-find.ts'

/** What a page asks a worker: to read a list and find its items, to find those of rows, or what others may mean. */
export type ListQuestion =
  | { kind: 'list'; content: PastedContent | File }
  | { kind: 'rows'; rows: PackedRows }
  | { kind: 'near'; rows: readonly QuickRow[] }

/** The end of an answer; the rows of a list came before it, in parts. */
export type ListEnd =
  | ({ kind: 'list'; counts: QuickCounts | undefined } & Omit<PastedList, 'rows'>)
  | { kind: 'no-list'; problem: FileProblem }
  | { kind: 'rows' }
  | { kind: 'near'; found: Found[] }

export interface NumberedQuestion {
  number: number
  question: ListQuestion
}

/** A part of an answer, or the end of it. */
export type ListMessage = { number: number } & ({ part: PackedRows } | { end: ListEnd })

/** Rows that are taken in within one short task of the page, and found together. */
const PART = 1_000

/** Answers a question in the worker, and tells of the rows of a list as they are found. */
export async function answerListQuestion(question: ListQuestion, tell: (part: PackedRows) => void): Promise<ListEnd> {
  if (question.kind === 'near') return { kind: 'near', found: await findAllNear(question.rows) }
  if (question.kind === 'rows') {
    await findInParts(unpackRows(question.rows, noKey), tell)
    return { kind: 'rows' }
  }
  const list = await readList(question.content)
  if (typeof list === 'string') return { kind: 'no-list', problem: list }
  const { rows, ...said } = list
  const looking = rows.map((row) => rowOfList(noKey(), row))
  const found = await findInParts(looking, tell)
  return { kind: 'list', counts: countsOfSingles(found), ...said }
}

async function findInParts(rows: readonly QuickRow[], tell: (part: PackedRows) => void): Promise<QuickRow[]> {
  const all: QuickRow[] = []
  for (let start = 0; start < rows.length; start += PART) {
    const found = await findRows(rows.slice(start, start + PART))
    tell(packRows(found))
    all.push(...found)
  }
  return all
}

/** The page gives rows their keys. */
function noKey(): number {
  return 0
}
