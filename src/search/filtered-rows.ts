import type { FilterBase, FilterFact } from '#domain/filter-facts.ts'
import { type GroupContent, groupContent } from './filter-groups.ts'
import type { ColumnName, FilterIndex, LoadedColumn } from './filter-index.ts'
import { type Condition, conditionOf, countRows, rowsLeft, sortRows } from './filter-rows.ts'
import { type FilterOrder, type FilterSelection, withoutFact } from './filter-selection.ts'

/** What is filtered: a list of the shop, some rows in an order of their own, or all where there is nothing. */
export type FilteredFrom = FilterBase | { rows: readonly number[] } | undefined

export interface FilteredRows {
  /** In the order that is asked for. */
  rows: Uint32Array
  /** Counts the groups that are open or chosen from: half of the work, and a list can be shown before. */
  groups(): Map<FilterFact, GroupContent>
  /** Where nothing is left: what is found without the choice of each fact, most first. */
  without: { fact: FilterFact; items: number }[]
}

/** The column that an order sorts by, and which way; the order of the shelves needs none. */
const ORDER_COLUMNS: Readonly<Record<FilterOrder, readonly [ColumnName, 1 | -1] | undefined>> = {
  listed: undefined,
  price: ['price', 1],
  'price-down': ['price', -1],
  newest: ['newness', 1],
  size: ['length', -1],
  thickness: ['thickness', -1],
  name: ['name', 1],
}

/**
 * Filters a list, loading no other column than these need. Throws when one cannot be
 * read.
 */
export async function filteredRows(
  index: FilterIndex,
  base: FilteredFrom,
  { selection, order, open }: { selection: FilterSelection; order: FilterOrder; open: ReadonlySet<FilterFact> },
): Promise<FilteredRows> {
  const sorting = ORDER_COLUMNS[order]
  const facts = [...new Set<FilterFact>([...selection.keys(), ...open])]
  const names = new Set<ColumnName>([
    ...facts,
    ...(base && 'fact' in base ? [base.fact] : []),
    ...(sorting ? [sorting[0]] : []),
  ])
  const columns = new Map(await Promise.all([...names].map(async (name) => [name, await index.column(name)] as const)))
  const own = baseCondition(index, columns, base)
  const conditionsOf = (chosen: FilterSelection) => [...own, ...conditionsIn(columns, chosen)]
  const conditions = conditionsOf(selection)
  const rows = rowsLeft(index.items, conditions)
  const sorter = sorting && columns.get(sorting[0])
  const listed = base && 'rows' in base ? inOrderOf(base.rows, rows) : rows
  const sorted = sorter && sorting ? sortRows(listed, sorter.column, sorting[1]) : listed
  const without = rows.length > 0 ? [] : withoutEach(index, selection, conditionsOf)
  const groups = () => groupsOf(index, columns, conditions, selection, facts)
  return { rows: sorted, groups, without }
}

function groupsOf(
  { items }: FilterIndex,
  columns: Columns,
  conditions: readonly Condition[],
  selection: FilterSelection,
  facts: readonly FilterFact[],
): Map<FilterFact, GroupContent> {
  const counted = facts.flatMap((fact) => columns.get(fact) ?? [])
  const counts = countRows(
    items,
    conditions,
    counted.map(({ column }) => column),
  )
  const groups = new Map<FilterFact, GroupContent>()
  for (const [place, fact] of facts.entries()) {
    const [column, count] = [columns.get(fact), counts[place]]
    if (column && count) groups.set(fact, groupContent(column, count, selection.get(fact)))
  }
  return groups
}

function inOrderOf(given: readonly number[], rows: Uint32Array): Uint32Array {
  const left = new Set(rows)
  return Uint32Array.from(given.filter((row) => left.has(row)))
}

function withoutEach(
  { items }: FilterIndex,
  selection: FilterSelection,
  conditionsOf: (selection: FilterSelection) => Condition[],
) {
  return [...selection.keys()]
    .map((fact) => ({ fact, items: rowsLeft(items, conditionsOf(withoutFact(selection, fact))).length }))
    .filter((found) => found.items > 0)
    .toSorted((a, b) => b.items - a.items)
}

type Columns = ReadonlyMap<ColumnName, LoadedColumn>

function conditionsIn(columns: Columns, selection: FilterSelection): Condition[] {
  return [...selection].flatMap(([fact, chosen]) => {
    const loaded = columns.get(fact)
    return loaded === undefined ? [] : [conditionOf(loaded.column, loaded.content, chosen)]
  })
}

function baseCondition({ items }: FilterIndex, columns: Columns, base: FilteredFrom): Condition[] {
  if (base === undefined) return []
  if ('rows' in base) {
    const rows = new Uint32Array(items)
    for (const row of base.rows) if (row >= 0) rows[row] = 1
    return [{ column: { rows, codes: 2 }, holds: Uint8Array.of(0, 1) }]
  }
  const loaded = columns.get(base.fact)
  if (loaded === undefined) return []
  return [conditionOf(loaded.column, loaded.content, { kind: 'choices', keys: [base.key], unstated: false })]
}
