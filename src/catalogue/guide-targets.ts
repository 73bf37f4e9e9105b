import { inAppLink } from '#domain/in-app-link.ts'
import * as paths from '#domain/paths.ts'
import type { Catalogue } from './catalogue.ts'
import type { FindTarget } from './read-guide.ts'
import { STANDING_PAGES } from './standing-pages.ts'

/**
 * What links of guides may name: an item by code or id, a sub-category by its id, a page that stays, or an address with
 * https. `slugs` are those of main and sub-categories by their ids.
 */
export function guideTargets({ items, subCategories }: Catalogue, slugs: ReadonlyMap<string, string>): FindTarget {
  const known = new Map<string, string>()
  for (const item of items) known.set(item.code, paths.productPath(item))
  for (const item of items) known.set(item.itemId, paths.productPath(item))
  // Where the store has no code, the code is empty, and so is a link that was begun and left.
  known.delete('')
  for (const { subCategoryId, mainCategoryId } of subCategories) {
    const [main, sub] = [slugs.get(`main ${mainCategoryId}`), slugs.get(`sub ${subCategoryId}`)]
    if (main !== undefined && sub !== undefined && !known.has(subCategoryId)) {
      known.set(subCategoryId, paths.subCategoryPath({ slug: main }, { slug: sub }))
    }
  }
  return (target) => {
    const url = URL.parse(target)
    if (url?.protocol === 'https:') return url.href
    const page = inAppLink(target)
    return known.get(target) ?? (page !== undefined && STANDING_PAGES.has(page) ? page : undefined)
  }
}
