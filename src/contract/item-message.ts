import * as v from 'valibot'
import { cents } from '#domain/cents.ts'
import type { Item } from '#domain/item.ts'

const PriceMessage = v.union([
  v.literal('on-request'),
  v.pipe(
    v.number(),
    v.safeInteger(),
    v.minValue(1),
    v.transform((amount) => cents(amount)),
  ),
])

/** An item between gateway and browser: the domain's own shape, as JSON. */
export const ItemMessage: v.GenericSchema<unknown, Item> = v.object({
  itemId: v.string(),
  code: v.string(),
  name: v.string(),
  description: v.string(),
  brand: v.string(),
  pictureKey: v.string(),
  subCategoryId: v.string(),
  price: PriceMessage,
})

/** `GET /api/items?ids=…`: what the store says of them now; ids it does not have are missing. */
export const LiveItemsMessage = v.object({ items: v.array(ItemMessage), missing: v.array(v.string()) })

/** `GET /api/search?q=…` */
export const SearchMessage = v.object({ items: v.array(ItemMessage) })

/** `GET /api/items/{itemId}`: an item with the ids of its pictures, for one that is newer than the build. */
export const FreshItemMessage = v.object({ item: ItemMessage, pictureIds: v.array(v.string()) })

/** Most ids in one `GET /api/items`. */
export const MOST_LIVE_IDS = 50
