import { PRODUCT_PATH, STORE_PATH, subCategoryPath } from '#domain/paths.ts'
import { choicePagePath, choicePages, type NarrowableList, narrowableLists } from './choice-pages.ts'
import { pageCount } from './listing-pages.ts'
import type { ShopCatalogue } from './shop-catalogue.ts'
import { STANDING_PAGES } from './standing-pages.ts'

const HERE = 'https://shop.invalid'

type Asked = Pick<ShopCatalogue, 'categories' | 'choicesOf' | 'item'>

/**
 * Where a slide leads: its link within the shop, or the store where there is no such page, or none any more. A link that
 * leads nowhere would stop the build, and with it every price.
 */
export function slideTarget(catalogue: Asked, link: string): string {
  return isPage(catalogue, new URL(link, HERE).pathname) ? link : STORE_PATH
}

function isPage(catalogue: Asked, path: string): boolean {
  if (STANDING_PAGES.has(path)) return true
  if (path.startsWith(`${PRODUCT_PATH}/`)) return catalogue.item(path.slice(PRODUCT_PATH.length + 1)) !== undefined
  // The last is the narrowest: a sub-category after its main category.
  const own = narrowableLists(catalogue).findLast((list) => path === list.path || path.startsWith(`${list.path}/`))
  return own !== undefined && pathsOf(catalogue, own).includes(path)
}

function pathsOf(catalogue: Asked, own: NarrowableList): string[] {
  const { main, sub, path } = own
  const further = main && sub ? pagesAfterFirst(pageCount(sub)).map((page) => subCategoryPath(main, sub, page)) : []
  return [path, ...further, ...choicePages(catalogue, [own]).map(choicePagePath)]
}

function pagesAfterFirst(pages: number): number[] {
  return Array.from({ length: pages - 1 }, (_, index) => index + 2)
}
