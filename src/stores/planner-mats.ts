import { atom } from 'nanostores'
import { type FloorMat, fetchMatWithEdging } from './floor-mat.ts'

/** What is known of an item that a room is laid with. */
export type KnownMat = FloorMat | 'fetching' | 'unknown' | 'unreached' | 'sizeless'

/** By item id. */
export const $mats = atom<ReadonlyMap<string, KnownMat>>(new Map())

/** Reads an item, once; one that could not be reached is asked for again. Never throws. */
export async function loadMat(itemId: string): Promise<void> {
  const known = $mats.get().get(itemId)
  if (itemId === '' || (known !== undefined && known !== 'unreached')) return
  tell(itemId, 'fetching')
  tell(itemId, await fetchMatWithEdging(itemId))
}

function tell(itemId: string, mat: KnownMat): void {
  $mats.set(new Map([...$mats.get(), [itemId, mat]]))
}
