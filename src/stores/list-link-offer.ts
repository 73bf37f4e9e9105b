import { atom } from 'nanostores'
import { type ListLine, listLineOf } from '#domain/list.ts'
import { readListLink } from '#domain/list-link.ts'
import { LISTS_PATH } from '#domain/paths.ts'
import { readSaleTerms } from '#domain/read-sale-terms.ts'
import { backend } from './backend.ts'

/** A list that came by a link. Nothing is kept before the person has said so. */
export type ListLinkOffer =
  | { status: 'none' }
  | { status: 'damaged' | 'unknown-version' }
  | { status: 'reading' }
  | { status: 'unreachable' }
  /** `missing` is how many of its items the store no longer has. */
  | { status: 'offered'; name: string; lines: ListLine[]; missing: number }

export const $listLinkOffer = atom<ListLinkOffer>({ status: 'none' })

/**
 * Reads the list of the address, at the prices of now. An answer is dropped when the address is another one meanwhile.
 * Never throws.
 */
export async function readSharedList(): Promise<void> {
  const asked = location.hash
  const link = readListLink(asked)
  if (link === undefined) {
    if ($listLinkOffer.get().status === 'reading') $listLinkOffer.set({ status: 'none' })
    return
  }
  if (link.status !== 'cart') {
    $listLinkOffer.set(link)
    return
  }
  $listLinkOffer.set({ status: 'reading' })
  try {
    const store = await backend.catalogue()
    const { items } = await store.liveItems(link.entries.map(({ itemId }) => itemId))
    const known = new Map(items.map((item) => [item.itemId, item]))
    const lines = link.entries.flatMap(({ itemId, quantity }) => {
      const item = known.get(itemId)
      return item === undefined ? [] : [listLineOf(item, readSaleTerms(item), quantity, store.pictureAddress(itemId))]
    })
    const missing = link.entries.length - lines.length
    if (location.hash === asked) $listLinkOffer.set({ status: 'offered', name: link.name, lines, missing })
  } catch {
    if (location.hash === asked) $listLinkOffer.set({ status: 'unreachable' })
  }
}

/** Puts the offer away, and the link out of the address. */
export function dismissSharedList(): void {
  $listLinkOffer.set({ status: 'none' })
  history.replaceState(null, '', LISTS_PATH)
}
