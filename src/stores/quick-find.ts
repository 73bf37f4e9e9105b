import { forEachConcurrently } from '#domain/for-each-concurrently.ts'
import { loadOnce } from '#domain/load-once.ts'
import { type Found, type QuickItem, type QuickRow, withItem } from '#domain/quick-row.ts'
import { codeKey } from '#search/code-key.ts'
import { quickItem } from './quick-item.ts'
import { breathe, inSlices, ROWS_TOGETHER } from './slices.ts'

/** They are found in one task. */
const CODES_TOGETHER = 500
const MOST_OFFERED = 8
const MOST_NEAR = 3
/** Each may wait for files of the index that no other needs. */
const NEAR_AT_ONCE = 6
/** Once: each further import would look for all that it needs in the page again, for every row. */
export const importCodes = loadOnce(() => import('./code-items.ts'))
const importSearch = loadOnce(() =>
  Promise.all([import('#client/load-search-index.ts'), import('#search/search-query.ts')]),
)
const DEPTH = { enough: 8, mostShards: 3 }
const UNREACHABLE: Found = { state: 'unreachable' }

/** Finds the items of rows by their codes, or by another column of theirs that is a name. Never throws. */
export async function findRows(rows: readonly QuickRow[]): Promise<QuickRow[]> {
  try {
    const items = await itemsOf(
      new Set(rows.flatMap(({ wanted, otherwise }) => (otherwise === '' ? wanted : [wanted, otherwise]))),
    )
    const answer = (row: QuickRow) => {
      const found = items.get(row.wanted) ?? items.get(row.otherwise)
      return found === undefined ? unknown(row) : withItem(row, found)
    }
    return await inSlices(rows, answer, ROWS_TOGETHER)
  } catch {
    return rows.map((row) => ({ ...row, found: UNREACHABLE }))
  }
}

/** The items of codes, which lists may say over and over. Throws where they cannot be found. */
async function itemsOf(codes: ReadonlySet<string>): Promise<ReadonlyMap<string, QuickItem | undefined>> {
  const { itemsOfCodes } = await importCodes()
  const items = new Map<string, QuickItem | undefined>()
  const all = [...codes]
  for (let start = 0; start < all.length; start += CODES_TOGETHER) {
    const part = all.slice(start, start + CODES_TOGETHER)
    const found = await itemsOfCodes(part)
    for (const [place, code] of part.entries()) items.set(code, found[place])
    await breathe()
  }
  return items
}

/** What may be meant by each of some rows that name no item; one whose name it is to the letter is found. Never throws. */
export async function findAllNear(rows: readonly QuickRow[]): Promise<Found[]> {
  const found = new Map<string, Found>()
  await forEachConcurrently(new Set(rows.map(({ wanted }) => wanted)), NEAR_AT_ONCE, async (wanted) => {
    found.set(wanted, await nearOf(wanted))
  })
  return rows.map(({ wanted }) => found.get(wanted) ?? UNREACHABLE)
}

async function nearOf(wanted: string): Promise<Found> {
  try {
    // What waits for no file is a task of its own.
    await breathe()
    const { itemsNearCode } = await importCodes()
    const byCode = await itemsNearCode(wanted)
    await breathe()
    const named = byCode.length > 0 ? [] : await search(wanted)
    const exact = named.filter(({ name }) => codeKey(name) === codeKey(wanted))
    const [only] = exact
    if (only !== undefined && exact.length === 1) return { state: 'item', item: only }
    return { state: 'unknown', near: [...byCode, ...(exact.length > 0 ? exact : named)].slice(0, MOST_NEAR) }
  } catch {
    return UNREACHABLE
  }
}

/** The items that what is typed may become; none where nothing is typed. Never throws. */
export async function completions(typed: string): Promise<QuickItem[] | 'unreachable'> {
  try {
    return (await search(typed)).slice(0, MOST_OFFERED)
  } catch {
    return 'unreachable'
  }
}

async function search(text: string): Promise<QuickItem[]> {
  const [{ loadSearchIndex }, { readSearchQuery }] = await importSearch()
  const query = readSearchQuery(text)
  if (query.text === '') return []
  const index = await loadSearchIndex()
  const hits = await index.find(query, DEPTH)
  return hits.map(({ document }) => quickItem(document))
}

function unknown(row: QuickRow): QuickRow {
  return { ...row, found: { state: 'unknown', near: undefined } }
}
