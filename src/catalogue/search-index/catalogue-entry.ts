import type { CatalogueItem } from '#catalogue/pictured-item.ts'
import { slugFrom } from '#catalogue/slug.ts'
import { readDescription } from '#domain/description.ts'
import { type Fact, type FactSubject, subjectOf } from '#domain/fact.ts'
import { factText } from '#domain/fact-text.ts'
import type { FamilyCount } from '#domain/family-choices.ts'
import type { ChoiceFact } from '#domain/filter-facts.ts'
import { type FilterValues, filterValues } from '#domain/filter-values.ts'
import { type NamedChoice, namedChoices } from '#domain/named-choices.ts'
import { documentOf, type SearchDocument } from '#search/search-document.ts'
import { elidedTerms, searchTerms } from '#search/search-terms.ts'

/** A document with its weight: items of the lowest rank are the first that a shopper should see. */
export interface RankedDocument {
  document: SearchDocument
  rank: number
}

/** An item with all that lists are filtered and sorted by. */
export interface CatalogueEntry extends RankedDocument {
  choices: Record<ChoiceFact, NamedKey[]>
  numbers: FilterValues['numbers']
  /** Counts from 1, the newest first; undefined for what is not new. */
  newness: number | undefined
  /** In the words of the store. */
  size: string
  thickness: string
  weight: string
}

export type NamedKey = [key: string, name: string]

/** Where an item is listed, and what the build has of it. */
interface EntryPlace extends Omit<ItemPlace, 'mainCategory' | 'subCategory'> {
  /** All main categories and sub-categories that list it. */
  use: NamedKey[]
  kind: NamedKey[]
  /** In its first sub-category. */
  position: number
  newness: number | undefined
}

export function catalogueEntry(item: CatalogueItem, place: EntryPlace): CatalogueEntry {
  const { use, kind, position, newness, ...others } = place
  const { choices, numbers } = filterValues(item, item.facts)
  const named = namedChoices(choices, slugFrom)
  return {
    rank: newness === undefined ? position : -1,
    document: placedDocument(item, { mainCategory: nameOf(use), subCategory: nameOf(kind), ...others }),
    choices: {
      use,
      kind,
      material: keysOf(named, 'material'),
      colour: keysOf(named, 'colour'),
      surface: keysOf(named, 'surface'),
      drainage: keysOf(named, 'drainage'),
      brand: keysOf(named, 'brand'),
    },
    numbers,
    newness,
    ...measureTexts(item.facts),
  }
}

function nameOf([first]: readonly NamedKey[]): string {
  return first?.[1] ?? ''
}

function keysOf(named: readonly NamedChoice[], fact: NamedChoice['fact']): NamedKey[] {
  return named.flatMap((choice) => (choice.fact === fact ? [[choice.key, choice.name] satisfies NamedKey] : []))
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
  /** Counts from 0, in the order of the shelves. */
  row: number
  /** Whether the words of the description can be searched too. */
  withProse: boolean
}

/** What search keeps of an item that the build knows. */
export function placedDocument(item: CatalogueItem, { withProse, ...place }: ItemPlace): SearchDocument {
  const document = documentOf(item, item.facts, item.terms)
  const keywords = withProse ? `${document.keywords} ${proseWords(item.description)}` : document.keywords
  return { ...document, ...place, keywords }
}

/** The distinct words of the prose, those of three letters and more. */
function proseWords(description: string): string {
  const prose = readDescription(description).paragraphs.join(' ')
  const words = [...searchTerms(prose), ...elidedTerms(prose)]
  return [...new Set(words)].filter((word) => word.length > 2).join(' ')
}
