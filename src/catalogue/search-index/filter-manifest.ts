import { FILTER_MANIFEST_PATH } from '#domain/paths.ts'
import {
  type BlockNames,
  type ColumnName,
  type ColumnParts,
  FILTERS_VERSION,
  type FilterManifest,
} from '#search/filter-files.ts'
import type { ColumnFiles, FilterSizes } from './column-files.ts'
import { contentNamed, type IndexFile } from './index-file.ts'

/** Where the files of a column are. */
export interface ColumnPaths {
  whole: string
  head: string | undefined
  lists: string | undefined
  /** Their short names. */
  parts: readonly string[]
}

export function columnPaths({ whole, split, parts }: ColumnFiles): ColumnPaths {
  return { whole: whole.path, head: split?.head.path, lists: split?.lists?.path, parts: parts.map(({ name }) => name) }
}

/** The manifest of filters, and the lists of parts and of many blocks that it names. */
export function manifestFiles(
  of: Pick<FilterManifest, 'items' | 'stamp'> & { blocks: BlockNames },
  columns: readonly (readonly [ColumnName, ColumnPaths])[],
  { partRows, fewBlocks }: FilterSizes,
): IndexFile[] {
  const split = columns
    .filter(([, { parts }]) => parts.length > 0)
    .map(([name, { parts }]) => [name, [...parts]] as const)
  const parts = contentNamed('parts', { rows: partRows, columns: Object.fromEntries(split) } satisfies ColumnParts)
  const blocks = contentNamed('blocks', of.blocks)
  const hasMany = of.blocks.length > fewBlocks
  const manifest: FilterManifest = {
    version: FILTERS_VERSION,
    items: of.items,
    stamp: of.stamp,
    columns: Object.fromEntries(columns.map(([name, { whole }]) => [name, whole])),
    heads: named(columns.map(([name, { head }]) => [name, head])),
    lists: named(columns.map(([name, { lists }]) => [name, lists])),
    parts: split.length === 0 ? '' : parts.path,
    blocks: hasMany ? blocks.path : of.blocks,
  }
  const own = { path: FILTER_MANIFEST_PATH, text: JSON.stringify(manifest) }
  return [own, ...(split.length === 0 ? [] : [parts]), ...(hasMany ? [blocks] : [])]
}

function named(paths: readonly (readonly [ColumnName, string | undefined])[]): FilterManifest['heads'] {
  return Object.fromEntries(paths.flatMap(([name, path]) => (path === undefined ? [] : [[name, path]])))
}
