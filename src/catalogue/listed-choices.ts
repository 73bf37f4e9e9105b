import * as v from 'valibot'
import { NAMED_FACTS, type NamedChoice } from '#domain/named-choices.ts'
import type { Snapshot } from './open-snapshot.ts'

/** A list that is made of others: all mats, or those of a main category. */
export type PartedList = { of: 'range' } | { of: 'main'; id: string }

/** A list of the shop: one of those, or that of a sub-category. */
export type ListOfItems = PartedList | { of: 'sub'; id: string }

/** What some items of a list have in common, and how many they are. */
export interface ListedChoice extends NamedChoice {
  count: number
}

export type ChoiceKey = Pick<NamedChoice, 'fact' | 'key'>

/** Fewer are no list; all of them are the list itself. */
const LEAST_ITEMS = 3

const Choice = v.object({
  fact: v.picklist(NAMED_FACTS),
  key: v.string(),
  name: v.string(),
  count: v.number(),
})

const SIZE = {
  range: 'SELECT count(DISTINCT item_id) AS count FROM listing',
  main: `SELECT count(DISTINCT item_id) AS count FROM listing JOIN sub_category ON sub_category.id = sub_id
    WHERE main_id = ?`,
  sub: 'SELECT count(*) AS count FROM listing WHERE sub_id = ?',
}
const Count = v.object({ count: v.number() })

/** How many items a list has; one that stands in several of its sub-categories counts once. */
export function readSize(snapshot: Snapshot, list: ListOfItems): number {
  return snapshot.one(Count, SIZE[list.of], ...idOf(list))?.count ?? 0
}

/**
 * The choices that part a list and have a page: in the order of the facts, those of most items first. A key that is no
 * part of an address has none.
 */
export function readChoices(snapshot: Snapshot, list: ListOfItems): ListedChoice[] {
  const found = snapshot.all(
    Choice,
    `SELECT fact, key, name, count FROM list_choice
     WHERE kind = ? AND id = ? AND key NOT GLOB '*[^a-z0-9-]*' AND count >= ${LEAST_ITEMS} AND count < (${SIZE[list.of]})
     ORDER BY count DESC, key`,
    list.of,
    list.of === 'range' ? '' : list.id,
    ...idOf(list),
  )
  return found.toSorted((a, b) => NAMED_FACTS.indexOf(a.fact) - NAMED_FACTS.indexOf(b.fact))
}

const ItemId = v.object({ id: v.string() })

const SHELVES = {
  range: '',
  main: `AND shelf BETWEEN (SELECT min(rowid) FROM sub_category WHERE main_id = ?1)
    AND (SELECT max(rowid) FROM sub_category WHERE main_id = ?1)`,
  sub: 'AND shelf = (SELECT rowid FROM sub_category WHERE id = ?1)',
}
/** An item that several shelves have counts once; few are. */
const MOST_SHELVES = 2

/** Some items of a list that have something, in the order of the shelves. */
export function readIdsWith(
  snapshot: Snapshot,
  list: ListOfItems,
  { fact, key }: ChoiceKey,
  count: number,
  offset: number,
): string[] {
  const wanted = offset + count
  for (let rows = wanted * MOST_SHELVES; ; rows *= MOST_SHELVES) {
    const found = snapshot.all(
      ItemId,
      `SELECT item_id AS id FROM shelf_choice
       WHERE fact = ?2 AND key = ?3 ${SHELVES[list.of]} ORDER BY shelf, position LIMIT ?4`,
      list.of === 'range' ? '' : list.id,
      fact,
      key,
      rows,
    )
    const ids = [...new Set(found.map(({ id }) => id))]
    if (ids.length >= wanted || found.length < rows) return ids.slice(offset, wanted)
  }
}

/** A list within another that has some of something. */
export interface ListedPart {
  /** Of a main category or a sub-category. */
  id: string
  count: number
}

const Part = v.object({ id: v.string(), count: v.number() })

const PARTS = {
  range: `SELECT id, count FROM list_choice WHERE kind = 'main' AND fact = ? AND key = ?`,
  main: `SELECT list_choice.id, count FROM sub_category
    JOIN list_choice ON kind = 'sub' AND list_choice.id = sub_category.id AND fact = ? AND key = ? WHERE main_id = ?`,
}

/** How many items have something: in each main category of the range, or in each kind of a main category. */
export function readParts(snapshot: Snapshot, list: PartedList, { fact, key }: ChoiceKey): ListedPart[] {
  return snapshot.all(Part, PARTS[list.of], fact, key, ...idOf(list))
}

function idOf(list: ListOfItems): string[] {
  return list.of === 'range' ? [] : [list.id]
}
