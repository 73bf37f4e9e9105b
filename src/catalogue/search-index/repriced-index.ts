import * as v from 'valibot'
import { blockPath, columnPartPath } from '#domain/filter-block-path.ts'
import { FILTER_MANIFEST_PATH, SEARCH_MANIFEST_PATH } from '#domain/paths.ts'
import { readSigns } from '#search/column-signs.ts'
import { type DocumentMessage, writeDocument } from '#search/document-message.ts'
import {
  AnyHead,
  BLOCK_ROWS,
  BlockNames,
  ChoiceColumn,
  ColumnName,
  ColumnParts,
  FilterManifest,
  NumberColumn,
  RowMessage,
} from '#search/filter-files.ts'
import { SearchHead, SearchManifest, SearchShard } from '#search/search-index-files.ts'
import type { CatalogueEntry } from './catalogue-entry.ts'
import { FILTER_SIZES, type FilterSizes, furtherFiles } from './column-files.ts'
import { blockFile, blockRow } from './filter-files.ts'
import { type ColumnPaths, columnPaths, manifestFiles } from './filter-manifest.ts'
import { contentNamed, type IndexFile } from './index-file.ts'
import { numberFiles } from './number-files.ts'

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
  sizes = FILTER_SIZES,
): RepricedIndex {
  const files = [...searchFiles(read, changed), ...filterFiles(read, changed, sizes)]
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

function filterFiles(
  read: (path: string) => string,
  changed: ReadonlyMap<number, CatalogueEntry>,
  sizes: FilterSizes,
): Repriced[] {
  const earlier = v.parse(FilterManifest, JSON.parse(read(FILTER_MANIFEST_PATH)))
  const numbers = new Set([...changed.keys()].map((row) => Math.floor(row / BLOCK_ROWS)))
  const blocks = earlierBlocks(read, earlier).map((name, number) => {
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
  const columns = earlierColumns(read, earlier)
  const prices = repricedNumbers(read, earlier, changed)
  const price = numberFiles('price', prices, earlierUses(read, earlier), sizes)
  const of = { items: earlier.items, stamp: earlier.stamp, blocks: blocks.map(({ name }) => name) }
  const named = manifestFiles(
    of,
    columns.map(([name, paths]) => [name, name === 'price' ? columnPaths(price) : paths]),
    sizes,
  )
  const were = new Set(columns.flatMap(([name, paths]) => (name === 'price' ? pathsOf(read, name, paths) : [])))
  const ofPrice = [price.whole, ...furtherFiles(price)].map((file) => (were.has(file.path) ? file.path : file))
  const others = columns.flatMap(([name, paths]) => (name === 'price' ? [] : pathsOf(read, name, paths)))
  return [...named, ...ofPrice, ...others, ...blocks.map(({ file }) => file)]
}

function earlierBlocks(read: (path: string) => string, { blocks }: FilterManifest): BlockNames {
  return typeof blocks === 'string' ? v.parse(BlockNames, JSON.parse(read(blocks))) : blocks
}

function earlierUses(read: (path: string) => string, { columns, items }: FilterManifest): string[][] {
  const { choices, sets, rows } = v.parse(ChoiceColumn, JSON.parse(read(columns.use ?? '')))
  const codes = earlierCodes('uses', readSigns(rows, items, sets.length - 1))
  const keys = sets.map((set) => set.flatMap((choice) => choices[choice]?.[0] ?? []))
  return Array.from(codes, (code) => keys[code] ?? [])
}

function earlierColumns(read: (path: string) => string, { columns, heads, lists, parts }: FilterManifest) {
  const split = parts === '' ? undefined : v.parse(ColumnParts, JSON.parse(read(parts)))
  const names = Object.keys(columns).map((name) => v.parse(ColumnName, name))
  return names.map((name): [ColumnName, ColumnPaths] => {
    return [
      name,
      { whole: columns[name] ?? '', head: heads[name], lists: lists[name], parts: split?.columns[name] ?? [] },
    ]
  })
}

/** All files of a column. */
function pathsOf(
  read: (path: string) => string,
  name: ColumnName,
  { whole, head, lists, parts }: ColumnPaths,
): string[] {
  const named = head === undefined ? [] : namedIn(v.parse(AnyHead, JSON.parse(read(head))))
  return [
    whole,
    ...[head, lists].filter((path) => path !== undefined),
    ...named,
    ...parts.map((own, number) => columnPartPath(name, number, own)),
  ]
}

function namedIn(head: AnyHead): string[] {
  if ('choices' in head) return head.choices.map(([, , , path]) => path)
  return head.bounds.flatMap(([, reaching, own]) => [reaching, own]).filter((path) => path !== '')
}

function repricedNumbers(
  read: (path: string) => string,
  { columns, items }: FilterManifest,
  changed: ReadonlyMap<number, CatalogueEntry>,
): (number | undefined)[] {
  const { values, rows } = v.parse(NumberColumn, JSON.parse(read(columns.price ?? '')))
  const codes = earlierCodes('prices', readSigns(rows, items, values.length))
  return Array.from(codes, (code, row) => {
    const entry = changed.get(row)
    return entry === undefined ? values[code - 1] : entry.numbers.price
  })
}

function earlierCodes(what: 'prices' | 'uses', codes: Uint32Array | undefined): Uint32Array {
  if (codes === undefined) throw new Error(`The earlier column of ${what} cannot be read.`)
  return codes
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
