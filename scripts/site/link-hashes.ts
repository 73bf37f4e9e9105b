import { createHash } from 'node:crypto'
import { localAddresses } from '../checks/dangling-links.ts'

const MOST_REMEMBERED = 50_000
const remembered = new Map<string, bigint>()

/** The local addresses on a page as numbers of 64 bits, so that those of 100,000 pages can be kept and compared. */
export function linkHashes(html: string): Uint8Array {
  const hashes = BigUint64Array.from(localAddresses(html), addressHash)
  return new Uint8Array(hashes.buffer)
}

/** What `linkHashes` wrote. */
export function readLinkHashes(bytes: Uint8Array): BigUint64Array {
  return new BigUint64Array(bytes.slice().buffer)
}

/** The first 64 bits of SHA-256. */
export function addressHash(address: string): bigint {
  const known = remembered.get(address)
  if (known !== undefined) return known
  const hash = createHash('sha256').update(address).digest().readBigUInt64LE()
  if (remembered.size < MOST_REMEMBERED) remembered.set(address, hash)
  return hash
}
