/** The grid of codes and quantities, and the lists that are read into it. */

import { formatNumber, plural } from '#counts.ts'
import type { QuantityProblem } from '#domain/pasted-quantity.ts'

export const added = (count: number) =>
  plural(count, {
    one: `${formatNumber(count)} product added to the cart`,
    other: `${formatNumber(count)} products added to the cart`,
  })
export const addToCart = (count: number) =>
  plural(count, {
    one: `Add ${formatNumber(count)} product to the cart`,
    other: `Add ${formatNumber(count)} products to the cart`,
  })
/** Of rows whose lines the cart has no room for. */
export const noRoom = (count: number, most: number, ofEach: number) =>
  plural(count, {
    one: `A cart holds ${formatNumber(most)} products, ${formatNumber(ofEach)} of each: ${formatNumber(count)} row stays here.`,
    other: `A cart holds ${formatNumber(most)} products, ${formatNumber(ofEach)} of each: ${formatNumber(count)} rows stay here.`,
  })
export const askAboutIt = 'Its price is on request, so it cannot be ordered here.'
export const asRead = (rows: number) =>
  plural(rows, { one: `${formatNumber(rows)} row read.`, other: `${formatNumber(rows)} rows read.` })
export const beyond = (count: number) =>
  plural(count, {
    one: `${formatNumber(count)} more row was left out: a list has 10,000 at most.`,
    other: `${formatNumber(count)} more rows were left out: a list has 10,000 at most.`,
  })
export const chooseFile = 'Choose a file'
export const clear = 'Clear the list'
export const cleared = 'The list is empty now'
export const code = 'Item code or name'
export const codeOfRow = (row: number) => `Item code or name, row ${row}`
export const didYouMean = 'Did you mean'
export const dropHere = 'Drop the file to read it'
export const fileTooLarge = 'This file is too large: a list has 10,000 rows at most.'
export const fileUnread = 'This file could not be read.'
/** Names of columns and titles, as they were written. */
export const heads = (written: string) => `Taken for headings: ${written}`
export const hint = 'Lists can be pasted anywhere: from a spreadsheet, a mail or a file.'
export const keys = 'Enter goes down, Tab goes on, arrow keys move between rows. '
/** A sum of more is read by nobody. */
const MOST_ADDENDS = 12
export const joined = (quantities: readonly number[]) =>
  quantities.length <= MOST_ADDENDS
    ? `${quantities.length} times in your list, added up: ${quantities.join(' + ')}`
    : `${quantities.length} times in your list, added up.`
export const linePrice = 'Price'
export const looking = 'Looking…'
export const lookAround = 'Looking for what this may be…'
export const mendAll = 'Change to what can be ordered'
export const noQuantities = 'The list states no quantities: one of each is meant.'
export const noCode = 'No item code or name is given.'
export const onlyToLookAt = (count: number) =>
  plural(count, {
    one: `Only the ${formatNumber(count)} row to look at`,
    other: `Only the ${formatNumber(count)} rows to look at`,
  })
export const pasteHere = 'Paste a list'
export const pasteHint = 'Code and quantity in each row, as in “12 x HH-STB-1812-17”, or columns of a spreadsheet.'
export const quantityOfRow = (row: number) => `Quantity, row ${row}`
export const quickOrder = 'Quick order'
export const readList = 'Read this list'
export const reading = 'Reading the list…'
export const removed = 'Row removed'
export const removeRow = (row: number) => `Remove row ${row}`
export const right = (count: number) =>
  plural(count, { one: `${formatNumber(count)} row is right`, other: `${formatNumber(count)} rows are right` })
export const row = 'Row'
export const showMore = (count: number) => `Show ${formatNumber(count)} more`
export const summary = 'Order by item code: type, paste a list or drop a file, and put it all into the cart.'
export const toLookAt = (count: number) =>
  plural(count, { one: `${formatNumber(count)} needs a look`, other: `${formatNumber(count)} need a look` })
export const total = 'Total of the rows that are right:'
export const workbook = 'This workbook cannot be read. Copy its cells and paste them here, or save it as CSV.'

const problems: Record<QuantityProblem, (written: string) => string> = {
  missing: () => 'How many? No quantity is given.',
  fraction: (written) => `“${written}” is no whole number: write how many pieces.`,
  thousands: (written) => `“${written}” may be a thousand or a fraction: write it without point and comma.`,
  none: (written) => `“${written}” is no quantity: one is the least.`,
  'too-many': (written) => `“${written}” is more than one order takes: write to us.`,
  'no-number': (written) => `“${written}” is no number.`,
  'two-numbers': (written) => `“${written}”: which number is the quantity?`,
}
export const quantityProblem = (problem: QuantityProblem, written: string) => problems[problem](written)
