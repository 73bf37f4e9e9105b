import { hash } from 'node:crypto'
import * as v from 'valibot'
import { readCardStamps } from '#catalogue/item-stamps.ts'
import { openListings } from '#catalogue/listings.ts'
import type { Snapshot } from '#catalogue/open-snapshot.ts'
import { readCard } from '#catalogue/pictured-item.ts'
import type { EncodedPicture } from '#catalogue/pictures/encode-picture.ts'
import { shopCatalogue } from '#catalogue/shop-catalogue.ts'
import { indexPicture } from '#domain/picture-address.ts'
import { nearestWidth, SMALL_WIDTH, TELEPHONE_WIDTH } from '#domain/picture-widths.ts'
import { type CatalogueEntry, catalogueEntry, type NamedKey } from './catalogue-entry.ts'

/** Where descriptions still fit: beyond that the store itself searches them. */
const MOST_WITH_PROSE = 2_000

/** Where an item is listed. */
interface PlacedItem {
  itemId: string
  /** The main categories and sub-categories that list it. */
  use: NamedKey[]
  kind: NamedKey[]
  /** In its first sub-category. */
  position: number
  /** Counts from 1, the newest first; undefined for what is not new. */
  newness: number | undefined
}

/** The items of a snapshot as search and filters know them, each in a row of its own, read as they are asked for. */
export interface SearchRows {
  /** What search and filters have of an item. */
  entry(row: number): CatalogueEntry
  /** The entries of all rows. */
  entries(): CatalogueEntry[]
  /** A hash of all that entries are made of but prices, and the stamps of all items with their prices. */
  madeOf(): { items: string; prices: string[] }
}

/**
 * Every item of a snapshot once, sub-category by sub-category. New items rank first, then the first of each
 * sub-category, then the second of each.
 */
export function searchRows(snapshot: Snapshot): SearchRows {
  const placed = placedItems(snapshot)
  const withProse = countItems(snapshot) <= MOST_WITH_PROSE
  const entry = (row: number) => {
    const { itemId, ...place } = demanded(placed[row])
    const { item, picture, second, family } = demanded(readCard(snapshot, itemId))
    const pictures = { picture: indexed(picture, TELEPHONE_WIDTH), second: indexed(second, SMALL_WIDTH) }
    return catalogueEntry(item, { ...place, ...pictures, family, row, withProse })
  }
  return {
    entry,
    entries: () => placed.map((_, row) => entry(row)),
    madeOf() {
      const stamps = readCardStamps(snapshot)
      const cards = placed.map(({ itemId }) => demanded(stamps.get(itemId)))
      const items = placed.map((place, row) => JSON.stringify([place, cards[row]?.stamp]))
      return { items: hash('sha256', [withProse, ...items].join('\n')), prices: cards.map(({ price }) => price) }
    },
  }
}

function placedItems(snapshot: Snapshot): PlacedItem[] {
  const catalogue = shopCatalogue(snapshot)
  const listings = openListings(snapshot)
  const fresh = new Map(
    snapshot
      .all(v.object({ id: v.string() }), 'SELECT id FROM item WHERE newness IS NOT NULL ORDER BY newness')
      .map(({ id }, index) => [id, index + 1]),
  )
  const placed = new Map<string, PlacedItem>()
  for (const main of catalogue.categories()) {
    for (const sub of main.subCategories) {
      const use: NamedKey = [main.slug, main.name]
      const kind: NamedKey = [`${main.slug}/${sub.slug}`, sub.name]
      for (const [position, itemId] of listings.of(sub.subCategoryId).entries()) {
        const known = placed.get(itemId)
        known?.use.push(use)
        known?.kind.push(kind)
        if (known === undefined) {
          placed.set(itemId, { itemId, use: [use], kind: [kind], position, newness: fresh.get(itemId) })
        }
      }
    }
  }
  return [...placed.values()]
}

/** What a snapshot lists, it has: its tables refer to each other. */
function demanded<T>(found: T | undefined): T {
  if (found === undefined) throw new Error('The snapshot lists an item that it does not have.')
  return found
}

/** With its largest encoding of at most so many pixels, where that is larger than the small one. */
function indexed(picture: EncodedPicture | undefined, most: number): string {
  if (picture === undefined) return ''
  const { name, widths } = picture
  const small = nearestWidth(widths, SMALL_WIDTH)
  const largest = Math.max(...widths.filter((width) => width <= most))
  return indexPicture(name, small, largest > small ? largest : undefined)
}

function countItems(snapshot: Snapshot): number {
  return snapshot.one(v.object({ count: v.number() }), 'SELECT count(*) AS count FROM item')?.count ?? 0
}
