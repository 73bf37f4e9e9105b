import type { ChoiceColumn, NumberColumn } from './filter-files.ts'
import type { Chosen } from './filter-selection.ts'

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

export interface Filtered {
  /** Rows for which every condition holds, in the order of the shelves. */
  rows: Uint32Array
  /** For each counted column by code: rows for which every other condition holds. */
  counts: Uint32Array[]
}

/** A choice of a fact as a condition. Keys and bounds that nothing has hold for nothing. */
export function conditionOf(column: Column, content: ChoiceColumn | NumberColumn, chosen: Chosen): Condition {
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

/**
 * Filters and counts in one pass. A row that fails one condition alone still counts for the column of that condition:
 * so each group tells what another choice in it would give.
 */
export function filterRows(items: number, conditions: readonly Condition[], counted: readonly Column[]): Filtered {
  const found = new Uint32Array(items)
  const counts = counted.map(({ codes }) => new Uint32Array(codes))
  const conditionOfColumn = counted.map((column) => conditions.findIndex((condition) => condition.column === column))
  let total = 0
  for (let row = 0; row < items; row += 1) {
    let failed = -1
    let fails = 0
    for (let index = 0; index < conditions.length && fails < 2; index += 1) {
      const condition = conditions[index]
      if (condition === undefined || condition.holds[condition.column.rows[row] ?? 0] === 1) continue
      failed = index
      fails += 1
    }
    if (fails > 1) continue
    if (fails === 0) {
      found[total] = row
      total += 1
    }
    for (let index = 0; index < counted.length; index += 1) {
      if (fails === 1 && conditionOfColumn[index] !== failed) continue
      const code = counted[index]?.rows[row] ?? 0
      const count = counts[index]
      if (count !== undefined) count[code] = (count[code] ?? 0) + 1
    }
  }
  return { rows: found.slice(0, total), counts }
}

/** Sorts rows by what a column has, those that state nothing last; equal ones stay as they were. */
export function sortRows(rows: Uint32Array, column: Column, direction: 1 | -1): Uint32Array {
  const places = new Uint32Array(column.codes + 1)
  const keyOf = (row: number) => {
    const code = column.rows[row] ?? 0
    if (code === 0) return column.codes
    return direction === 1 ? code : column.codes - code
  }
  for (const row of rows) places[keyOf(row)] = (places[keyOf(row)] ?? 0) + 1
  let before = 0
  for (const [key, count] of places.entries()) {
    places[key] = before
    before += count
  }
  const sorted = new Uint32Array(rows.length)
  for (const row of rows) {
    const key = keyOf(row)
    const place = places[key] ?? 0
    sorted[place] = row
    places[key] = place + 1
  }
  return sorted
}
