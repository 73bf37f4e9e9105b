import { type CartLink, decodeCartLink, encodeCartLink } from './cart-link.ts'
import { type List, listNameOf } from './list.ts'
import { CART_LINK_MARK, LIST_NAME_MARK, listLinkPath } from './paths.ts'
import { percentDecoded } from './percent-decoded.ts'

/** What a link says of a list: items and quantities as that of a cart, and a name. Notes are their writer's own. */
export type ListLink =
  | Exclude<CartLink, { status: 'cart' }>
  | (Extract<CartLink, { status: 'cart' }> & { name: string })

/** The address that brings this list into another browser. `origin` is such as `https://shop.example`. */
export function listLinkAddress(origin: string, { name, lines }: Pick<List, 'name' | 'lines'>): string {
  return origin + listLinkPath(encodeCartLink(lines), name)
}

/** Reads the hash of the page of lists; undefined where it shares none. A name that is damaged is empty. Never throws. */
export function readListLink(hash: string): ListLink | undefined {
  if (!hash.startsWith(CART_LINK_MARK)) return undefined
  const [items = '', name = ''] = hash.slice(CART_LINK_MARK.length).split(LIST_NAME_MARK)
  const link = decodeCartLink(items)
  return link.status === 'cart' ? { ...link, name: listNameOf(percentDecoded(name) ?? '') } : link
}
