import type { APIRoute } from 'astro'
import { storePageShare } from '#catalogue/listing-pages.ts'
import { SMALL_WIDTH } from '#catalogue/pictures/picture-widths.ts'
import { shop } from '#catalogue/shop.ts'
import { plainSource } from '#components/catalogue/picture-sources.ts'

/** Of the shelves of the store page, card by card; in the page itself they would not come with its first packets. */
export const GET: APIRoute = () => {
  const catalogue = shop()
  const categories = catalogue.categories()
  const share = storePageShare(categories)
  const shelves = 'cards' in share ? categories.flatMap(({ subCategories }) => subCategories) : []
  const entries = shelves.flatMap(({ subCategoryId }) =>
    catalogue.itemsOf(subCategoryId, 'cards' in share ? share.cards : 0),
  )
  return Response.json(entries.map(({ second }) => second && plainSource(second, SMALL_WIDTH)))
}
