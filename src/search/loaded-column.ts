import { readSigns } from './column-signs.ts'
import type { ChoiceColumn, NumberColumn } from './filter-files.ts'
import type { LoadedColumn } from './filter-rows.ts'

/** A part of a column, and the row that it begins with. */
export interface ColumnPart {
  content: ChoiceColumn | NumberColumn
  firstRow: number
}

/** A whole column. Throws RangeError where it does not belong to a catalogue of so many items. */
export function loadedColumn(content: ChoiceColumn | NumberColumn, items: number): LoadedColumn {
  const codes = codesOf(content)
  return { column: { rows: readRows(content, items), codes: Math.max(1, codes) }, content }
}

/** A column of which some parts are there; the rows of the others state nothing. Throws as above. */
export function joinedColumn(parts: readonly ColumnPart[], partRows: number, items: number): LoadedColumn {
  const rows = new Uint32Array(items)
  const values = valuesOf(parts)
  const places = new Map([...values].map((value, place) => [value, place + 1]))
  for (const { content, firstRow } of parts) {
    const own = readRows(content, Math.min(partRows, items - firstRow))
    // Sets of choices are the same in every part, numbers are each part's own.
    const codes = 'sets' in content ? undefined : content.values.map((value) => places.get(value) ?? 0)
    rows.set(codes === undefined ? own : own.map((code) => (code === 0 ? 0 : (codes[code - 1] ?? 0))), firstRow)
  }
  const [first] = parts
  const content = first && 'sets' in first.content ? first.content : { values: [...values], rows: '' }
  return { column: { rows, codes: Math.max(1, codesOf(content)) }, content }
}

/** A column of numbers that are known already, by row; all other rows state nothing. */
export function columnOfNumbers(stated: ReadonlyMap<number, number>, items: number): LoadedColumn {
  const values = [...Uint32Array.from(new Set(stated.values())).sort()]
  const places = new Map(values.map((value, place) => [value, place + 1]))
  const rows = new Uint32Array(items)
  for (const [row, value] of stated) rows[row] = places.get(value) ?? 0
  return { column: { rows, codes: values.length + 1 }, content: { values, rows: '' } }
}

/** All numbers of some parts once, ascending. */
function valuesOf(parts: readonly ColumnPart[]): Uint32Array {
  return Uint32Array.from(new Set(parts.flatMap(({ content }) => ('sets' in content ? [] : content.values)))).sort()
}

function codesOf(content: ChoiceColumn | NumberColumn): number {
  return 'sets' in content ? content.sets.length : content.values.length + 1
}

function readRows(content: ChoiceColumn | NumberColumn, count: number): Uint32Array {
  const most = codesOf(content) - 1
  const stated = 'stated' in content && content.stated !== undefined ? readSigns(content.stated, count, 1) : undefined
  const rows = readSigns(content.rows, stated === undefined ? count : sumOf(stated), most)
  if (rows === undefined) throw new RangeError(`A column of other codes or rows does not belong to ${count} items.`)
  if (stated === undefined) return rows
  let read = 0
  return stated.map((isStated) => (isStated === 0 ? 0 : (rows[read++] ?? 0)))
}

function sumOf(numbers: Uint32Array): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}
