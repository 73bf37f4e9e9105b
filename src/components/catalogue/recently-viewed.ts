import { readCard } from '#stores/read-card.ts'
import { $recentlyViewed, rememberViewed } from '#stores/recently-viewed.ts'
import { cardAfter } from './viewed-card.ts'

/** Offers what was looked at before, and remembers what is looked at now. */
export function showRecentlyViewed(section: HTMLElement): void {
  const item = section.querySelector('template')?.content.querySelector('li')
  const own = item && readCard(item)
  if (!own) return
  const others = $recentlyViewed.get().filter(({ itemId }) => itemId !== own.itemId)
  section.querySelector('ul')?.append(...others.map((viewed) => cardAfter(item, viewed)))
  section.hidden = others.length === 0
  rememberViewed(own)
}
