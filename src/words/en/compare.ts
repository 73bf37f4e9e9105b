import { plural } from '#counts.ts'

/** Mats side by side, and the tray that gathers them. */

export const addAnother = 'Add another mat'
export const allTheSame = (count: number) =>
  plural(count, { one: `${count} row is the same`, other: `${count} rows are the same` })
export const clear = 'Clear'
export const cleared = 'Nothing is chosen to compare now'
export const compare = 'Compare'
export const compareItem = (name: string) => `Compare ${name}`
export const compareThese = (count: number) => `Compare ${count}`
export const copyLink = 'Copy link'
export const copyFromAddressBar = 'The link is in the address bar: copy it from there.'
export const differs = 'Differs'
/** Beside the rows that differ. */
export const differing = (count: number) =>
  plural(count, { one: `${count} row differs`, other: `${count} rows differ` })
export const emptyHint = 'Choose Compare on a card or on the page of a product, and it stands here.'
export const facts = 'Facts side by side'
export const full = (most: number) => `At most ${most} mats can be compared. Remove one first.`
export const fetching = 'The mats are being fetched…'
export const linkCopied = 'The link is copied'
export const loneHint = 'There is only one mat here. Add another to see how they differ.'
export const needsJavaScript = [
  'Comparing needs JavaScript. All sizes and facts stand on the pages of the ',
  'store',
  '.',
] as const
export const notFound = (ids: readonly string[]) =>
  plural(ids.length, {
    one: `Not in our range, so left out: ${ids[0]}.`,
    other: `Not in our range, so left out: ${ids.join(', ')}.`,
  })
export const notStated = 'Not stated'
export const nothingYet = 'Nothing to compare yet'
export const ofMost = (count: number, most: number) => `${count} of ${most} chosen`
export const perSquareFoot = 'Price per sq ft'
export const perSquareMetre = 'Price per m²'
export const print = 'Print'
export const remove = 'Remove'
export const removeItem = (name: string) => `Remove ${name} from the comparison`
export const soldBy = 'Sold'
export const summary = 'Up to six mats side by side: pictures, prices, sizes and materials.'
export const tooMany = (most: number, ids: readonly string[]) =>
  `Up to ${most} mats are compared at a time. Left out: ${ids.join(', ')}.`
export const tray = 'Chosen to compare'
export const unreachable = (ids: readonly string[]) => `Could not be fetched: ${ids.join(', ')}.`
