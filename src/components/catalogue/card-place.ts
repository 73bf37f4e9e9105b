import {
  createComponent,
  markHTMLString,
  renderComponent,
  renderSlotToString,
  renderTemplate,
} from 'astro/runtime/server/index.js'
import type { PicturedItem } from '#catalogue/pictured-item.ts'
import { shop } from '#catalogue/shop.ts'
import type { PictureTurn } from './picture-sizes.ts'

type Page = Parameters<typeof renderSlotToString>[0]
type Component = Parameters<typeof renderComponent>[2]

interface Props {
  /** What shows an item as an `entry`. */
  card: Component
  itemId: string
  level: 'h2' | 'h3' | 'h4'
  turn: PictureTurn
  lean: boolean
}

/**
 * The card of an item. Its page asks nothing about the item: where thousands of pages are rendered outside Astro's build,
 * a page whose cards alone have changed is not rendered again. So a card may ask the catalogue nothing else, and depends on
 * nothing of its page.
 */
export const CardPlace = createComponent((page: Page, { card, itemId, level, turn, lean }: Props) => {
  const look = { level, turn, lean }
  const cardOf = (entry: PicturedItem) =>
    // Between spaces, as what stands on lines of its own.
    renderTemplate` ${renderComponent(page, 'ItemCard', card, { entry, ...look })} `
  const places = globalThis.cardPlaces
  if (places === undefined) return cardOf(shop().card(itemId))
  const render = async (entry: PicturedItem) => String(await renderSlotToString(page, () => cardOf(entry)))
  return renderTemplate`${markHTMLString(places.place(itemId, JSON.stringify(look), render))}`
})
