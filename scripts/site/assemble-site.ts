import { cpSync, existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { nginxConfiguration } from '#hosting/nginx-configuration.ts'
import { hostingRules } from '#hosting/rules.ts'
import { headersFile, redirectsFile } from '#hosting/static-host-files.ts'
import { ScriptProblem } from '../running/run-script.ts'
import { terminalProgress } from '../running/terminal-progress.ts'
import { writeWhole } from '../running/write-whole.ts'
import type { Configuration } from '../settings/configuration.ts'
import { dataFolder } from '../settings/data-folder.ts'
import { addressSet } from './address-set.ts'
import type { Build, BuildFolders } from './build-folders.ts'
import { type BuildRecord, createRecord, openFiles, openRecord } from './build-record.ts'
import { RECORD } from './damaged-files.ts'
import { checkLinks, type SiteBefore } from './dangling-record.ts'
import { rendererHash } from './deferred-pages.ts'
import { compressFiles, filesOf, recordFixedFiles } from './fixed-files.ts'
import { keepSisters } from './kept-sisters.ts'
import { linkPictures } from './link-pictures.ts'
import { renderPages } from './render-pages.ts'
import { keepRetired } from './retired-files.ts'
import { unfinishedInputs } from './unfinished-site.ts'
import { writeOfflineLists } from './write-offline-lists.ts'
import { writePageDictionary } from './write-page-dictionary.ts'

export interface Assembly {
  configuration: Configuration
  environment: NodeJS.ProcessEnv
  folders: BuildFolders
  /** Held for this build. */
  snapshotFile: string
  /** What the site is made from, as `inputHash` says it. */
  inputs: string
  /** The site from which unchanged pages are taken over. */
  from: Build | undefined
  /** The last one: pages of it that are open now may still need files of it. */
  last: Build | undefined
  /** Files of it that are not what was written. */
  damaged: readonly string[]
  /** The search index, once it lies in its folder: what it was made of. */
  searchIndex: Promise<string>
  nowMs: number
  /** Stands in the footer of every page; the one that `inputs` count. */
  year: number
  /** Files of pictures that are made while the site is served, and compressed files with them; it says that it lacks them. */
  lacking: readonly string[]
}

/** Where pages were taken over, the next attempt without them may have no such link. */
export class DanglingLinks extends ScriptProblem {}

/**
 * Puts a site together from what Astro built, the catalogue's pages, pictures, search index and the rules for hosts.
 * Throws DanglingLinks when a link of it leads nowhere. Then, and whenever it throws, it leaves nothing behind.
 */
export async function assembleSite(assembly: Assembly): Promise<Build> {
  const build = assembly.folders.create()
  try {
    await fill(build, assembly)
    return build
  } catch (error) {
    rmSync(build.folder, { recursive: true, force: true })
    throw error
  }
}

async function fill(build: Build, assembly: Assembly) {
  const { configuration, environment, folders, snapshotFile, inputs, from, searchIndex, year, lacking } = assembly
  const { hostingFolder } = dataFolder(configuration)
  const { siteFolder } = build
  const renderer = rendererHash(folders.rendererFolder, year)
  const earlierRecord = from && openRecord(from.recordFile)
  const earlier = from &&
    earlierRecord && { siteFolder: from.siteFolder, record: earlierRecord, recordFile: from.recordFile }
  const ofSameCode = earlier?.record.meta('renderer') === renderer ? earlier : undefined
  const record = createRecord(build.recordFile, ofSameCode?.recordFile)
  try {
    const pictures = linkPictures(configuration, snapshotFile, siteFolder, new Set(lacking))
    const addFiles = (paths: readonly string[]) => recordFixedFiles(paths, siteFolder, record, earlier)
    const copy = (folder: string) => {
      cpSync(folder, siteFolder, { recursive: true })
      return addFiles(filesOf(folder))
    }
    const writeFixed = async () => {
      await addFiles([...pictures, ...writeHostingFiles(siteFolder, hostingFolder)])
      // An earlier site has them too.
      if (earlier === undefined && existsSync(folders.sistersFolder)) await copy(folders.sistersFolder)
      return copy(folders.astroFolder)
    }
    const task = {
      rendererFolder: folders.rendererFolder,
      snapshotFile,
      siteFolder,
      earlier: ofSameCode && { siteFolder: ofSameCode.siteFolder, recordFile: ofSameCode.recordFile },
    }
    const works = [renderPages(task, environment, record, terminalProgress()), writeFixed()] as const
    // A site that is given up is removed, so nothing goes on writing into it.
    await Promise.allSettled(works)
    const [{ pages, rendered, links }, sheets] = await Promise.all(works)
    record.setMeta('index', await searchIndex)
    const searchFiles = filesOf(folders.searchFolder)
    for (const name of readdirSync(folders.searchFolder))
      renameSync(join(folders.searchFolder, name), join(siteFolder, name))
    await addFiles(searchFiles)
    if (configuration.OFFLINE === 'on') await writeOfflineLists(siteFolder, record)
    await writePageDictionary(siteFolder, record)
    const pagesUpTo = configuration.COMPRESSED_PAGES
    if (lacking.length === 0) {
      await compressFiles(siteFolder, record, { pagesUpTo, earlier })
      keepSisters(folders, siteFolder, record)
    }
    keepFilesOfLast(assembly, siteFolder, record)
    const toCome = lacking.map((file) => `/pictures/${file}`)
    const site = { siteFolder, record, sheets, made: links, toCome }
    const { dangling, linked } = checkLinks(site, ofSameCode && siteBefore(ofSameCode.record))
    if (dangling.length > 0) {
      throw new DanglingLinks(`The built site has links that lead nowhere:\n  ${dangling.join('\n  ')}`)
    }
    // Of what is to come it is not known when it goes.
    if (lacking.length === 0) record.setMeta('linked', Buffer.from(linked.hashes()).toString('base64'))
    record.setMeta('renderer', renderer)
    record.setMeta('inputs', lacking.length > 0 ? unfinishedInputs(inputs) : inputs)
    console.log(`  ${pages} pages, ${rendered} of them rendered`)
  } finally {
    record.close()
    earlierRecord?.close()
  }
}

function siteBefore(record: BuildRecord): SiteBefore | undefined {
  const hashes = record.meta('linked')
  if (hashes === undefined) return undefined
  const linked = addressSet()
  linked.addAll(Buffer.from(hashes, 'base64'))
  return { record, linked }
}

function keepFilesOfLast({ last, damaged, nowMs }: Assembly, siteFolder: string, record: BuildRecord): void {
  if (last === undefined || damaged.includes(RECORD)) return
  const files = openFiles(last.recordFile)
  if (files === undefined) return
  try {
    keepRetired(siteFolder, record, { siteFolder: last.siteFolder, record: files, damaged: new Set(damaged) }, nowMs)
  } finally {
    files.close()
  }
}

/** Returns the paths of those that are part of the site. */
function writeHostingFiles(siteFolder: string, hostingFolder: string): string[] {
  writeFileSync(join(siteFolder, '_headers'), headersFile(hostingRules))
  writeFileSync(join(siteFolder, '_redirects'), redirectsFile(hostingRules))
  writeWhole(join(hostingFolder, 'nginx.conf'), nginxConfiguration(hostingRules))
  return ['/_headers', '/_redirects']
}
