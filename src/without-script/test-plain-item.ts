import { cents } from '#domain/cents.ts'
import type { Item } from '#domain/item.ts'

/** An item of $10.00 as the store tells of it. */
export function plainItem(itemId: string, more: Partial<Item> = {}): Item {
  return {
    itemId,
    code: `C-${itemId}`,
    name: `Mat ${itemId}`,
    description: '',
    brand: '',
    pictureKey: '',
    subCategoryId: '',
    price: cents(1_000),
    ...more,
  }
}
