import * as v from 'valibot'
import type { SnapshotPair } from './attach-snapshots.ts'
import type { ItemLine, Listed } from './listed-items.ts'
import { reportedPrice } from './reported-price.ts'

/** What an editor sees of a change: `''` for nothing. */
export interface FieldChange {
  field: 'name' | 'code' | 'price' | 'brand' | 'description' | 'sub-categories' | 'pictures' | 'new arrival'
  old: string
  new: string
}

export interface ItemChange extends ItemLine {
  fields: FieldChange[]
  /** File in the pictures folder, where another picture stood for the item before; null otherwise. */
  oldPicture: string | null
}

const Side = {
  name: v.string(),
  code: v.string(),
  brand: v.string(),
  description: v.string(),
  priceCents: v.nullable(v.number()),
  isNew: v.number(),
  places: v.nullable(v.string()),
  pictures: v.nullable(v.string()),
}
const Row = v.object({
  itemId: v.string(),
  now: v.pipe(v.string(), v.parseJson(), v.object(Side)),
  was: v.pipe(v.string(), v.parseJson(), v.object(Side)),
})

/** Items that both snapshots have and that differ in something a shopper can see. */
export function readItemChanges(pair: SnapshotPair, most: number): Listed<ItemChange> {
  if (pair.last === undefined) return { count: 0, entries: [] }
  // What they show is put together for these alone: for all of 100,000 items it takes a second, and more to compare it.
  pair.make(DIFFERING)
  const sides = `
    WITH now_place AS (${placesIn('fresh', OF_THEM)}), was_place AS (${placesIn('last', OF_THEM)}),
    now_shown AS (${picturesIn('fresh', OF_THEM)}), was_shown AS (${picturesIn('last', OF_THEM)})
    SELECT now.id AS itemId, ${side('now')} AS now, ${side('was')} AS was
    FROM differing JOIN fresh.item AS now USING (id) JOIN last.item AS was USING (id)
    LEFT JOIN now_place ON now_place.item_id = now.id LEFT JOIN was_place ON was_place.item_id = now.id
    LEFT JOIN now_shown ON now_shown.item_id = now.id LEFT JOIN was_shown ON was_shown.item_id = now.id
    ORDER BY now.rowid LIMIT ${most}`
  return {
    count: pair.count('SELECT count(*) AS count FROM differing'),
    entries: pair.all(Row, sides).map(changeFrom),
  }
}

const OF_THEM = 'WHERE item_id IN (SELECT id FROM differing)'

function placesIn(schema: 'fresh' | 'last', where = ''): string {
  return `SELECT item_id, group_concat(name, ', ') AS names FROM (
    SELECT item_id, sub.name FROM ${schema}.listing JOIN ${schema}.sub_category AS sub ON sub.id = sub_id ${where}
    ORDER BY item_id, sub.id) GROUP BY item_id`
}

/** Pictures by the file of their smallest encoding, parted by spaces. */
function picturesIn(schema: 'fresh' | 'last', where = ''): string {
  return `SELECT item_id, group_concat(file, ' ') AS names FROM (
    SELECT item_id, name || '-' || json_extract(widths, '$[0]') || '.webp' AS file
    FROM ${schema}.gallery JOIN ${schema}.picture ON picture.id = picture_id ${where}
    ORDER BY item_id, position) GROUP BY item_id`
}

function side(of: 'now' | 'was'): string {
  return `json_object('name', ${of}.name, 'code', ${of}.code, 'brand', ${of}.brand, 'description', ${of}.description,
    'priceCents', ${of}.price_cents, 'isNew', ${of}.newness IS NOT NULL,
    'places', ${of}_place.names, 'pictures', ${of}_shown.names)`
}

function changeFrom({ itemId, now, was }: v.InferOutput<typeof Row>): ItemChange {
  const [picture] = filesOf(now.pictures)
  const [oldPicture] = filesOf(was.pictures)
  const field = (name: FieldChange['field'], before: string, after: string): FieldChange[] =>
    before === after ? [] : [{ field: name, old: before, new: after }]
  return {
    itemId,
    name: now.name,
    priceCents: now.priceCents,
    picture: picture ?? null,
    oldPicture: oldPicture === undefined || oldPicture === picture ? null : oldPicture,
    fields: [
      ...field('price', reportedPrice(was.priceCents), reportedPrice(now.priceCents)),
      ...field('name', was.name, now.name),
      ...field('code', was.code, now.code),
      ...field('brand', was.brand, now.brand),
      ...field('description', was.description, now.description),
      ...field('sub-categories', was.places ?? '', now.places ?? ''),
      ...field('new arrival', was.isNew ? 'yes' : 'no', now.isNew ? 'yes' : 'no'),
      ...(was.pictures === now.pictures ? [] : [pictureChange(filesOf(was.pictures), filesOf(now.pictures))]),
    ],
  }
}

function pictureChange(was: string[], now: string[]): FieldChange {
  const others = now.filter((file) => !was.includes(file)).length
  const how = others > 0 ? `, ${others} of them new` : ''
  return { field: 'pictures', old: String(was.length), new: `${now.length}${how}` }
}

function filesOf(names: string | null): string[] {
  return names === null ? [] : names.split(' ')
}

const DIFFERING = `
  CREATE TEMP TABLE differing AS
  WITH changed AS (
    SELECT now.id FROM fresh.item AS now JOIN last.item AS was USING (id)
    WHERE now.name <> was.name OR now.code <> was.code OR now.brand <> was.brand
    OR now.description <> was.description OR now.price_cents IS NOT was.price_cents
    OR (now.newness IS NULL) <> (was.newness IS NULL)
    UNION ALL SELECT item_id FROM (SELECT * FROM (${placesIn('fresh')}) EXCEPT SELECT * FROM (${placesIn('last')}))
    UNION ALL SELECT item_id FROM (SELECT * FROM (${picturesIn('fresh')}) EXCEPT SELECT * FROM (${picturesIn('last')}))
    UNION ALL SELECT item_id FROM last.listing WHERE item_id NOT IN (SELECT item_id FROM fresh.listing)
    UNION ALL SELECT item_id FROM last.gallery WHERE item_id NOT IN (SELECT item_id FROM fresh.gallery)
  )
  SELECT id FROM fresh.item WHERE id IN changed AND id IN (SELECT id FROM last.item)`
