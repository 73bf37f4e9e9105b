import { cents } from '#domain/cents.ts'
import { SEARCH_MANIFEST_PATH, searchFilePath } from '#domain/paths.ts'
import { writeDocument } from '#search/document-message.ts'
import { fieldText, SEARCH_FIELDS, type SearchDocument } from '#search/search-document.ts'
import { SEARCH_INDEX_VERSION } from '#search/search-index-files.ts'

/** A mat of $10.00 as search knows it. */
export function someDocument(itemId: string, more: Partial<SearchDocument> = {}): SearchDocument {
  return {
    ...{ itemId, code: `HH-${itemId}`, name: `Mat ${itemId}`, brand: '', price: cents(1_000), brief: '', material: '' },
    ...{ family: [], sold: '', squareMetre: cents(0), picture: '', second: '', row: -1, keywords: '', measures: '' },
    ...{ mainCategory: 'Horse', subCategory: 'Stable' },
    ...more,
  }
}

/** What `stubCalls` answers of the search index of these items, all of them in one shard. */
export function indexOf(documents: readonly SearchDocument[]): Record<string, object> {
  const categories = [...new Set(documents.map(categoryOf))]
  const terms = documents.flatMap((document) => SEARCH_FIELDS.flatMap((field) => fieldText(document, field).split(' ')))
  const lexicon = [...new Set(terms)].filter((term) => term !== '').toSorted()
  const path = (name: string) => `GET ${searchFilePath(name)}`
  return {
    [`GET ${SEARCH_MANIFEST_PATH}`]: {
      ...{ version: SEARCH_INDEX_VERSION, items: documents.length, head: searchFilePath('head') },
      ...{ shards: [searchFilePath('shard')], lexicon: [[lexicon[0], searchFilePath('lexicon')]] },
    },
    [path('head')]: { categories: categories.map((category) => category.split('/')), documents: [] },
    [path('shard')]: documents.map((document) => writeDocument(document, categories.indexOf(categoryOf(document)))),
    [path('lexicon')]: lexicon.map((term) => [term, '0']),
  }
}

function categoryOf({ mainCategory, subCategory }: SearchDocument): string {
  return `${mainCategory}/${subCategory}`
}
