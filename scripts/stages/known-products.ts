import { LRUCache } from 'lru-cache'
import { isUsableId } from '#domain/id.ts'
import type { SiteAnswers } from '#hosting/static-app.ts'
import type { StoreApi } from '#store-api/store-api.ts'

const REMEMBERED_MS = 60_000
const MOST_REMEMBERED = 2_000
/** Asked at once; whoever comes beyond that is not kept waiting. */
const MOST_ASKED = 8

/**
 * Whether the store has the product that an address without a page of its own names. What the store does not tell counts
 * as there: the page asks again and says what it finds.
 */
export function knownProducts(store: Pick<StoreApi, 'item'>): Required<SiteAnswers>['isThere'] {
  const remembered = new LRUCache<string, boolean>({ max: MOST_REMEMBERED, ttl: REMEMBERED_MS })
  let asked = 0
  return async (path) => {
    const id = decoded(/^\/product\/([^/]*)$/.exec(path)?.[1])
    if (id === undefined) return true
    if (!isUsableId(id)) return false
    const known = remembered.get(id)
    if (known !== undefined) return known
    if (asked >= MOST_ASKED) return true
    asked += 1
    try {
      const there = (await store.item(id)) !== undefined
      remembered.set(id, there)
      return there
    } catch {
      return true
    } finally {
      asked -= 1
    }
  }
}

function decoded(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : decodeURIComponent(text)
  } catch {
    return ''
  }
}
