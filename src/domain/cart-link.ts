import { type Cart, MOST_CART_LINES } from './cart.ts'
import { isUsableId } from './id.ts'
import { cartLinkPath } from './paths.ts'
import { validQuantity } from './sale-quantities.ts'

/** What a link says of one line. Prices are never in it: they are read anew. */
export interface CartLinkEntry {
  itemId: string
  quantity: number
}

export type CartLink =
  | { status: 'cart'; entries: CartLinkEntry[] }
  | { status: 'damaged' }
  | { status: 'unknown-version' }

/**
 * A cart as text for the hash of `/cart#share=…`: ids and quantities, in order, as `v1~entry~entry~checksum`.
 * An entry is how many characters its id shares with the one before (one character), the rest of the id, and `*12`
 * for any quantity but 1. All characters stand in an address as they are.
 */
export function encodeCartLink(cart: readonly CartLinkEntry[]): string {
  const lines = cart.filter(({ itemId }) => isUsableId(itemId)).slice(0, MOST_CART_LINES)
  const entries = lines.map(({ itemId, quantity }, index) => {
    const shared = sharedLength(lines[index - 1]?.itemId ?? '', itemId)
    const pieces = validQuantity(quantity)
    return `${LENGTHS[shared]}${itemId.slice(shared)}${pieces === 1 ? '' : `*${pieces}`}`
  })
  const text = [`v${VERSION}`, ...entries].join('~')
  return `${text}~${checksum(text)}`
}

/** Reads a link's text, whatever it is. Never throws; what a later version of the shop wrote is told from damage. */
export function decodeCartLink(text: string): CartLink {
  if (text.length > LONGEST) return DAMAGED
  const [, body, version, sum] = FORM.exec(unescaped(text)) ?? []
  if (body === undefined || checksum(body) !== sum) return DAMAGED
  if (Number(version) !== VERSION) return { status: 'unknown-version' }
  const entries = readEntries(body.split('~').slice(1))
  return entries === undefined ? DAMAGED : { status: 'cart', entries }
}

/** The address that brings this cart into another browser. `origin` is such as `https://shop.example`. */
export function cartLinkAddress(origin: string, cart: Cart): string {
  return origin + cartLinkPath(encodeCartLink(cart))
}

const VERSION = 1
const DAMAGED: CartLink = { status: 'damaged' }
/** The frame of every version; what stands between the first `~` and the last is the version's own. */
const FORM = /^(v(\d{1,3})(?:~[^~]+)*)~([0-9a-z]{6})$/
const ENTRY = /^([A-Za-z0-9_-])([A-Za-z0-9_.-]+)(?:\*([1-9]\d{0,3}))?$/
/** One sign for each length: an id has 64 characters at most. */
const LENGTHS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
/** 500 ids of 64 characters, each with a quantity, even if a mail program escaped all signs. */
const LONGEST = 100_000

/** All entries, each item once, or undefined when any of them cannot be. */
function readEntries(parts: string[]): CartLinkEntry[] | undefined {
  if (parts.length > MOST_CART_LINES) return undefined
  const entries = new Map<string, CartLinkEntry>()
  let before = ''
  for (const part of parts) {
    const entry = readEntry(part, before)
    if (entry === undefined || entries.has(entry.itemId)) return undefined
    entries.set(entry.itemId, entry)
    before = entry.itemId
  }
  return [...entries.values()]
}

function readEntry(part: string, before: string): CartLinkEntry | undefined {
  const [, length, rest, quantity = '1'] = ENTRY.exec(part) ?? []
  if (length === undefined || rest === undefined) return undefined
  const shared = LENGTHS.indexOf(length)
  const itemId = before.slice(0, shared) + rest
  if (shared > before.length || !isUsableId(itemId)) return undefined
  return { itemId, quantity: validQuantity(Number(quantity)) }
}

/** How many characters two ids begin with alike, always leaving one of the second to write. */
function sharedLength(before: string, id: string): number {
  const most = Math.min(before.length, id.length - 1)
  let length = 0
  while (length < most && before[length] === id[length]) length += 1
  return length
}

/** Some programs escape the two signs when they pass an address on. */
function unescaped(text: string): string {
  return text.replace(/%7e/gi, '~').replace(/%2a/gi, '*')
}

/** FNV-1a over 32 bits, as six characters: tells damage, keeps no secret. http://www.isthe.com/chongo/tech/comp/fnv */
function checksum(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return ((hash >>> 0) % 36 ** 6).toString(36).padStart(6, '0')
}
