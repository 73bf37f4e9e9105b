import { cents, writtenPrice } from '#domain/cents.ts'
import { idIn, PRODUCT_PATH } from '#domain/paths.ts'
import { breakable } from '#domain/unbroken.ts'
import type { ViewedItem } from './recently-viewed.ts'

/** What a card of ItemCard.astro says; undefined where it leads to no product. */
export function readCard(card: HTMLElement): ViewedItem | undefined {
  const link = card.querySelector('.name a')
  const itemId = idIn(PRODUCT_PATH, link?.getAttribute('href') ?? '')
  if (itemId === '') return undefined
  const { price = '', sold = '' } = card.querySelector<HTMLElement>('[data-add-to-cart]')?.dataset ?? {}
  return {
    itemId,
    name: textOf(link),
    code: textOf(card.querySelector('[data-code]')),
    facts: [...card.querySelectorAll('.facts:not([data-code], .makes)')].map(textOf),
    makes: textOf(card.querySelector('.makes')),
    price: writtenPrice(price),
    squareMetre: cents(Number(card.dataset.squareMetre ?? 0)),
    sold,
    picture: card.dataset.picture ?? '',
  }
}

/** The words of an element, without what only holds its lines together. */
export function textOf(element: Pick<Element, 'textContent'> | null | undefined): string {
  return breakable(element?.textContent ?? '')
    .trim()
    .replace(/\s+/g, ' ')
}
