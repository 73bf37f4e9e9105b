import type { BuildRecord } from './build-record.ts'
import type { PageLinks } from './fixed-files.ts'
import { addressHash, readLinkHashes } from './link-hashes.ts'

const MOST_NAMED = 20

/**
 * Pages of a site with an address that leads to no file of it, as `page -> address`; where only a hash of the address is
 * kept, the page alone. A retired file counts as gone, one that is to come as there. Finds 20 and then stops.
 */
export function danglingInRecord(record: BuildRecord, fixed: PageLinks[], toCome: readonly string[] = []): string[] {
  const known = new Set<bigint>([addressHash('/'), ...toCome.map(addressHash)])
  for (const { path } of record.files()) {
    known.add(addressHash(path))
    if (path.endsWith('.html')) known.add(addressHash(path.slice(0, -'.html'.length)))
  }
  const found = fixed.flatMap(({ path, addresses }) =>
    addresses.filter((address) => !known.has(addressHash(address))).map((address) => `${path} -> ${address}`),
  )
  for (const { path, links } of record.links()) {
    if (found.length >= MOST_NAMED) break
    if (readLinkHashes(links).some((hash) => !known.has(hash))) found.push(`${path}.html`)
  }
  return found.slice(0, MOST_NAMED)
}
