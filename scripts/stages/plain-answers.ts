import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { getCookie, setCookie } from 'hono/cookie'
import { PLAIN_CART_PATH } from '#contract/api-path.ts'
import { CART_PATH, SEARCH_PATH } from '#domain/paths.ts'
import { readLiveItems } from '#flows/live-catalogue.ts'
import { isFromOwnPage } from '#gateway/mutation-guard.ts'
import { saidOnce } from '#gateway/said-once.ts'
import { apiHeaders, type SiteOrigin } from '#gateway/site-origin.ts'
import { PLAIN_CART_COOKIE } from '#hosting/rules.ts'
import type { FilledPage } from '#hosting/static-app.ts'
import type { CatalogueCalls } from '#store-api/catalogue-calls.ts'
import { changedByForm, type PlainCart, readPlainCart, writePlainCart } from '#without-script/plain-cart.ts'
import { type LiveItems, plainCartPage } from '#without-script/plain-cart-page.ts'
import { plainSearch } from '#without-script/plain-search.ts'
import { wrongOnOurSide } from '#words/pages.ts'
import * as words from '#words/plain-cart.ts'

export interface PlainPorts {
  store: Pick<CatalogueCalls, 'item'>
  site: SiteOrigin
  /** Counts a request that does what a call of the gateway does, so many times; false for too many. */
  isWithin(route: string, context: Context, times?: number): Promise<boolean>
  imageTemplate: string
  say(trouble: string): void
}

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
      isAsked: (context) => getCookie(context, PLAIN_CART_COOKIE) !== undefined,
      page: cartPage,
      isPersonal: true,
    },
    // Where something else serves the pages, calls alone come here.
    [PLAIN_CART_PATH]: { isAsked: () => true, page: cartPage, isPersonal: true },
  }

  async function cartPage(root: string, context: Context): Promise<string> {
    const cart = cartOf(context)
    const mayAsk = cart.length === 0 || (await isWithin('GET /api/items', context, cart.length))
    const items = mayAsk ? await liveItems(cart) : undefined
    const unpriced = mayAsk ? words.unpriced : words.tooOften
    const isFull = context.req.query(FULL) !== undefined
    const notices = [...(isFull ? [words.full] : []), ...(items === undefined ? [unpriced] : [])]
    return plainCartPage(await readFile(join(root, `${CART_PATH}.html`), 'utf8'), cart, items, notices)
  }

  async function liveItems(cart: PlainCart): Promise<LiveItems> {
    try {
      const ids = cart.map(({ itemId }) => itemId)
      return (await readLiveItems(store, ids, say)).items
    } catch (error) {
      say(`The cart of a page without a script has no prices: ${error}`)
      return undefined
    }
  }
}

/** Takes what forms of pages without a script say of the cart, and leads to it. */
export function takePlainCart(app: Hono, { site, isWithin, say }: Pick<PlainPorts, 'site' | 'isWithin' | 'say'>): void {
  const routes = new Hono()
  const troubles = saidOnce(say, () => performance.now())
  const tooLarge = (context: Context) => context.text(words.notTaken, 413)
  routes.post(
    PLAIN_CART_PATH,
    apiHeaders(site),
    bodyLimit({ maxSize: MOST_BYTES, onError: tooLarge }),
    async (context) => {
      if (!isFromOwnPage(site, context)) return context.text(words.notTaken, 403)
      if (!FORM.test(context.req.header('content-type') ?? '')) return context.text(words.notTaken, 415)
      if (!(await isWithin('GET /api/items', context))) return context.text(words.tooMany, 429)
      const form = await context.req.parseBody().catch(() => undefined)
      if (form === undefined) {
        troubles.log('A form of a page without a script could not be read.')
        return context.text(words.notTaken, 400)
      }
      const text = writePlainCart(changedByForm(cartOf(context), form))
      if (text === undefined) return context.redirect(`${CART_PATH}?${FULL}`, 303)
      setCookie(context, PLAIN_CART_COOKIE, text, {
        path: '/',
        httpOnly: true,
        sameSite: 'Lax',
        secure: site.isSecure,
        maxAge: KEPT_S,
      })
      return context.redirect(CART_PATH, 303)
    },
  )
  routes.onError(({ message }, context) => {
    troubles.log(`A form of a page without a script met a fault: ${message}`)
    return context.text(wrongOnOurSide, 500)
  })
  app.route('/', routes)
}

/** What our forms are sent as, and nothing else. */
const FORM = /^application\/x-www-form-urlencoded *(?:;|$)/i

function cartOf(context: Context): PlainCart {
  return readPlainCart(getCookie(context, PLAIN_CART_COOKIE))
}
