import type { Cart } from './cart.ts'

/**
 * `Q-7KM-3PV-2HX`: eight characters made of ids, quantities and prices of a cart, and one that tells a slip. The same
 * cart has the same number whoever quotes it, whenever and in whatever order its lines stand; nothing looks like
 * anything else on the telephone (behaviour 2.7).
 */
export function quotationNumber(cart: Cart): string {
  const lines = cart.map(({ itemId, quantity, price }) => JSON.stringify([itemId, quantity, price]))
  const values = digits(hash(lines.toSorted().join('\n')))
  const all = [...values, checkValue(values)].map((value) => CHARACTERS[value]).join('')
  return `Q-${all.slice(0, 3)}-${all.slice(3, 6)}-${all.slice(6)}`
}

const CHARACTERS = '23456789ACDEFGHJKLMNPQRTVWXYZ'
const BASE = BigInt(CHARACTERS.length)
const LENGTH = 8

/** FNV-1a of 64 bits (RFC 9923) over UTF-8. */
function hash(text: string): bigint {
  const start = 0xcbf29ce484222325n
  return new TextEncoder()
    .encode(text)
    .reduce((sum, byte) => ((sum ^ BigInt(byte)) * 0x100000001b3n) % 2n ** 64n, start)
}

function digits(value: bigint): number[] {
  return Array.from({ length: LENGTH }, (_, place) => Number((value / BASE ** BigInt(place)) % BASE))
}

/**
 * The sum of all values, each times its place. 29 is a prime, so one wrong character, or two that changed places, make
 * another sum.
 */
function checkValue(values: readonly number[]): number {
  return values.reduce((sum, value, index) => sum + value * (index + 1), 0) % CHARACTERS.length
}
