import { HOME_PATH } from '#domain/paths.ts'
import { withoutEnd } from '#domain/without-end.ts'

/** The one address of a page: no file ending, no slash at the end. */
export function canonicalUrl(pathname: string, site: URL | undefined): string {
  const page = withoutEnd(pathname.replace(/(?:\/index)?\.html$/, ''), '/')
  return new URL(page || HOME_PATH, site).href
}
