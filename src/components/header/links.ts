import { ABOUT_US_PATH, CONTACT_US_PATH, HOME_PATH, STORE_PATH } from '#domain/paths.ts'
import * as common from '#words/common.ts'
import * as navigation from '#words/navigation.ts'

/** The main ways through the shop, in the header and in the mobile menu. */
export const headerLinks = [
  { label: common.home, path: HOME_PATH },
  { label: common.store, path: STORE_PATH },
  { label: navigation.aboutUs, path: ABOUT_US_PATH },
  { label: common.contactUs, path: CONTACT_US_PATH },
] as const

/** The path of the link that leads to the page, or to the part of the shop, that is open. */
export function openLink(pathname: string): string | undefined {
  const page = pathname.replace(/\.html$/, '').replace(/^\/index$/, HOME_PATH)
  return headerLinks.find(({ path }) => page === path || page.startsWith(`${path}/`))?.path
}
