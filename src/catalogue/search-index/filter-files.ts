import { deflateRawSync } from 'node:zlib'
import { blockPath } from '#domain/filter-block-path.ts'
import { CHOICE_FACTS, NUMBER_FACTS } from '#domain/filter-facts.ts'
import { FILTER_MANIFEST_PATH } from '#domain/paths.ts'
import { writeSigns } from '#search/column-signs.ts'
import { writeDocument } from '#search/document-message.ts'
import {
  BLOCK_ROWS,
  type ChoiceColumn,
  type ChoiceHead,
  FILTERS_VERSION,
  type FilterManifest,
  type NumberColumn,
  type RowMessage,
} from '#search/filter-files.ts'
import type { CatalogueEntry } from './catalogue-entry.ts'
import { contentName, contentNamed, type IndexFile } from './index-file.ts'
import { rowStamp } from './row-stamp.ts'

/** A column of choices that takes more bytes than this is split into one for each of them, unless they are too many. */
const LONG_COLUMN = 8_192
const MOST_ALONE = 64

/**
 * What filtered lists are made of, as files: for each fact a column with what every item has, for each hundred items a block
 * with what a card or a row of a table says of them, and a manifest that names them. A browser loads the columns of the
 * facts that somebody looks at, and the blocks of the rows that are shown.
 */
export function filterFiles(entries: readonly CatalogueEntry[], longColumn = LONG_COLUMN): IndexFile[] {
  const coded = CHOICE_FACTS.map((fact) => [fact, codedChoices(entries.map(({ choices }) => choices[fact]))] as const)
  const choices = coded.map(([fact, column]) => [fact, contentNamed('column', choiceColumn(column))] as const)
  const split = coded.flatMap(([fact, column]) => {
    const files = choicesAlone(column, longColumn)
    return files === undefined ? [] : [[fact, files] as const]
  })
  const numbers = NUMBER_FACTS.map((fact) => {
    return [fact, contentNamed('column', numberColumn(entries.map(({ numbers }) => numbers[fact])))] as const
  })
  const orders = [
    ['name', contentNamed('column', numberColumn(placesByName(entries)))],
    ['material-text', contentNamed('column', numberColumn(placesOf(entries.map(({ document }) => document.material))))],
    ['newness', contentNamed('column', numberColumn(entries.map(({ newness }) => newness)))],
  ] as const
  const blocks = blocksOf(entries).map(blockFile)
  const columns = [...choices, ...numbers, ...orders]
  const manifest: FilterManifest = {
    version: FILTERS_VERSION,
    items: entries.length,
    stamp: rowStamp(entries),
    columns: Object.fromEntries(columns.map(([name, { path }]) => [name, path])),
    heads: Object.fromEntries(split.map(([fact, { head }]) => [fact, head.path])),
    blocks: blocks.map(({ name }) => name),
  }
  const named = { path: FILTER_MANIFEST_PATH, text: JSON.stringify(manifest) }
  const parts = split.flatMap(([, { head, alone }]) => [head, ...alone])
  return [named, ...columns.map(([, file]) => file), ...parts, ...blocks.map(({ file }) => file)]
}

interface CodedChoices extends Omit<ChoiceColumn, 'rows'> {
  /** The set of each row. */
  codes: number[]
}

/** Choices in the order in which they are first met; the first set is empty. */
function codedChoices(rows: readonly (readonly [key: string, name: string][])[]): CodedChoices {
  const choices: [string, string][] = []
  const choiceNumbers = new Map<string, number>()
  const numberOf = (choice: readonly [string, string]): number => {
    const number = choiceNumbers.get(choice[0]) ?? choices.push([...choice]) - 1
    choiceNumbers.set(choice[0], number)
    return number
  }
  const sets: number[][] = [[]]
  const setNumbers = new Map([['', 0]])
  const codes = rows.map((row) => {
    const set = [...new Set(row.map(numberOf))].toSorted((a, b) => a - b)
    const code = setNumbers.get(set.join()) ?? sets.push(set) - 1
    setNumbers.set(set.join(), code)
    return code
  })
  return { choices, sets, codes }
}

function choiceColumn({ choices, sets, codes }: CodedChoices): ChoiceColumn {
  return { choices, sets, rows: writeSigns(codes, sets.length - 1) }
}

/** A long column choice by choice, and what can be said without any of them; undefined where that would save nothing. */
function choicesAlone(
  { choices, sets, codes }: CodedChoices,
  longColumn: number,
): { head: IndexFile; alone: IndexFile[] } | undefined {
  if (choices.length < 2 || choices.length > MOST_ALONE) return undefined
  if (deflateRawSync(writeSigns(codes, sets.length - 1)).length <= longColumn) return undefined
  const head: ChoiceHead = { choices: [], unstated: codes.filter((code) => code === 0).length }
  const alone = choices.map(([key, name], choice) => {
    const has = sets.map((set) => (set.includes(choice) ? 1 : 0))
    const rows = codes.map((code) => has[code] ?? 0)
    const file = contentNamed('column', choiceColumn({ choices: [[key, name]], sets: [[], [0]], codes: rows }))
    head.choices.push([key, name, rows.filter((own) => own === 1).length, file.path])
    return file
  })
  return { head: contentNamed('choices', head), alone }
}

/** Places of numbers among all that there are. */
export function numberColumn(numbers: readonly (number | undefined)[]): NumberColumn {
  const values = [...new Set(numbers.filter((number) => number !== undefined))].toSorted((a, b) => a - b)
  const places = new Map<number | undefined, number>(values.map((value, index) => [value, index + 1]))
  const codes = numbers.map((number) => places.get(number) ?? 0)
  return { values, rows: writeSigns(codes, values.length) }
}

/** Of equal texts as if they were numbers; an empty one has no place. */
function placesOf(texts: readonly string[]): (number | undefined)[] {
  const sorted = [...new Set(texts)].filter((text) => text !== '').toSorted(ALPHABET.compare)
  const places = new Map(sorted.map((text, place) => [text, place]))
  return texts.map((text) => places.get(text))
}

const ALPHABET = new Intl.Collator('en', { numeric: true })

function placesByName(entries: readonly CatalogueEntry[]): number[] {
  const places: number[] = []
  const sorted = entries.map(({ document }, row) => ({ name: document.name, row }))
  sorted.sort((a, b) => ALPHABET.compare(a.name, b.name))
  for (const [place, { row }] of sorted.entries()) places[row] = place
  return places
}

/** Eight figures tell a block from what it was before; its number tells it from all others. */
export function blockFile(rows: readonly RowMessage[], number: number): { name: string; file: IndexFile } {
  const text = JSON.stringify(rows)
  const name = contentName(text, 8)
  return { name, file: { path: blockPath(number, name), text } }
}

function blocksOf(entries: readonly CatalogueEntry[]): RowMessage[][] {
  return Array.from({ length: Math.ceil(entries.length / BLOCK_ROWS) }, (_, number) =>
    entries.slice(number * BLOCK_ROWS, (number + 1) * BLOCK_ROWS).map(blockRow),
  )
}

/** What is for comparing only would make a block twice as long. */
export function blockRow({ document, size, thickness, weight }: CatalogueEntry): RowMessage {
  return [writeDocument({ ...document, keywords: '', measures: '' }, 0), size, thickness, weight]
}
