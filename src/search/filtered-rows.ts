import type { FilterBase, FilterFact } from '#domain/filter-facts.ts'
import { choiceContent, type GroupContent, groupContent } from './filter-groups.ts'
import type { ColumnName, FilterIndex } from './filter-index.ts'
import { type Condition, conditionOf, countRows, rowsLeft, sortRows } from './filter-rows.ts'
import type { Chosen, FilterOrder, FilterSelection } from './filter-selection.ts'

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
 * Filters a list, loading no more of the columns than it takes. Throws when one cannot be read.
 */
export async function filteredRows(
  index: FilterIndex,
  base: FilteredFrom,
  { selection, order, open }: { selection: FilterSelection; order: FilterOrder; open: ReadonlySet<FilterFact> },
): Promise<FilteredRows> {
  const sorting = ORDER_COLUMNS[order]
  const facts = [...new Set<FilterFact>([...selection.keys(), ...open])]
  // A group is counted without its own choice: where nothing else narrows the shop, its counts are known without its rows.
  const isNarrowed = (fact: FilterFact) => base !== undefined || [...selection.keys()].some((other) => other !== fact)
  const heads = facts.flatMap((fact) => {
    const head = isNarrowed(fact) ? undefined : index.head(fact)
    return head === undefined ? [] : [head.then((content) => [fact, content] as const)]
  })
  const known = new Map(await Promise.all(heads))
  const counted = facts.filter((fact) => !known.has(fact))
  const names = new Set<ColumnName>([...counted, ...(sorting ? [sorting[0]] : [])])
  const columns = new Map(await Promise.all([...names].map(async (name) => [name, await index.column(name)] as const)))
  const conditionOn = async (fact: FilterFact, chosen: Chosen): Promise<Condition> => {
    const { column, content } = columns.get(fact) ?? (await index.columnFor(fact, chosen))
    return conditionOf(column, content, chosen)
  }
  const own = base === undefined ? [] : [await baseCondition(index, base, conditionOn)]
  const chosen = new Map(
    await Promise.all([...selection].map(async ([fact, choice]) => [fact, await conditionOn(fact, choice)] as const)),
  )
  const conditions = [...own, ...chosen.values()]
  const rows = rowsLeft(index.items, conditions)
  const sorter = sorting && columns.get(sorting[0])
  const listed = base && 'rows' in base ? inOrderOf(base.rows, rows) : rows
  const sorted = sorter && sorting ? sortRows(listed, sorter.column, sorting[1]) : listed
  const without = rows.length > 0 ? [] : withoutEach(index, own, chosen)
  const groups = () => {
    const counted = facts.flatMap((fact) => columns.get(fact) ?? [])
    const counts = countRows(
      index.items,
      conditions,
      counted.map(({ column }) => column),
    )
    const contentOf = (fact: FilterFact): GroupContent | undefined => {
      const head = known.get(fact)
      if (head !== undefined) return choiceContent(head.choices, head.unstated, selection.get(fact))
      const column = columns.get(fact)
      const count = column && counts[counted.indexOf(column)]
      return column && count && groupContent(column, count, selection.get(fact))
    }
    return new Map(
      facts.flatMap((fact) => {
        const content = contentOf(fact)
        return content === undefined ? [] : [[fact, content] as const]
      }),
    )
  }
  return { rows: sorted, groups, without }
}

function inOrderOf(given: readonly number[], rows: Uint32Array): Uint32Array {
  const left = new Set(rows)
  return Uint32Array.from(given.filter((row) => left.has(row)))
}

function withoutEach({ items }: FilterIndex, own: readonly Condition[], chosen: ReadonlyMap<FilterFact, Condition>) {
  return [...chosen.keys()]
    .map((fact) => {
      const others = [...chosen].flatMap(([other, condition]) => (other === fact ? [] : condition))
      return { fact, items: rowsLeft(items, [...own, ...others]).length }
    })
    .filter((found) => found.items > 0)
    .toSorted((a, b) => b.items - a.items)
}

function baseCondition(
  { items }: FilterIndex,
  base: NonNullable<FilteredFrom>,
  conditionOn: (fact: FilterFact, chosen: Chosen) => Promise<Condition>,
): Condition | Promise<Condition> {
  if ('fact' in base) return conditionOn(base.fact, { kind: 'choices', keys: [base.key], unstated: false })
  const rows = new Uint32Array(items)
  for (const row of base.rows) if (row >= 0) rows[row] = 1
  return { column: { rows, codes: 2 }, holds: Uint8Array.of(0, 1) }
}
