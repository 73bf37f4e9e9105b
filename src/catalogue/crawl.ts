import pMap from 'p-map'
import type { MainCategory, SubCategory } from '#domain/category.ts'
import { isUsableId } from '#domain/id.ts'
import type { Item } from '#domain/item.ts'
import type { Slide } from '#domain/slide.ts'
import type { Listing, UnreadableRecord } from '#store-api/answers.ts'
import type { CatalogueCalls } from '#store-api/catalogue-calls.ts'
import { clashingIds } from './clashing-items.ts'
import type { Progress } from './progress.ts'

/** Everything the API said of the catalogue, not yet judged. */
export interface Crawl {
  mainCategories: MainCategory[]
  subCategories: SubCategory[]
  /** An item once for every sub-category that lists it. */
  items: Item[]
  newItems: Item[]
  slides: Slide[]
  /** Gallery picture ids by item id; an item with an unusable id is not asked about. */
  galleries: Map<string, string[]>
  unreadable: UnreadableRecord[]
  /** How the store changed while it was read, each as a sentence. */
  shifts: string[]
}

/**
 * Reads the whole catalogue, `concurrency` calls at a time, and what is short of it once more at the end: a catalogue
 * that was changed meanwhile may be half the old and half the new. So may an item that two sub-categories list: where
 * they contradict each other, they are asked once more.
 * Throws StoreApiError on the first list that fails for good: half a catalogue is none.
 */
export async function crawl(api: CatalogueCalls, concurrency: number, progress: Progress): Promise<Crawl> {
  const unreadable: UnreadableRecord[] = []
  const keep = <T>(listing: Listing<T>): T[] => {
    unreadable.push(...listing.unreadable)
    return listing.entries
  }
  /** In the order of the questions, however the answers come: the same store gives the same snapshot. */
  const each = async <Out>(label: string, ids: string[], ask: (id: string) => Promise<Listing<Out>>) => {
    const step = progress.step(label, ids.length)
    const answer = async (id: string): Promise<[string, Listing<Out>]> => {
      const listing = await ask(id)
      step.advance()
      return [id, listing]
    }
    return new Map(await pMap(ids, answer, { concurrency }))
  }

  const mainCategories = keep(await api.mainCategories())
  const slides = keep(await api.slides())
  const newItems = keep(await api.newItems())
  const mainIds = [...new Set(mainCategories.map((main) => main.mainCategoryId))]
  const subCategories = [...(await each('sub-categories', mainIds, api.subCategories)).values()].flatMap(keep)
  const subIds = [...new Set(subCategories.map((sub) => sub.subCategoryId))]
  const listings = await each('items of sub-categories', subIds, api.itemsOf)
  const clashing = clashingIds([...listings.values()].flatMap(({ entries }) => entries))
  const unsettled = subIds.filter((subId) => listings.get(subId)?.entries.some(({ itemId }) => clashing.has(itemId)))
  if (unsettled.length > 0) {
    const settled = await each('sub-categories that contradict each other', unsettled, api.itemsOf)
    for (const [subId, listing] of settled) listings.set(subId, listing)
  }
  const items = [...listings.values()].flatMap(keep)
  const itemIds = [...new Set(items.map((item) => item.itemId))].filter(isUsableId)
  const galleries = await each('galleries', itemIds, api.pictureIds)

  const again = progress.step('lists once more', mainIds.length + 2)
  const reread = async <T>(what: string, before: T[], ask: () => Promise<Listing<T>>): Promise<string[]> => {
    const { entries } = await ask()
    again.advance()
    return differs(before, entries) ? [`While the store was read, ${what} changed.`] : []
  }
  const shifts = [
    ...(await reread('the main categories', mainCategories, api.mainCategories)),
    ...(await reread('the new items', newItems, api.newItems)),
    ...(await pMap(
      mainIds,
      (mainId) => {
        const before = subCategories.filter(({ mainCategoryId }) => mainCategoryId === mainId)
        return reread(`the sub-categories of "${mainId}"`, before, () => api.subCategories(mainId))
      },
      { concurrency },
    )),
  ].flat()
  return {
    mainCategories,
    subCategories,
    items,
    newItems,
    slides,
    galleries: new Map([...galleries].map(([itemId, listing]) => [itemId, keep(listing)])),
    unreadable,
    shifts,
  }
}

/** Whether two readings of a list differ, in whatever order it came. */
function differs<T>(before: T[], after: T[]): boolean {
  const written = (entries: T[]) => entries.map((entry) => JSON.stringify(entry)).toSorted()
  return written(before).join('\n') !== written(after).join('\n')
}
