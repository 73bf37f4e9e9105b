import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import type { CatalogueCalls } from '#store-api/catalogue-calls.ts'
import type { UploadCalls } from '#store-api/upload-calls.ts'
import type { Catalogue } from './catalogue.ts'
import { type CatalogueHistory, openHistory } from './catalogue-history.ts'
import { checkCrawl } from './check-crawl.ts'
import { crawl } from './crawl.ts'
import { countCrawl } from './crawl-counts.ts'
import { familyLines } from './family-lines.ts'
import { type CrawlLimits, judgeCrawl } from './guards.ts'
import { keepSnapshot } from './kept-snapshots.ts'
import { lookAtSnapshot } from './look-at-snapshot.ts'
import { removePartialFiles } from './partial-files.ts'
import { addressPictures } from './pictures/address-pictures.ts'
import { type CollectedPictures, collectPictures, type EncodePictures } from './pictures/collect-pictures.ts'
import { openPictureCache, type PictureCache } from './pictures/picture-cache.ts'
import { prunePictures } from './pictures/prune-pictures.ts'
import type { Progress } from './progress.ts'
import { takeRefreshLock } from './refresh-lock.ts'
import type { RefreshReport } from './refresh-report.ts'
import { readShopFiles } from './shop-files.ts'
import { type Standing, whatWasBefore } from './what-was-before.ts'
import { type DraftSnapshot, draftSnapshot, placeSnapshot } from './write-snapshot.ts'

export interface RefreshOptions {
  api: CatalogueCalls & UploadCalls
  /** `embedded`, or the address of the API: a snapshot of another store is not compared with this one's. */
  store: string
  /** What there is of a shop that must not be replaced unseen; nothing by default. */
  shop?: Standing['shop']
  snapshotFile: string
  /** Where the last good snapshots are kept, to be looked at again. */
  snapshotsFolder: string
  /** What was in the shop when, to look back over a week and a month. */
  historyFile: string
  /** Where a crawl is put that was not taken for the shop. */
  refusedFile: string
  /** Held while a refresh is under way. */
  lockFile: string
  /** Files of the owner; none by default. */
  shopFilesFolder?: string | undefined
  picturesFolder: string
  /** Pictures of the site that is being served; none of them is pruned. */
  servedPicturesFolder?: string
  /** `url`: an image service cuts the pictures, and none is fetched. */
  images?: 'build' | 'url'
  /** `later`: the snapshot names pictures whose files are still to be made. */
  encode?: EncodePictures
  limits: CrawlLimits
  /** The content hash of a crawl that may pass whatever the limits say. */
  accepted?: string | undefined
  /** Calls under way at any one time. */
  concurrency: number
  progress: Progress
  now: () => Date
}

/** The longest list of a report; what is beyond is counted. */
const MOST_LISTED = 10_000

/**
 * Crawls the store, checks what came, collects the pictures, and puts a new snapshot in place of the last one unless it
 * passes a limit. Throws StoreApiError or RefreshUnderWayError; whatever it throws, the last snapshot stays as it was.
 */
export async function refreshCatalogue(options: RefreshOptions): Promise<RefreshReport> {
  const lock = takeRefreshLock(options.lockFile)
  try {
    const cache = openPictureCache(options.picturesFolder, options.now().getTime())
    try {
      for (const begin of ['catalogue.', 'report.']) removePartialFiles(dirname(options.snapshotFile), begin)
      for (const all of [options.picturesFolder, options.snapshotsFolder]) removePartialFiles(all)
      return await refreshWith(options, cache)
    } finally {
      cache.close()
    }
  } finally {
    lock.release()
  }
}

async function refreshWith(options: RefreshOptions, cache: PictureCache): Promise<RefreshReport> {
  const { api, concurrency, progress, snapshotFile, limits, store, shop = 'none' } = options
  const startedAt = options.now()
  const crawled = await crawl(api, concurrency, progress)
  const checked = checkCrawl(crawled)
  const { catalogue } = checked
  const collected =
    options.images === 'url'
      ? addressPictures(catalogue)
      : await collectPictures(api, pictureIdsOf(catalogue), cache, concurrency, progress, options.encode)
  const found = [...checked.findings, ...collected.findings]
  const { pictures } = collected
  const crawledAt = startedAt.toISOString()
  const shopFiles = readShopFiles(options.shopFilesFolder)
  const draft = draftSnapshot(snapshotFile, { catalogue, pictures, findings: found, crawledAt, store, shopFiles })
  const standing: Standing = { snapshotFile, store, shop, limits, most: MOST_LISTED }
  const before = withHistory(options, startedAt, (history, nowMs) =>
    whatWasBefore(draft.file, standing, history, nowMs),
  )
  const { comparison, otherStore } = before
  const alarms = judgeCrawl(countCrawl(crawled, checked), before, limits)
  const unchanged = comparison.last?.contentHash === draft.contentHash
  // What is in the shop already has been let pass once; that it shifted is about this reading of it.
  const pressing = unchanged ? alarms.filter(({ guard }) => guard === 'shifted') : alarms
  const refused = pressing.length > 0 && options.accepted !== draft.contentHash
  const picturesPruned = refused
    ? setAside(options, draft)
    : publish(options, draft, cache, { startedAt, byHand: pressing.length > 0, otherStore })
  return {
    outcome: refused ? 'refused' : unchanged ? 'unchanged' : 'published',
    crawledAt,
    contentHash: draft.contentHash,
    alarms,
    ...counts(catalogue, collected),
    picturesPruned,
    comparison,
    otherStore,
    families: familyLines(draft.families, catalogue, MOST_LISTED),
    findings: draft.findings,
    stated: draft.stated,
  }
}

function setAside({ refusedFile }: RefreshOptions, draft: DraftSnapshot): number {
  placeSnapshot(draft, refusedFile)
  return 0
}

interface Publication {
  startedAt: Date
  /** Somebody accepted it: what was before is nothing to hold later crawls against. */
  byHand: boolean
  otherStore: string | undefined
}

function publish(
  options: RefreshOptions,
  draft: DraftSnapshot,
  cache: PictureCache,
  { startedAt, byHand, otherStore }: Publication,
): number {
  const { snapshotFile, snapshotsFolder, servedPicturesFolder } = options
  const [nowMs, crawledAt] = [startedAt.getTime(), startedAt.toISOString()]
  const last = otherStore === undefined ? undefined : lookAtSnapshot(snapshotFile)
  if (last !== undefined) keepSnapshot(snapshotsFolder, snapshotFile, last, nowMs)
  const kept = keepSnapshot(snapshotsFolder, draft.file, { crawledAt, contentHash: draft.contentHash }, nowMs)
  const pruned = prunePictures(cache, [draft.file, ...kept], servedPicturesFolder, nowMs)
  rmSync(options.refusedFile, { force: true })
  withHistory(options, startedAt, (history) => history.note(draft.file, nowMs, { anew: byHand }))
  // Last of all: whatever fails before leaves what was in place.
  placeSnapshot(draft, snapshotFile)
  return pruned
}

function withHistory<T>(
  { historyFile, store, snapshotsFolder }: RefreshOptions,
  startedAt: Date,
  work: (history: CatalogueHistory, nowMs: number) => T,
): T {
  const nowMs = startedAt.getTime()
  const history = openHistory(historyFile, store, snapshotsFolder, nowMs)
  try {
    return work(history, nowMs)
  } finally {
    history.close()
  }
}

function counts(catalogue: Catalogue, { pictures, fetched, encoded }: CollectedPictures) {
  return {
    mainCategories: catalogue.mainCategories.length,
    subCategories: catalogue.subCategories.length,
    items: catalogue.items.length,
    slides: catalogue.slides.length,
    pictures: pictures.size,
    picturesFetched: fetched,
    picturesEncoded: encoded,
  }
}

function pictureIdsOf({ galleries, slides }: Catalogue): string[] {
  return [...new Set([...[...galleries.values()].flat(), ...slides.map((slide) => slide.slideId)])]
}
