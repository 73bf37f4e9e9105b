import * as v from 'valibot'
import { blockPath } from '#domain/filter-block-path.ts'
import { FILTER_MANIFEST_PATH, SEARCH_MANIFEST_PATH } from '#domain/paths.ts'
import { readSigns } from '#search/column-signs.ts'
import { type DocumentMessage, writeDocument } from '#search/document-message.ts'
import { BLOCK_ROWS, ChoiceHead, FilterManifest, NumberColumn, RowMessage } from '#search/filter-files.ts'
import { SearchHead, SearchManifest, SearchShard } from '#search/search-index-files.ts'
import type { CatalogueEntry } from './catalogue-entry.ts'
import { blockFile, blockRow, numberColumn } from './filter-files.ts'
import { contentNamed, type IndexFile } from './index-file.ts'

/** What an index becomes: files that are new, and paths of those that are as they were, none of them twice. */
export interface RepricedIndex {
  made: IndexFile[]
  kept: string[]
}

/**
 * The index of a catalogue in which nothing but prices differs from the one that an earlier index was made of: the same to
 * the byte as if it were made anew. `changed` has the entries of the rows whose prices differ. Throws where the earlier
 * index cannot be read.
 */
export function repricedIndex(
  read: (path: string) => string,
  changed: ReadonlyMap<number, CatalogueEntry>,
): RepricedIndex {
  const files = [...searchFiles(read, changed), ...filterFiles(read, changed)]
  const made = files.filter((file) => typeof file !== 'string')
  // Columns in which nothing is stated are one file.
  const kept = new Set(files.filter((file) => typeof file === 'string'))
  for (const { path } of made) kept.delete(path)
  return { made, kept: [...kept] }
}

type Repriced = IndexFile | string

const pathOf = (file: Repriced) => (typeof file === 'string' ? file : file.path)

function searchFiles(read: (path: string) => string, changed: ReadonlyMap<number, CatalogueEntry>): Repriced[] {
  const earlier = v.parse(SearchManifest, JSON.parse(read(SEARCH_MANIFEST_PATH)))
  const head = repricedHead(read, earlier.head, changed)
  const shards = earlier.shards.map((path): Repriced => {
    const documents = v.parse(SearchShard, JSON.parse(read(path)))
    return documents.some(isIn(changed)) ? contentNamed('shard', documents.map(repricedIn(changed))) : path
  })
  const manifest: SearchManifest = { ...earlier, head: pathOf(head), shards: shards.map(pathOf) }
  const named = { path: SEARCH_MANIFEST_PATH, text: JSON.stringify(manifest) }
  return [named, head, ...shards, ...earlier.lexicon.map(([, path]) => path)]
}

function repricedHead(
  read: (path: string) => string,
  path: string,
  changed: ReadonlyMap<number, CatalogueEntry>,
): Repriced {
  const { categories, documents } = v.parse(SearchHead, JSON.parse(read(path)))
  if (!documents.some(isIn(changed))) return path
  return contentNamed('head', { categories, documents: documents.map(repricedIn(changed)) } satisfies SearchHead)
}

function filterFiles(read: (path: string) => string, changed: ReadonlyMap<number, CatalogueEntry>): Repriced[] {
  const earlier = v.parse(FilterManifest, JSON.parse(read(FILTER_MANIFEST_PATH)))
  const numbers = new Set([...changed.keys()].map((row) => Math.floor(row / BLOCK_ROWS)))
  const blocks = earlier.blocks.map((name, number) => {
    const path = blockPath(number, name)
    if (!numbers.has(number)) return { name, file: path }
    const rows = v.parse(v.array(RowMessage), JSON.parse(read(path)))
    return blockFile(
      rows.map((row, place) => {
        const entry = changed.get(number * BLOCK_ROWS + place)
        return entry === undefined ? row : blockRow(entry)
      }),
      number,
    )
  })
  const column = v.parse(NumberColumn, JSON.parse(read(earlier.columns.price ?? '')))
  const price = repricedColumn(column, earlier.items, changed)
  const columns = { ...earlier.columns, price: price.path }
  const manifest: FilterManifest = { ...earlier, columns, blocks: blocks.map(({ name }) => name) }
  const others = Object.entries(columns).flatMap(([fact, path]) => (fact === 'price' ? [] : path))
  const named = { path: FILTER_MANIFEST_PATH, text: JSON.stringify(manifest) }
  const heads = Object.values(earlier.heads)
  const alone = heads.flatMap((path) => {
    return v.parse(ChoiceHead, JSON.parse(read(path))).choices.map(([, , , own]) => own)
  })
  return [named, price, ...others, ...heads, ...alone, ...blocks.map(({ file }) => file)]
}

function repricedColumn(
  { values, rows }: NumberColumn,
  count: number,
  changed: ReadonlyMap<number, CatalogueEntry>,
): IndexFile {
  const codes = readSigns(rows, count, values.length)
  if (codes === undefined) throw new Error('The earlier column of prices cannot be read.')
  const prices = Array.from(codes, (code, row) => {
    const entry = changed.get(row)
    return entry === undefined ? values[code - 1] : entry.numbers.price
  })
  return contentNamed('column', numberColumn(prices))
}

function isIn(changed: ReadonlyMap<number, CatalogueEntry>) {
  return (message: DocumentMessage) => changed.has(rowOf(message))
}

function repricedIn(changed: ReadonlyMap<number, CatalogueEntry>) {
  return (message: DocumentMessage): DocumentMessage => {
    const entry = changed.get(rowOf(message))
    const category = message[7]
    return entry === undefined ? message : writeDocument(entry.document, category)
  }
}

function rowOf(message: DocumentMessage): number {
  return message[15]
}
