import type { MainCategory } from '#domain/category.ts'
import { ABOUT_US_PATH, CONTACT_US_PATH, HOME_PATH, mainCategoryPagePath, STORE_PATH } from '#domain/paths.ts'
import { unbroken } from '#domain/unbroken.ts'
import { ownDirection } from '#own-direction.ts'
import * as common from '#words/common.ts'
import * as navigation from '#words/navigation.ts'

/** The main ways through the shop, in the header and in the mobile menu. */
export const headerLinks = [
  { label: common.home, path: HOME_PATH },
  { label: common.store, path: STORE_PATH },
  { label: navigation.aboutUs, path: ABOUT_US_PATH },
  { label: common.contactUs, path: CONTACT_US_PATH },
] as const

/** A way to somewhere; with a direction of its own where its name is the store's. */
export interface NamedLink {
  label: string
  path: string
  dir?: typeof ownDirection
}

/** The ways to main categories. */
export function categoryLinks(categories: readonly (MainCategory & { slug: string })[]): NamedLink[] {
  return categories.map((main) => ({ label: unbroken(main.name), path: mainCategoryPagePath(main), dir: ownDirection }))
}

/** The path of the link that leads to the page, or to the part of the shop, that is open. */
export function openLink(pathname: string): string | undefined {
  const page = pathname.replace(/\.html$/, '').replace(/^\/index$/, HOME_PATH)
  return headerLinks.find(({ path }) => page === path || page.startsWith(`${path}/`))?.path
}
