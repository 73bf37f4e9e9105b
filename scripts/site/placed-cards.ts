import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import type { RenderCard } from '#catalogue/card-places.ts'
import type { PicturedItem } from '#catalogue/pictured-item.ts'
import { namedAddresses } from './named-addresses.ts'
import { pageMarks } from './page-marks.ts'
import type { FilledPage } from './shared-markup.ts'

/** A card in a page: the stamp of what it shows of the item, and where it stands, in bytes. */
export const PlacedCard = v.strictTuple([v.string(), v.string(), v.string(), v.number(), v.number()])
export type PlacedCard = [itemId: string, look: string, stamp: string, start: number, length: number]

/** A page with a letter for each byte (latin1), and its cards in their order. */
export interface PageOfCards {
  text: string
  cards: PlacedCard[]
}

/** The same, and what it names within the site. */
export interface JoinedPage extends PageOfCards {
  addresses: string[]
}

/** What stands where in a page: its text before, between and behind the cards, one piece more than cards. */
export interface Frame {
  pieces: string[]
  cards: { itemId: string; look: string }[]
  /** What the pieces name. */
  addresses: string[]
}

type Markup = { stamp: string; markup: string; addresses: Iterable<string> }

/** For the cards of the sub-categories that pages are made of. */
const MOST_KEPT = 1_000

/** Renders the cards of pages apart from their pages, and puts them there: it is `globalThis.cardPlaces`. */
export interface PlacedCards {
  /** Forgets the places of the page before. */
  begin(): void
  /** The items of the cards that were placed since. */
  itemIds(): string[]
  /** A rendered page with its cards in their places. */
  fill(page: FilledPage): Promise<JoinedPage>
  /** A page of before with the cards that have changed since; undefined where none of that look was rendered here yet. */
  renew(page: PageOfCards): Promise<JoinedPage | undefined>
}

/** `stampOf` tells whether the card of an item is the same, `entryOf` what it shows. */
export function placeCards(
  stampOf: (itemId: string) => string,
  entryOf: (itemId: string) => PicturedItem,
): PlacedCards {
  const { mark, split } = pageMarks()
  const looks = new Map<string, RenderCard>()
  const kept = new LRUCache<string, Markup>({ max: MOST_KEPT })
  let placed: Frame['cards'] = []
  globalThis.cardPlaces = {
    place(itemId, look, render) {
      if (!looks.has(look)) looks.set(look, render)
      return mark(placed.push({ itemId, look }) - 1)
    },
  }
  const rendered = async (itemId: string, look: string, stamp: string): Promise<Markup> => {
    const key = `${itemId} ${stamp} ${look}`
    const render = looks.get(look)
    if (render === undefined) throw new Error(`No page had a card of the look ${look}.`)
    const known = kept.get(key)
    if (known !== undefined) return known
    const markup = Buffer.from(await render(entryOf(itemId))).toString('latin1')
    const made = { stamp, markup, addresses: namedAddresses(markup) }
    kept.set(key, made)
    return made
  }
  return {
    begin() {
      placed = []
    },
    itemIds: () => placed.map(({ itemId }) => itemId),
    fill({ text, addresses }) {
      const { pieces, numbers } = split(text)
      const cards = numbers.flatMap((number) => placed[number] ?? [])
      return joined({ pieces, cards, addresses }, ({ itemId, look }) => rendered(itemId, look, stampOf(itemId)))
    },
    async renew(page) {
      if (page.cards.some(([, look]) => !looks.has(look))) return undefined
      return joined(frameOf(page), ({ itemId, look }, index) => {
        const [, , stamp = '', start = 0, length = 0] = page.cards[index] ?? []
        const now = stampOf(itemId)
        if (now !== stamp) return rendered(itemId, look, now)
        const markup = page.text.slice(start, start + length)
        return { stamp, markup, addresses: namedAddresses(markup) }
      })
    },
  }
}

/** Puts cards into a frame. */
export async function joined(
  { pieces, cards, addresses }: Frame,
  markupOf: (card: Frame['cards'][number], index: number) => Markup | Promise<Markup>,
): Promise<JoinedPage> {
  let [text = ''] = pieces
  const placed: PlacedCard[] = []
  const named = [...addresses]
  for (const [index, card] of cards.entries()) {
    const { stamp, markup, addresses } = await markupOf(card, index)
    placed.push([card.itemId, card.look, stamp, text.length, markup.length])
    text += markup + (pieces[index + 1] ?? '')
    named.push(...addresses)
  }
  return { text, cards: placed, addresses: named }
}

/** What is left of a page without its cards. */
export function frameOf({ text, cards }: PageOfCards): Frame {
  const ends = [0, ...cards.map(([, , , start, length]) => start + length)]
  const starts = [...cards.map(([, , , start]) => start), text.length]
  const pieces = ends.map((end, index) => text.slice(end, starts[index]))
  return {
    pieces,
    cards: cards.map(([itemId, look]) => ({ itemId, look })),
    addresses: pieces.flatMap((piece) => [...namedAddresses(piece)]),
  }
}
