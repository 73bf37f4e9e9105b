import { API_PATH } from '#contract/api-path.ts'
import { isDictionaryPath } from '#domain/page-dictionary.ts'
import {
  BUY_PATH,
  CART_PATH,
  CATALOGUE_PATH,
  CHECKOUT_PATH,
  EDIT_PASSWORD_PATH,
  FILTER_MANIFEST_PATH,
  FORGOT_PASSWORD_PATH,
  LOG_IN_PATH,
  ORDER_DETAILS_PATH,
  PRODUCT_PATH,
  RESET_PASSWORD_PATH,
  SEARCH_MANIFEST_PATH,
  SEARCH_PATH,
  SECOND_PICTURES_PATH,
  STORE_PATH,
} from '#domain/paths.ts'
import { withoutEnd } from '#domain/without-end.ts'
import { hostingRules, matches } from '#hosting/rules.ts'

/** What of a request decides how it is answered. */
export interface Asked {
  method: string
  url: string
  /** It wants a part of a file, or nothing that was ever kept. */
  special: boolean
}

/**
 * How a request is answered. `file`: named by its content, so from the shelf where it is there. `page` and `data`: from
 * the network, and as last known where that does not answer in time; `key` is the name on the shelf, `keeps` whether an
 * answer goes there, and `drops` whether a page that is gone goes from there: not where it is one of many addresses.
 * `untouched`: as if there were no worker.
 */
export type Handling =
  | { how: 'untouched' }
  | { how: 'file'; key: string }
  | { how: 'page' | 'data'; key: string; keeps: boolean; drops: boolean }

/** What an order, a password or a token of one goes through: nothing old is ever shown there, and nothing is kept. */
const NEVER_KEPT = [CHECKOUT_PATH, LOG_IN_PATH, FORGOT_PASSWORD_PATH, RESET_PASSWORD_PATH, EDIT_PASSWORD_PATH]
/**
 * Files whose name stays, and which pages ask for. Those of the index name others, and are kept by the warming alone, when
 * all of them are there.
 */
const DATA = [SEARCH_MANIFEST_PATH, FILTER_MANIFEST_PATH, CATALOGUE_PATH, SECOND_PICTURES_PATH]
/** One page under many addresses: which order or which cart it is stands in the address alone, and is not kept. */
const SHELLS = [
  { under: `${ORDER_DETAILS_PATH}/`, key: ORDER_DETAILS_PATH },
  { under: `${BUY_PATH}/`, key: CART_PATH },
]
/** Beneath these, a name with a dot in it is that of a page. */
const BEGINNINGS = [`${PRODUCT_PATH}/`, `${STORE_PATH}/`, ...SHELLS.map(({ under }) => under)]

export function handlingOf({ method, url, special }: Asked, origin: string): Handling {
  const { origin: asked, pathname, search } = new URL(url)
  if (method !== 'GET' || asked !== origin || special || pathname.startsWith(API_PATH)) return { how: 'untouched' }
  // What the browser itself keeps to read pages with; from a shelf it would not be one.
  if (isDictionaryPath(pathname)) return { how: 'untouched' }
  if (isNamedByContent(pathname)) return { how: 'file', key: pathname }
  if (DATA.includes(pathname))
    return { how: 'data', key: pathname, keeps: pathname === SECOND_PICTURES_PATH, drops: true }
  if (NEVER_KEPT.some((page) => pathname === page || pathname.startsWith(`${page}/`))) return { how: 'untouched' }
  if (!isPage(pathname)) return { how: 'untouched' }
  const key = pageKey(pathname)
  // A server may answer a search itself.
  return { how: 'page', key, keeps: key !== SEARCH_PATH || search === '', drops: shellOf(pathname) === undefined }
}

/** Under which name a page is kept. */
export function pageKey(pathname: string): string {
  return shellOf(pathname)?.key ?? (withoutEnd(pathname, '/') || '/')
}

function isNamedByContent(pathname: string): boolean {
  return hostingRules.immutable.some((pattern) => matches(pattern, pathname)) || isOfEarlierIndex(pathname)
}

/** Where builds before 2026-11-27 have the files of the search index: a device may still have them alone. */
function isOfEarlierIndex(pathname: string): boolean {
  return pathname.startsWith(`${SEARCH_PATH}/`) && pathname.endsWith('.json')
}

function shellOf(pathname: string) {
  return SHELLS.find(({ under }) => pathname.startsWith(under))
}

function isPage(pathname: string): boolean {
  const name = pathname.slice(pathname.lastIndexOf('/') + 1)
  return !name.includes('.') || BEGINNINGS.some((beginning) => pathname.startsWith(beginning))
}
