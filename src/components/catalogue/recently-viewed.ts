import { formatPrice, writtenPrice } from '#domain/cents.ts'
import { productPath } from '#domain/paths.ts'
import { unbroken } from '#domain/unbroken.ts'
import { $recentlyViewed, rememberViewed, type ViewedItem } from '#stores/recently-viewed.ts'
import * as common from '#words/common.ts'

/** Offers what was looked at before, and remembers what is looked at now. */
export function showRecentlyViewed(section: HTMLElement): void {
  const { itemId = '', name = '', price = '', picture = '' } = section.dataset
  const others = $recentlyViewed.get().filter((viewed) => viewed.itemId !== itemId)
  const template = section.querySelector('template')
  if (template !== null && others.length > 0) {
    section.querySelector('ul')?.append(...others.map((viewed) => card(template, viewed)))
    section.hidden = false
  }
  rememberViewed({ itemId, name, price: writtenPrice(price), picture })
}

function card(template: HTMLTemplateElement, viewed: ViewedItem): Node {
  const copy = document.importNode(template.content, true)
  copy.querySelector('a')?.setAttribute('href', productPath(viewed))
  const image = copy.querySelector('img')
  if (/^(?:\/pictures\/|https?:\/\/)/.test(viewed.picture)) image?.setAttribute('src', viewed.picture)
  const name = copy.querySelector('.name')
  const price = copy.querySelector('.price')
  if (name !== null) name.textContent = unbroken(viewed.name)
  if (price !== null) price.textContent = formatPrice(viewed.price, common.priceOnRequest)
  return copy
}
