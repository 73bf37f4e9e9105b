import { IMAGE_URL_TEMPLATE } from 'astro:env/client'
import { formatPrice } from '#domain/cents.ts'
import { productPath } from '#domain/paths.ts'
import { smallPictureAddress } from '#domain/picture-address.ts'
import { CARD_SIZES, SMALL_WIDTH } from '#domain/picture-widths.ts'
import { inShownUnit } from '#domain/shown-measures.ts'
import type { ShownUnit } from '#domain/shown-unit.ts'
import { unbroken } from '#domain/unbroken.ts'
import { readWrittenSaleTerms } from '#domain/written-sale-terms.ts'
import { element } from '#islands/element.ts'
import { ownText } from '#islands/own-text.ts'
import { areaPrice } from '#islands/units/area-price.ts'
import type { SearchDocument } from '#search/search-document.ts'
import * as common from '#words/common.ts'
import * as pictures from '#words/pictures.ts'
import * as sale from '#words/sale-terms.ts'
import * as units from '#words/units.ts'
import { familyLine } from './family-line.ts'
import { smallPicture } from './small-picture.ts'

/** What stands for a text: the text, or pieces of it that are marked. */
type Marked = (text: string) => (Node | string)[]

/** The card of the store's lists where the browser draws it; styles/cards.css has its look, ItemCard.astro its twin. */
export function itemCard(document: SearchDocument, unit: ShownUnit, marked: Marked = asItIs): HTMLElement {
  const { itemId, name, code, brief, material, family, picture, second } = document
  const shown = picture === '' ? [pictureToFollow()] : smallPicture(picture, SMALL_WIDTH, CARD_SIZES)
  const frame = element('div', { className: 'frame' }, ...shown)
  if (second !== '') frame.append(secondPicture(second))
  const link = element('a', { href: productPath({ itemId }) }, ...marked(unbroken(name)))
  return element(
    'article',
    { className: 'item-card' },
    frame,
    ownText(element('h2', { className: 'name' }, link)),
    ...(code === '' ? [] : [factLine(marked(code))]),
    ...(brief === '' ? [] : [briefLine(brief, unit, marked)]),
    ...(material === '' ? [] : [factLine(marked(unbroken(material)))]),
    ...(family.length === 0 ? [] : [element('p', { className: 'facts makes' }, familyLine(family))]),
    foot(document, unit),
  )
}

function pictureToFollow(): HTMLElement {
  return element('p', { className: 'to-follow', ariaHidden: 'true' }, pictures.pictureToFollow)
}

function asItIs(text: string): string[] {
  return [text]
}

/** Lazy and not drawn, so that no byte of it comes before the first interest. */
function secondPicture(picture: string): HTMLImageElement {
  const image = element('img', { className: 'second', alt: '', loading: 'lazy' })
  image.src = smallPictureAddress(IMAGE_URL_TEMPLATE, picture, 'webp')
  return image
}

function factLine(content: (Node | string)[]): HTMLElement {
  return ownText(element('p', { className: 'facts' }, ...content))
}

function briefLine(brief: string, unit: ShownUnit, marked: Marked): HTMLElement {
  const shown = inShownUnit(brief, unit)
  const line = factLine(marked(unbroken(shown)))
  if (shown !== brief) line.title = units.stated(brief)
  return line
}

function foot({ itemId, code, price, sold, squareMetre }: SearchDocument, unit: ShownUnit): HTMLElement {
  const asked = price === 'on-request'
  const per = asked ? '' : sale.perUnit(readWrittenSaleTerms(sold).unit)
  const shown = element('p', { className: asked ? 'price request' : 'price' })
  shown.append(`${formatPrice(price, common.priceOnRequest)} `)
  if (per !== '') shown.append(element('span', { className: 'aside' }, unbroken(per)))
  if (squareMetre > 0) {
    shown.append(element('span', { className: 'aside area' }, unbroken(areaPrice(squareMetre, unit))))
  }
  if (asked) return element('div', { className: 'foot' }, shown)
  const add = element('button', { type: 'button', ariaLabel: common.addToCart })
  Object.assign(add.dataset, { addToCart: itemId, code, price: String(price), ...(sold === '' ? {} : { sold }) })
  return element('div', { className: 'foot' }, shown, add)
}
