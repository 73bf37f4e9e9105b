import { ABOUT_US_PATH, CONTACT_US_PATH, HOME_PATH, STORE_PATH } from '#domain/paths.ts'
/** The main ways through the shop, in the header and in the mobile menu. */
export const headerLinks = [
  { label: 'Home', path: HOME_PATH },
  { label: 'Store', path: STORE_PATH },
  { label: 'About Us', path: ABOUT_US_PATH },
  { label: 'Contact Us', path: CONTACT_US_PATH },
] as const

/** The path of the link that leads to the page, or to the part of the shop, that is open. */
export function openLink(pathname: string): string | undefined {
  const page = pathname.replace(/\.html$/, '').replace(/^\/index$/, HOME_PATH)
  return headerLinks.find(({ path }) => page === path || page.startsWith(`${path}/`))?.path
}
