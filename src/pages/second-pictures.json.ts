import type { APIRoute } from 'astro'
import { storePageShare } from '#catalogue/listing-pages.ts'
import { shop } from '#catalogue/shop.ts'
import { plainSource } from '#components/catalogue/picture-sources.ts'
import { productPath } from '#domain/paths.ts'
import { SMALL_WIDTH } from '#domain/picture-widths.ts'

/** Of the shelves of the store page, by the paths of products; in the page itself they would not come with its first packets. */
export const GET: APIRoute = () => {
  const catalogue = shop()
  const categories = catalogue.categories()
  const share = storePageShare(categories)
  const shelves = 'cards' in share ? categories.flatMap(({ subCategories }) => subCategories) : []
  const itemIds = shelves.flatMap(({ subCategoryId }) =>
    catalogue.itemsOf(subCategoryId, 'cards' in share ? share.cards : 0),
  )
  const sources = itemIds
    .map((itemId) => catalogue.card(itemId))
    .flatMap(({ item, second }) => (second ? [[productPath(item), plainSource(second, SMALL_WIDTH)]] : []))
  return Response.json(Object.fromEntries(sources))
}
