import { atom } from 'nanostores'
import { type ListLine, listLineOf } from '#domain/list.ts'
import { readListLink } from '#domain/list-link.ts'
import { LISTS_PATH } from '#domain/paths.ts'
import { linesNow } from './lines-now.ts'

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
    if ($listLinkOffer.get().status !== 'offered') $listLinkOffer.set({ status: 'none' })
    return
  }
  if (link.status !== 'cart') {
    $listLinkOffer.set(link)
    return
  }
  $listLinkOffer.set({ status: 'reading' })
  try {
    const { made, missing } = await linesNow(link.entries, listLineOf)
    if (location.hash !== asked) return
    const lines = made.map(({ line }) => line)
    $listLinkOffer.set({ status: 'offered', name: link.name, lines, missing: missing.length })
  } catch {
    if (location.hash === asked) $listLinkOffer.set({ status: 'unreachable' })
  }
}

/** Puts an offer away, and its link out of the address, as far as both are still there. */
export function dismissSharedList(offer: ListLinkOffer): void {
  if ($listLinkOffer.get() !== offer) return
  $listLinkOffer.set({ status: 'none' })
  if (readListLink(location.hash) !== undefined) history.replaceState(null, '', LISTS_PATH)
}
