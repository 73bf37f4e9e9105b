import { hash } from 'node:crypto'

/** Addresses as numbers of 64 bits, so that those of 100,000 pages can be kept and compared. */
export interface AddressSet {
  add(address: string): void
  /** Adds all that `linkHashes` has written, or another set. */
  addAll(hashes: Uint8Array): void
  has(address: string): boolean
  /** Whether all are there that `linkHashes` has written. */
  hasAll(links: Uint8Array): boolean
  /** Whether any of them is. */
  hasAny(hashes: Uint8Array): boolean
  /** All that are there, one after the other. */
  hashes(): Uint8Array
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
  const put = (low = 0, high = 0) => {
    if (count >= places * MOST_FILLED) grow()
    const place = placeOf(low, high)
    if (isAt(place, low, high)) return
    table[place * WORDS] = low
    table[place * WORDS + 1] = high
    count += 1
  }
  const grow = () => {
    const before = table
    places *= 2
    table = new Uint32Array(places * WORDS)
    count = 0
    for (let at = 0; at < before.length; at += WORDS) {
      const low = before[at] ?? 0
      const high = before[at + 1] ?? 0
      if (low !== 0 || high !== 0) put(low, high)
    }
  }
  const contains = (low = 0, high = 0) => isAt(placeOf(low, high), low, high)
  return {
    add(address) {
      const [low, high] = addressWords(address)
      put(low, high)
    },
    addAll(hashes) {
      const words = wordsOf(hashes)
      for (let at = 0; at < words.length; at += WORDS) put(words[at], words[at + 1])
    },
    has: (address) => contains(...addressWords(address)),
    hasAll(links) {
      const words = wordsOf(links)
      for (let at = 0; at < words.length; at += WORDS) if (!contains(words[at], words[at + 1])) return false
      return true
    },
    hasAny(hashes) {
      const words = wordsOf(hashes)
      for (let at = 0; at < words.length; at += WORDS) if (contains(words[at], words[at + 1])) return true
      return false
    },
    hashes() {
      const words = new Uint32Array(count * WORDS)
      let end = 0
      for (let at = 0; at < table.length; at += WORDS) {
        if (isAt(at / WORDS, 0, 0)) continue
        words.set(table.subarray(at, at + WORDS), end)
        end += WORDS
      }
      return new Uint8Array(words.buffer)
    },
  }
}

/** The first 64 bits of SHA-256. */
export function addressHash(address: string): Uint8Array {
  return Buffer.from(new Uint32Array(addressWords(address)).buffer)
}

/** By letters, since Node hands out a hash of bytes four times as slowly. */
function addressWords(address: string): [low: number, high: number] {
  const letters = hash('sha256', address)
  return [Number.parseInt(letters.slice(0, 8), 16), Number.parseInt(letters.slice(8, 16), 16)]
}

function wordsOf(bytes: Uint8Array): Uint32Array {
  return new Uint32Array(new Uint8Array(bytes).buffer)
}
