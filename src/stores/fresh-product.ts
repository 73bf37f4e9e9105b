import { atom } from 'nanostores'
import { loadSearchIndex } from '#client/load-search-index.ts'
import type { FreshItem } from '#domain/item.ts'
import { idIn, PRODUCT_PATH } from '#domain/paths.ts'
import type { SearchDocument } from '#search/search-document.ts'
import { readSearchQuery } from '#search/search-query.ts'
import { backend } from './backend.ts'

/** A product that is newer than the build, as the store tells of it now. */
export type FreshProduct =
  | { status: 'loading' }
  | { status: 'ready'; fresh: FreshItem; pictures: string[] }
  | { status: 'unknown' }
  | { status: 'unreachable' }

export const $freshProduct = atom<FreshProduct>({ status: 'loading' })

/** Asks the store for the product named by the address. Never throws: the store says how it went. */
export async function readFreshProduct(): Promise<void> {
  $freshProduct.set({ status: 'loading' })
  const itemId = idIn(PRODUCT_PATH, location.pathname)
  try {
    const store = await backend.catalogue()
    const fresh = await store.freshItem(itemId)
    $freshProduct.set(
      fresh === undefined
        ? { status: 'unknown' }
        : { status: 'ready', fresh, pictures: fresh.pictureIds.map((id) => store.pictureAddress(id)) },
    )
  } catch {
    $freshProduct.set({ status: 'unreachable' })
  }
}

const MOST_RELATED = 4

/** Products of the build in the same sub-category; none where the search index cannot be had. */
export async function relatedProducts(itemId: string, subCategory: string): Promise<SearchDocument[]> {
  try {
    const index = await loadSearchIndex()
    const query = readSearchQuery(subCategory)
    await index.reach(query, { enough: 24, mostShards: 2 })
    return index
      .glance(query)
      .map(({ document }) => document)
      .filter((document) => document.subCategory === subCategory && document.itemId !== itemId)
      .slice(0, MOST_RELATED)
  } catch {
    return []
  }
}
