import { cpSync, linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openSnapshot } from '#catalogue/open-snapshot.ts'
import { pictureFiles } from '#catalogue/pictures/collect-pictures.ts'
import { shopCatalogue } from '#catalogue/shop-catalogue.ts'
import { isServicePicture } from '#domain/picture-address.ts'
import { nginxConfiguration } from '#hosting/nginx-configuration.ts'
import { hostingRules } from '#hosting/rules.ts'
import { headersFile, redirectsFile } from '#hosting/static-host-files.ts'
import { ScriptProblem } from '../running/run-script.ts'
import { terminalProgress } from '../running/terminal-progress.ts'
import type { Configuration } from '../settings/configuration.ts'
import { dataFolder } from '../settings/data-folder.ts'
import type { Build, BuildFolders } from './build-folders.ts'
import { createRecord, openRecord } from './build-record.ts'
import { danglingInRecord } from './dangling-record.ts'
import { rendererHash } from './deferred-pages.ts'
import { compressFiles, recordFixedFiles } from './fixed-files.ts'
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
  nowMs: number
  /** Files of pictures that are made while the site is served, and compressed files with them; it says that it lacks them. */
  lacking: readonly string[]
}

/**
 * Puts a site together from what Astro built, the catalogue's pages, pictures, search index and the rules for hosts.
 * Throws when a link of it leads nowhere, and then leaves nothing behind.
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
  const { configuration, environment, folders, snapshotFile, inputs, from, nowMs, lacking } = assembly
  const { hostingFolder } = dataFolder(configuration)
  const { siteFolder } = build
  const renderer = rendererHash(folders.rendererFolder)
  const earlierRecord = from && openRecord(from.recordFile)
  const earlier = from &&
    earlierRecord && { siteFolder: from.siteFolder, record: earlierRecord, recordFile: from.recordFile }
  const record = createRecord(build.recordFile, earlier?.recordFile)
  try {
    for (const made of [folders.astroFolder, folders.searchFolder]) cpSync(made, siteFolder, { recursive: true })
    linkPictures(configuration, snapshotFile, siteFolder, new Set(lacking))
    writeHostingFiles(siteFolder, hostingFolder)
    const sheets = await recordFixedFiles(siteFolder, record, earlier)
    const sameCode = earlier !== undefined && earlier.record.meta('renderer') === renderer
    const task = {
      rendererFolder: folders.rendererFolder,
      snapshotFile,
      siteFolder,
      ...(sameCode ? { earlier: { siteFolder: earlier.siteFolder, recordFile: earlier.recordFile } } : {}),
    }
    const { pages, rendered } = await renderPages(task, environment, record, terminalProgress())
    if (configuration.OFFLINE === 'on') await writeOfflineLists(siteFolder, record)
    await writePageDictionary(siteFolder, record)
    const pagesUpTo = configuration.COMPRESSED_PAGES
    if (lacking.length === 0) await compressFiles(siteFolder, record, { pagesUpTo, earlier })
    if (earlier !== undefined) keepRetired(siteFolder, record, earlier, nowMs)
    const dangling = danglingInRecord(
      siteFolder,
      record,
      sheets,
      lacking.map((file) => `/pictures/${file}`),
    )
    if (dangling.length > 0) {
      throw new ScriptProblem(`The built site has links that lead nowhere:\n  ${dangling.join('\n  ')}`)
    }
    record.setMeta('renderer', renderer)
    record.setMeta('inputs', lacking.length > 0 ? unfinishedInputs(inputs) : inputs)
    console.log(`  ${pages} pages, ${rendered} of them rendered`)
  } finally {
    record.close()
    earlierRecord?.close()
  }
}

/** Hard links: a picture is never copied. */
function linkPictures(
  configuration: Configuration,
  snapshotFile: string,
  siteFolder: string,
  lacking: ReadonlySet<string>,
): void {
  const { picturesFolder } = dataFolder(configuration)
  const folder = join(siteFolder, 'pictures')
  mkdirSync(folder, { recursive: true })
  const snapshot = openSnapshot(snapshotFile)
  const pictures = shopCatalogue(snapshot).pictures()
  snapshot.close()
  const byService = configuration.IMAGES === 'url'
  if (pictures.some(({ name }) => isServicePicture(name) !== byService)) {
    throw new ScriptProblem('The snapshot was made with another setting of IMAGES. Run npm run refresh.')
  }
  const files = byService ? [] : pictures.flatMap(pictureFiles)
  for (const file of new Set(files)) {
    if (!lacking.has(file)) linkSync(join(picturesFolder, file), join(folder, file))
  }
}

function writeHostingFiles(siteFolder: string, hostingFolder: string): void {
  writeFileSync(join(siteFolder, '_headers'), headersFile(hostingRules))
  writeFileSync(join(siteFolder, '_redirects'), redirectsFile(hostingRules))
  mkdirSync(hostingFolder, { recursive: true })
  writeFileSync(join(hostingFolder, 'nginx.conf'), nginxConfiguration(hostingRules, '/srv/hoof-and-husk/dist'))
}
