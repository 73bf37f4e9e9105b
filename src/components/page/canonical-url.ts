import { HOME_PATH } from '#domain/paths.ts'
import { withoutEnd } from '#domain/without-end.ts'

/** The one address of a page: no file ending, no slash at the end. */
export function canonicalUrl(pathname: string, site: URL | undefined): string {
  return new URL(pagePath(pathname), site).href
}

/** The path of a page as links have it, from that of its file. */
export function pagePath(pathname: string): string {
  return withoutEnd(pathname.replace(/(?:\/index)?\.html$/, ''), '/') || HOME_PATH
}
