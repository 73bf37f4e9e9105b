import { type CartLine, MOST_CART_LINES } from './cart.ts'
import type { Price } from './cents.ts'
import type { Item } from './item.ts'
import { oneLine } from './one-line.ts'
import { validQuantity } from './sale-quantities.ts'
import type { SaleTerms } from './sale-terms.ts'

/** A line of a list: as one of a cart, with a note, and of items whose price is on request, too. */
export interface ListLine extends Omit<CartLine, 'price'> {
  /** The one seen when it was added. */
  price: Price
  note: string
}

/** What somebody keeps under a name to buy it another time. Lines stand once for an item. */
export interface List {
  id: string
  name: string
  lines: readonly ListLine[]
}

/** In the order in which they are shown. */
export type Lists = readonly List[]

export const MOST_LISTS = 50
/** A list fits into a cart and into a link. */
export const MOST_LIST_LINES = MOST_CART_LINES
/** Characters. */
export const LONGEST_LIST_NAME = 60
export const LONGEST_NOTE = 200
/** The list that lines of the cart are put aside into; every tab calls it by this id, so there is one. */
export const LATER_ID = 'later'

const LIST_ID = /^[a-z0-9]{1,20}$/

export function isListId(id: string): boolean {
  return LIST_ID.test(id)
}

/** What was typed as one line, no longer than a name may be; empty where nothing was. */
export function listNameOf(typed: string): string {
  return oneLineOf(typed, LONGEST_LIST_NAME)
}

/** The name of a file as that of a list, without what says its kind; empty where nothing else is there. */
export function listNameOfFile(fileName: string): string {
  return listNameOf(fileName.replace(/\.[a-z]{1,5}$/i, ''))
}

export function noteOf(typed: string): string {
  return oneLineOf(typed, LONGEST_NOTE)
}

/** The name, or the name with the first number that no list has: `Barn 2 (2)`. */
export function freeListName(lists: Lists, name: string): string {
  const taken = new Set(lists.map((list) => list.name))
  for (let count = 2, free = name; ; count += 1) {
    if (!taken.has(free)) return free
    const behind = ` (${count})`
    free = oneLineOf(name, LONGEST_LIST_NAME - behind.length) + behind
  }
}

/** A line of an item, whatever it costs. */
export function listLineOf(
  { itemId, code, name, price }: Pick<Item, 'itemId' | 'code' | 'name' | 'price'>,
  terms: SaleTerms,
  quantity: number,
  picture: string,
): ListLine {
  return { itemId, code, name, picture, price, quantity: validQuantity(quantity), terms, note: '' }
}

function oneLineOf(text: string, longest: number): string {
  // By characters, so that none is cut in half.
  return [...oneLine(text).replace(/\s+/g, ' ')].slice(0, longest).join('').trim()
}
