import { PLAIN_CART_PATH } from '#contract/api-path.ts'
import {
  BUY_PATH,
  CART_PATH,
  FAQ_PATH,
  FAULT_PATH,
  FRESH_PRODUCT_PATH,
  HOME_PATH,
  NOT_FOUND_PATH,
  ORDER_DETAILS_PATH,
  PRODUCT_PATH,
  RESET_PASSWORD_PATH,
  SEARCH_FILES_PATH,
} from '#domain/paths.ts'

/** A path, or the beginning of one followed by `*`. */
export type PathPattern = `/${string}`

export interface HostingRules {
  /** On every answer. */
  securityHeaders: Readonly<Record<string, string>>
  /** On every answer that may be a page, so not on content-named files, where they are a tenth of a small picture. */
  pageHeaders: Readonly<Record<string, string>>
  /** Content-named files, which may be kept for a year. Everything else is asked about again each time. */
  immutable: readonly PathPattern[]
  /** Shown under the address that was asked for, when the build has no file there. */
  rewrites: readonly { from: PathPattern; to: PathPattern }[]
  /** Other spellings of an address, moved for good. */
  redirects: readonly { from: PathPattern; to: PathPattern }[]
  /** Answered by our own server, under another address, where a cookie is sent. */
  passedOn: readonly { from: PathPattern; cookie: string; to: PathPattern }[]
  /** The page for an address that does not exist, shown with status 404. */
  notFound: PathPattern
  /** The page for a fault of the server, shown with status 500 and its like. */
  fault: PathPattern
}

export const IMMUTABLE = 'public, max-age=31536000, immutable'
export const REVALIDATE = 'max-age=0, must-revalidate'
/** One person's own, for no cache and no shelf. */
export const PERSONAL = 'private, no-store'

/** Holds the cart of who runs no script. */
export const PLAIN_CART_COOKIE = 'plain-cart'

/**
 * How the built site is served, wherever that is. Our own server, `_headers`, `_redirects` and the nginx
 * configuration are all made from this table. The rest of the content security policy stands in each page, with hashes.
 */
export const hostingRules: HostingRules = {
  securityHeaders: {
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
  },
  pageHeaders: {
    'content-security-policy': "frame-ancestors 'none'; base-uri 'none'; object-src 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'x-frame-options': 'DENY',
  },
  immutable: ['/_astro/*', '/pictures/*', `${SEARCH_FILES_PATH}/*`],
  rewrites: [
    { from: `${PRODUCT_PATH}/*`, to: FRESH_PRODUCT_PATH },
    { from: `${ORDER_DETAILS_PATH}/*`, to: ORDER_DETAILS_PATH },
    { from: `${RESET_PASSWORD_PATH}/*`, to: RESET_PASSWORD_PATH },
    { from: `${BUY_PATH}/*`, to: CART_PATH },
  ],
  redirects: [
    { from: '/faq', to: FAQ_PATH },
    { from: '/index', to: HOME_PATH },
    { from: '/index.html', to: HOME_PATH },
  ],
  passedOn: [{ from: CART_PATH, cookie: PLAIN_CART_COOKIE, to: PLAIN_CART_PATH }],
  notFound: NOT_FOUND_PATH,
  fault: FAULT_PATH,
}

/** What every answer says in its head; `kept` where it is a content-named file. */
export function answerHeaders({ securityHeaders, pageHeaders }: HostingRules, kept: boolean): Record<string, string> {
  if (kept) return { 'cache-control': IMMUTABLE, ...securityHeaders }
  return { 'cache-control': REVALIDATE, ...securityHeaders, ...pageHeaders }
}

/** Whether a path falls under a pattern. */
export function matches(pattern: PathPattern, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
}
