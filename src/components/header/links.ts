/** The main ways through the shop, in the header and in the mobile menu. */
export const headerLinks = [
  { label: 'Home', path: '/' },
  { label: 'Store', path: '/store' },
  { label: 'About Us', path: '/about-us' },
  { label: 'Contact Us', path: '/contact-us' },
] as const

/** The path of the link that leads to the page, or to the part of the shop, that is open. */
export function openLink(pathname: string): string | undefined {
  const page = pathname.replace(/\.html$/, '').replace(/^\/index$/, '/')
  return headerLinks.find(({ path }) => page === path || page.startsWith(`${path}/`))?.path
}
