// Filters at 1,000, 10,000 and 100,000 items: what a first filter loads, how long a choice takes, and a sort; then, at
// 100,000, from a press to the painted list in Chromium with a processor four times slower.

import { brotliCompressSync } from 'node:zlib'
import { filterFiles } from '#catalogue/search-index/filter-files.ts'
import { searchIndexFiles } from '#catalogue/search-index/search-index-files.ts'
import type { FilterBase } from '#domain/filter-facts.ts'
import { PAGE_SIZE } from '#domain/page-size.ts'
import { FILTER_MANIFEST_PATH } from '#domain/paths.ts'
import { openFilterIndex } from '#search/filter-index.ts'
import { readFilterView } from '#search/filter-selection.ts'
import { filteredRows } from '#search/filtered-rows.ts'
import { runScript } from '../running/run-script.ts'
import { filtersInChromium } from './filters-in-chromium.ts'
import { syntheticShelves } from './synthetic-shelves.ts'

const SIZES = [1_000, 10_000, 100_000]
/** What somebody chooses one after the other; the first one is the first filter. */
const CHOICES = [
  'material=coir',
  'material=coir,rubber&colour=black',
  'material=rubber&colour=black&thickness=15-&price=-100',
  'thickness=15-30&price=20-200&length=900-&sort=price',
  'colour=grey,black&sort=thickness',
  'sort=name',
]
const TIMES = 15
/** First filters of every long column, each by itself. */
const FIRST_CHOICES = [
  'material=rubber',
  'colour=grey',
  'brand=husk-and-home',
  'price=-100',
  'price=450-',
  'price=20-200',
  'thickness=15-',
  'length=900-1200',
  'width=-1000',
]

await runScript(async () => {
  const rows = []
  for (const size of SIZES) rows.push(await measure(size))
  console.table(rows)
  const most = syntheticShelves(SIZES.at(-1) ?? 0)
  const files = [...filterFiles(most), ...searchIndexFiles(most)]
  const { fetched, rows: presses } = await filtersInChromium(new Map(files.map(({ path, text }) => [path, text])))
  console.table(fetched)
  console.table(presses)
})

async function measure(size: number) {
  const files = new Map(filterFiles(syntheticShelves(size)).map(({ path, text }) => [path, text]))
  const sizes = new Map<string, number>()
  let loaded = 0
  const read = async (path: string) => {
    const text = files.get(path)
    if (text === undefined) throw new Error(`${path} is not among the files.`)
    const bytes = sizes.get(path) ?? brotliCompressSync(text).length
    sizes.set(path, bytes)
    loaded += bytes
    return JSON.parse(text)
  }
  const weightOf = async (query: string, base: FilterBase | undefined) => {
    loaded = 0
    const { selection, order } = readFilterView(new URLSearchParams(query))
    const own = await openFilterIndex(read)
    const { rows } = await filteredRows(own, base, { selection, order, open: new Set(selection.keys()) })
    await own.rows(rows(PAGE_SIZE))
    return loaded
  }
  const firstOf = async (base?: FilterBase) => {
    const weights = []
    for (const query of FIRST_CHOICES) weights.push({ query, bytes: await weightOf(query, base) })
    return weights.toSorted((a, b) => b.bytes - a.bytes)[0] ?? { query: '', bytes: 0 }
  }
  const [inShop, inMain, inKind] = [
    await firstOf(),
    await firstOf({ fact: 'use', key: 'kitchen range' }),
    await firstOf({ fact: 'kind', key: 'kitchen range/kitchen mats' }),
  ]
  loaded = 0
  const index = await openFilterIndex(read)
  const bytes: number[] = []
  const times: number[] = []
  for (const [place, query] of CHOICES.entries()) {
    const view = readFilterView(new URLSearchParams(query))
    const asked = { ...view, open: new Set(view.selection.keys()) }
    loaded = place === 0 ? loaded : 0
    const { rows } = await filteredRows(index, undefined, asked)
    await index.rows(rows(PAGE_SIZE))
    bytes.push(loaded)
    for (let time = 0; time < TIMES; time += 1) {
      const since = performance.now()
      const filtered = await filteredRows(index, undefined, asked)
      filtered.rows()
      filtered.groups()
      times.push(performance.now() - since)
    }
  }
  times.sort((a, b) => a - b)
  const kilobytes = (value: number) => (value / 1000).toFixed(1)
  return {
    items: size,
    files: files.size,
    'manifest kB': kilobytes(sizes.get(FILTER_MANIFEST_PATH) ?? 0),
    'first filter kB': kilobytes(bytes[0] ?? 0),
    'dearest first filter': `${inShop.query} ${kilobytes(inShop.bytes)} kB`,
    'in a main category': `${inMain.query} ${kilobytes(inMain.bytes)} kB`,
    'in a kind': `${inKind.query} ${kilobytes(inKind.bytes)} kB`,
    'a further choice, most kB': kilobytes(Math.max(...bytes.slice(1))),
    'choice p50 ms': (times[Math.floor(times.length / 2)] ?? 0).toFixed(1),
    'choice p95 ms': (times[Math.floor(times.length * 0.95)] ?? 0).toFixed(1),
  }
}
