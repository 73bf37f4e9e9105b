import type { FilterFact } from '#domain/filter-facts.ts'
import { type Condition, rowsLeft } from './filter-rows.ts'

/** Facts whose choices are given up together, and what is found without them. */
export interface GivenUp {
  facts: FilterFact[]
  items: number
}

/** So many ways on are read. */
const MOST_WAYS = 6

/**
 * As few facts as will do, without whose choices a list is not left empty: one where one will do, else two, and so on; what
 * most is found without comes first. None where the list has nothing by itself. Takes one pass for each fact.
 */
export function leastGivenUp(
  items: number,
  list: readonly Condition[],
  chosen: ReadonlyMap<FilterFact, Condition>,
): GivenUp[] {
  const sets = [...failedSets(rowsLeft(items, list), [...chosen.values()])]
  // Of a row that fails the fewest conditions each has to go, and a row that is found without them fails just these.
  const fewest = Math.min(...sets.map(([failed]) => sizeOf(failed)))
  return sets
    .filter(([failed]) => sizeOf(failed) === fewest)
    .map(([failed, items]) => ({ facts: [...chosen.keys()].filter((_, nth) => (failed >> nth) & 1), items }))
    .toSorted((a, b) => b.items - a.items)
    .slice(0, MOST_WAYS)
}

/** Sets of conditions that a row fails, a bit each, and how many rows fail just these. */
function failedSets(rows: Uint32Array, conditions: readonly Condition[]): Map<number, number> {
  const failed = new Uint16Array(rows.length)
  for (const [nth, { column, holds }] of conditions.entries()) {
    for (let place = 0; place < rows.length; place += 1) {
      const fails = 1 - (holds[column.rows[rows[place] ?? 0] ?? 0] ?? 0)
      failed[place] = (failed[place] ?? 0) | (fails << nth)
    }
  }
  const counts = new Uint32Array(2 ** conditions.length)
  for (const set of failed) counts[set] = (counts[set] ?? 0) + 1
  return new Map([...counts.entries()].filter(([, rows]) => rows > 0))
}

function sizeOf(set: number): number {
  return set === 0 ? 0 : (set & 1) + sizeOf(set >> 1)
}
