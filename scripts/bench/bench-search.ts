// Search at 1,000, 10,000 and 100,000 items: bytes of the first keystroke, size and build time of the index, time of an answer, and whether what was meant is found.
import { brotliCompressSync, constants } from 'node:zlib'
import type { IndexFile } from '#catalogue/search-index/index-file.ts'
import { searchIndexFiles } from '#catalogue/search-index/search-index-files.ts'
import { SEARCH_MANIFEST_PATH } from '#domain/paths.ts'
import { openSearchIndex, type SearchIndex } from '#search/search-index.ts'
import { readSearchQuery } from '#search/search-query.ts'
import { runScript } from '../running/run-script.ts'
import { demoEntries, firstFive, SEARCHES } from './search-quality.ts'
import { randomFrom, syntheticEntries } from './synthetic-search.ts'

const SIZES = [1_000, 10_000, 100_000]
const TYPED = [
  's',
  'st',
  'stable',
  'hammered stable mat',
  '17mm',
  '6x4 ft',
  'gym tile blue 20 mm',
  'coir entrance',
  'studed kenel',
  'black ribbed runner 1200 x 900 mm',
]
const KNOWN_ITEMS = 150

await runScript(async () => {
  const rows = []
  for (const size of SIZES) rows.push(await measure(size))
  console.table(rows)
  await judge()
})

async function measure(size: number) {
  const entries = syntheticEntries(size)
  const start = performance.now()
  const files = searchIndexFiles(entries)
  const buildMs = performance.now() - start
  const shop = servedFiles(files)
  const index = await openSearchIndex(shop.read)
  const firstKeystroke = shop.bytes()

  const pasted: number[] = []
  for (const typed of TYPED) {
    const fresh = servedFiles(files, shop.sizes)
    await firstFive(await openSearchIndex(fresh.read), typed)
    pasted.push(fresh.bytes())
  }
  const cold = await timeAnswers(index, true)
  const warm = await timeAnswers(index, false)
  return {
    items: size,
    files: files.length,
    'first keystroke kB': kilobytes(firstKeystroke),
    'whole query pasted, most kB': kilobytes(Math.max(...pasted)),
    'all files kB': kilobytes(files.reduce((sum, file) => sum + shop.sizeOf(file), 0)),
    'build s': (buildMs / 1000).toFixed(1),
    'answer p50 ms': percentile(warm, 0.5),
    'answer p95 ms': percentile(warm, 0.95),
    'with loading p50 ms': percentile(cold, 0.5),
    'with loading p95 ms': percentile(cold, 0.95),
    ...(await findKnownItems(index, entries)),
  }
}

/** Types each query letter by letter: what a person waits for, without the network. */
async function timeAnswers(index: SearchIndex, loading: boolean): Promise<number[]> {
  const times: number[] = []
  for (const typed of TYPED) {
    for (let length = 1; length <= typed.length; length += 1) {
      const query = readSearchQuery(typed.slice(0, length))
      const start = performance.now()
      if (loading) await index.reach(query, { enough: 24, mostShards: 6 })
      if (index.glance(query).length === 0) index.glanceLoosely(query)
      times.push(performance.now() - start)
    }
  }
  return times
}

/** Looks for items chosen by chance: by code, by their name, and by their name with one letter wrong. */
async function findKnownItems(index: SearchIndex, entries: ReturnType<typeof syntheticEntries>) {
  const random = randomFrom(7)
  const found = { code: 0, name: 0, typo: 0 }
  for (let count = 0; count < KNOWN_ITEMS; count += 1) {
    const document = entries[Math.floor(random() * entries.length)]?.document
    if (document === undefined) continue
    const isFound = async (typed: string) =>
      (await firstFive(index, typed)).some(({ name, itemId }) => itemId === document.itemId || name === document.name)
    const [series = '', ...rest] = document.name.split(' ')
    const slip = `${series.slice(0, 3)}${series.slice(4)}`
    if (await isFound(document.code)) found.code += 1
    if (await isFound(document.name)) found.name += 1
    if (await isFound([slip, ...rest].join(' '))) found.typo += 1
  }
  const share = (hits: number) => `${Math.round((100 * hits) / KNOWN_ITEMS)} %`
  return { 'by code': share(found.code), 'by name': share(found.name), 'with a slip': share(found.typo) }
}

async function judge(): Promise<void> {
  const index = await openSearchIndex(servedFiles(searchIndexFiles(demoEntries())).read)
  const missed: string[] = []
  for (const [typed, code] of SEARCHES) {
    const codes = (await firstFive(index, typed)).map((document) => document.code)
    if (!codes.includes(code)) missed.push(`${typed} → ${codes.join(', ')} without ${code}`)
  }
  console.log(
    `Demo catalogue: ${SEARCHES.length - missed.length} of ${SEARCHES.length} searches find the expected item`,
  )
  for (const line of missed) console.log(`  ${line}`)
}

/** Files as a server would send them, counting what they weigh compressed (brotli, quality 9, as the build does). */
function servedFiles(files: readonly IndexFile[], sizes = new Map<string, number>()) {
  const byPath = new Map(files.map((file) => [file.path, file]))
  const asked = new Set<string>()
  const sizeOf = (file: IndexFile) => {
    const known = sizes.get(file.path)
    if (known !== undefined) return known
    const size = brotliCompressSync(file.text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length
    sizes.set(file.path, size)
    return size
  }
  return {
    sizes,
    sizeOf,
    async read(path: string): Promise<unknown> {
      const file = byPath.get(path)
      if (file === undefined) throw new Error(`${path} is not among the files (${SEARCH_MANIFEST_PATH} is).`)
      asked.add(path)
      return JSON.parse(file.text)
    },
    bytes: () => [...asked].reduce((sum, path) => sum + (byPath.has(path) ? sizeOf(fileAt(byPath, path)) : 0), 0),
  }
}

function fileAt(files: ReadonlyMap<string, IndexFile>, path: string): IndexFile {
  return files.get(path) ?? { path, text: '' }
}

function percentile(values: readonly number[], part: number): string {
  const sorted = values.toSorted((a, b) => a - b)
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(1)
}

function kilobytes(bytes: number): number {
  return Math.round(bytes / 1000)
}
