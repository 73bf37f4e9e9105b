import {
  ABOUT_US_PATH,
  CONTACT_US_PATH,
  FAQ_PATH,
  FIND_PATH,
  HOME_PATH,
  mainCategoryPagePath,
  PLANNER_PATH,
  productPath,
  RETURN_POLICY_PATH,
  SHIPPING_INFO_PATH,
  STORE_PATH,
  subCategoryPath,
  TERMS_OF_SERVICE_PATH,
} from '#domain/paths.ts'
import { choicePagePath, choicePages, narrowableLists } from './choice-pages.ts'
import { listingPages } from './listing-pages.ts'
import type { ShopCatalogue } from './shop-catalogue.ts'

const MOST_ADDRESSES = 40_000
const PAGES = [
  HOME_PATH,
  STORE_PATH,
  FIND_PATH,
  PLANNER_PATH,
  ABOUT_US_PATH,
  CONTACT_US_PATH,
  FAQ_PATH,
  SHIPPING_INFO_PATH,
  RETURN_POLICY_PATH,
  TERMS_OF_SERVICE_PATH,
]

/** Every address that a search engine should know, in files of at most 40,000. */
export function sitemapFiles(catalogue: ShopCatalogue): { name: string; paths: string[] }[] {
  const listings = listingPages(catalogue.categories()).map(({ main, sub, page }) => subCategoryPath(main, sub, page))
  const choices = choicePages(catalogue, narrowableLists(catalogue)).map(choicePagePath)
  const mains = catalogue.categories().map(mainCategoryPagePath)
  const paths = [
    ...PAGES,
    ...mains,
    ...listings,
    ...choices,
    ...catalogue.itemIds().map((itemId) => productPath({ itemId })),
  ]
  const count = Math.ceil(paths.length / MOST_ADDRESSES)
  return Array.from({ length: count }, (_, index) => ({
    name: `part-${index + 1}`,
    paths: paths.slice(index * MOST_ADDRESSES, (index + 1) * MOST_ADDRESSES),
  }))
}
