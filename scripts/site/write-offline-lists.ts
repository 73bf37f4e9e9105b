import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { OFFLINE_CATALOGUE_PATH, OFFLINE_LIST_PATH } from '#domain/offline-paths.ts'
import {
  ABOUT_US_PATH,
  FAQ_PATH,
  FIND_PATH,
  PRODUCT_PATH,
  RETURN_POLICY_PATH,
  SHIPPING_INFO_PATH,
  STORE_PATH,
  TERMS_OF_SERVICE_PATH,
} from '#domain/paths.ts'
import { namedFiles } from '#offline/named-files.ts'
import {
  FINDING_DATA,
  OFFLINE_DATA,
  OFFLINE_PAGES,
  type OfflineCatalogue,
  type OfflineList,
} from '#offline/offline-list.ts'
import type { BuildRecord } from './build-record.ts'
import { recordMadeFile } from './fixed-files.ts'
import type { FileRecord } from './record-rows.ts'

/**
 * What pages name and nobody misses without a network: parts of the typesetter that nothing asks for, and all typefaces of
 * papers but the first ones.
 */
const LEFT_OUT = /\/(?:html2canvas|index\.es|purify\.es)\.[\w-]+\.js$|(?<!-basic-\d00\.[\w-]{8})\.woff$/
/** A device that would have to fetch more is better off with what its owner looks at. */
const MOST_PAGES = 5_000
const BEGINNINGS = [STORE_PATH, FIND_PATH, PRODUCT_PATH].map((path) => `${path}/`)
const PAGES = [...OFFLINE_PAGES, ABOUT_US_PATH, FAQ_PATH, SHIPPING_INFO_PATH, RETURN_POLICY_PATH, TERMS_OF_SERVICE_PATH]
const THUMBNAIL = /^\/pictures\/\w+-360\.webp$/
const LETTERS_OF_HASH = 12

/** Writes what a device needs of a built site when there is no network, and the list of all that it could keep. */
export async function writeOfflineLists(siteFolder: string, record: BuildRecord): Promise<void> {
  const list: OfflineList = { files: filesOf(siteFolder), pages: OFFLINE_PAGES, data: OFFLINE_DATA }
  await recordMadeFile(OFFLINE_LIST_PATH, JSON.stringify(list), siteFolder, record)
  await writeOfflineCatalogue(siteFolder, record)
}

/** Writes what it would take to keep all of a site, with the pictures that its record knows. */
export async function writeOfflineCatalogue(siteFolder: string, record: BuildRecord): Promise<void> {
  const catalogue = JSON.stringify(catalogueOf(siteFolder, record))
  await recordMadeFile(OFFLINE_CATALOGUE_PATH, catalogue, siteFolder, record)
}

/** The files that pages name, with all that those name. */
function filesOf(siteFolder: string): string[] {
  const found = new Set<string>()
  const follow = (path: string, file: string) => {
    const { needs, later } = namedFiles(path, readFileSync(join(siteFolder, file), 'utf8'))
    for (const name of [...needs, ...later]) {
      if (found.has(name) || LEFT_OUT.test(name) || !existsSync(join(siteFolder, name))) continue
      found.add(name)
      if (/\.(?:js|css)$/.test(name)) follow(name, name)
    }
  }
  for (const page of OFFLINE_PAGES) follow(page, fileOf(page))
  return [...found].toSorted()
}

function catalogueOf(siteFolder: string, record: BuildRecord): OfflineCatalogue {
  const finding = findingOf(siteFolder)
  const pages: [string, string][] = []
  const pictures: string[] = []
  const sizes = { pages: 0, pictures: 0 }
  const size = (file: string) => statSync(join(siteFolder, file)).size
  for (const { path, sha256 } of record.files()) {
    if (THUMBNAIL.test(path)) {
      pictures.push(path)
      sizes.pictures += size(path)
    }
    const page = pageOf({ path, sha256 })
    if (page === undefined) continue
    if (pages.length === MOST_PAGES) return { pages: [], bytes: 0, finding, pictures: [], pictureBytes: 0 }
    pages.push([page, sha256.slice(0, LETTERS_OF_HASH)])
    sizes.pages += size(path)
  }
  return { pages, bytes: sizes.pages, finding, pictures, pictureBytes: sizes.pictures }
}

/** The lists of files that products are found by, with all that they name. */
function findingOf(siteFolder: string): OfflineCatalogue['finding'] {
  const files = new Set(FINDING_DATA.filter((path) => existsSync(join(siteFolder, path))))
  let bytes = 0
  for (const path of files) {
    const content = readFileSync(join(siteFolder, path))
    bytes += content.length
    // Names are ASCII, and this reads fifty megabytes in no time.
    for (const name of namedFiles(path, content.toString('latin1')).later) files.add(name)
  }
  return { files: files.size, bytes }
}

/** The address of a page that belongs to the catalogue. */
function pageOf({ path }: FileRecord): string | undefined {
  if (!path.endsWith('.html')) return undefined
  const page = path === '/index.html' ? '/' : path.slice(0, -'.html'.length)
  return PAGES.includes(page) || BEGINNINGS.some((beginning) => page.startsWith(beginning)) ? page : undefined
}

function fileOf(page: string): string {
  return page === '/' ? '/index.html' : `${page}.html`
}
