import type { FilterBase, FilterFact } from '#domain/filter-facts.ts'
import type { ColumnName } from './filter-files.ts'
import { type GroupContent, groupContent, headContent } from './filter-groups.ts'
import type { FilterIndex } from './filter-index.ts'
import {
  type Condition,
  conditionOf,
  countRows,
  firstRows,
  type LoadedColumn,
  rowsLeft,
  sortRows,
} from './filter-rows.ts'
import type { Chosen, FilterOrder, FilterSelection } from './filter-selection.ts'
import { type GivenUp, leastGivenUp } from './given-up.ts'
import { columnOfNumbers } from './loaded-column.ts'

/** What is filtered: a list of the shop, some rows in an order of their own, or all where there is nothing. */
export type FilteredFrom = FilterBase | FoundRows | undefined

export interface FoundRows {
  rows: readonly number[]
  /** Numbers of theirs that are known already, by column and row: nothing is loaded for them. */
  stated?: Partial<Record<ColumnName, ReadonlyMap<number, number>>>
}

export interface FilteredRows {
  total: number
  /** The first rows in the order that is asked for, or all of them. A few are there long before all are sorted. */
  rows(most?: number): Uint32Array
  /** Counts the groups that are open or chosen from: half of the work, and a list can be shown before. */
  groups(): Map<FilterFact, GroupContent>
  /** Where nothing is left: the fewest facts without whose choices something is found. */
  without: GivenUp[]
}

/** So many rows at most are found without sorting the others. */
const A_FEW = 8

/** The column that an order sorts by, and which way; the order of the shelves needs none. */
const ORDER_COLUMNS: Readonly<Record<FilterOrder, readonly [ColumnName, 1 | -1] | undefined>> = {
  listed: undefined,
  price: ['price', 1],
  'price-down': ['price', -1],
  newest: ['newness', 1],
  size: ['length', -1],
  'size-up': ['length', 1],
  thickness: ['thickness', -1],
  'thickness-up': ['thickness', 1],
  weight: ['weight', -1],
  'weight-up': ['weight', 1],
  material: ['material-text', 1],
  'material-down': ['material-text', -1],
  name: ['name', 1],
  'name-down': ['name', -1],
}

/** What was left last: another order of it, or its next page, is of the same rows. */
const LAST = new WeakMap<FilterIndex, { base: FilteredFrom; selection: FilterSelection; rows: Uint32Array }>()

/**
 * Filters a list, loading no more of the columns than it takes. Throws when one cannot be read.
 */
export async function filteredRows(
  index: FilterIndex,
  base: FilteredFrom,
  { selection, order, open }: { selection: FilterSelection; order: FilterOrder; open: ReadonlySet<FilterFact> },
): Promise<FilteredRows> {
  const sorting = ORDER_COLUMNS[order]
  const facts = [...new Set<FilterFact>([...selection.keys(), ...open])]
  // A group is counted without its own choice: where nothing else narrows the list, its counts are those of all of it.
  const isNarrowed = (fact: FilterFact) => [...selection.keys()].some((other) => other !== fact)
  const isFound = base !== undefined && 'rows' in base
  const whole = facts.flatMap((fact) => {
    const head = isFound || isNarrowed(fact) ? undefined : index.head(fact, base)
    return head === undefined ? [] : [[fact, head] as const]
  })
  const counted = facts.filter((fact) => !whole.some(([own]) => own === fact))
  const list = base && baseCondition(index, base)
  const known = isFound ? knownColumns(base, index.items) : undefined
  const column = async (name: ColumnName) => known?.(name) ?? index.column(name, list)
  const conditionOn = async (fact: FilterFact, choice: Chosen): Promise<Condition> =>
    counted.includes(fact) ? conditionOf(await column(fact), choice) : index.condition(fact, choice)
  const [own, chosen, heads, columns, sorter] = await Promise.all([
    Promise.all(list === undefined ? [] : [list]),
    allOf([...selection].map(([fact, choice]) => [fact, conditionOn(fact, choice)])),
    allOf(whole),
    allOf(counted.map((fact) => [fact, column(fact)])),
    sorting && column(sorting[0]),
  ])
  const conditions = [...own, ...chosen.values()]
  const last = LAST.get(index)
  const isSame = last !== undefined && last.base === base && last.selection === selection
  const rows = isSame ? last.rows : rowsLeft(index.items, conditions)
  LAST.set(index, { base, selection, rows })
  const listed = base && 'rows' in base ? inOrderOf(base.rows, rows) : rows
  let sorted: Uint32Array | undefined
  const inOrder = (most = listed.length) => {
    if (!sorter || !sorting) return listed.subarray(0, most)
    if (most <= A_FEW && sorted === undefined) return firstRows(listed, sorter.column, sorting[1], most)
    sorted ??= sortRows(listed, sorter.column, sorting[1])
    return sorted.subarray(0, most)
  }
  const without = rows.length > 0 ? [] : leastGivenUp(index.items, own, chosen)
  const groups = () => {
    const contents = new Map<FilterFact, GroupContent>()
    const loaded = [...columns.values()].map(({ column }) => column)
    const counts = countRows(index.items, conditions, loaded)
    for (const [fact, head] of heads) contents.set(fact, headContent(head, selection.get(fact)))
    const inList = own.length === 0 ? [] : countRows(index.items, own, loaded)
    for (const [place, [fact, column]] of [...columns].entries()) {
      contents.set(fact, groupContent(column, counts[place] ?? new Uint32Array(), selection.get(fact), inList[place]))
    }
    return contents
  }
  return { total: listed.length, rows: inOrder, groups, without }
}

async function allOf<Value>(asked: (readonly [FilterFact, Promise<Value>])[]): Promise<Map<FilterFact, Value>> {
  return new Map(await Promise.all(asked.map(async ([fact, coming]) => [fact, await coming] as const)))
}

function inOrderOf(given: readonly number[], rows: Uint32Array): Uint32Array {
  const left = new Set(rows)
  return Uint32Array.from(given.filter((row) => left.has(row)))
}

/** Each of them once, where it is asked for: a column is told from another by which it is. */
function knownColumns({ stated = {} }: FoundRows, items: number): (name: ColumnName) => LoadedColumn | undefined {
  const made = new Map<ColumnName, LoadedColumn>()
  return (name) => {
    const numbers = stated[name]
    const column = made.get(name) ?? (numbers && columnOfNumbers(numbers, items))
    if (column !== undefined) made.set(name, column)
    return column
  }
}

async function baseCondition(index: FilterIndex, base: NonNullable<FilteredFrom>): Promise<Condition> {
  if ('fact' in base) return index.condition(base.fact, { kind: 'choices', keys: [base.key], unstated: false })
  const rows = new Uint32Array(index.items)
  for (const row of base.rows) if (row >= 0) rows[row] = 1
  return { column: { rows, codes: 2 }, holds: Uint8Array.of(0, 1) }
}
