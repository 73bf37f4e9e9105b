import { plural } from '#plural.ts'

/** How many there are of what a category holds. */
export const items = (count: number) => plural(count, { one: `${count} item`, other: `${count} items` })
