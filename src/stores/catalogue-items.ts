import { fetchStated, type StatedItem } from './stated-item.ts'

/** As many pages are fetched at a time. */
const AT_ONCE = 4

/**
 * Reads the pages of items, in their order; those that are in the range no more are counted. Throws when it is cancelled,
 * and when one could not be reached: a catalogue with gaps says nothing of them.
 */
export async function readItems(
  itemIds: readonly string[],
  signal: AbortSignal,
  advance: (done: number) => void,
): Promise<{ items: StatedItem[]; gone: number }> {
  const found = new Map<number, StatedItem>()
  const left = itemIds.entries()
  let done = 0
  async function readOn(): Promise<void> {
    for (const [index, itemId] of left) {
      signal.throwIfAborted()
      const item = await fetchStated(itemId)
      if (item === 'unreached') throw new Error(`The page of ${itemId} could not be reached.`)
      if (item !== 'unknown') found.set(index, item)
      done += 1
      advance(done)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, readOn))
  signal.throwIfAborted()
  const items = itemIds.flatMap((_, index) => found.get(index) ?? [])
  return { items, gone: itemIds.length - items.length }
}
