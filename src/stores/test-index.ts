import { cents } from '#domain/cents.ts'
import { SEARCH_MANIFEST_PATH, searchFilePath } from '#domain/paths.ts'
import { writeDocument } from '#search/document-message.ts'
import { fieldText, SEARCH_FIELDS, type SearchDocument } from '#search/search-document.ts'
import { SEARCH_INDEX_VERSION, writeShardNumbers } from '#search/search-index-files.ts'
import { someDocument } from '#search/test-document.ts'

/** A mat of $10.00 as search knows it. */
export function someMat(itemId: string, more: Partial<SearchDocument> = {}): SearchDocument {
  const named = { itemId, code: `HH-${itemId}`, name: `Mat ${itemId}`, price: cents(1_000), row: -1 }
  return someDocument({ ...named, mainCategory: 'Horse', subCategory: 'Stable', ...more })
}

/** What `stubCalls` answers of the search index of these items, so many of them in a shard. */
export function indexOf(
  documents: readonly SearchDocument[],
  size = documents.length,
  stamp = '',
): Record<string, object> {
  const categories = [...new Set(documents.map(categoryOf))]
  const shards = Array.from({ length: Math.ceil(documents.length / size) }, (_, number) =>
    documents.slice(number * size, (number + 1) * size),
  )
  const termsOf = new Map(shards.map((shard, number) => [number, new Set(shard.flatMap(termsIn))]))
  const lexicon = [...new Set(documents.flatMap(termsIn))].toSorted()
  const path = (name: string) => `GET ${searchFilePath(name)}`
  return {
    [`GET ${SEARCH_MANIFEST_PATH}`]: {
      ...{ version: SEARCH_INDEX_VERSION, items: documents.length, stamp, head: searchFilePath('head') },
      shards: shards.map((_, number) => searchFilePath(`shard-${number}`)),
      lexicon: [[lexicon[0], searchFilePath('lexicon')]],
    },
    [path('head')]: { categories: categories.map((category) => category.split('/')), documents: [] },
    [path('lexicon')]: lexicon.map((term) => {
      const numbers = [...termsOf].flatMap(([number, terms]) => (terms.has(term) ? [number] : []))
      return [term, writeShardNumbers(numbers)]
    }),
    ...Object.fromEntries(
      shards.map((shard, number) => [
        path(`shard-${number}`),
        shard.map((document) => writeDocument(document, categories.indexOf(categoryOf(document)))),
      ]),
    ),
  }
}

function termsIn(document: SearchDocument): string[] {
  return SEARCH_FIELDS.flatMap((field) => fieldText(document, field).split(' ')).filter((term) => term !== '')
}

function categoryOf({ mainCategory, subCategory }: SearchDocument): string {
  return `${mainCategory}/${subCategory}`
}
