import type { SearchDocument } from './search-document.ts'

/** An item that meets a query, with the terms of the item that do. */
export interface SearchHit {
  document: SearchDocument
  terms: string[]
}

/** Places in a short list that are kept for what only the store knows. */
const KEPT_PLACES = 2

/**
 * Joins what the index found with what the store answered. The index gives the order; where the store says something,
 * that stands; what only the store found follows. No item appears twice and none is lost, and each is in the category
 * and has the picture that the build knows of it, whoever found it.
 */
export function mergeHits(
  found: readonly SearchHit[],
  answered: readonly SearchDocument[],
  knownAs: (itemId: string) => SearchDocument | undefined = () => undefined,
): SearchHit[] {
  const live = new Map(answered.map((document) => [document.itemId, document]))
  const known = new Set(found.map(({ document }) => document.itemId))
  const updated = found.map((hit) => {
    const now = live.get(hit.document.itemId)
    if (now === undefined) return hit
    return { ...hit, document: asStoreSays(hit.document, now) }
  })
  const others = [...live.values()].filter(({ itemId }) => !known.has(itemId))
  const added = others.map((document) => {
    const place = knownAs(document.itemId)
    return { document: place === undefined ? document : asStoreSays(place, document), terms: [] }
  })
  return [...updated, ...added]
}

function asStoreSays(known: SearchDocument, now: SearchDocument): SearchDocument {
  const { code, name, price, brief, material, sold, squareMetre } = now
  return { ...known, code, name, price, brief, material, sold, squareMetre }
}

/** The first hits for a short list, in their order; two items newer than the build are among them where there are any. */
export function shortList(hits: readonly SearchHit[], isNew: (itemId: string) => boolean, length: number): SearchHit[] {
  const kept = new Set(hits.filter(({ document }) => isNew(document.itemId)).slice(0, KEPT_PLACES))
  const others = hits.filter((hit) => !kept.has(hit)).slice(0, length - kept.size)
  return hits.filter((hit) => kept.has(hit) || others.includes(hit))
}
