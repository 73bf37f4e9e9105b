import { hash } from 'node:crypto'
import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import * as v from 'valibot'
import type { Snapshot } from './open-snapshot.ts'

/** Enough that no two of a hundred million are alike by chance. */
const FIGURES = 20

const Shown = v.object({ id: v.string(), shown: v.string() })

/** What there is of an item, its address among it, but for its price and for how new it is. */
const OWN = `
  SELECT id, json_array(id, code, name, description, brand, picture_key, sub_id, facts, sold) AS shown FROM item ORDER BY id`

/** What belongs to items, in the same order. */
const BESIDE = [
  `SELECT item_id AS id, json_array(picture.id, picture.name, width, height, colour, widths) AS shown
   FROM gallery JOIN item ON item.id = item_id JOIN picture ON picture.id = picture_id ORDER BY item_id, position`,
  `SELECT item_id AS id, family_id || hash_of(traits || members) AS shown
   FROM family_member JOIN item ON item.id = item_id JOIN family ON family.id = family_id ORDER BY item_id`,
]

/**
 * For each item of a snapshot a stamp of all that is shown of it but its price: its own row, its pictures in their order,
 * and its family. As `[item, stamp]`; the same exactly when all of that is.
 */
export function* itemStamps(database: DatabaseSync): Generator<SQLInputValue[]> {
  database.function('hash_of', { deterministic: true }, (text) => stampOf(String(text)))
  const beside = BESIDE.map((sql) => followed(database.prepare(sql).iterate()))
  for (const row of database.prepare(OWN).iterate()) {
    const { id, shown } = v.parse(Shown, row)
    yield [id, stampOf(JSON.stringify([shown, ...beside.map((of) => of(id))]))]
  }
}

function stampOf(text: string): string {
  return hash('sha256', text).slice(0, FIGURES)
}

/** Reads rows along with the items that they belong to: both come in one order, and each row has its item. */
function followed(rows: Iterator<unknown>): (id: string) => string[] {
  let next = rows.next()
  return (id) => {
    const found: string[] = []
    for (; next.done !== true; next = rows.next()) {
      const row = v.parse(Shown, next.value)
      if (row.id !== id) break
      found.push(row.shown)
    }
    return found
  }
}

/** What is shown of an item, in short: its stamp, and its price in cents or nothing where it is on request. */
export interface CardStamp {
  stamp: string
  price: string
}

const StampRow = v.object({ id: v.string(), stamp: v.string(), price: v.nullable(v.number()) })

/** The stamps of all items: a card of an item is the same where both parts are. */
export function readCardStamps(snapshot: Snapshot): Map<string, CardStamp> {
  const rows = snapshot.all(
    StampRow,
    'SELECT id, stamp, price_cents AS price FROM item JOIN item_stamp ON item_id = id',
  )
  return new Map(rows.map(({ id, stamp, price }) => [id, { stamp, price: String(price ?? '') }]))
}
