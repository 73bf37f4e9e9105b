import { addressHash } from './address-set.ts'
import { namedAddresses, plainAddress } from './named-addresses.ts'

const MOST_REMEMBERED = 50_000
const remembered = new Map<string, Uint8Array>()

/** The local addresses on a page as the hashes of an `AddressSet`, one after the other. It has a letter for each byte (latin1). */
export function linkHashes(html: string): Uint8Array {
  return Buffer.concat([...namedAddresses(html)].map(rememberedHash))
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
