import { isUsableId } from '#domain/id.ts'
import { productPath } from '#domain/paths.ts'
import { readCard } from './read-card.ts'
import type { ViewedItem } from './recently-viewed.ts'
import { fetchStated } from './stated-item.ts'

/** What the card of an item says, read from its page. Never throws. */
export async function fetchCard(itemId: string): Promise<ViewedItem | 'unknown' | 'unreached'> {
  const markup = openInert()
  // A browser that makes no markup of text without danger reads the whole page, and keeps it for a while.
  if (markup === undefined) return fetchStated(itemId)
  if (!isUsableId(itemId)) return 'unknown'
  try {
    const answer = await fetch(productPath({ itemId }))
    if (answer.status === 404) return 'unknown'
    if (answer.status !== 200) return 'unreached'
    markup.setHTML(cardIn(await answer.text()), { sanitizer: {} })
    const card = markup.querySelector('li')
    const item = card === null ? undefined : readCard(card)
    markup.replaceChildren()
    return item ?? 'unknown'
  } catch {
    return 'unreached'
  }
}

/** The card that a page holds for what was looked at; empty where it is the page of no item. */
export function cardIn(page: string): string {
  const [, own = ''] = page.split('data-recently-viewed', 2)
  const [, held = ''] = own.split('<template', 2)
  const [card = ''] = held.split('</template>', 1)
  return card.slice(card.indexOf('>') + 1)
}

/** https://developer.mozilla.org/docs/Web/API/Element/setHTML: drops whatever could run. */
interface SafeMarkup extends Element {
  setHTML(text: string, options: { sanitizer: object }): void
}

/** An element of a document that fetches no pictures, for one card after the other; undefined where markup cannot be set so. */
function openInert(): SafeMarkup | undefined {
  if (typeof document === 'undefined') return undefined
  inert ??= document.implementation.createHTMLDocument().body
  return isSafe(inert) ? inert : undefined
}
let inert: Element | undefined

function isSafe(element: Element): element is SafeMarkup {
  return 'setHTML' in element
}
