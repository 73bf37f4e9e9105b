import { type Found, type QuickItem, type QuickRow, withItem } from '#domain/quick-row.ts'
import { readWrittenSaleTerms } from '#domain/written-sale-terms.ts'
import { codeKey } from '#search/code-key.ts'
import type { SearchDocument } from '#search/search-document.ts'
import { inSlices } from './slices.ts'

const MOST_OFFERED = 8
const MOST_NEAR = 3
const DEPTH = { enough: 8, mostShards: 3 }

/** Finds the items of rows by their codes, or by another column of theirs that is a name. Never throws. */
export async function findRows(rows: readonly QuickRow[]): Promise<QuickRow[]> {
  try {
    const { loadCodeFinder } = await import('#client/load-code-finder.ts')
    const finder = await loadCodeFinder()
    await finder.load(rows.flatMap(({ wanted, otherwise }) => [wanted, otherwise]))
    // Lists say some codes over and over.
    const items = new Map<string, QuickItem | undefined>()
    const itemFor = (code: string) => {
      if (!items.has(code)) items.set(code, documentItem(finder.get(code)))
      return items.get(code)
    }
    return await inSlices(rows, (row) => {
      const found = itemFor(row.wanted) ?? itemFor(row.otherwise)
      return found === undefined ? unknown(row) : withItem(row, found)
    })
  } catch {
    return rows.map((row) => ({ ...row, found: { state: 'unreachable' } }))
  }
}

/** What may be meant by a row that names no item; one whose name it is to the letter is found. Never throws. */
export async function findNear(row: QuickRow): Promise<Found> {
  try {
    const { loadCodeFinder } = await import('#client/load-code-finder.ts')
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

/** The items that what is typed may become. Never throws. */
export async function completions(typed: string): Promise<QuickItem[]> {
  try {
    return (await search(typed)).slice(0, MOST_OFFERED).map(itemOf)
  } catch {
    return []
  }
}

async function search(text: string): Promise<SearchDocument[]> {
  const [{ loadSearchIndex }, { readSearchQuery }] = await Promise.all([
    import('#client/load-search-index.ts'),
    import('#search/search-query.ts'),
  ])
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
