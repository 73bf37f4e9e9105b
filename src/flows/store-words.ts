import { StoreApiError } from '#store-api/store-api-error.ts'
import { refusalSentence, StoreRefusal } from '#store-api/store-refusal.ts'

/** What the store itself said of a customer's call, as a sentence to be shown as plain text; undefined where nothing. */
export function storeWords(error: unknown): { status: number; code: string; sentence: string } | undefined {
  if (error instanceof StoreRefusal) return { status: 422, code: 'refused', sentence: refusalSentence(error) }
  const failure = error instanceof StoreApiError ? error.failure : undefined
  if (failure?.kind !== 'status' || failure.words === undefined) return undefined
  return { status: failure.status, code: 'store-unavailable', sentence: failure.words }
}
