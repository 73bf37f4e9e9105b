import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { openSnapshot } from '#catalogue/open-snapshot.ts'
import { searchEntries } from '#catalogue/search-index/search-entries.ts'
import { searchIndexFiles } from '#catalogue/search-index/search-index-files.ts'

/** Writes the search index of a snapshot into a built site. */
export function searchIndexStage(snapshotFile: string, outDir: string): void {
  const snapshot = openSnapshot(snapshotFile)
  try {
    for (const { path, text } of searchIndexFiles(searchEntries(snapshot))) {
      const file = join(outDir, path)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
    }
  } finally {
    snapshot.close()
  }
}
