/** The one address of a page: no file ending, no slash at the end. */
export function canonicalUrl(pathname: string, site: URL | undefined): string {
  const page = pathname.replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '')
  return new URL(page || '/', site).href
}
