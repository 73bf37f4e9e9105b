import { blockPath } from '#domain/filter-block-path.ts'
import { CHOICE_FACTS, NUMBER_FACTS, type NumberFact } from '#domain/filter-facts.ts'
import { writeDocument } from '#search/document-message.ts'
import { BLOCK_ROWS, type ColumnName, ORDER_COLUMNS, type RowMessage } from '#search/filter-files.ts'
import type { CatalogueEntry } from './catalogue-entry.ts'
import { choiceFiles } from './choice-files.ts'
import { type ColumnFiles, FILTER_SIZES, furtherFiles } from './column-files.ts'
import { columnPaths, manifestFiles } from './filter-manifest.ts'
import { type IndexFile, type NamedFile, shortNamed } from './index-file.ts'
import { numberFiles, orderFiles } from './number-files.ts'
import { rowStamp } from './row-stamp.ts'

/**
 * What filtered lists are made of, as files: for each fact a column with what every item has, for each hundred items a block
 * with what a card or a row of a table says of them, and a manifest that names them. A browser loads the columns of the
 * facts that somebody looks at, and the blocks of the rows that are shown.
 */
export function filterFiles(entries: readonly CatalogueEntry[], sizes = FILTER_SIZES): IndexFile[] {
  const numbersOf = (fact: NumberFact) => entries.map(({ numbers }) => numbers[fact])
  const uses = entries.map(({ choices }) => choices.use.map(([key]) => key))
  const columns: NamedColumn[] = [
    ...CHOICE_FACTS.map((fact): NamedColumn => {
      const choices = entries.map(({ choices }) => choices[fact])
      return [fact, choiceFiles(fact, choices, sizes)]
    }),
    ...NUMBER_FACTS.map((fact): NamedColumn => [fact, numberFiles(fact, numbersOf(fact), uses, sizes)]),
    ...ORDER_COLUMNS.map((name): NamedColumn => [name, orderFiles(name, ORDERS[name](entries), sizes)]),
  ]
  const blocks = blocksOf(entries).map(blockFile)
  const manifest = manifestFiles(
    { items: entries.length, stamp: rowStamp(entries), blocks: blocks.map(({ name }) => name) },
    columns.map(([name, files]) => [name, columnPaths(files)]),
    sizes,
  )
  const [wholes, others] = [columns.map(([, { whole }]) => whole), columns.flatMap(([, files]) => furtherFiles(files))]
  return [...manifest, ...wholes, ...others, ...blocks.map(({ file }) => file)]
}

type NamedColumn = [ColumnName, ColumnFiles]

const ORDERS: Readonly<
  Record<(typeof ORDER_COLUMNS)[number], (entries: readonly CatalogueEntry[]) => (number | undefined)[]>
> = {
  name: placesByName,
  'material-text': (entries) => placesOf(entries.map(({ document }) => document.material)),
  newness: (entries) => entries.map(({ newness }) => newness),
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

export function blockFile(rows: readonly RowMessage[], number: number): NamedFile {
  return shortNamed((name) => blockPath(number, name), rows)
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
