import { cents } from '#domain/cents.ts'
import type { SearchDocument } from './search-document.ts'

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
