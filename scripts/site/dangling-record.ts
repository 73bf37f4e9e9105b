import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PLAIN_CART_PATH } from '#contract/api-path.ts'
import { addressSet } from './address-set.ts'
import type { BuildRecord } from './build-record.ts'
import type { SheetLinks } from './fixed-files.ts'
import { addressesIn } from './named-addresses.ts'

const MOST_NAMED = 20

/**
 * Pages and style sheets of a site with an address that leads to no file of it, as `page -> address`. A retired file
 * counts as gone, one that is to come as there. Finds 20 and then stops.
 */
export function danglingInRecord(
  siteFolder: string,
  record: BuildRecord,
  sheets: SheetLinks[],
  toCome: readonly string[] = [],
): string[] {
  const known = addressSet()
  // The one address without a file that a page links: our own server answers there.
  for (const address of ['/', PLAIN_CART_PATH, ...toCome]) known.add(address)
  for (const { path } of record.files()) {
    known.add(path)
    if (path.endsWith('.html')) known.add(path.slice(0, -'.html'.length))
  }
  const leadingNowhere = (path: string, addresses: readonly string[]) =>
    addresses.filter((address) => !known.has(address)).map((address) => `${path} -> ${address}`)
  const found = sheets.flatMap(({ path, addresses }) => leadingNowhere(path, addresses))
  for (const { path, links } of record.links()) {
    if (found.length >= MOST_NAMED) break
    if (known.hasAll(links)) continue
    // The record keeps hashes alone.
    const named = leadingNowhere(path, addressesIn(path, readFileSync(join(siteFolder, path), 'utf8')))
    found.push(...(named.length > 0 ? named : [path]))
  }
  return found.slice(0, MOST_NAMED)
}
