import { addressHash } from './address-set.ts'
import { plainAddress } from './named-addresses.ts'

const MOST_REMEMBERED = 50_000
const remembered = new Map<string, Uint8Array>()

/**
 * The addresses that a page names, each once, as the hashes of an `AddressSet`, one after the other. They have a letter for
 * each byte (latin1).
 */
export function linkHashes(addresses: readonly string[] | ReadonlySet<string>): Uint8Array {
  return Buffer.concat([...new Set(addresses)].map(rememberedHash))
}

function rememberedHash(address: string): Uint8Array {
  const known = remembered.get(address)
  if (known !== undefined) return known
  const bytes = Buffer.from(address, 'latin1')
  const hash = addressHash(plainAddress(bytes.toString()))
  // What was cut out of a text keeps all of it in memory: 300 MB of pages in each thread.
  if (remembered.size < MOST_REMEMBERED) remembered.set(bytes.toString('latin1'), hash)
  return hash
}
