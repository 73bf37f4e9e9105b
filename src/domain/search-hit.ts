import type { SearchDocument } from './search-document.ts'

/** An item that meets a query, with the terms of the item that do. */
export interface SearchHit {
  document: SearchDocument
  terms: string[]
}

/** Places in a short list that are kept for what only the store knows. */
const KEPT_PLACES = 2

/**
 * Joins what the index found with what the store answered. The index gives the order; of code, name and price the
 * store's word stands; what only the store found follows. No item appears twice and none is lost.
 */
export function mergeHits(found: readonly SearchHit[], answered: readonly SearchDocument[]): SearchHit[] {
  const live = new Map(answered.map((document) => [document.itemId, document]))
  const known = new Set(found.map(({ document }) => document.itemId))
  const updated = found.map((hit) => {
    const now = live.get(hit.document.itemId)
    if (now === undefined) return hit
    const { code, name, price, brief } = now
    return { ...hit, document: { ...hit.document, code, name, price, brief } }
  })
  const others = [...live.values()].filter(({ itemId }) => !known.has(itemId))
  return [...updated, ...others.map((document) => ({ document, terms: [] }))]
}

/** The first hits for a short list; the last two places go to items newer than the build where they came later. */
export function shortList(hits: readonly SearchHit[], isNew: (itemId: string) => boolean, length: number): SearchHit[] {
  const late = hits.slice(length).filter(({ document }) => isNew(document.itemId))
  const early = hits.slice(0, length).filter(({ document }) => isNew(document.itemId)).length
  const kept = late.slice(0, Math.max(0, KEPT_PLACES - early))
  return [...hits.slice(0, length - kept.length), ...kept]
}
