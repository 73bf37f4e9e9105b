/** The search: its panel below the box in the header, and its own page. */

import { formatNumber, plural } from '#counts.ts'

export const bestMatch = 'Best match'
export const category = 'Category'
export const found = (count: number) =>
  plural(count, {
    one: `${formatNumber(count)} product found. Use the arrow keys to look through them.`,
    other: `${formatNumber(count)} products found. Use the arrow keys to look through them.`,
  })
export const foundOver = (count: number) =>
  plural(count, {
    one: `over ${formatNumber(count)} product found. Use the arrow keys to look through them.`,
    other: `over ${formatNumber(count)} products found. Use the arrow keys to look through them.`,
  })
export const fromLastCatalogue = 'From our last catalogue: the store itself does not answer just now.'
export const nothingFound = '0 products found'
export const nothingMatches = (asked: string) => `Nothing matches “${asked}”.`
export const results = (count: number, asked: string) =>
  plural(count, {
    one: `${formatNumber(count)} product for “${asked}”`,
    other: `${formatNumber(count)} products for “${asked}”`,
  })
export const resultsOver = (count: number, asked: string) =>
  plural(count, {
    one: `Over ${formatNumber(count)} product for “${asked}”`,
    other: `Over ${formatNumber(count)} products for “${asked}”`,
  })
export const searching = 'Searching…'
export const see = (count: number) =>
  plural(count, { one: `See ${formatNumber(count)} product`, other: `See ${formatNumber(count)} products` })
export const seeAll = 'See all products'
export const seeOver = (count: number) =>
  plural(count, { one: `See over ${formatNumber(count)} product`, other: `See over ${formatNumber(count)} products` })
export const showMore = 'Show more'
export const tooManyFound = 'This finds too many products to show. Please type more of what you look for.'
/** Before, in and after the link to the store. */
export const trySomethingElse = [
  'Try a shorter word, an item code or a size such as 6 × 4 ft, or browse the ',
  'store',
  '.',
] as const
export const typeSomething = 'Type what you look for: a word, a size or an item code.'
/** Before, in and after the link to the store. */
export const unreachable = ['Search cannot be reached just now. The ', 'store', ' can be browsed as always.'] as const
/** Of products that are newer than the build. */
export const otherCategory = 'Other'
