import { MOST_CART_LINES } from './cart.ts'
import type { CartLink, CartLinkEntry } from './cart-link.ts'
import { isUsableId } from './id.ts'
import { BUY_PATH } from './paths.ts'
import { percentDecoded } from './percent-decoded.ts'
import { MOST_QUANTITY } from './sale-quantities.ts'

const LONGEST = 50_000

/**
 * Reads the address that others make of items and quantities: `/buy/010101:4,010203` is four of one item and one of
 * another; what stands for an id may be a code. The same item twice is added up, and more of it than a cart holds is
 * damage. Undefined for an address that is no such thing; never throws.
 */
export function readBuyLink(pathname: string): CartLink | undefined {
  if (!pathname.startsWith(`${BUY_PATH}/`)) return undefined
  if (pathname.length > LONGEST) return { status: 'damaged' }
  const text = percentDecoded(pathname.slice(BUY_PATH.length + 1)) ?? ''
  const written = text.split(',')
  const entries = new Map<string, CartLinkEntry>()
  for (const part of written.filter((text) => text !== '')) {
    const [, itemId = '', quantity = '1'] = ENTRY.exec(part) ?? []
    if (!isUsableId(itemId)) return { status: 'damaged' }
    const all = (entries.get(itemId)?.quantity ?? 0) + Number(quantity)
    if (all > MOST_QUANTITY) return { status: 'damaged' }
    entries.set(itemId, { itemId, quantity: all })
  }
  const isCart = entries.size > 0 && entries.size <= MOST_CART_LINES
  return isCart ? { status: 'cart', entries: [...entries.values()] } : { status: 'damaged' }
}

const ENTRY = /^([\w.-]{1,64})(?::([1-9]\d{0,3}))?$/
