import { formatNumber, plural } from '#counts.ts'

/** How many there are of what a category holds. */
export const items = (count: number) =>
  plural(count, { one: `${formatNumber(count)} item`, other: `${formatNumber(count)} items` })
