import { hash } from 'node:crypto'

/** Addresses as numbers of 64 bits, so that those of 100,000 pages can be kept and compared. */
export interface AddressSet {
  add(address: string): void
  has(address: string): boolean
  /** Whether all are there that `linkHashes` has written. */
  hasAll(links: Uint8Array): boolean
}

/** Two words for each address, eight bytes. */
const WORDS = 2
const FEWEST = 1024
/** The fuller a table, the longer one looks for what is not there. */
const MOST_FILLED = 0.5

/** A table in one piece of memory: with a set of large integers all links of 100,000 pages took twice as long to look up. */
export function addressSet(): AddressSet {
  let places = FEWEST
  let table = new Uint32Array(places * WORDS)
  let count = 0
  /** Where a hash stands, or would; what is empty is zero, which no address comes to but by a chance of 1 in 2^64. */
  const placeOf = (low: number, high: number) => {
    let place = low & (places - 1)
    while (!isAt(place, low, high) && !isAt(place, 0, 0)) place = (place + 1) & (places - 1)
    return place
  }
  const isAt = (place: number, low: number, high: number) =>
    table[place * WORDS] === low && table[place * WORDS + 1] === high
  const put = (low: number, high: number) => {
    const place = placeOf(low, high)
    if (isAt(place, low, high)) return
    table.set([low, high], place * WORDS)
    count += 1
  }
  const grow = () => {
    const before = table
    places *= 2
    table = new Uint32Array(places * WORDS)
    count = 0
    for (let at = 0; at < before.length; at += WORDS) {
      const [low = 0, high = 0] = before.subarray(at, at + WORDS)
      if (low !== 0 || high !== 0) put(low, high)
    }
  }
  const contains = (words: Uint32Array, at: number) => {
    const low = words[at] ?? 0
    const high = words[at + 1] ?? 0
    return isAt(placeOf(low, high), low, high)
  }
  return {
    add(address) {
      if (count >= places * MOST_FILLED) grow()
      const [low = 0, high = 0] = wordsOf(addressHash(address))
      put(low, high)
    },
    has: (address) => contains(wordsOf(addressHash(address)), 0),
    hasAll(links) {
      const words = wordsOf(links)
      for (let at = 0; at < words.length; at += WORDS) if (!contains(words, at)) return false
      return true
    },
  }
}

/** The first 64 bits of SHA-256. */
export function addressHash(address: string): Uint8Array {
  return hash('sha256', address, 'buffer').subarray(0, WORDS * Uint32Array.BYTES_PER_ELEMENT)
}

function wordsOf(bytes: Uint8Array): Uint32Array {
  return new Uint32Array(new Uint8Array(bytes).buffer)
}
