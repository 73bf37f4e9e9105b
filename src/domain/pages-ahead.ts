import { ABOUT_US_PATH, FAQ_PATH, FIND_PATH, HOME_PATH, PRODUCT_PATH, STORE_PATH } from './paths.ts'

// What may be fetched before anybody goes there: pages that are the same for all, so that nothing is counted, written or
// anybody's own.

const PAGES: readonly string[] = [HOME_PATH, STORE_PATH, FIND_PATH, ABOUT_US_PATH, FAQ_PATH]
const BEGINNINGS = [`${STORE_PATH}/`, `${PRODUCT_PATH}/`]

/** What a browser says of its line (Network Information API); not every browser says something. */
export interface StatedLine {
  saveData?: unknown
  /** `slow-2g`, `2g`, `3g` or `4g`. */
  effectiveType?: unknown
}

/** Whether the document of a link may be fetched ahead. */
export function mayFetchAhead(link: Pick<URL, 'origin' | 'pathname' | 'search'>, here: typeof link): boolean {
  const { origin, pathname, search } = link
  if (origin !== here.origin || search !== '' || pathname === here.pathname) return false
  return PAGES.includes(pathname) || BEGINNINGS.some((beginning) => pathname.startsWith(beginning))
}

/** Whether a line has room for what may turn out to be of no use. */
export function hasRoomAhead({ saveData, effectiveType }: StatedLine): boolean {
  return saveData !== true && (effectiveType === undefined || effectiveType === '4g')
}

/**
 * The rules by which a browser fetches documents that are marked `data-ahead`, and makes those marked `data-ahead="whole"`
 * ready to be shown (HTML Standard, 7.6.1). Which are marked, a script decides; other addresses are none of theirs.
 */
export const AHEAD_RULES = JSON.stringify({
  prefetch: [rule('[data-ahead]', PAGES)],
  prerender: [rule('[data-ahead=whole]', [STORE_PATH, FIND_PATH])],
})

/** The home page has a script that does not wait, and is not made ready. */
function rule(marked: string, pages: readonly string[]): object {
  const paths = [...pages, ...BEGINNINGS.map((beginning) => `${beginning}*`)]
  return { eagerness: 'immediate', where: { and: [{ selector_matches: marked }, { href_matches: paths }] } }
}
