import { rmSync } from 'node:fs'
import { relative } from 'node:path'
import { openSnapshot } from '#catalogue/open-snapshot.ts'
import type { EncodePictures } from '#catalogue/pictures/collect-pictures.ts'
import { missingPictures } from '#catalogue/pictures/missing-pictures.ts'
import { shopCatalogue } from '#catalogue/shop-catalogue.ts'
import { isDiskFull, ScriptProblem } from '../running/run-script.ts'
import type { Configuration } from '../settings/configuration.ts'
import { dataFolder } from '../settings/data-folder.ts'
import type { StoreConnection } from '../settings/store-connection.ts'
import { assembleSite, DanglingLinks } from '../site/assemble-site.ts'
import { type Build, type BuildFolders, buildFolders } from '../site/build-folders.ts'
import { openRecord } from '../site/build-record.ts'
import { refreshDate } from '../site/catalogue-date.ts'
import { codeHash } from '../site/code-hash.ts'
import { damagedFiles, isEmptied } from '../site/damaged-files.ts'
import { flushToDisk } from '../site/flush-to-disk.ts'
import { demandSameImages } from '../site/link-pictures.ts'
import { writePublishSet } from '../site/publish-set.ts'
import type { SearchIndexTask } from '../site/search-index-thread.ts'
import { demandOwnPlace, recoverDist, switchOver } from '../site/switch-over.ts'
import { unfinishedInputs } from '../site/unfinished-site.ts'
import { writeSearchIndex } from '../site/write-search-index.ts'
import { astroEnvironment, publicSettings } from './astro-environment.ts'
import { buildCode } from './build-code.ts'

const DIRECT_MODE_WARNING = `
STOREFRONT_MODE=direct: the pages will carry the store API's address and key, for everyone to read. Whoever has the key
can read every customer's address, orders and password in the store, change them, and place orders at any price.
Publish such a build only for a store where that is acceptable; the default, gateway, exposes none of it.
`

/**
 * Builds the site from the snapshot beside the old one, checks it, and only then lets dist/ lead to it. What is as it
 * was is taken over from the old one; should that fail, everything is built anew.
 */
export async function siteStage(
  configuration: Configuration,
  store: Pick<StoreConnection, 'url' | 'apiKey'>,
  now: () => Date = () => new Date(),
  encode: EncodePictures = 'now',
): Promise<void> {
  if (configuration.STOREFRONT_MODE === 'direct') console.warn(DIRECT_MODE_WARNING)
  const folders = buildFolders(configuration)
  const cutOff = folders.wasCutOff()
  const unlock = folders.lock()
  let well = false
  try {
    recoverDist(configuration.DIST_FOLDER)
    demandOwnPlace(configuration.DIST_FOLDER)
    // Builds that were killed would fill the disk before one ends well.
    folders.clear()
    demandSnapshot(configuration)
    const snapshotFile = folders.holdSnapshot(dataFolder(configuration).snapshotFile)
    const environment = { ...astroEnvironment(configuration, store), CATALOGUE_SNAPSHOT: snapshotFile }
    const year = now().getFullYear()
    const code = codeHash(publicSettings(configuration, store), year)
    const { contentHash, crawledAt } = factsOf(snapshotFile)
    const inputs = [code, contentHash, configuration.COMPRESSED_PAGES].join(' ')
    const present = folders.current()
    // After a build that was cut off, with the machine perhaps: what it left is not taken over unseen.
    const damaged = present !== undefined && cutOff ? damagedFiles(present) : []
    const earlier = present !== undefined && !isEmptied(present) && damaged.length === 0 ? present : undefined
    if (damaged.length > 0) console.warn(`  The last build is damaged (${damaged[0]}): building everything anew.`)
    const lacking = lackingFiles(configuration, snapshotFile, encode)
    if (earlier === undefined || !isMadeFrom(earlier, lacking.length > 0 ? unfinishedInputs(inputs) : inputs)) {
      demandSameImages(configuration, snapshotFile)
      console.log('Building the pages')
      if (cutOff || !folders.hasCode(code)) folders.clearCode()
      const nowMs = now().getTime()
      const assemble = async (from: Build | undefined) => {
        const searchIndex = writeSearchIndex({
          snapshotFile,
          folder: folders.searchFolder,
          code,
          earlier: from && madeIndex(from),
        })
        const ended = searchIndex.catch(() => undefined)
        try {
          if (!folders.hasCode(code)) await buildCode(environment, folders, code)
          const of = { configuration, environment, folders, snapshotFile, inputs, nowMs, year, lacking }
          return await assembleSite({ ...of, from, last: present, damaged, searchIndex })
        } finally {
          // Whatever went wrong before, nothing writes into that folder any more.
          await ended
        }
      }
      const takesOver = earlier !== undefined || folders.hasCode(code)
      const build = await assemble(earlier).catch((error: unknown) => {
        if (!takesOver || !mayComeOfTakingOver(error)) throw error
        // That something is taken over, and goes wrong, is no reason to have nothing.
        console.warn(`  Building everything anew: ${error instanceof Error ? error.message : error}`)
        folders.clearCode()
        return assemble(undefined)
      })
      flushToDisk(build.folder)
      switchOver(configuration.DIST_FOLDER, build.siteFolder)
    } else {
      console.log('Nothing has changed since the last build')
      refreshDate(earlier, crawledAt)
    }
    folders.clear(present)
    if (lacking.length === 0) publish(configuration, folders)
    well = true
  } finally {
    rmSync(folders.searchFolder, { recursive: true, force: true })
    unlock({ well })
  }
}

/** Whether what went wrong may lie in what was taken over. Of what a person has to do something about, links alone may. */
export function mayComeOfTakingOver(error: unknown): boolean {
  return error instanceof DanglingLinks || !(error instanceof ScriptProblem || isDiskFull(error))
}

/** Says what to do when there is no snapshot, or one that cannot be read. */
function demandSnapshot(configuration: Configuration): void {
  openSnapshot(dataFolder(configuration).snapshotFile).close()
}

/** Files of pictures that are not there yet. Throws ScriptProblem where nobody is going to make them. */
function lackingFiles(configuration: Configuration, snapshotFile: string, encode: EncodePictures): string[] {
  const { picturesFolder } = dataFolder(configuration)
  const files = missingPictures(snapshotFile, picturesFolder).flatMap((picture) => picture.files)
  if (files.length === 0 || encode === 'later') return files
  throw new ScriptProblem('Pictures of the snapshot are still to be encoded. Run npm run build.')
}

function factsOf(snapshotFile: string): { contentHash: string; crawledAt: string } {
  const snapshot = openSnapshot(snapshotFile)
  try {
    const catalogue = shopCatalogue(snapshot)
    return { contentHash: catalogue.contentHash(), crawledAt: catalogue.crawledAt() }
  } finally {
    snapshot.close()
  }
}

function isMadeFrom({ recordFile }: Build, inputs: string): boolean {
  const record = openRecord(recordFile)
  try {
    return record?.meta('inputs') === inputs
  } finally {
    record?.close()
  }
}

/** The search index of a build, to make another of; undefined where that is not known. */
function madeIndex({ recordFile, siteFolder }: Build): SearchIndexTask['earlier'] {
  const record = openRecord(recordFile)
  try {
    const madeOf = record?.meta('index')
    return madeOf === undefined ? undefined : { siteFolder, madeOf }
  } finally {
    record?.close()
  }
}

/** Writes the lists of what there is to upload. */
export function publish({ DIST_FOLDER }: Configuration, folders: BuildFolders): void {
  const build = folders.current()
  const record = build && openRecord(build.recordFile)
  if (record === undefined) throw new Error(`${DIST_FOLDER} does not lead to what was built.`)
  const { id, files, upload, remove } = writePublishSet(DIST_FOLDER, record)
  record.close()
  const name = relative(process.cwd(), DIST_FOLDER)
  const changes = `to publish, listed in ${name}.publish/: ${upload} new, ${remove} to remove`
  console.log(`  ${name}/ is ready: ${files} files; ${changes} (build ${id})`)
}
