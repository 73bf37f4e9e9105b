import * as v from 'valibot'
import { cents, type Price } from '#domain/cents.ts'
import type { Item } from '#domain/item.ts'
import { briefFacts, describeItem } from '#domain/item-facts.ts'
import { measureTerm, readMeasures } from './search-measures.ts'
import { codeTerms, indexedTerms } from './search-terms.ts'

/** An item as search shows and compares it. */
export interface SearchDocument {
  itemId: string
  code: string
  name: string
  brand: string
  price: Price
  /** Size and thickness or material, as on a card. */
  brief: string
  /** `{name}-{width}` of the smallest picture of the build; empty where there is none. */
  picture: string
  /** Names of main and sub-category; empty for an item newer than the build. */
  mainCategory: string
  subCategory: string
  /** What else its page says, for comparing only. */
  keywords: string
}

/** Names of main and sub-category; documents refer to them by number. */
export const ShelfMessage = v.tuple([v.string(), v.string()])
export type ShelfMessage = v.InferOutput<typeof ShelfMessage>

/** A document in a file: a row, for the names of columns would outweigh what they hold. A price of 0 is on request. */
export const DocumentMessage = v.tuple([
  v.string(),
  v.string(),
  v.string(),
  v.string(),
  v.number(),
  v.string(),
  v.string(),
  v.number(),
  v.string(),
])
export type DocumentMessage = v.InferOutput<typeof DocumentMessage>

export function writeDocument(document: SearchDocument, shelf: number): DocumentMessage {
  const { itemId, code, name, brand, price, brief, picture, keywords } = document
  return [itemId, code, name, brand, price === 'on-request' ? 0 : price, brief, picture, shelf, keywords]
}

export function readDocument(message: DocumentMessage, shelves: readonly ShelfMessage[]): SearchDocument {
  const [itemId, code, name, brand, price, brief, picture, shelf, keywords] = message
  const [mainCategory, subCategory] = shelves[shelf] ?? ['', '']
  const amount = price === 0 ? 'on-request' : cents(price)
  return { itemId, code, name, brand, price: amount, brief, picture, mainCategory, subCategory, keywords }
}

/** An item as the store lists it now; of its place and its pictures the build may know more. */
export function documentOf(item: Item): SearchDocument {
  const { itemId, code, name, brand, price } = item
  const { facts } = describeItem(item)
  const keywords = facts.filter(({ label }) => !MEASURED.test(label)).map(({ value }) => value)
  return {
    itemId,
    code,
    name,
    brand,
    price,
    brief: briefFacts(facts).join(' · '),
    picture: '',
    mainCategory: '',
    subCategory: '',
    keywords: keywords.join(' '),
  }
}

const MEASURED = /^(?:size|thickness|weight)$/i

export const SEARCH_FIELDS = ['name', 'code', 'kind', 'brand', 'keywords', 'measures'] as const
export type SearchField = (typeof SEARCH_FIELDS)[number]

/** The terms of a field, parted by spaces. */
export function fieldText(document: SearchDocument, field: SearchField): string {
  if (field === 'measures') return measureTerms(document).join(' ')
  if (field === 'code') return codeTerms(document.code).join(' ')
  if (field === 'kind') return indexedTerms(`${document.subCategory} ${document.mainCategory}`).join(' ')
  return indexedTerms(document[field]).join(' ')
}

function measureTerms({ name, brief, keywords }: SearchDocument): string[] {
  const sides = [name, brief, keywords].flatMap((text) =>
    readMeasures(text).flatMap(({ readings: [first] }) => first?.sidesMm ?? []),
  )
  return [...new Set(sides.map(measureTerm))]
}
