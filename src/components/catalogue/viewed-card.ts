import { formatCents, formatPrice } from '#domain/cents.ts'
import { productPath } from '#domain/paths.ts'
import { unbroken } from '#domain/unbroken.ts'
import { readWrittenSaleTerms } from '#domain/written-sale-terms.ts'
import { ownDirection } from '#own-direction.ts'
import type { ViewedItem } from '#stores/recently-viewed.ts'
import * as common from '#words/common.ts'
import * as sale from '#words/sale-terms.ts'

/** The card of another product, made after one. */
export function cardAfter(card: HTMLElement, viewed: ViewedItem): HTMLElement {
  const { name, code, facts, makes, price, squareMetre, sold, picture } = viewed
  const copy = document.importNode(card, true)
  const link = copy.querySelector('.name a')
  link?.setAttribute('href', productPath(viewed))
  link?.replaceChildren(unbroken(name))
  const image = new Image()
  image.alt = ''
  image.loading = 'lazy'
  if (/^(?:\/pictures\/|https?:\/\/)/.test(picture)) image.src = picture
  copy.querySelector('.frame')?.replaceChildren(...(image.src === '' ? [] : [image]))
  for (const line of copy.querySelectorAll('.facts')) line.remove()
  const lines = [code, ...facts, makes].filter((line) => line !== '').map((line) => paragraph('facts', line))
  if (code !== '') lines[0]?.setAttribute('data-code', '')
  if (makes !== '') lines.at(-1)?.classList.add('makes')
  const asked = price === 'on-request'
  const shownPrice = paragraph('price', formatPrice(price, common.priceOnRequest))
  shownPrice.classList.toggle('request', asked)
  const per = asked ? '' : sale.perUnit(readWrittenSaleTerms(sold).unit)
  if (per !== '') shownPrice.append(' ', aside(per))
  if (squareMetre > 0) shownPrice.append(' ', aside(sale.perSquareMetre(formatCents(squareMetre)), 'area'))
  copy.querySelector('.foot')?.replaceChildren(shownPrice, ...(asked ? [] : [addButton(viewed)]))
  copy.querySelector('.foot')?.before(...lines)
  return copy
}

function paragraph(className: string, text: string): HTMLElement {
  const made = document.createElement('p')
  made.className = className
  made.dir = ownDirection ?? ''
  made.textContent = unbroken(text)
  return made
}

function aside(text: string, ...kinds: string[]): HTMLElement {
  const made = document.createElement('span')
  made.classList.add('aside', ...kinds)
  made.textContent = unbroken(text)
  return made
}

function addButton({ itemId, price, sold }: ViewedItem): HTMLElement {
  const made = document.createElement('button')
  made.type = 'button'
  made.ariaLabel = common.addToCart
  Object.assign(made.dataset, { addToCart: itemId, price: String(price), ...(sold === '' ? {} : { sold }) })
  return made
}
