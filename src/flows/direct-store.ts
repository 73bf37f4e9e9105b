import { createStoreApi, type StoreApi } from '#store-api/store-api.ts'

/**
 * The store API as the browser reaches it in direct mode, with the key that everyone can read there.
 * Fewer retries than a server makes: a person is waiting. What is under way ends with the signal.
 */
export function directStore(url: string, apiKey: string, signal?: AbortSignal): StoreApi {
  const reach: typeof globalThis.fetch = (input, init) => {
    const signals = [signal, init?.signal].filter((given) => given !== undefined && given !== null)
    return fetch(input, { ...init, signal: AbortSignal.any(signals) })
  }
  return createStoreApi({ url, apiKey, fetch: reach, retries: 1, timeoutMs: 12_000, longestRetryAfterMs: 2_000 })
}
