import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { getCookie, setCookie } from 'hono/cookie'
import { PLAIN_CART_PATH } from '#contract/api-path.ts'
import { CART_PATH, SEARCH_PATH } from '#domain/paths.ts'
import { readLiveItems } from '#flows/live-catalogue.ts'
import { isFromOwnPage } from '#gateway/mutation-guard.ts'
import type { SiteOrigin } from '#gateway/site-origin.ts'
import type { FilledPage } from '#hosting/static-app.ts'
import type { CatalogueCalls } from '#store-api/catalogue-calls.ts'
import { changedByForm, type PlainCart, readPlainCart, writePlainCart } from '#without-script/plain-cart.ts'
import { plainCartPage } from '#without-script/plain-cart-page.ts'
import { plainSearch } from '#without-script/plain-search.ts'
import * as words from '#words/plain-cart.ts'

export interface PlainPorts {
  store: Pick<CatalogueCalls, 'item'>
  site: SiteOrigin
  /** Counts a request that does what a call of the gateway does, so many times; false for too many. */
  isWithin(route: string, context: Context, times?: number): Promise<boolean>
  imageTemplate: string
  say(trouble: string): void
}

const COOKIE = 'plain-cart'
const KEPT_S = 30 * 24 * 60 * 60
/** A quantity for each of 50 lines. */
const MOST_BYTES = 16 * 1024
/** In the address of the cart page: what was added did not fit. */
const FULL = 'full'

/** What our own server answers to who runs no script: what a search has found, and a cart in a cookie. */
export function plainPages({ store, isWithin, imageTemplate, say }: PlainPorts): Readonly<Record<string, FilledPage>> {
  const find = plainSearch(imageTemplate)
  return {
    [SEARCH_PATH]: {
      isAsked: ({ req }) => req.query('q') !== undefined,
      async page(root, context) {
        if (!(await isWithin('GET /api/search', context))) return undefined
        return find(root, new URL(context.req.url).searchParams).catch((error: unknown) => {
          say(`The page of searches is answered without a search: ${error}`)
          return undefined
        })
      },
    },
    [CART_PATH]: {
      isAsked: (context) => getCookie(context, COOKIE) !== undefined,
      async page(root, context) {
        const cart = cartOf(context)
        if (!(await isWithin('GET /api/items', context, cart.length))) return undefined
        const ids = cart.map(({ itemId }) => itemId)
        const live = await readLiveItems(store, ids, say).catch((error: unknown) => {
          say(`The cart of a page without a script has no prices: ${error}`)
          return undefined
        })
        const page = await readFile(join(root, `${CART_PATH}.html`), 'utf8')
        return plainCartPage(page, cart, live?.items, context.req.query(FULL) !== undefined)
      },
    },
  }
}

/** Takes what forms of pages without a script say of the cart, and leads to it. */
export function takePlainCart(app: Hono, { site, isWithin }: Pick<PlainPorts, 'site' | 'isWithin'>): void {
  app.post(PLAIN_CART_PATH, bodyLimit({ maxSize: MOST_BYTES }), async (context) => {
    if (!isFromOwnPage(site, context)) return context.text(words.notTaken, 403)
    if (!(await isWithin('GET /api/items', context))) return context.text(words.tooMany, 429)
    const text = writePlainCart(changedByForm(cartOf(context), await context.req.parseBody()))
    if (text === undefined) return context.redirect(`${CART_PATH}?${FULL}`, 303)
    setCookie(context, COOKIE, text, {
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      secure: site.isSecure,
      maxAge: KEPT_S,
    })
    return context.redirect(CART_PATH, 303)
  })
}

function cartOf(context: Context): PlainCart {
  return readPlainCart(getCookie(context, COOKIE))
}
