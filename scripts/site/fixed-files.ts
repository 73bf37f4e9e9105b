import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { link, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import pMap from 'p-map'
import { localAddresses } from '../checks/dangling-links.ts'
import type { BuildRecord, FileRecord } from './build-record.ts'
import { compressAsset, isCompressible } from './compress.ts'

const FILES_AT_ONCE = 8

/** A site that was built before, from which unchanged compressed files are taken. */
export interface EarlierSite {
  siteFolder: string
  record: BuildRecord
}

/** Where a page or style sheet leads. */
export interface PageLinks {
  path: string
  addresses: string[]
}

/**
 * Enters all files of a site into its record and puts compressed ones beside them: new ones where the content is new,
 * unless `compress` leaves them to `compressFixedFiles`. Returns where its pages and style sheets lead.
 */
export async function recordFixedFiles(
  siteFolder: string,
  record: BuildRecord,
  earlier: EarlierSite | undefined,
  compress: 'now' | 'later',
): Promise<PageLinks[]> {
  const links: PageLinks[] = []
  const enter = async (path: string) => {
    const picture = path.startsWith('/pictures/') ? earlier?.record.file(path) : undefined
    if (picture !== undefined) {
      record.addFiles([picture])
      return
    }
    const bytes = await readFile(join(siteFolder, path))
    const file = { path, sha256: sha256(bytes) }
    record.addFiles([file])
    if (/\.(?:html|css)$/.test(path)) links.push({ path, addresses: localAddresses(bytes.toString()) })
    const taken = await takeSisters(file, bytes.length, siteFolder, record, earlier)
    if (!taken && compress === 'now') await makeSisters(path, bytes, siteFolder, record)
  }
  await pMap(filesOf(siteFolder), enter, { concurrency: FILES_AT_ONCE })
  return links.toSorted((a, b) => (a.path < b.path ? -1 : 1))
}

/** Puts compressed files beside those of a site that was recorded without them. */
export async function compressFixedFiles(siteFolder: string, record: BuildRecord): Promise<void> {
  const isPage = (path: string) => record.page(path.replace(/\.html$/, '')) !== undefined
  const lacksSisters = (path: string) => !isPage(path) && record.file(`${path}.br`) === undefined
  const compress = async ({ path }: FileRecord) => {
    // Most of a site are pictures: they are not read to find out.
    const { size } = await stat(join(siteFolder, path))
    if (isCompressible(path, size)) await makeSisters(path, await readFile(join(siteFolder, path)), siteFolder, record)
  }
  const wanted = [...record.files()].filter(({ path }) => lacksSisters(path))
  await pMap(wanted, compress, { concurrency: FILES_AT_ONCE })
}

/** Enters a file that is made of the others, and puts compressed ones beside it unless that is left for later. */
export async function recordMadeFile(
  path: string,
  text: string,
  siteFolder: string,
  record: BuildRecord,
  compress: 'now' | 'later',
): Promise<void> {
  const bytes = Buffer.from(text)
  await writeFile(join(siteFolder, path), bytes)
  record.addFiles([{ path, sha256: sha256(bytes) }])
  if (compress === 'now') await makeSisters(path, bytes, siteFolder, record)
}

async function makeSisters(path: string, bytes: Buffer, siteFolder: string, record: BuildRecord): Promise<void> {
  for (const sister of await compressAsset(path, bytes)) {
    const name = `${path}${sister.suffix}`
    // The shop may be open already, and hands out no half of a file.
    const part = join(siteFolder, `${name}.part`)
    await writeFile(part, sister.bytes)
    await rename(part, join(siteFolder, name))
    record.addFiles([{ path: name, sha256: sha256(sister.bytes) }])
  }
}

/** Links the compressed sisters of a file that is as it was; false when there are none to be had. */
async function takeSisters(
  { path, sha256: hash }: FileRecord,
  bytes: number,
  siteFolder: string,
  record: BuildRecord,
  earlier: EarlierSite | undefined,
): Promise<boolean> {
  if (earlier === undefined || !isCompressible(path, bytes) || earlier.record.file(path)?.sha256 !== hash) return false
  for (const name of [`${path}.br`, `${path}.gz`]) {
    const sister = earlier.record.file(name)
    if (sister === undefined) return false
    await link(join(earlier.siteFolder, name), join(siteFolder, name))
    record.addFiles([sister])
  }
  return true
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
