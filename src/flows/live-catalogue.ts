import pMap from 'p-map'
import { isUsableId } from '#domain/id.ts'
import type { FreshItem, Item } from '#domain/item.ts'
import type { CatalogueCalls } from '#store-api/catalogue-calls.ts'
import { StoreApiError, type StoreApiFailure } from '#store-api/store-api-error.ts'

export interface LiveItems {
  items: Item[]
  /** Ids that the store does not have (any more), or has no readable item for. */
  missing: string[]
}

const CONCURRENCY = 6
/** What may be wrong with one item, rather than with the store. */
const ONE_ITEM: ReadonlySet<string> = new Set(['shape', 'another-record', 'refused'])
/** A store may answer so for one record of its own; that it is busy or away it says by another status. */
const ONE_ITEM_STATUS: ReadonlySet<number> = new Set([400, 404, 410, 500])

/**
 * What the store says of items now, price and existence. One that cannot be read costs no other, and is logged; where
 * none can, it is the store that is in trouble. Throws StoreApiError.
 */
export async function readLiveItems(
  store: Pick<CatalogueCalls, 'item'>,
  itemIds: string[],
  log: (line: string) => void,
): Promise<LiveItems> {
  const ids = [...new Set(itemIds)]
  const failures: StoreApiError[] = []
  const read = async (id: string) => {
    try {
      return isUsableId(id) ? await store.item(id) : undefined
    } catch (error) {
      if (!(error instanceof StoreApiError) || !isOfOneItem(error.failure)) throw error
      log(`${id} cannot be read: ${error.message}`)
      failures.push(error)
      return undefined
    }
  }
  const found = await pMap(ids, read, { concurrency: CONCURRENCY })
  const [first] = failures
  if (first !== undefined && failures.length === ids.length) throw first
  return {
    items: found.filter((item) => item !== undefined),
    missing: ids.filter((_, index) => found[index] === undefined),
  }
}

function isOfOneItem(failure: StoreApiFailure): boolean {
  return failure.kind === 'status' ? ONE_ITEM_STATUS.has(failure.status) : ONE_ITEM.has(failure.kind)
}

export interface FoundItems {
  items: Item[]
  /** The store has found more than these. */
  more: boolean
}

/** As many as a person may want to look through. */
const MOST_FOUND = 400
/** Some two thousand items: whoever finds more has asked for too little, and reading them would hold everybody up. */
const MOST_FOUND_BYTES = 1024 * 1024

/**
 * Items that match a keyword, in the store's own order, the first 400 of them; none at all where the store finds
 * thousands. A blank keyword finds nothing. Throws StoreApiError.
 */
export async function searchStore(store: Pick<CatalogueCalls, 'itemsMatching'>, keyword: string): Promise<FoundItems> {
  const asked = keyword.trim()
  if (asked === '') return { items: [], more: false }
  const found = await store.itemsMatching(asked, MOST_FOUND_BYTES).catch((error: unknown) => {
    if (error instanceof StoreApiError && error.failure.kind === 'too-large') return undefined
    throw error
  })
  if (found === undefined) return { items: [], more: true }
  const items = found.entries.filter((item) => isUsableId(item.itemId))
  return { items: items.slice(0, MOST_FOUND), more: items.length > MOST_FOUND }
}

/** One item with its pictures, or undefined when the store does not have it. Throws StoreApiError. */
export async function readFreshItem(
  store: Pick<CatalogueCalls, 'item' | 'pictureIds'>,
  itemId: string,
): Promise<FreshItem | undefined> {
  if (!isUsableId(itemId)) return undefined
  const item = await store.item(itemId)
  if (item === undefined) return undefined
  const gallery = (await store.pictureIds(itemId)).entries.filter(isUsableId)
  const fallback = isUsableId(item.pictureKey) ? item.pictureKey : itemId
  return { item, pictureIds: gallery.length > 0 ? gallery : [fallback] }
}
