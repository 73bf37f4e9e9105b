import { loadOnce } from '#domain/load-once.ts'
import { type Found, type QuickItem, type QuickRow, withItem } from '#domain/quick-row.ts'
import { readWrittenSaleTerms } from '#domain/written-sale-terms.ts'
import { codeKey } from '#search/code-key.ts'
import type { SearchDocument } from '#search/search-document.ts'
import { breathe, inSlices } from './slices.ts'

/** Short work, even for a slow phone. */
export const ROWS_TOGETHER = 16
/** What they need is looked up in one task. */
const ROWS_LOADED = 2_000
const MOST_OFFERED = 8
const MOST_NEAR = 3
/** Once: each further import would look for all that it needs in the page again, for every row. */
const importCodeFinder = loadOnce(() => import('#client/load-code-finder.ts'))
const importSearch = loadOnce(() =>
  Promise.all([import('#client/load-search-index.ts'), import('#search/search-query.ts')]),
)
const DEPTH = { enough: 8, mostShards: 3 }

/** Finds the items of rows by their codes, or by another column of theirs that is a name. Never throws. */
export async function findRows(rows: readonly QuickRow[]): Promise<QuickRow[]> {
  try {
    const { loadCodeFinder } = await importCodeFinder()
    const finder = await loadCodeFinder()
    for (let start = 0; start < rows.length; start += ROWS_LOADED) {
      await finder.load(rows.slice(start, start + ROWS_LOADED).flatMap(({ wanted, otherwise }) => [wanted, otherwise]))
      await breathe()
    }
    // Lists say some codes over and over.
    const items = new Map<string, QuickItem | undefined>()
    const itemFor = (code: string) => {
      if (!items.has(code)) items.set(code, documentItem(finder.get(code)))
      return items.get(code)
    }
    const answer = (row: QuickRow) => {
      const found = itemFor(row.wanted) ?? itemFor(row.otherwise)
      return found === undefined ? unknown(row) : withItem(row, found)
    }
    return await inSlices(rows, answer, ROWS_TOGETHER)
  } catch {
    return rows.map((row) => ({ ...row, found: { state: 'unreachable' } }))
  }
}

/** What may be meant by a row that names no item; one whose name it is to the letter is found. Never throws. */
export async function findNear(row: QuickRow): Promise<Found> {
  try {
    const { loadCodeFinder } = await importCodeFinder()
    const byCode = await (await loadCodeFinder()).near(row.wanted)
    const named = byCode.length > 0 ? [] : await search(row.wanted)
    const exact = named.filter(({ name }) => codeKey(name) === codeKey(row.wanted))
    const [only] = exact
    if (only !== undefined && exact.length === 1) return { state: 'item', item: itemOf(only) }
    const near = [...byCode, ...(exact.length > 0 ? exact : named)].slice(0, MOST_NEAR)
    return { state: 'unknown', near: near.map(itemOf) }
  } catch {
    return { state: 'unreachable' }
  }
}

/** The items that what is typed may become; none where nothing is typed. Never throws. */
export async function completions(typed: string): Promise<QuickItem[] | 'unreachable'> {
  try {
    return (await search(typed)).slice(0, MOST_OFFERED).map(itemOf)
  } catch {
    return 'unreachable'
  }
}

async function search(text: string): Promise<SearchDocument[]> {
  const [{ loadSearchIndex }, { readSearchQuery }] = await importSearch()
  const query = readSearchQuery(text)
  if (query.text === '') return []
  const index = await loadSearchIndex()
  await index.reach(query, DEPTH)
  const hits = index.glance(query)
  return (hits.length > 0 ? hits : index.glanceLoosely(query)).map(({ document }) => document)
}

function unknown(row: QuickRow): QuickRow {
  return { ...row, found: { state: 'unknown', near: undefined } }
}

function documentItem(document: SearchDocument | undefined): QuickItem | undefined {
  return document && itemOf(document)
}

function itemOf({ itemId, code, name, price, sold, picture }: SearchDocument): QuickItem {
  return { itemId, code, name, price, terms: readWrittenSaleTerms(sold), picture }
}
