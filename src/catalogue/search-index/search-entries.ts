import * as v from 'valibot'
import type { Snapshot } from '#catalogue/open-snapshot.ts'
import type { CatalogueItem } from '#catalogue/pictured-item.ts'
import type { EncodedPicture } from '#catalogue/pictures/encode-picture.ts'
import { nearestWidth, SMALL_WIDTH } from '#catalogue/pictures/picture-widths.ts'
import { shopCatalogue } from '#catalogue/shop-catalogue.ts'
import { slugFrom } from '#catalogue/slug.ts'
import { readDescription } from '#domain/description.ts'
import { type Fact, type FactSubject, subjectOf } from '#domain/fact.ts'
import { factText } from '#domain/fact-text.ts'
import type { FamilyCount } from '#domain/family-choices.ts'
import { type ChoiceFact, type FilterValues, filterValues } from '#domain/filter-values.ts'
import { documentOf, type SearchDocument } from '#search/search-document.ts'
import { searchTerms } from '#search/search-terms.ts'

/** A document with its weight: items of the lowest rank are the first that a shopper should see. */
export interface RankedDocument {
  document: SearchDocument
  rank: number
}

/** An item with all that lists are filtered and sorted by. */
export interface CatalogueEntry extends RankedDocument {
  /** Key and name of each. */
  choices: Record<ChoiceFact, [key: string, name: string][]>
  numbers: FilterValues['numbers']
  /** Counts from 1, the newest first; undefined for what is not new. */
  newness: number | undefined
  /** In the words of the store. */
  size: string
  thickness: string
  weight: string
}

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
        const use: [string, string] = [main.slug, main.name]
        const kind: [string, string] = [`${main.slug}/${sub.slug}`, sub.name]
        const known = entries.get(item.itemId)
        if (known !== undefined) {
          known.choices.use.push(use)
          known.choices.kind.push(kind)
          continue
        }
        const newness = fresh.get(item.itemId)
        const place = { mainCategory: main.name, subCategory: sub.name, family, withProse }
        const pictures = { picture: smallName(picture), second: smallName(second) }
        const { choices, numbers } = filterValues(item, item.facts)
        entries.set(item.itemId, {
          rank: newness === undefined ? position : -1,
          document: placedDocument(item, { ...place, ...pictures }),
          choices: { use: [use], kind: [kind], ...named(choices) },
          numbers,
          newness,
          ...measureTexts(item.facts),
        })
      }
    }
  }
  return [...entries.values()]
}

/** Kinds of materials and the like have their names among the words; a brand is called as the store calls it. */
function named({ brand, ...kinds }: FilterValues['choices']): Omit<CatalogueEntry['choices'], 'use' | 'kind'> {
  const unnamed = (keys: string[]) => keys.map((key): [string, string] => [key, ''])
  return {
    material: unnamed(kinds.material),
    colour: unnamed(kinds.colour),
    surface: unnamed(kinds.surface),
    drainage: unnamed(kinds.drainage),
    brand: brand.map((name) => [slugFrom(name) || name.replaceAll(',', ' '), name]),
  }
}

function measureTexts(facts: readonly Fact[]): Pick<CatalogueEntry, 'size' | 'thickness' | 'weight'> {
  const textOf = (subject: FactSubject) => {
    const fact = facts.find((fact) => subjectOf(fact) === subject)
    return fact === undefined ? '' : factText(fact)
  }
  return { size: textOf('size'), thickness: textOf('thickness'), weight: textOf('weight') }
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
