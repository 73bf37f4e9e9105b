/** The main ways through the shop, in the header and in the mobile menu. */
export const headerLinks = [
  { label: 'Home', path: '/' },
  { label: 'Store', path: '/store' },
  { label: 'About Us', path: '/about-us' },
  { label: 'Contact Us', path: '/contact-us' },
] as const

/** Whether a link leads to the page, or to the part of the shop, that is open. */
export function isCurrent(path: string, pathname: string): boolean {
  const page = pathname.replace(/\.html$/, '')
  return path === '/' ? page === '/' || page === '/index' : page === path || page.startsWith(`${path}/`)
}
