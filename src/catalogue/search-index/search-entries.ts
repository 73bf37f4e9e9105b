import * as v from 'valibot'
import type { Snapshot } from '#catalogue/open-snapshot.ts'
import type { CatalogueItem } from '#catalogue/pictured-item.ts'
import type { EncodedPicture } from '#catalogue/pictures/encode-picture.ts'
import { nearestWidth, SMALL_WIDTH } from '#catalogue/pictures/picture-widths.ts'
import { shopCatalogue } from '#catalogue/shop-catalogue.ts'
import { readDescription } from '#domain/description.ts'
import type { FamilyCount } from '#domain/family-choices.ts'
import { documentOf, type SearchDocument } from '#search/search-document.ts'
import { searchTerms } from '#search/search-terms.ts'

/** A document with its weight: items of the lowest rank are the first that a shopper should see. */
export interface RankedDocument {
  document: SearchDocument
  rank: number
}

/** Where descriptions still fit: beyond that the store itself searches them. */
const MOST_WITH_PROSE = 2_000

/**
 * Every item of a snapshot once, sub-category by sub-category. New items rank first, then the first of each
 * sub-category, then the second of each.
 */
export function searchEntries(snapshot: Snapshot): RankedDocument[] {
  const catalogue = shopCatalogue(snapshot)
  const withProse = countItems(snapshot) <= MOST_WITH_PROSE
  const fresh = new Set(
    snapshot.all(v.object({ id: v.string() }), 'SELECT id FROM item WHERE newness IS NOT NULL').map(({ id }) => id),
  )
  const seen = new Set<string>()
  const entries: RankedDocument[] = []
  for (const main of catalogue.categories()) {
    for (const sub of main.subCategories) {
      for (const [position, { item, picture, second, family }] of catalogue
        .itemsOf(sub.subCategoryId, sub.itemCount)
        .entries()) {
        if (seen.has(item.itemId)) continue
        seen.add(item.itemId)
        entries.push({
          rank: fresh.has(item.itemId) ? -1 : position,
          document: placedDocument(item, {
            mainCategory: main.name,
            subCategory: sub.name,
            picture: smallName(picture),
            second: smallName(second),
            family,
            withProse,
          }),
        })
      }
    }
  }
  return entries
}

interface ItemPlace {
  mainCategory: string
  subCategory: string
  picture: string
  second: string
  family: FamilyCount[]
  /** Whether the words of the description can be searched too. */
  withProse: boolean
}

/** What search keeps of an item that the build knows. */
export function placedDocument(item: CatalogueItem, { withProse, ...place }: ItemPlace): SearchDocument {
  const document = documentOf(item, item.facts, item.terms)
  const keywords = withProse ? `${document.keywords} ${proseWords(item.description)}` : document.keywords
  return { ...document, ...place, keywords }
}

function smallName(picture: EncodedPicture | undefined): string {
  return picture === undefined ? '' : `${picture.name}-${nearestWidth(picture.widths, SMALL_WIDTH)}`
}

function countItems(snapshot: Snapshot): number {
  return snapshot.one(v.object({ count: v.number() }), 'SELECT count(*) AS count FROM item')?.count ?? 0
}

/** The distinct words of the prose, those of three letters and more. */
function proseWords(description: string): string {
  const words = searchTerms(readDescription(description).paragraphs.join(' '))
  return [...new Set(words)].filter((word) => word.length > 2).join(' ')
}
