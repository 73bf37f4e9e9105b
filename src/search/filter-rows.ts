import type { ChoiceColumn, NumberColumn } from './filter-files.ts'
import type { Chosen } from './filter-selection.ts'

/** A column with what its codes mean. */
export interface LoadedColumn {
  column: Column
  content: ChoiceColumn | NumberColumn
}

/** A column in memory: what each row has, as a code from 0 to `codes - 1`; 0 is not stated. */
export interface Column {
  rows: Uint32Array
  codes: number
}

/** A condition on the codes of a column. */
export interface Condition {
  column: Column
  /** By code, 1 where it holds. */
  holds: Uint8Array
}

/** A choice of a fact as a condition. Keys and bounds that nothing has hold for nothing. */
export function conditionOf({ column, content }: LoadedColumn, chosen: Chosen): Condition {
  const holds = new Uint8Array(column.codes)
  if (chosen.unstated) holds[0] = 1
  if ('sets' in content && chosen.kind === 'choices') {
    const wanted = new Set(chosen.keys.map((key) => content.choices.findIndex(([own]) => own === key)))
    for (const [code, set] of content.sets.entries()) if (set.some((choice) => wanted.has(choice))) holds[code] = 1
  }
  if ('values' in content && chosen.kind === 'range') {
    const { least = 0, most = Number.POSITIVE_INFINITY } = chosen
    const bounded = chosen.least !== undefined || chosen.most !== undefined
    for (const [place, value] of content.values.entries()) {
      if (bounded && value >= least && value <= most) holds[place + 1] = 1
    }
  }
  return { column, holds }
}

/** Rows for which every condition holds, in the order of the shelves: each condition takes out of one list what it is not true of. */
export function rowsLeft(items: number, [first, ...others]: readonly Condition[]): Uint32Array {
  const rows = new Uint32Array(items)
  if (first === undefined) {
    for (let row = 0; row < items; row += 1) rows[row] = row
    return rows
  }
  let total = listWhere(first, rows)
  for (const condition of others) total = keepWhere(condition, rows, total)
  return rows.subarray(0, total)
}

/** Lists the rows for which a condition holds, and says how many they are. */
function listWhere({ column: { rows: codes }, holds }: Condition, rows: Uint32Array): number {
  let total = 0
  for (let row = 0; row < rows.length; row += 1) {
    rows[total] = row
    total += holds[codes[row] ?? 0] ?? 0
  }
  return total
}

/** Moves those of the first `total` rows for which a condition holds to the front, and says how many they are. */
function keepWhere({ column: { rows: codes }, holds }: Condition, rows: Uint32Array, total: number): number {
  let kept = 0
  for (let place = 0; place < total; place += 1) {
    const row = rows[place] ?? 0
    // Written whether it holds or not: without a branch the pass is twice as quick.
    rows[kept] = row
    kept += holds[codes[row] ?? 0] ?? 0
  }
  return kept
}

/**
 * For each counted column, by code, the rows for which every condition holds that is not its own: so each group tells
 * what another choice in it would give.
 */
export function countRows(items: number, conditions: readonly Condition[], counted: readonly Column[]): Uint32Array[] {
  const left = rowsLeft(items, conditions)
  return counted.map((column) => {
    const others = conditions.filter((condition) => condition.column !== column)
    const rows = others.length === conditions.length ? left : rowsLeft(items, others)
    const counts = new Uint32Array(column.codes)
    for (let index = 0; index < rows.length; index += 1) {
      const code = column.rows[rows[index] ?? 0] ?? 0
      counts[code] = (counts[code] ?? 0) + 1
    }
    return counts
  })
}

/**
 * The first few that {@link sortRows} would give, in one pass: `most` are looked through for each row that comes before the
 * last of them.
 */
export function firstRows(
  rows: Uint32Array,
  { rows: codes, codes: codeCount }: Column,
  direction: 1 | -1,
  most: number,
): Uint32Array {
  const first: number[] = []
  const places: number[] = []
  let last = Number.POSITIVE_INFINITY
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index] ?? 0
    const code = codes[row] ?? 0
    const place = code === 0 ? codeCount : direction * code
    if (place >= last) continue
    const after = places.findLastIndex((other) => other <= place) + 1
    places.splice(after, 0, place)
    first.splice(after, 0, row)
    if (first.length > most) {
      places.pop()
      first.pop()
    }
    if (first.length === most) last = places.at(-1) ?? last
  }
  return Uint32Array.from(first)
}

/** Sorts rows by what a column has, those that state nothing last; equal ones stay as they were. */
export function sortRows(rows: Uint32Array, { rows: codes, codes: codeCount }: Column, direction: 1 | -1): Uint32Array {
  // By code: first how many rows have it, then where the next of them goes.
  const places = new Uint32Array(codeCount)
  for (let index = 0; index < rows.length; index += 1) {
    const code = codes[rows[index] ?? 0] ?? 0
    places[code] = (places[code] ?? 0) + 1
  }
  let before = 0
  for (let nth = 1; nth <= codeCount; nth += 1) {
    const code = nth === codeCount ? 0 : direction === 1 ? nth : codeCount - nth
    const count = places[code] ?? 0
    places[code] = before
    before += count
  }
  const sorted = new Uint32Array(rows.length)
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index] ?? 0
    const code = codes[row] ?? 0
    const place = places[code] ?? 0
    sorted[place] = row
    places[code] = place + 1
  }
  return sorted
}
