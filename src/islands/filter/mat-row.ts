import { IMAGE_URL_TEMPLATE } from 'astro:env/client'
import { formatPrice, type Price } from '#domain/cents.ts'
import { productPath } from '#domain/paths.ts'
import { smallPictureAddress } from '#domain/picture-address.ts'
import { leastQuantity } from '#domain/sale-quantities.ts'
import { inShownUnit } from '#domain/shown-measures.ts'
import { breakable, unbroken } from '#domain/unbroken.ts'
import { readWrittenSaleTerms } from '#domain/written-sale-terms.ts'
import { smallPicture } from '#islands/card/small-picture.ts'
import { element } from '#islands/element.ts'
import { ownText } from '#islands/own-text.ts'
import { areaPrice } from '#islands/units/area-price.ts'
import type { ShownRow } from '#search/filter-index.ts'
import type { SearchDocument } from '#search/search-document.ts'
import { $shownUnit } from '#stores/shown-unit.ts'
import * as common from '#words/common.ts'
import * as comparing from '#words/compare.ts'
import * as words from '#words/sale-terms.ts'
import * as units from '#words/units.ts'
import styles from './MatTable.module.css'

/** A row of a table of mats: picture, name and code, its measures, its price, how many go into the cart, and comparing. */
export function matRow({ document, size, thickness, weight }: ShownRow): HTMLTableRowElement {
  const row = element(
    'tr',
    {},
    element('th', { scope: 'row' }, mat(document)),
    factCell(size),
    factCell(thickness, styles.measure),
    factCell(weight, styles.measure),
    ownText(element('td', {}, document.material)),
    priceCell(document),
    element('td', {}, element('div', { className: styles.ways ?? '' }, ...ways(document))),
  )
  row.dataset.comparable = ''
  return row
}

function mat({ itemId, name, code, picture }: SearchDocument): HTMLElement {
  const link = element('a', { href: productPath({ itemId }) }, unbroken(name))
  return element(
    'div',
    { className: styles.mat ?? '' },
    element('span', { className: `thumb ${styles.picture}` }, ...smallPicture(picture, 56)),
    ownText(element('span', { className: 'name' }, link, element('small', {}, code))),
  )
}

/** A fact in the unit that was chosen, and what the maker states behind it where that is another. */
function factCell(text: string, className = ''): HTMLElement {
  const stated = breakable(text)
  const shown = inShownUnit(stated, $shownUnit.get())
  const cell = ownText(element('td', { className }, unbroken(shown)))
  if (shown !== stated) cell.title = units.stated(stated)
  return cell
}

function priceCell({ price, sold, squareMetre }: SearchDocument): HTMLElement {
  const per = price === 'on-request' ? '' : words.perUnit(readWrittenSaleTerms(sold).unit)
  const cell = element('td', { className: 'number' }, `${formatPrice(price, common.priceOnRequest)} `)
  if (per !== '') cell.append(element('small', {}, unbroken(per)))
  if (squareMetre > 0) cell.append(element('small', {}, unbroken(areaPrice(squareMetre, $shownUnit.get()))))
  return cell
}

function ways(document: SearchDocument): HTMLElement[] {
  return [...(document.price === 'on-request' ? [] : [buy(document, document.price)]), compare(document.name)]
}

function buy({ itemId, name, code, picture, sold }: SearchDocument, price: Exclude<Price, 'on-request'>): HTMLElement {
  const terms = readWrittenSaleTerms(sold)
  const quantity = element('input', {
    ...{ type: 'text', inputMode: 'numeric', autocomplete: 'off', defaultValue: String(leastQuantity(terms)) },
    ariaLabel: words.quantityIn(common.quantity, words.counted(terms.unit)),
  })
  quantity.dataset.quantity = ''
  const add = element('button', { type: 'button', className: 'button quiet plus', ariaLabel: common.addToCart })
  Object.assign(add.dataset, {
    ...{ addToCart: itemId, name, code, price: String(price), ...(sold === '' ? {} : { sold }) },
    picture: picture === '' ? '' : smallPictureAddress(IMAGE_URL_TEMPLATE, picture, 'webp'),
  })
  const bar = element('div', { className: styles.buy ?? '' }, quantity, add)
  bar.dataset.buyBar = ''
  return bar
}

/** A press is answered, and what is chosen is shown, as on cards. */
function compare(name: string): HTMLElement {
  const ariaLabel = comparing.compareItem(name)
  const control = element('button', { type: 'button', className: styles.compare ?? '', ariaLabel }, comparing.compare)
  control.dataset.compare = ''
  return control
}
