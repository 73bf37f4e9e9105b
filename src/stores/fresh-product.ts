import { atom } from 'nanostores'
import type { FreshItem } from '#domain/item.ts'
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
  const itemId = decoded(location.pathname.replace(/^\/product\//, ''))
  try {
    const store = await backend()
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

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
