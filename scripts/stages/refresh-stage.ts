import { refreshCatalogue } from '#catalogue/refresh-catalogue.ts'
import { createStoreApi } from '#store-api/store-api.ts'
import type { Configuration } from '../configuration.ts'
import { dataFolder } from '../data-folder.ts'
import type { StoreConnection } from '../store-connection.ts'
import { terminalProgress } from '../terminal-progress.ts'

const LISTED_FINDINGS = 40

/** Crawls the store into a new snapshot and says what came of it. */
export async function refreshStage(configuration: Configuration, store: StoreConnection): Promise<void> {
  const { snapshotFile, picturesFolder } = dataFolder(configuration)
  console.log(`Reading the catalogue from ${store.embedded ? 'the embedded store' : new URL(store.url).origin}`)
  const report = await refreshCatalogue({
    api: createStoreApi({ url: store.url, apiKey: store.apiKey, fetch: globalThis.fetch }),
    snapshotFile,
    picturesFolder,
    concurrency: configuration.CRAWL_CONCURRENCY,
    progress: terminalProgress(),
    now: () => new Date(),
  })
  console.log(
    `  ${report.items} items in ${report.subCategories} sub-categories, ${report.slides} slides, ` +
      `${report.pictures} pictures (${report.picturesFetched} fetched, ${report.picturesEncoded} encoded)`,
  )
  if (report.findings.length === 0) return
  console.log(`  ${report.findings.length} findings:`)
  for (const { kind, subject, reason } of report.findings.slice(0, LISTED_FINDINGS)) {
    console.log(`    ${kind}  ${printable(subject)}  ${printable(reason)}`)
  }
  if (report.findings.length > LISTED_FINDINGS) {
    console.log(`    … and ${report.findings.length - LISTED_FINDINGS} more, in the table "finding" of the snapshot`)
  }
}

/** A store's text cannot move the cursor or colour the terminal. */
function printable(text: string): string {
  return text.replace(/\p{C}/gu, '·')
}
