/** A field that takes a code or a name, and offers the products which that may become. */

import { formatNumber, plural } from '#counts.ts'

export const notFound = 'No product has this code or name.'
export const options = (count: number) =>
  plural(count, { one: `${formatNumber(count)} product offered`, other: `${formatNumber(count)} products offered` })
export const unreachable = 'The list of products cannot be reached, so nothing could be looked up.'
