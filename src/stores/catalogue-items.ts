import { fetchStated, type StatedItem } from './stated-item.ts'

/** What a catalogue says of an item; `picture` is the address of a small one. */
export type CatalogueItem = Pick<StatedItem, 'itemId' | 'name' | 'code' | 'facts' | 'price' | 'sold' | 'picture'>

/** The items of a catalogue, in their order. */
export interface CatalogueItems {
  items: CatalogueItem[]
  /** How many the list has, whether or not all have a place. */
  all: number
  /** How many are in the range no more. */
  gone: number
}

/** Pages that are read at a time: each is a document of its own, which a browser clears away when it finds time to. */
const AT_ONCE = 2

/**
 * Reads the pages of items. Throws when it is cancelled, and when one could not be reached: a catalogue with gaps says
 * nothing of them.
 */
export async function readItems(
  itemIds: readonly string[],
  most: number,
  signal: AbortSignal,
  advance: (done: number, all: number) => void,
): Promise<CatalogueItems> {
  const wanted = itemIds.slice(0, most)
  const found = new Map<number, CatalogueItem>()
  const left = wanted.entries()
  let done = 0
  async function readOn(): Promise<void> {
    for (const [index, itemId] of left) {
      signal.throwIfAborted()
      const item = await fetchStated(itemId)
      if (item === 'unreached') throw new Error(`The page of ${itemId} could not be reached.`)
      if (item !== 'unknown') found.set(index, item)
      done += 1
      advance(done, wanted.length)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, readOn))
  signal.throwIfAborted()
  const items = wanted.flatMap((_, index) => found.get(index) ?? [])
  return { items, all: itemIds.length, gone: wanted.length - items.length }
}
