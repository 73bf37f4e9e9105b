import { join } from 'node:path'
import type { Hono } from 'hono'
import { BrokenPictureError, encodeOneFile, encodePicture } from '#catalogue/pictures/encode-picture.ts'
import { missingPictures, type ShownPicture, shownPictures } from '#catalogue/pictures/missing-pictures.ts'
import { openPictureCache } from '#catalogue/pictures/picture-cache.ts'
import { isWritten } from '#catalogue/pictures/picture-file.ts'
import { takeRefreshLock } from '#catalogue/refresh-lock.ts'
import { createStoreApi } from '#store-api/store-api.ts'
import type { Configuration } from '../settings/configuration.ts'
import { dataFolder } from '../settings/data-folder.ts'
import type { StoreConnection } from '../settings/store-connection.ts'
import { type Build, buildFolders } from '../site/build-folders.ts'
import { finishSite, isUnfinished, linkPicture } from '../site/unfinished-site.ts'
import { publish } from './site-stage.ts'

/** Pictures that are made as they are asked for. */
export interface PicturesInNeed {
  /** Resolves once the file that an address names is there, or is none of these. */
  need(path: string): Promise<void>
}

/** Pictures that are made while the shop is open already: what is asked for at once, the others one after the other. */
export interface LatePictures extends PicturesInNeed {
  count: number
  /** Makes all of them and then lets the site count as finished; false when it was stopped or one cannot be made. */
  makeAll(): Promise<boolean>
  stop(): void
}

/** What the site that dist/ leads to still lacks; undefined when nothing. No refresh begins before `makeAll` has ended. */
export function latePictures(configuration: Configuration, store: StoreConnection): LatePictures | undefined {
  const { lockFile } = dataFolder(configuration)
  const build = unfinishedBuild(configuration)
  return build && pictureWork(configuration, store, build, takeRefreshLock(lockFile))
}

/** The same, of which none is made before it is asked for; shops that share a data folder share what was made. */
export function picturesInNeed(configuration: Configuration, store: Connection): PicturesInNeed | undefined {
  const build = unfinishedBuild(configuration)
  return build && pictureMaker(configuration, store, build)
}

/** An app whose pictures are made as they are asked for. */
export function afterPictures({ fetch }: Pick<Hono, 'fetch'>, { need }: PicturesInNeed): Hono['fetch'] {
  return async (request, ...more) => {
    await need(new URL(request.url).pathname)
    return fetch(request, ...more)
  }
}

type Connection = Pick<StoreConnection, 'url' | 'apiKey'>

function unfinishedBuild(configuration: Configuration): Build | undefined {
  const build = buildFolders(configuration).current()
  return build !== undefined && isUnfinished(build) ? build : undefined
}

function pictureMaker(configuration: Configuration, { url, apiKey }: Connection, build: Build) {
  const { snapshotFile, picturesFolder } = dataFolder(configuration)
  const api = createStoreApi({ url, apiKey, fetch: globalThis.fetch })
  const missing = missingPictures(snapshotFile, picturesFolder)
  const all = shownPictures(snapshotFile).flatMap(({ files }) => files)
  const owners = new Map(missing.flatMap((picture) => picture.files.map((file) => [file, picture] as const)))
  const making = new Map<string, Promise<void>>()
  // A run that was killed may have left pictures made and not shown.
  for (const file of all) if (!owners.has(file)) linkPicture(build, picturesFolder, file)

  async function makeFile({ pictureId }: ShownPicture, file: string): Promise<void> {
    if (!isWritten(join(picturesFolder, file))) {
      const upload = await api.picture(pictureId)
      if (upload.status !== 'fetched' || !(await encodeOneFile(upload.bytes, picturesFolder, file))) return
    }
    linkPicture(build, picturesFolder, file)
  }

  async function need(path: string): Promise<void> {
    const file = /^\/pictures\/([^/]+)$/.exec(path)?.[1] ?? ''
    const picture = owners.get(file)
    if (picture === undefined || isWritten(join(build.siteFolder, 'pictures', file))) return
    const made = making.get(file) ?? makeFile(picture, file).finally(() => making.delete(file))
    making.set(file, made)
    // Without it, the file is asked for again some other time.
    await made.catch(() => undefined)
  }

  return { api, picturesFolder, missing, all, need }
}

function pictureWork(
  configuration: Configuration,
  store: StoreConnection,
  build: Build,
  lock: { release(): void },
): LatePictures {
  const { api, picturesFolder, missing, all, need } = pictureMaker(configuration, store, build)
  let stopped = false

  async function makePicture({ pictureId, name, files }: ShownPicture): Promise<boolean> {
    const upload = await api.picture(pictureId)
    if (upload.status !== 'fetched') return false
    const cache = openPictureCache(picturesFolder)
    try {
      const picture = await encodePicture(upload.bytes, picturesFolder, cache.announce)
      cache.write(pictureId, { validators: upload.validators, picture })
      if (picture.name !== name) return false
    } finally {
      cache.close()
    }
    for (const file of files) linkPicture(build, picturesFolder, file)
    return true
  }

  /** The store has replaced it since it was looked at. The next build knows. */
  function sayBroken({ pictureId }: ShownPicture, error: unknown): false {
    if (!(error instanceof BrokenPictureError)) throw error
    console.warn(`  The picture ${pictureId} is missing: it ${error.message}.`)
    return false
  }

  async function makeEach(): Promise<boolean> {
    let whole = true
    for (const picture of missing) {
      if (stopped) return false
      whole = (await makePicture(picture).catch((error) => sayBroken(picture, error))) && whole
    }
    return whole && !stopped && finish()
  }

  async function finish(): Promise<boolean> {
    const folders = buildFolders(configuration)
    const unlock = folders.lock()
    let well = false
    try {
      if (folders.current()?.folder === build.folder) {
        await finishSite(build, all, configuration.COMPRESSED_PAGES)
        publish(configuration, folders)
      }
      well = true
      return folders.current()?.folder === build.folder
    } finally {
      unlock({ well })
    }
  }

  return {
    count: missing.length,
    need,
    async makeAll() {
      try {
        return await makeEach()
      } catch (error) {
        if (stopped) return false
        throw error
      } finally {
        lock.release()
      }
    },
    stop: () => {
      stopped = true
    },
  }
}
