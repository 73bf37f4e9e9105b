// A thread that writes what search and filters load into a folder, from a snapshot.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { workerData } from 'node:worker_threads'
import * as v from 'valibot'
import { openSnapshot } from '#catalogue/open-snapshot.ts'
import { filterFiles } from '#catalogue/search-index/filter-files.ts'
import { searchEntries } from '#catalogue/search-index/search-entries.ts'
import { searchIndexFiles } from '#catalogue/search-index/search-index-files.ts'

const { snapshotFile, folder } = v.parse(v.object({ snapshotFile: v.string(), folder: v.string() }), workerData)
const snapshot = openSnapshot(snapshotFile)
const entries = searchEntries(snapshot)
for (const { path, text } of [...searchIndexFiles(entries), ...filterFiles(entries)]) {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
snapshot.close()
