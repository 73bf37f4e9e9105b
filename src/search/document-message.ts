import * as v from 'valibot'
import { cents } from '#domain/cents.ts'
import { FAMILY_TRAITS } from '#domain/family-traits.ts'
import type { SearchDocument } from './search-document.ts'

/** Names of main and sub-category; documents refer to them by number. */
export const CategoryMessage = v.tuple([v.string(), v.string()])
export type CategoryMessage = v.InferOutput<typeof CategoryMessage>

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
  v.string(),
  v.string(),
  v.string(),
  v.array(v.tuple([v.picklist([0, 1, 2]), v.number()])),
  v.string(),
  v.number(),
  v.number(),
])
export type DocumentMessage = v.InferOutput<typeof DocumentMessage>

const NO_CATEGORY: CategoryMessage = ['', '']
const TRAIT_NUMBERS = { colour: 0, size: 1, thickness: 2 } as const

export function writeDocument(document: SearchDocument, category: number): DocumentMessage {
  const { itemId, code, name, brand, price, brief, picture, keywords, measures, material, second } = document
  const amount = price === 'on-request' ? 0 : price
  const family = document.family.map(({ trait, count }): DocumentMessage[12][number] => [TRAIT_NUMBERS[trait], count])
  const { sold, squareMetre, row } = document
  const compared = [keywords, measures] as const
  return [
    itemId,
    code,
    name,
    brand,
    amount,
    brief,
    picture,
    category,
    ...compared,
    material,
    second,
    family,
    sold,
    squareMetre,
    row,
  ]
}

export function readDocument(message: DocumentMessage, categories: readonly CategoryMessage[]): SearchDocument {
  const [itemId, code, name, brand, price, brief, picture, category, ...others] = message
  const [keywords, measures, material, second, family, sold, squareMetre, row] = others
  const [mainCategory, subCategory] = categories[category] ?? NO_CATEGORY
  // One object, made at once: lists of ten thousand rows ask for as many.
  return {
    itemId,
    code,
    name,
    brand,
    price: price === 0 ? 'on-request' : cents(price),
    brief,
    material,
    family: family.map(([number, count]) => ({ trait: FAMILY_TRAITS[number], count })),
    picture,
    second,
    sold,
    squareMetre: cents(squareMetre),
    row,
    mainCategory,
    subCategory,
    keywords,
    measures,
  }
}
