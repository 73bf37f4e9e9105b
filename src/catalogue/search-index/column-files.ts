import { deflateRawSync } from 'node:zlib'
import { columnPartPath } from '#domain/filter-block-path.ts'
import type { ColumnName } from '#search/filter-files.ts'
import { type IndexFile, type NamedFile, shortNamed } from './index-file.ts'

/** The files of a column. */
export interface ColumnFiles {
  whole: IndexFile
  /** Of a long one: what can be said without its rows, what it names, and of many numbers what they come to in each main category. */
  split?: { head: IndexFile; named: IndexFile[]; lists?: IndexFile }
  /** Of a long one in a large catalogue, in the order of the rows. */
  parts: NamedFile[]
}

/** What there is of a column beside the whole of it. */
export function furtherFiles({ split, parts }: Pick<ColumnFiles, 'split' | 'parts'>): IndexFile[] {
  const { head, lists, named = [] } = split ?? {}
  return [head, lists, ...named, ...parts.map(({ file }) => file)].filter((file) => file !== undefined)
}

/** From when on a column, or a list of names, is more than one file. */
export interface FilterSizes {
  /** More bytes than these, compressed. */
  longBytes: number
  /** Rows of a part: a column of no more than two has none. */
  partRows: number
  /** The manifest itself names at most so many blocks of rows. */
  fewBlocks: number
}

export const FILTER_SIZES: FilterSizes = { longBytes: 8_192, partRows: 2_048, fewBlocks: 60 }

export function isLong(signs: string, { longBytes }: FilterSizes): boolean {
  return deflateRawSync(signs).length > longBytes
}

/** The parts of a column; `write` makes a column of some of its rows. */
export function partFiles<Row>(
  name: ColumnName,
  rows: readonly Row[],
  { partRows }: FilterSizes,
  write: (rows: Row[]) => object,
): NamedFile[] {
  if (rows.length <= 2 * partRows) return []
  return Array.from({ length: Math.ceil(rows.length / partRows) }, (_, number) => {
    const part = write(rows.slice(number * partRows, (number + 1) * partRows))
    return shortNamed((own) => columnPartPath(name, number, own), part)
  })
}
