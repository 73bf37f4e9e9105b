import { deepEqual, equal, ok } from 'node:assert/strict'
import { rmSync } from 'node:fs'
import { readBuyLink } from '#domain/buy-link.ts'
import { type CartLink, decodeCartLink, encodeCartLink } from '#domain/cart-link.ts'
import { comparedIds, MOST_COMPARED } from '#domain/compared-ids.ts'
import { readContactSubject } from '#domain/contact-subject.ts'
import { filtersIn, withoutFilters } from '#domain/filter-parameters.ts'
import { isUsableId } from '#domain/id.ts'
import { inAppLink } from '#domain/in-app-link.ts'
import { listLinkAddress, readListLink } from '#domain/list-link.ts'
import { nextPage } from '#domain/next-page.ts'
import { idIn, leadsTo } from '#domain/paths.ts'
import { MOST_QUANTITY } from '#domain/sale-quantities.ts'
import { readOrderView, writeOrderView } from '#islands/orders/order-view.ts'
import { readFilterView, writeFilterView } from '#search/filter-selection.ts'
import { changedByForm, readPlainCart, writePlainCart } from '#without-script/plain-cart.ts'
import { plainSearch } from '#without-script/plain-search.ts'
import { writeSearchSite } from '#without-script/test-search-site.ts'
import type { Door } from './door.ts'

let site: string | undefined

/** A built site with an index, written once for all inputs. */
function searchSite(): string {
  site ??= writeSearchSite(10)
  return site
}

/** Removes what the doors have written. */
export function clearLinkDoors(): void {
  if (site !== undefined) rmSync(site, { recursive: true, force: true })
}

const SHOP = 'https://shop.example'
const CART = encodeCartLink(['010101', '010102', 'S-1'].map((itemId, index) => ({ itemId, quantity: index + 1 })))

/** What a link says is a cart that could be written as one. */
function expectCart(link: CartLink | undefined): void {
  if (link?.status === 'cart') deepEqual(decodeCartLink(encodeCartLink(link.entries)), link)
}

export const LINK_DOORS: readonly Door[] = [
  { name: 'link: a cart', sound: [CART, 'v1~AS-1~0o6zb2'], open: (text) => expectCart(decodeCartLink(text)) },
  {
    name: 'cookie: the cart of a page without a script',
    sound: [CART, 'v1~AS-1~0o6zb2'],
    open(text) {
      const cart = readPlainCart(text)
      const kept = writePlainCart(cart)
      if (kept !== undefined) deepEqual(readPlainCart(kept), cart)
    },
  },
  {
    name: 'form: what changes that cart',
    sound: ['add=010101&quantity=3', 'remove=S-1', 'quantity-010101=4&quantity-S-1=2'],
    open(text) {
      const changed = changedByForm(readPlainCart(CART), Object.fromEntries(new URLSearchParams(text)))
      ok(changed.every(({ itemId, quantity }) => isUsableId(itemId) && quantity >= 1 && quantity <= MOST_QUANTITY))
    },
  },
  {
    name: 'link: items to buy',
    sound: ['/buy/010101:4,010203', '/buy/S-1'],
    open: (text) => expectCart(readBuyLink(text)),
  },
  {
    name: 'link: a list',
    sound: [`#share=${CART}&name=Barn%202`],
    open(text) {
      const link = readListLink(text)
      if (link?.status !== 'cart') return
      const { hash } = new URL(listLinkAddress(SHOP, { name: link.name, lines: [] }))
      equal(readListLink(hash)?.status, 'cart')
    },
  },
  {
    name: 'link: what a message is about',
    sound: ['#about=product&code=ST-22&name=Stable+mat&quantity=4&measure=metre', '#about=cart'],
    open(text) {
      const subject = readContactSubject(text)
      if (subject?.kind === 'product') ok(subject.name.length <= 200 && !/[\r\n]/.test(subject.name + subject.code))
    },
  },
  {
    name: 'link: filters',
    sound: ['?use=stable,aisle&thickness=12-20,~&price=-99.5&sort=price&view=table&page=3', '?size=1'],
    open(text) {
      const address = writeFilterView(readFilterView(new URLSearchParams(text)))
      equal(writeFilterView(readFilterView(new URLSearchParams(address))), address)
      equal(filtersIn(`?${withoutFilters(text)}`), '')
    },
  },
  {
    name: 'link: a search without a script',
    sound: ['q=gym+tile&page=2', 'q=6+x+4+ft&category=Horse&sort=price', 'q=%22%3Cscript%3E&view=table'],
    share: 0.2,
    async open(text) {
      const page = await plainSearch('')(searchSite(), new URLSearchParams(text))
      // Nothing in the page is a tag but what stands there by itself.
      deepEqual(page?.match(/<(?!\/?(?:a|br|img|input|li|noscript|ol|p|span)\b)/g) ?? [], [])
    },
  },
  {
    name: 'link: a page of the shop',
    sound: ['/cart', '/product/S-1?x=1#y', '/./a/../b', 'https://evil.example/', '//evil.example', '/\\evil.example'],
    open(text) {
      const link = inAppLink(text)
      if (link === undefined) return
      equal(new URL(link, SHOP).origin, SHOP)
      equal(inAppLink(link), link)
    },
  },
  {
    name: 'link: the page after the log-in',
    sound: ['?next=/checkout', '?next=%2Flogin', '?next=//evil.example'],
    open(text) {
      const next = nextPage(text)
      equal(new URL(next, SHOP).origin, SHOP)
      ok(!leadsTo('/login', next))
    },
  },
  {
    name: 'link: an id in a path',
    sound: ['/product/S-1', '/order-details/17/', '/reset-password/T-1'],
    open: (text) => idIn('/product', text),
  },
  {
    name: 'link: items to compare',
    sound: ['S-1,S-2,S-3', 'S-1, S-1'],
    open: (text) => ok(comparedIds(text).ids.length <= MOST_COMPARED),
    anyLength: true,
  },
  {
    name: 'link: orders in an order',
    sound: ['?q=barn&status=Shipped&sort=-total', '?sort=date'],
    open(text) {
      const view = readOrderView(text)
      deepEqual(readOrderView(writeOrderView(view)), {
        ...view,
        text: view.text.toWellFormed(),
        status: view.status.toWellFormed(),
      })
    },
  },
]
