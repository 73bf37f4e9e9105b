import type { RangeHead } from './filter-files.ts'
import type { Condition, LoadedColumn } from './filter-rows.ts'
import type { Chosen } from './filter-selection.ts'

/** What a row has of a range: no number, one outside of it, or one within. */
const [UNSTATED, OUTSIDE, WITHIN] = [0, 1, 2]

/**
 * Which rows a range holds for, from the columns of its two bounds alone. `columnAt` loads the column of a path. Throws when
 * one cannot be read.
 */
export async function rangeCondition(
  { bounds }: RangeHead,
  chosen: Extract<Chosen, { kind: 'range' }>,
  columnAt: (path: string) => Promise<LoadedColumn>,
): Promise<Condition> {
  const { least, most, unstated } = chosen
  const [stated, reachesLeast, passesMost] = await Promise.all([
    columnAt(bounds[0]?.[1] ?? ''),
    least === undefined ? () => true : reaching(bounds, least, columnAt),
    most === undefined ? () => false : reaching(bounds, most + 1, columnAt),
  ])
  const rows = stated.column.rows.map((isStated, row) => {
    if (isStated === 0) return UNSTATED
    return reachesLeast(row) && !passesMost(row) ? WITHIN : OUTSIDE
  })
  const isBounded = least !== undefined || most !== undefined
  return { column: { rows, codes: 3 }, holds: Uint8Array.of(unstated ? 1 : 0, 0, isBounded ? 1 : 0) }
}

/** Tells of a row whether its number is at least so much. */
async function reaching(
  bounds: RangeHead['bounds'],
  least: number,
  columnAt: (path: string) => Promise<LoadedColumn>,
): Promise<(row: number) => boolean> {
  const below = bounds.findLastIndex(([bound]) => bound < least)
  const [, , own = ''] = bounds[below] ?? []
  const [next, reached] = bounds[below + 1] ?? []
  const [far, near] = await Promise.all([
    reached === undefined ? undefined : columnAt(reached),
    own === '' || next === least ? undefined : columnAt(own),
  ])
  const values = near && 'values' in near.content ? near.content.values : []
  const first = values.findIndex((value) => value >= least)
  const lastBelow = first === -1 ? Number.POSITIVE_INFINITY : first
  return (row) => far?.column.rows[row] === 1 || (near?.column.rows[row] ?? 0) > lastBelow
}
