import { createHash } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import pMap from 'p-map'
import { linkFile } from '#catalogue/link-file.ts'
import type { BuildRecord } from './build-record.ts'
import { compressAsset, isCompressible, isOfCatalogue, LEAST_BYTES, SUFFIXES } from './compress.ts'
import { addressesIn } from './named-addresses.ts'
import type { FileRecord } from './record-rows.ts'

const FILES_AT_ONCE = 8
/** Named by what is in them, and never looked through. */
const SAME_FOR_EVER = /^\/(?:pictures|_search)\//
/** A picture that a power cut once emptied has been made again since. */
const EMPTY = sha256(Buffer.alloc(0))

/** A site that was built before, from which unchanged compressed files are taken. */
export interface EarlierSite {
  siteFolder: string
  record: BuildRecord
}

/** Where a style sheet leads. */
export interface SheetLinks {
  path: string
  addresses: string[]
}

/** Enters files of a site into its record. Returns where its style sheets lead. */
export async function recordFixedFiles(
  paths: readonly string[],
  siteFolder: string,
  record: BuildRecord,
  earlier: EarlierSite | undefined,
): Promise<SheetLinks[]> {
  const links: SheetLinks[] = []
  const look = async (path: string): Promise<FileRecord> => {
    const same = SAME_FOR_EVER.test(path) ? earlier?.record.file(path) : undefined
    if (same !== undefined && same.sha256 !== EMPTY) return same
    const bytes = await readFile(join(siteFolder, path))
    if (path.endsWith('.css')) links.push({ path, addresses: addressesIn(path, bytes.toString()) })
    return { path, sha256: sha256(bytes) }
  }
  const files = await pMap(paths, look, { concurrency: FILES_AT_ONCE })
  record.together(() => record.addFiles(files))
  return links.toSorted((a, b) => (a.path < b.path ? -1 : 1))
}

/**
 * Puts compressed files beside those of a site that gain by it: new ones where the content is new. Pages of the catalogue
 * get them in a shop that has `pagesUpTo` of these at most; every host compresses pages by itself.
 */
export async function compressFiles(
  siteFolder: string,
  record: BuildRecord,
  { pagesUpTo, earlier }: { pagesUpTo: number; earlier?: EarlierSite | undefined },
): Promise<void> {
  const compress = async (path: string): Promise<FileRecord[]> => {
    // Asked for at once: a shop has more such files than others.
    if (statSync(join(siteFolder, path)).size < LEAST_BYTES) return []
    return takeSisters(path, siteFolder, record, earlier) ?? (await makeSisters(path, siteFolder))
  }
  const paths = record.paths()
  const others = paths.filter((path) => !isOfCatalogue(path))
  const wanted = (paths.length - others.length <= pagesUpTo ? paths : others).filter(
    (path) => isCompressible(path) && record.file(`${path}.br`) === undefined,
  )
  const sisters = await pMap(wanted, compress, { concurrency: FILES_AT_ONCE })
  record.together(() => record.addFiles(sisters.flat()))
}

/** Writes and enters a file that is made of the others. */
export async function recordMadeFile(
  path: string,
  text: string,
  siteFolder: string,
  record: BuildRecord,
): Promise<void> {
  await writeFile(join(siteFolder, path), text)
  record.addFiles([{ path, sha256: sha256(Buffer.from(text)) }])
}

async function makeSisters(path: string, siteFolder: string): Promise<FileRecord[]> {
  const made: FileRecord[] = []
  for (const sister of await compressAsset(path, await readFile(join(siteFolder, path)))) {
    const name = `${path}${sister.suffix}`
    // The shop may be open already, and hands out no half of a file.
    const part = join(siteFolder, `${name}.part`)
    await writeFile(part, sister.bytes)
    await rename(part, join(siteFolder, name))
    made.push({ path: name, sha256: sha256(sister.bytes) })
  }
  return made
}

/** Links the compressed sisters of a file that is as it was; undefined when there are none to be had. */
function takeSisters(
  path: string,
  siteFolder: string,
  record: BuildRecord,
  earlier: EarlierSite | undefined,
): FileRecord[] | undefined {
  if (earlier === undefined || earlier.record.file(path)?.sha256 !== record.file(path)?.sha256) return undefined
  const taken: FileRecord[] = []
  for (const suffix of SUFFIXES) {
    const name = path + suffix
    const sister = earlier.record.file(name)
    if (sister === undefined) return undefined
    linkFile(join(earlier.siteFolder, name), join(siteFolder, name))
    taken.push(sister)
  }
  return taken
}

/** The paths of all files in a folder, each with a slash before it. */
export function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
}

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
