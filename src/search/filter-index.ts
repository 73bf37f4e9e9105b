import * as v from 'valibot'
import { blockPath } from '#domain/filter-block-path.ts'
import type { FilterFact } from '#domain/filter-facts.ts'
import { FILTER_MANIFEST_PATH } from '#domain/paths.ts'
import { readSigns } from './column-signs.ts'
import { readDocument } from './document-message.ts'
import {
  BLOCK_ROWS,
  ChoiceColumn,
  ChoiceHead,
  FilterManifest,
  isChoiceFact,
  NumberColumn,
  RowBlock,
  RowMessage,
} from './filter-files.ts'
import type { Column } from './filter-rows.ts'
import type { Chosen } from './filter-selection.ts'
import { once } from './once.ts'
import type { SearchDocument } from './search-document.ts'

/** A row as lists and tables show it; measures in the words of the store. */
export interface ShownRow {
  document: SearchDocument
  size: string
  thickness: string
  weight: string
}

export type ColumnName = keyof FilterManifest['columns']

/** A column with what its codes mean. */
export interface LoadedColumn {
  column: Column
  content: ChoiceColumn | NumberColumn
}

export interface FilterIndex {
  items: number
  /** Which items the rows are. */
  stamp: string
  /** Loads a column once. Throws when it cannot be read; the next call tries again. */
  column(name: ColumnName): Promise<LoadedColumn>
  /** A column that tells which rows have what is chosen: of a single choice among many that one alone. Throws as above. */
  columnFor(fact: FilterFact, chosen: Chosen): Promise<LoadedColumn>
  /** What a long column of choices comes to in the whole shop; undefined where it takes the column to know. */
  head(fact: FilterFact): Promise<ChoiceHead> | undefined
  /** Rows in the order that is asked for; only the blocks that hold them are loaded. */
  rows(numbers: Iterable<number>): Promise<ShownRow[]>
}

/** Opens the columns of the build: one small file. `read` fetches and parses a file. */
export async function openFilterIndex(read: (path: string) => Promise<unknown>): Promise<FilterIndex> {
  const { items, stamp, columns, heads, blocks } = v.parse(FilterManifest, await read(FILTER_MANIFEST_PATH))
  const kept = {
    columns: new Map<string, Promise<LoadedColumn>>(),
    heads: new Map<string, Promise<ChoiceHead>>(),
    blocks: new Map<number, Promise<RowBlock>>(),
  }
  const columnAt = (path: string) =>
    once(kept.columns, path, async () =>
      loadedColumn(v.parse(v.union([ChoiceColumn, NumberColumn]), await read(path)), items),
    )
  const column = (name: ColumnName) => columnAt(columns[name] ?? '')
  const head = (fact: FilterFact) => {
    const path = isChoiceFact(fact) ? heads[fact] : undefined
    if (path === undefined) return undefined
    return once(kept.heads, path, async () => v.parse(ChoiceHead, await read(path)))
  }
  const block = (number: number) =>
    once(kept.blocks, number, async () => v.parse(RowBlock, await read(blockPath(number, blocks[number] ?? ''))))
  /** Rows that have been shown are the same objects the next time: what draws them need not draw anew. */
  const shown = new Map<number, ShownRow>()
  return {
    items,
    stamp,
    column,
    head,
    async columnFor(fact, chosen) {
      const keys = chosen.kind === 'choices' && !chosen.unstated ? chosen.keys : []
      const known = keys.length === 1 ? await head(fact) : undefined
      const alone = known?.choices.find(([key]) => key === keys[0])
      // Without a signal there is what a phone has kept: whole columns, which the manifest names.
      return alone === undefined ? column(fact) : columnAt(alone[3]).catch(() => column(fact))
    },
    async rows(numbers) {
      const wanted = [...numbers]
      const needed = [...new Set(wanted.map(blockOf))]
      const read = new Map(await Promise.all(needed.map(async (number) => [number, await block(number)] as const)))
      return wanted.flatMap((row) => {
        const message = read.get(blockOf(row))?.[row % BLOCK_ROWS]
        if (message === undefined) return []
        const ready = shown.get(row) ?? shownRow(message)
        shown.set(row, ready)
        return [ready]
      })
    },
  }
}

/** Throws v.ValiError where a message is none of a row. */
function shownRow(message: unknown): ShownRow {
  const [document, size, thickness, weight] = v.parse(RowMessage, message)
  return { document: readDocument(document, []), size, thickness, weight }
}

function blockOf(row: number): number {
  return Math.floor(row / BLOCK_ROWS)
}

/** Throws RangeError where a column does not belong to its manifest. */
function loadedColumn(content: ChoiceColumn | NumberColumn, items: number): LoadedColumn {
  const codes = 'sets' in content ? content.sets.length : content.values.length + 1
  const rows = readSigns(content.rows, items, codes - 1)
  if (rows === undefined) throw new RangeError(`A column of other codes or rows does not belong to ${items} items.`)
  return { column: { rows, codes: Math.max(1, codes) }, content }
}
