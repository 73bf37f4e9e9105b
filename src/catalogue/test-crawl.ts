import { cents } from '#domain/cents.ts'
import type { Item } from '#domain/item.ts'
import type { Catalogue } from './catalogue.ts'
import type { Crawl } from './crawl.ts'
import type { EncodedPicture } from './pictures/encode-picture.ts'

/** A mat of the sub-category `stable` that differs as given. */
export function someItem(changes: Partial<Item> = {}): Item {
  return {
    itemId: 'S-1',
    code: 'ST-22',
    name: 'Stable mat',
    description: 'Rubber',
    brand: 'Hoof',
    pictureKey: '',
    subCategoryId: 'stable',
    price: cents(8950),
    ...changes,
  }
}

/** A crawl of one main category, two sub-categories and one item that differs as given. */
export function someCrawl(changes: Partial<Crawl> = {}): Crawl {
  return {
    mainCategories: [{ mainCategoryId: 'horse', name: 'Horse' }],
    subCategories: [
      { subCategoryId: 'stable', mainCategoryId: 'horse', name: 'Stable mats' },
      { subCategoryId: 'trailer', mainCategoryId: 'horse', name: 'Trailer mats' },
    ],
    items: [someItem()],
    newItems: [],
    slides: [],
    galleries: new Map(),
    unreadable: [],
    shifts: [],
    ...changes,
  }
}

/** A catalogue in which the sub-category `stable` lists the given items. */
export function catalogueOf(items: Item[], changes: Partial<Catalogue> = {}): Catalogue {
  const { mainCategories, subCategories } = someCrawl()
  const listings = items.map(({ itemId, subCategoryId }) => ({ subCategoryId, itemId }))
  return {
    mainCategories,
    subCategories,
    items,
    listings,
    newItemIds: [],
    galleries: new Map(),
    slides: [],
    ...changes,
  }
}

/** What is known of an encoded picture of that name. */
export function somePicture(name: string): EncodedPicture {
  return { name, width: 720, height: 480, colour: '#8a7b66', widths: [360, 720] }
}
