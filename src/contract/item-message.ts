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
