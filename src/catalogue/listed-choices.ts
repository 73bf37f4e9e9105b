import * as v from 'valibot'
import { NAMED_FACTS, type NamedChoice } from '#domain/named-choices.ts'
import type { Snapshot } from './open-snapshot.ts'
import { type PicturedItem, PicturedItemRow, SHOWN, WITH_PICTURES } from './pictured-item.ts'

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

const LISTED = {
  range: 'SELECT item_id, sub_id, position FROM listing',
  main: `SELECT item_id, sub_id, position FROM listing JOIN sub_category ON sub_category.id = sub_id WHERE main_id = ?`,
  sub: 'SELECT item_id, sub_id, position FROM listing WHERE sub_id = ?',
}

const Choice = v.object({
  fact: v.picklist(NAMED_FACTS),
  key: v.string(),
  name: v.string(),
  count: v.number(),
})

/**
 * The choices that part a list and have a page: in the order of the facts, those of most items first. A key that is no
 * part of an address has none.
 */
export function readChoices(snapshot: Snapshot, list: ListOfItems): ListedChoice[] {
  const found = snapshot.all(
    Choice,
    `WITH listed AS (SELECT DISTINCT item_id FROM (${LISTED[list.of]}))
     SELECT fact, key, name, count(*) AS count FROM listed JOIN item_choice USING (item_id)
     WHERE key NOT GLOB '*[^a-z0-9-]*' GROUP BY fact, key
     HAVING count(*) >= ${LEAST_ITEMS} AND count(*) < (SELECT count(*) FROM listed) ORDER BY count(*) DESC, key`,
    ...idOf(list),
  )
  return found.toSorted((a, b) => NAMED_FACTS.indexOf(a.fact) - NAMED_FACTS.indexOf(b.fact))
}

/** Items of a list that have something, in the order of the shelves. */
export function readItemsWith(
  snapshot: Snapshot,
  list: ListOfItems,
  { fact, key }: ChoiceKey,
  count: number,
  offset: number,
): PicturedItem[] {
  return snapshot.all(
    PicturedItemRow,
    `WITH listed AS (
       SELECT item_id, sub_category.rowid AS shelf, position FROM (${LISTED[list.of]})
       JOIN sub_category ON sub_category.id = sub_id JOIN item_choice USING (item_id) WHERE fact = ? AND key = ?
     ), placed AS (SELECT item_id, min(shelf * 10000000 + position) AS place FROM listed GROUP BY item_id)
     SELECT ${SHOWN} FROM placed JOIN item ON item.id = placed.item_id ${WITH_PICTURES}
     ORDER BY placed.place LIMIT ? OFFSET ?`,
    ...idOf(list),
    fact,
    key,
    count,
    offset,
  )
}

/** A list within another that has some of something. */
export interface ListedPart {
  /** Of a main category or a sub-category. */
  id: string
  count: number
}

const Part = v.object({ id: v.string(), count: v.number() })

const PARTS = {
  range: 'main_id',
  main: 'sub_id',
}

/** How many items have something: in each main category of the range, or in each kind of a main category. */
export function readParts(snapshot: Snapshot, list: PartedList, { fact, key }: ChoiceKey): ListedPart[] {
  return snapshot.all(
    Part,
    `SELECT ${PARTS[list.of]} AS id, count(*) AS count
     FROM item_choice JOIN listing USING (item_id) JOIN sub_category ON sub_category.id = sub_id
     WHERE fact = ? AND key = ? ${list.of === 'main' ? 'AND main_id = ?' : ''} GROUP BY ${PARTS[list.of]}`,
    fact,
    key,
    ...idOf(list),
  )
}

function idOf(list: ListOfItems): string[] {
  return list.of === 'range' ? [] : [list.id]
}
