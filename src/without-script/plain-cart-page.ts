import { html } from 'hono/html'
import { PLAIN_CART_PATH } from '#contract/api-path.ts'
import { cents, formatCents } from '#domain/cents.ts'
import type { Item } from '#domain/item.ts'
import { productPath } from '#domain/paths.ts'
import { readSaleTerms } from '#domain/read-sale-terms.ts'
import { leastQuantity, mostQuantity, soldQuantity } from '#domain/sale-quantities.ts'
import { unbroken } from '#domain/unbroken.ts'
import { ownDirection } from '#own-direction.ts'
import { site } from '#site.ts'
import * as cartWords from '#words/cart.ts'
import * as common from '#words/common.ts'
import * as words from '#words/plain-cart.ts'
import { type PlainCart, quantityField, REMOVE } from './plain-cart.ts'

/** What the store says of the items of a cart now; undefined where it was not or could not be asked. */
export type LiveItems = readonly Item[] | undefined

/** What the cart page says to who runs no script, on hosts that know of no cart. */
const MARK = 'data-needs-script'
/** Its buttons stand among the lines and belong to a form of their own, so that Enter in a quantity updates. */
const REMOVING = 'plain-remove'

/** The built cart page, with what is to be said and the lines of a cart where it says that a script is needed. */
export async function plainCartPage(
  page: string,
  cart: PlainCart,
  live: LiveItems,
  notices: readonly string[],
): Promise<string> {
  const from = page.lastIndexOf('<p', page.indexOf(MARK))
  const end = '</p>'
  const to = page.indexOf(end, from)
  if (from === -1 || to === -1 || !page.includes(MARK)) return page
  return page.slice(0, from) + (await contentOf(cart, live, notices)) + page.slice(to + end.length)
}

interface ShownLine {
  itemId: string
  quantity: number
  /** Undefined where the store does not have it, or could not be asked. */
  item: Item | undefined
}

async function contentOf(cart: PlainCart, live: LiveItems, notices: readonly string[]): Promise<string> {
  if (cart.length === 0) return String(await html`<p class="notice">${cartWords.empty}</p>`)
  const lines = cart.map(({ itemId, quantity }): ShownLine => {
    const item = live?.find((known) => known.itemId === itemId)
    return { itemId, item, quantity: item === undefined ? quantity : soldQuantity(readSaleTerms(item), quantity) }
  })
  const [before, link, after] = words.order
  const total = live === undefined ? '' : html`<strong>${words.total(formatCents(totalOf(lines)))}</strong>`
  const order = html`${before}<a href="${mailAddress(lines)}">${link}</a>${after}`
  return String(
    await html`${notices.map((text) => html`<p class="notice">${text}</p>`)}<form method="post" action="${PLAIN_CART_PATH}"><ol class="plain-results" role="list">${lines.map((line) => rowOf(line, live !== undefined))}<li><span>${total}</span><button class="button">${words.update}</button></li></ol></form><form id="${REMOVING}" method="post" action="${PLAIN_CART_PATH}"></form><p>${order}</p>`,
  )
}

function rowOf({ itemId, quantity, item }: ShownLine, asked: boolean) {
  const own = ownDirection === undefined ? '' : html` dir="${ownDirection}"`
  const name = item?.name ?? itemId
  const terms = readSaleTerms(item ?? { name: '', description: '' })
  const bounds = html`min="${leastQuantity(terms)}" max="${mostQuantity(terms)}" step="${terms.step}"`
  const field = html`<input type="number" name="${quantityField(itemId)}" value="${quantity}" ${bounds} aria-label="${cartWords.quantityOf(name)}">`
  const remove = html`<button class="text-button" form="${REMOVING}" name="${REMOVE}" value="${itemId}" aria-label="${cartWords.removeLine(name)}">${cartWords.remove}</button>`
  return html`<li><span><a href="${productPath({ itemId })}"${own}>${unbroken(name)}</a><br><span${own}>${aboutLine(item, quantity, asked)}</span></span>${field}${remove}</li>`
}

function aboutLine(item: Item | undefined, quantity: number, asked: boolean): string {
  if (item === undefined) return asked ? words.gone : ''
  const { code, price } = item
  const said =
    price === 'on-request'
      ? common.priceOnRequest
      : words.amount(quantity, formatCents(price), formatCents(cents(price * quantity)))
  return code === '' ? said : `${code} · ${said}`
}

/** Of what has a price: the rest is left out, and its line says so. */
function totalOf(lines: readonly ShownLine[]) {
  return cents(
    lines.reduce((sum, { item, quantity }) => {
      return item === undefined || item.price === 'on-request' ? sum : sum + item.price * quantity
    }, 0),
  )
}

/** A mail to the sales team with the list in it. */
function mailAddress(lines: readonly ShownLine[]): string {
  const list = lines.map(
    ({ itemId, item, quantity }) => `${quantity} × ${item === undefined ? itemId : `${item.code} ${item.name}`}`,
  )
  return `mailto:${site.email}?subject=${encodeURIComponent(words.orderSubject)}&body=${encodeURIComponent(list.join('\r\n'))}`
}
