import { createStoreApi, type StoreApi } from '#store-api/store-api.ts'

/**
 * The store API as the browser reaches it in direct mode, with the key that everyone can read there.
 * Fewer retries than a server makes: a person is waiting.
 */
export function directStore(url: string, apiKey: string): StoreApi {
  return createStoreApi({ url, apiKey, fetch: (input, init) => fetch(input, init), retries: 1, timeoutMs: 12_000 })
}
