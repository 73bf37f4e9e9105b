import * as v from 'valibot'
import { cents } from '#domain/cents.ts'
import type { Fact } from '#domain/fact.ts'
import { type FamilyCount, familyCounts } from '#domain/family-choices.ts'
import type { Item } from '#domain/item.ts'
import type { SaleTerms } from '#domain/sale-terms.ts'
import { readWrittenSaleTerms } from '#domain/written-sale-terms.ts'
import { FactsColumn } from './facts-column.ts'
import { FamilyTraits } from './family-rows.ts'
import type { Snapshot } from './open-snapshot.ts'
import { pictureFrom, secondPictureFrom } from './picture-row.ts'
import type { EncodedPicture } from './pictures/encode-picture.ts'

/** An item with what its name and description state, read when the snapshot was written. */
export interface CatalogueItem extends Item {
  facts: Fact[]
  terms: SaleTerms
}

/** An item as a card shows it. */
export interface PicturedItem {
  item: CatalogueItem
  /** The picture that stands for it; undefined where the store has none. */
  picture: EncodedPicture | undefined
  /** The next one of its gallery. */
  second: EncodedPicture | undefined
  /** How many colours, sizes and thicknesses its family has; nothing where it stands alone. */
  family: FamilyCount[]
}

export const ItemRow = v.pipe(
  v.object({
    id: v.string(),
    code: v.string(),
    item_name: v.string(),
    description: v.string(),
    brand: v.string(),
    picture_key: v.string(),
    sub_id: v.string(),
    price_cents: v.nullable(v.number()),
    facts: FactsColumn,
    sold: v.string(),
  }),
  v.transform(
    (row): CatalogueItem => ({
      itemId: row.id,
      code: row.code,
      name: row.item_name,
      description: row.description,
      brand: row.brand,
      pictureKey: row.picture_key,
      subCategoryId: row.sub_id,
      price: row.price_cents === null ? 'on-request' : cents(row.price_cents),
      facts: row.facts,
      terms: readWrittenSaleTerms(row.sold),
    }),
  ),
)

const OfFamily = v.object({ traits: v.nullable(FamilyTraits) })

const PicturedItemRow = v.pipe(
  v.unknown(),
  v.transform((row): PicturedItem => {
    const { traits } = v.parse(OfFamily, row)
    const family = traits === null ? [] : familyCounts({ traits })
    return { item: v.parse(ItemRow, row), picture: pictureFrom(row), second: secondPictureFrom(row), family }
  }),
)

/** What is read of an item. */
export const ITEM =
  'item.id, code, item.name AS item_name, description, brand, picture_key, item.sub_id, price_cents, facts, sold'
export const PICTURE = 'picture.name, picture.width, picture.height, picture.colour, picture.widths'
const SECOND = ['name', 'width', 'height', 'colour', 'widths']
  .map((name) => `other.${name} AS second_${name}`)
  .join(', ')
/** What a card needs of an item, and where it comes from. */
const SHOWN = `${ITEM}, ${PICTURE}, ${SECOND}, family.traits`
const WITH_PICTURES = `
  LEFT JOIN gallery ON gallery.item_id = item.id AND gallery.position = 0
  LEFT JOIN picture ON picture.id = gallery.picture_id
  LEFT JOIN gallery AS next ON next.item_id = item.id AND next.position = 1
  LEFT JOIN picture AS other ON other.id = next.picture_id
  LEFT JOIN family_member ON family_member.item_id = item.id LEFT JOIN family ON family.id = family_member.family_id`

const CARD = `SELECT ${SHOWN} FROM item ${WITH_PICTURES} WHERE item.id = ?`

/** An item as its card shows it; undefined where there is none. */
export function readCard(snapshot: Snapshot, itemId: string): PicturedItem | undefined {
  return snapshot.one(PicturedItemRow, CARD, itemId)
}
