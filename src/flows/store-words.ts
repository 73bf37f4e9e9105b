import { StoreApiError } from '#store-api/store-api-error.ts'
import { StoreRefusal } from '#store-api/store-refusal.ts'

/** What the store itself said of a customer's call, as plain text; undefined where it said nothing for customers. */
export function storeWords(
  error: unknown,
): { status: number; problem: { code: string; sentence: string } } | undefined {
  if (error instanceof StoreRefusal) return { status: 422, problem: { code: 'refused', sentence: error.words } }
  const failure = error instanceof StoreApiError ? error.failure : undefined
  if (failure?.kind !== 'status' || failure.words === undefined) return undefined
  return { status: failure.status, problem: { code: 'store-unavailable', sentence: failure.words } }
}
