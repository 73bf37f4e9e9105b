import { cents } from '#domain/cents.ts'
import type { SearchDocument } from '#search/search-document.ts'
import type { CatalogueEntry } from './catalogue-entry.ts'

/** A document that says nothing but what is given. */
export function someDocument(changes: Partial<SearchDocument> = {}): SearchDocument {
  return {
    itemId: 'S-1',
    code: '',
    name: '',
    brand: '',
    price: cents(100),
    brief: '',
    material: '',
    family: [],
    sold: '',
    squareMetre: cents(0),
    picture: '',
    second: '',
    row: 0,
    mainCategory: '',
    subCategory: '',
    keywords: '',
    measures: '',
    ...changes,
  }
}

/** An entry that states nothing but what is given. */
export function someEntry({
  choices,
  ...changes
}: Partial<Omit<CatalogueEntry, 'choices'>> & { choices?: Partial<CatalogueEntry['choices']> } = {}): CatalogueEntry {
  return {
    document: someDocument(),
    rank: 0,
    choices: { use: [], kind: [], material: [], colour: [], surface: [], drainage: [], brand: [], ...choices },
    numbers: {},
    newness: undefined,
    size: '',
    thickness: '',
    weight: '',
    ...changes,
  }
}
