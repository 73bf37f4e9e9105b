import * as v from 'valibot'
import { columnPartPath } from '#domain/filter-block-path.ts'
import type { FilterBase, FilterFact } from '#domain/filter-facts.ts'
import {
  AnyHead,
  ChoiceColumn,
  type ColumnName,
  ColumnParts,
  type FilterManifest,
  NumberColumn,
  type RangeCounts,
  RangeLists,
} from './filter-files.ts'
import { type Condition, conditionOf, type LoadedColumn } from './filter-rows.ts'
import type { Chosen } from './filter-selection.ts'
import { joinedColumn, loadedColumn } from './loaded-column.ts'
import { once } from './once.ts'
import { rangeCondition } from './range-rows.ts'

/** Loads what tells which rows have what; each file once. */
export interface ColumnSource {
  /**
   * A column; of a long one only the parts that rows of the list lie in, where there is one and the parts are few. Throws
   * when it cannot be read; the next call tries again.
   */
  column(name: ColumnName, list?: Promise<Condition>): Promise<LoadedColumn>
  /** Which rows have what is chosen, from as few bytes as tell it. Throws as above. */
  condition(fact: FilterFact, chosen: Chosen): Promise<Condition>
  /** What a long column comes to in the whole shop or in a list of it; undefined where it takes the column to know. */
  head(fact: FilterFact, list?: FilterBase): Promise<AnyHead | RangeCounts> | undefined
}

const AnyColumn = v.union([ChoiceColumn, NumberColumn])
/** Of a list that nothing is in. */
const NOTHING: RangeCounts = { counts: [0], unstated: 0 }
/** More parts weigh nearly as much as the whole column, in more files. */
const FEW_PARTS = 6

/** The columns that a manifest names. `read` fetches and parses a file. */
export function columnSource(
  { items, columns, heads, lists, parts }: FilterManifest,
  read: (path: string) => Promise<unknown>,
): ColumnSource {
  const kept = {
    parts: new Map<string, Promise<ColumnParts>>(),
    columns: new Map<string, Promise<LoadedColumn>>(),
    heads: new Map<FilterFact, Promise<AnyHead>>(),
    lists: new Map<FilterFact, Promise<RangeLists>>(),
    /** Of the list that is looked at, for all of its columns. */
    partsOfList: new WeakMap<Condition, number[]>(),
  }
  const columnAt = (path: string) =>
    once(kept.columns, path, async () => loadedColumn(v.parse(AnyColumn, await read(path)), items))
  const whole = (name: ColumnName) => columnAt(columns[name] ?? '')
  const partsOf = (list: Condition, partRows: number): number[] => {
    const numbers = kept.partsOfList.get(list) ?? partsWhere(list, partRows)
    kept.partsOfList.set(list, numbers)
    return numbers
  }
  /** Undefined where the whole column is as well. */
  const partly = async (name: ColumnName, list: Promise<Condition>) => {
    const split = await once(kept.parts, parts, async () => v.parse(ColumnParts, await read(parts)))
    const names = split.columns[name]
    if (names === undefined) return undefined
    const numbers = partsOf(await list, split.rows)
    if (numbers.length === 0 || numbers.length > FEW_PARTS) return undefined
    const paths = numbers.map((number) => columnPartPath(name, number, names[number] ?? ''))
    return once(kept.columns, paths.join(), async () => {
      const contents = await Promise.all(paths.map(async (path) => v.parse(AnyColumn, await read(path))))
      const placed = contents.map((content, place) => ({ content, firstRow: (numbers[place] ?? 0) * split.rows }))
      return joinedColumn(placed, split.rows, items)
    })
  }
  const head = (fact: FilterFact) => {
    const path = heads[fact]
    return path === undefined ? undefined : once(kept.heads, fact, async () => v.parse(AnyHead, await read(path)))
  }
  const headOfList = (fact: FilterFact, { fact: by, key }: FilterBase): Promise<RangeCounts> | undefined => {
    const path = lists[fact]
    if (path === undefined || by !== 'use') return undefined
    const coming = once(kept.lists, fact, async () => v.parse(RangeLists, await read(path)))
    return coming.then((known) => known[key] ?? NOTHING)
  }
  /** Undefined where it takes the whole column. */
  const short = async (fact: FilterFact, chosen: Chosen): Promise<Condition | undefined> => {
    const known = await head(fact)
    if (known !== undefined && 'bounds' in known && chosen.kind === 'range')
      return rangeCondition(known, chosen, columnAt)
    if (known === undefined || !('choices' in known) || chosen.kind !== 'choices' || chosen.unstated) return undefined
    const [key, ...others] = chosen.keys
    const alone = others.length === 0 && known.choices.find(([own]) => own === key)
    return alone ? conditionOf(await columnAt(alone[3]), chosen) : undefined
  }
  // Without a signal there is what a phone has kept: whole columns, which the manifest names.
  const unlessCut = <Value>(coming: Promise<Value | undefined>) => coming.catch(() => undefined)
  return {
    head: (fact, list) => (list === undefined ? head(fact) : headOfList(fact, list)),
    async column(name, list) {
      const some = list === undefined || parts === '' ? undefined : await unlessCut(partly(name, list))
      return some ?? whole(name)
    },
    async condition(fact, chosen) {
      return (await unlessCut(short(fact, chosen))) ?? conditionOf(await whole(fact), chosen)
    },
  }
}

/** The parts of so many rows in which a condition holds for any. */
function partsWhere({ column, holds }: Condition, partRows: number): number[] {
  const parts = new Set<number>()
  for (const [row, code] of column.rows.entries()) if (holds[code] === 1) parts.add(Math.floor(row / partRows))
  return [...parts]
}
