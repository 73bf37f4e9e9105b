import * as v from 'valibot'
import type { Snapshot } from '#catalogue/open-snapshot.ts'
import type { EncodedPicture } from '#catalogue/pictures/encode-picture.ts'
import { nearestWidth, SMALL_WIDTH } from '#catalogue/pictures/picture-widths.ts'
import { shopCatalogue } from '#catalogue/shop-catalogue.ts'
import { type CatalogueEntry, catalogueEntry, type NamedKey } from './catalogue-entry.ts'

/** Where descriptions still fit: beyond that the store itself searches them. */
const MOST_WITH_PROSE = 2_000

/**
 * Every item of a snapshot once, sub-category by sub-category. New items rank first, then the first of each
 * sub-category, then the second of each.
 */
export function searchEntries(snapshot: Snapshot): CatalogueEntry[] {
  const catalogue = shopCatalogue(snapshot)
  const withProse = countItems(snapshot) <= MOST_WITH_PROSE
  const fresh = new Map(
    snapshot
      .all(v.object({ id: v.string() }), 'SELECT id FROM item WHERE newness IS NOT NULL ORDER BY newness')
      .map(({ id }, index) => [id, index + 1]),
  )
  const entries = new Map<string, CatalogueEntry>()
  for (const main of catalogue.categories()) {
    for (const sub of main.subCategories) {
      for (const [position, { item, picture, second, family }] of catalogue
        .itemsOf(sub.subCategoryId, sub.itemCount)
        .entries()) {
        const use: NamedKey = [main.slug, main.name]
        const kind: NamedKey = [`${main.slug}/${sub.slug}`, sub.name]
        const known = entries.get(item.itemId)
        if (known !== undefined) {
          known.choices.use.push(use)
          known.choices.kind.push(kind)
          continue
        }
        const pictures = { picture: smallName(picture), second: smallName(second) }
        const newness = fresh.get(item.itemId)
        const place = { use, kind, position, newness, family, row: entries.size, withProse, ...pictures }
        entries.set(item.itemId, catalogueEntry(item, place))
      }
    }
  }
  return [...entries.values()]
}

function smallName(picture: EncodedPicture | undefined): string {
  return picture === undefined ? '' : `${picture.name}-${nearestWidth(picture.widths, SMALL_WIDTH)}`
}

function countItems(snapshot: Snapshot): number {
  return snapshot.one(v.object({ count: v.number() }), 'SELECT count(*) AS count FROM item')?.count ?? 0
}
