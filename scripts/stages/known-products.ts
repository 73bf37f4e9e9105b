import { LRUCache } from 'lru-cache'
import { isUsableId } from '#domain/id.ts'
import { idIn, PRODUCT_PATH } from '#domain/paths.ts'
import { type CountedLimit, memoryLimiter } from '#gateway/limiter.ts'
import type { SiteAnswers } from '#hosting/static-app.ts'
import { createStoreApi, type StoreApiOptions } from '#store-api/store-api.ts'

const REMEMBERED_MS = 60_000
const MOST_REMEMBERED = 2_000
/** Asked at once; whoever comes beyond that is not kept waiting. */
const MOST_ASKED = 8
/** Of all addresses together: ids that nobody has are without end, and the store has better things to do. */
const ASKED_A_MINUTE: CountedLimit = { name: 'products', calls: 300, withinS: 60 }
/** How long an address waits for the store. */
const TIMEOUT_MS = 3_000
/** One item is some kilobytes. */
const LIMIT_BYTES = 1024 * 1024

/**
 * Whether the store has the product that an address without a page of its own names. What the store does not tell counts
 * as there: the page asks again and says what it finds.
 */
export function knownProducts(
  connection: Pick<StoreApiOptions, 'url' | 'apiKey'>,
  fetch: StoreApiOptions['fetch'] = globalThis.fetch,
  nowMs: () => number = () => performance.now(),
): Required<SiteAnswers>['isThere'] {
  const { url, apiKey } = connection
  const store = createStoreApi({ url, apiKey, fetch, retries: 0, timeoutMs: TIMEOUT_MS, jsonLimitBytes: LIMIT_BYTES })
  const limiter = memoryLimiter(nowMs)
  const remembered = new LRUCache<string, boolean>({ max: MOST_REMEMBERED, ttl: REMEMBERED_MS })
  let asked = 0
  return async (path) => {
    if (!path.startsWith(`${PRODUCT_PATH}/`)) return true
    const id = idIn(PRODUCT_PATH, path)
    if (!isUsableId(id)) return false
    const known = remembered.get(id)
    if (known !== undefined) return known
    if (asked >= MOST_ASKED) return true
    asked += 1
    try {
      const { calls } = await limiter.count(ASKED_A_MINUTE, 'all', 1)
      if (calls > ASKED_A_MINUTE.calls) return true
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
