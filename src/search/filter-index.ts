import * as v from 'valibot'
import { blockPath } from '#domain/filter-block-path.ts'
import { FILTER_MANIFEST_PATH } from '#domain/paths.ts'
import { type ColumnSource, columnSource } from './column-source.ts'
import { readDocument } from './document-message.ts'
import { BLOCK_ROWS, BlockNames, FilterManifest, RowBlock, RowMessage } from './filter-files.ts'
import { once } from './once.ts'
import type { SearchDocument } from './search-document.ts'

/** A row as lists and tables show it; measures in the words of the store. */
export interface ShownRow {
  document: SearchDocument
  size: string
  thickness: string
  weight: string
}

export interface FilterIndex extends ColumnSource {
  items: number
  /** Which items the rows are. */
  stamp: string
  /** Has what tells where rows are on its way: some are asked for soon. */
  expectRows(): void
  /** Rows in the order that is asked for; only the blocks that hold them are loaded. */
  rows(numbers: Iterable<number>): Promise<ShownRow[]>
}

/** Opens the columns of the build: one small file. `read` fetches and parses a file. */
export async function openFilterIndex(read: (path: string) => Promise<unknown>): Promise<FilterIndex> {
  const manifest = v.parse(FilterManifest, await read(FILTER_MANIFEST_PATH))
  const { items, stamp, blocks } = manifest
  const named = new Map<string, Promise<BlockNames>>()
  const names = async () =>
    typeof blocks === 'string' ? once(named, blocks, async () => v.parse(BlockNames, await read(blocks))) : blocks
  const kept = new Map<number, Promise<RowBlock>>()
  const block = (number: number) =>
    once(kept, number, async () => v.parse(RowBlock, await read(blockPath(number, (await names())[number] ?? ''))))
  /** Rows that have been shown are the same objects the next time: what draws them need not draw anew. */
  const shown = new Map<number, ShownRow>()
  return {
    items,
    stamp,
    ...columnSource(manifest, read),
    expectRows() {
      // `rows` says what cannot be read.
      names().catch(() => undefined)
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
