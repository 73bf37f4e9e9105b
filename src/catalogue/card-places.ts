import type { PicturedItem } from './pictured-item.ts'

/** Renders the card of any item in the look that it belongs to. */
export type RenderCard = (entry: PicturedItem) => Promise<string>

/** Puts cards into pages, for what renders pages outside Astro's build. */
export interface CardPlaces {
  /** What is to stand in a page in place of a card. `look` is all that its markup depends on but the item. */
  place(itemId: string, look: string, render: RenderCard): string
}

declare global {
  var cardPlaces: CardPlaces | undefined
}
