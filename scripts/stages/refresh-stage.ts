import { setMaxListeners } from 'node:events'
import { existsSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openAnswerCache } from '#catalogue/answer-cache.ts'
import type { EncodePictures } from '#catalogue/pictures/collect-pictures.ts'
import { refreshCatalogue } from '#catalogue/refresh-catalogue.ts'
import type { RefreshReport } from '#catalogue/refresh-report.ts'
import { createStoreApi } from '#store-api/store-api.ts'
import { StoreApiError } from '#store-api/store-api-error.ts'
import { type EditorReport, editorReport, unreadReport } from '../report/editor-report.ts'
import { printable, reportText } from '../report/report-text.ts'
import { withoutKey } from '../report/without-key.ts'
import { writeReport } from '../report/write-report.ts'
import { ScriptProblem } from '../running/run-script.ts'
import { terminalProgress } from '../running/terminal-progress.ts'
import { acceptedHash } from '../settings/accepted-hash.ts'
import { type Configuration, crawlLimits } from '../settings/configuration.ts'
import { dataFolder } from '../settings/data-folder.ts'
import type { StoreConnection } from '../settings/store-connection.ts'
import { wasPublished } from '../site/publish-set.ts'

/**
 * Crawls the store into a new snapshot, says what came of it and writes the report. Throws StoreApiError when the store
 * could not be read, and ScriptProblem with exit code 2 when the crawl passed a limit; then the last snapshot is in
 * place as it was.
 */
export async function refreshStage(
  configuration: Configuration,
  store: StoreConnection,
  accepted: string | undefined = acceptedHash(process.argv.slice(2)),
  encode: EncodePictures = 'now',
): Promise<void> {
  const report = await refreshAndReport(configuration, store, accepted, encode)
  if (report.outcome !== 'refused') return
  const page = relative(process.cwd(), dataFolder(configuration).reportPage)
  throw new ScriptProblem(withoutKey(refusalWords(report, page), store.apiKey), { exitCode: 2 })
}

/** As `refreshStage`, but a crawl that passed a limit is told by the report that it returns. */
export async function refreshAndReport(
  configuration: Configuration,
  store: StoreConnection,
  accepted: string | undefined,
  encode: EncodePictures = 'now',
): Promise<EditorReport> {
  const folders = dataFolder(configuration)
  const name = store.embedded ? 'the embedded store' : new URL(store.url).origin
  const at = new Date().toISOString()
  const say = (lines: string[]) => console.log(withoutKey(lines.map((line) => `  ${line}`).join('\n'), store.apiKey))
  console.log(`Reading the catalogue from ${name}`)
  let refreshed: RefreshReport
  try {
    refreshed = await readStore(configuration, store, accepted, encode)
  } catch (error) {
    if (error instanceof StoreApiError) await writeReport(unreadReport(at, name, error.message), folders, store.apiKey)
    throw error
  }
  const report = editorReport(refreshed, name, accepted)
  if (report.changes !== undefined) say(reportText(report.changes))
  await writeReport(report, folders, store.apiKey)
  if (report.outcome === 'refused') return report
  const page = relative(process.cwd(), folders.reportPage)
  say([report.verdict, ...report.reasons, ...report.reminders, `Report: ${page}`].map(printable))
  return report
}

async function readStore(
  configuration: Configuration,
  store: StoreConnection,
  accepted: string | undefined,
  encode: EncodePictures,
): Promise<RefreshReport> {
  const { SHOP_FILES_FOLDER: shopFiles } = configuration
  if (shopFiles !== undefined && statSync(shopFiles, { throwIfNoEntry: false })?.isDirectory() !== true) {
    throw new ScriptProblem(`SHOP_FILES_FOLDER is ${shopFiles}, and no such folder is there.`)
  }
  const folders = dataFolder(configuration)
  const keptAnswers = openAnswerCache(folders.answersFile, store.embedded ? 'embedded' : store.url, Date.now())
  const ended = new AbortController()
  setMaxListeners(0, ended.signal)
  try {
    return await refreshCatalogue({
      ...folders,
      store: storeName(store),
      shop: shopOf(configuration),
      shopFilesFolder: configuration.SHOP_FILES_FOLDER,
      images: configuration.IMAGES,
      encode,
      api: createStoreApi({
        url: store.url,
        apiKey: store.apiKey,
        fetch: globalThis.fetch,
        timeoutMs: configuration.CRAWL_TIMEOUT_MS,
        retries: configuration.CRAWL_RETRIES,
        wait: (ms) => sleep(ms, undefined, { signal: ended.signal }),
        keptAnswers,
      }),
      servedPicturesFolder: join(configuration.DIST_FOLDER, 'pictures'),
      limits: crawlLimits(configuration),
      accepted,
      concurrency: configuration.CRAWL_CONCURRENCY,
      progress: terminalProgress(),
      now: () => new Date(),
    })
  } finally {
    // Of a crawl that has failed, nobody waits for what would be tried again.
    ended.abort()
    keptAnswers.close()
  }
}

/** What a snapshot remembers its store by: the embedded one is the same whatever its port. */
function storeName({ embedded, url }: StoreConnection): string {
  if (embedded) return 'embedded'
  const { origin, pathname } = new URL(url)
  return origin + pathname.replace(/\/+$/, '')
}

/** What people may be looking at, and must not be replaced unseen. */
function shopOf({ DIST_FOLDER }: Configuration): 'none' | 'built' | 'published' {
  if (wasPublished(DIST_FOLDER)) return 'published'
  return existsSync(join(DIST_FOLDER, 'index.html')) ? 'built' : 'none'
}

function refusalWords({ verdict, reasons, accept }: EditorReport, page: string): string {
  return [
    verdict,
    ...reasons.map((reason) => `  • ${printable(reason)}`),
    `  What would change: ${page}`,
    '  To look at it in the shop: npm run preview -- --refused',
    `  If it is right: ${accept ?? ''} (npm run build and npm start take --accept too)`,
  ].join('\n')
}
