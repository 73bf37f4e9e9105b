import { readCardStamps } from './item-stamps.ts'
import { openListings } from './listings.ts'
import type { Snapshot } from './open-snapshot.ts'
import type { ShopCatalogue } from './shop-catalogue.ts'

/** Of some questions to a catalogue a text that changes when their answer does, had without answering. */
export type QuestionStamps = { [Name in keyof ShopCatalogue]?: (...asked: Parameters<ShopCatalogue[Name]>) => string }

/** Stamps of the questions that nearly all pages consist of: each is answered by what there is of certain items. */
export function questionStamps(snapshot: Snapshot): QuestionStamps & Required<Pick<QuestionStamps, 'card'>> {
  const stamps = readCardStamps(snapshot)
  const stampOf = (itemId: string) => {
    const card = stamps.get(itemId)
    return card === undefined ? '' : `${card.stamp} ${card.price}`
  }
  const shownOf = (itemId: string) => stamps.get(itemId)?.stamp ?? ''
  const listings = openListings(snapshot)
  return {
    item: stampOf,
    gallery: stampOf,
    familyOf: stampOf,
    card: stampOf,
    pictureOf: shownOf,
    firstPicture: (subCategoryId) => listings.of(subCategoryId).slice(0, 1).map(shownOf).join(),
    itemsOf: (subCategoryId, count, offset = 0) =>
      JSON.stringify(listings.of(subCategoryId).slice(offset, offset + count)),
    itemsWith: (list, choice, count, offset = 0) => JSON.stringify(listings.with(list, choice, count, offset)),
    relatedTo: ({ itemId, subCategoryId }, count) => JSON.stringify(listings.beside(itemId, subCategoryId, count)),
  }
}
