// A thread that writes what search and filters load into a folder, from a snapshot, and tells what it was made of.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import * as v from 'valibot'
import { linkFile } from '#catalogue/link-file.ts'
import { openSnapshot } from '#catalogue/open-snapshot.ts'
import { filterFiles } from '#catalogue/search-index/filter-files.ts'
import { type RepricedIndex, repricedIndex } from '#catalogue/search-index/repriced-index.ts'
import { type SearchRows, searchRows } from '#catalogue/search-index/search-entries.ts'
import { searchIndexFiles } from '#catalogue/search-index/search-index-files.ts'

/** What a thread is told at its start. */
export const SearchIndexTask = v.object({
  snapshotFile: v.string(),
  /** Where it writes. */
  folder: v.string(),
  /** Of the code that makes it, as `codeHash` says it. */
  code: v.string(),
  /** An index that was made before, the site that has it and what it was made of. */
  earlier: v.optional(v.object({ siteFolder: v.string(), madeOf: v.string() })),
})
export type SearchIndexTask = v.InferOutput<typeof SearchIndexTask>

/** What an index was made of: the code, all of the items but their prices, and these, row by row. */
const MadeOf = v.object({ code: v.string(), items: v.string(), prices: v.array(v.string()) })
type MadeOf = v.InferOutput<typeof MadeOf>

const { snapshotFile, folder, code, earlier } = v.parse(SearchIndexTask, workerData)
const snapshot = openSnapshot(snapshotFile)
const rows = searchRows(snapshot)
const madeOf: MadeOf = { code, ...rows.madeOf() }
const { made, kept } = indexOf(rows, earlier && v.parse(MadeOf, JSON.parse(earlier.madeOf)))
for (const { path, text } of made) writeFileSync(placeOf(path), text)
for (const path of kept) linkFile(join(earlier?.siteFolder ?? '', path), placeOf(path))
snapshot.close()
parentPort?.postMessage(JSON.stringify(madeOf))

function indexOf(rows: SearchRows, before: MadeOf | undefined): RepricedIndex {
  const { prices } = madeOf
  if (earlier === undefined || before?.code !== code || before.items !== madeOf.items) {
    const entries = rows.entries()
    return { made: [...searchIndexFiles(entries), ...filterFiles(entries)], kept: [] }
  }
  const changed = prices.flatMap((price, row) => (before.prices[row] === price ? [] : row))
  const read = (path: string) => readFileSync(join(earlier.siteFolder, path), 'utf8')
  return repricedIndex(read, new Map(changed.map((row) => [row, rows.entry(row)])))
}

function placeOf(path: string): string {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  return file
}
