import { listingPages } from './listing-pages.ts'
import { productPath, subCategoryPath } from './paths.ts'
import type { ShopCatalogue } from './shop-catalogue.ts'

const MOST_ADDRESSES = 40_000
const PAGES = [
  '/',
  '/store',
  '/about-us',
  '/contact-us',
  '/FAQ',
  '/shipping-info',
  '/return-policy',
  '/terms-of-service',
]

/** Every address that a search engine should know, in files of at most 40,000. */
export function sitemapFiles(catalogue: ShopCatalogue): { name: string; paths: string[] }[] {
  const listings = listingPages(catalogue.categories()).map(({ main, sub, page }) => subCategoryPath(main, sub, page))
  const paths = [...PAGES, ...listings, ...catalogue.itemIds().map((itemId) => productPath({ itemId }))]
  const count = Math.ceil(paths.length / MOST_ADDRESSES)
  return Array.from({ length: count }, (_, index) => ({
    name: `part-${index + 1}`,
    paths: paths.slice(index * MOST_ADDRESSES, (index + 1) * MOST_ADDRESSES),
  }))
}
