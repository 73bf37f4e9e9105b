import type { CatalogueCalls } from '#store-api/catalogue-calls.ts'
import type { UploadCalls } from '#store-api/upload-calls.ts'
import type { Catalogue } from './catalogue.ts'
import { checkCrawl } from './check-crawl.ts'
import { crawl } from './crawl.ts'
import type { Finding } from './finding.ts'
import { collectPictures } from './pictures/collect-pictures.ts'
import { openPictureCache } from './pictures/picture-cache.ts'
import type { Progress } from './progress.ts'
import { writeSnapshot } from './write-snapshot.ts'

export interface RefreshOptions {
  api: CatalogueCalls & UploadCalls
  snapshotFile: string
  picturesFolder: string
  /** Calls under way at any one time. */
  concurrency: number
  progress: Progress
  now: () => Date
}

export interface RefreshReport {
  mainCategories: number
  subCategories: number
  items: number
  slides: number
  pictures: number
  picturesFetched: number
  picturesEncoded: number
  findings: Finding[]
}

/**
 * Crawls the store, checks what came, collects the pictures and puts a new snapshot in place of the last one.
 * Throws StoreApiError or EmptyCatalogueError, and then the last snapshot stays as it was.
 */
export async function refreshCatalogue(options: RefreshOptions): Promise<RefreshReport> {
  const { api, concurrency, progress } = options
  const crawledAt = options.now().toISOString()
  const { catalogue, findings } = checkCrawl(await crawl(api, concurrency, progress))
  const cache = openPictureCache(options.picturesFolder)
  try {
    const collected = await collectPictures(api, pictureIdsOf(catalogue), cache, concurrency, progress)
    const all = [...findings, ...collected.findings]
    writeSnapshot(options.snapshotFile, { catalogue, pictures: collected.pictures, findings: all, crawledAt })
    return {
      mainCategories: catalogue.mainCategories.length,
      subCategories: catalogue.subCategories.length,
      items: catalogue.items.length,
      slides: catalogue.slides.length,
      pictures: collected.pictures.size,
      picturesFetched: collected.fetched,
      picturesEncoded: collected.encoded,
      findings: all,
    }
  } finally {
    cache.close()
  }
}

function pictureIdsOf({ galleries, slides }: Catalogue): string[] {
  return [...new Set([...[...galleries.values()].flat(), ...slides.map((slide) => slide.slideId)])]
}
