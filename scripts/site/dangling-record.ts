import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PLAIN_CART_PATH } from '#contract/api-path.ts'
import { type AddressSet, addressSet } from './address-set.ts'
import type { BuildRecord } from './build-record.ts'
import type { SheetLinks } from './fixed-files.ts'
import { addressesIn } from './named-addresses.ts'

/** A site whose links are to be looked up. */
export interface LinkedSite {
  siteFolder: string
  record: Pick<BuildRecord, 'paths' | 'links'>
  sheets: SheetLinks[]
  /** Where the pages lead that were made for it; all others are of the site before. */
  made: AddressSet
  /** Files that it lacks yet. */
  toCome?: readonly string[]
}

/** A site whose links all lead somewhere. */
export interface SiteBefore {
  record: Pick<BuildRecord, 'paths'>
  /** Where they lead, and perhaps more than that. */
  linked: AddressSet
}

export interface CheckedLinks {
  /**
   * Pages and style sheets with an address that leads to no file of the site, as `page -> address`. A retired file counts
   * as gone, one that is to come as there. 20 at most.
   */
  dangling: string[]
  /** Where all lead, and perhaps more than that. */
  linked: AddressSet
}

const MOST_NAMED = 20

/** Looks up the links of a site: page by page only where it is not plain without that all of them lead somewhere. */
export function checkLinks(site: LinkedSite, before?: SiteBefore): CheckedLinks {
  if (before !== undefined && leadsWhereItDid(site, before)) return { dangling: [], linked: before.linked }
  const known = knownAddresses(site)
  const linked = addressSet()
  if (before !== undefined) linked.addAll(before.linked.hashes())
  linked.addAll(site.made.hashes())
  for (const address of addressesOfSheets(site)) linked.add(address)
  return known.hasAll(linked.hashes()) ? { dangling: [], linked } : checkEachPage(site, known)
}

/** Whether nothing leads anywhere but where some link led before, and of that nothing is gone. */
function leadsWhereItDid(site: LinkedSite, { record, linked }: SiteBefore): boolean {
  if (!linked.hasAll(site.made.hashes()) || !addressesOfSheets(site).every(linked.has)) return false
  const present = new Set(site.record.paths())
  const gone = record.paths().filter((path) => !present.has(path))
  return !gone.flatMap(addressesOf).some(linked.has)
}

function knownAddresses({ record, toCome = [] }: LinkedSite): AddressSet {
  const known = addressSet()
  // The one address without a file that a page links: our own server answers there.
  for (const address of ['/', PLAIN_CART_PATH, ...toCome]) known.add(address)
  for (const address of record.paths().flatMap(addressesOf)) known.add(address)
  return known
}

function checkEachPage(site: LinkedSite, known: AddressSet): CheckedLinks {
  const { siteFolder, record, sheets } = site
  const leadingNowhere = (path: string, addresses: readonly string[]) =>
    addresses.filter((address) => !known.has(address)).map((address) => `${path} -> ${address}`)
  const dangling = sheets.flatMap(({ path, addresses }) => leadingNowhere(path, addresses))
  const linked = addressSet()
  for (const address of addressesOfSheets(site)) linked.add(address)
  for (const { path, links } of record.links()) {
    if (dangling.length >= MOST_NAMED) break
    linked.addAll(links)
    if (known.hasAll(links)) continue
    // The record keeps hashes alone.
    const named = leadingNowhere(path, addressesIn(path, readFileSync(join(siteFolder, path), 'utf8')))
    dangling.push(...(named.length > 0 ? named : [path]))
  }
  return { dangling: dangling.slice(0, MOST_NAMED), linked }
}

function addressesOfSheets({ sheets }: LinkedSite): string[] {
  return sheets.flatMap(({ addresses }) => addresses)
}

/** A page stands under its address without what its file ends with, too. */
function addressesOf(path: string): string[] {
  return path.endsWith('.html') ? [path, path.slice(0, -'.html'.length)] : [path]
}
