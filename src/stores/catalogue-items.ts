import { indexDateMs } from '#client/catalogue-date.ts'
import { forEachConcurrently } from '#domain/for-each-concurrently.ts'
import { oldestOf, type PricesAtMs } from '#domain/prices-day.ts'
import { liveDocument } from '#search/live-document.ts'
import { builtDocuments, type Wanted } from './built-documents.ts'
import { type CatalogueItem, catalogueItem } from './catalogue-item.ts'
import { fetchCard } from './item-card.ts'
import { $now, $nowAtMs, askPricesAgain, type Now } from './items-now.ts'

/** The items of a catalogue, in their order. */
export interface CatalogueItems {
  items: CatalogueItem[]
  /** How many the list has, whether or not all have a place. */
  all: number
  /** How many are in the range no more. */
  gone: number
  /** The moment that all prices are of. */
  pricesAtMs: PricesAtMs
}

/** Pages that are read at a time: some browsers make a document of each, and clear it away when they find time to. */
const AT_ONCE = 2

/**
 * Reads what the search index says of items, and the pages of those that it does not find by their codes; what the store
 * says of them now stands before both. Throws when it is cancelled, and when one could not be reached: a catalogue with
 * gaps says nothing of them.
 */
export async function readItems(
  lines: readonly Wanted[],
  most: number,
  signal: AbortSignal,
  advance: (done: number, all: number) => void,
): Promise<CatalogueItems> {
  const wanted = lines.slice(0, most).map(({ itemId, code }) => ({ itemId, code }))
  const [found, builtAtMs] = await Promise.all([indexedItems(wanted), indexDateMs(), askPricesAgain(idsOf(wanted))])
  signal.throwIfAborted()
  const left = wanted.filter(({ itemId }) => !found.has(itemId))
  let done = found.size
  advance(done, wanted.length)
  await forEachConcurrently(left, AT_ONCE, async ({ itemId }) => {
    signal.throwIfAborted()
    const item = await fetchCard(itemId)
    if (item === 'unreached') throw new Error(`The page of ${itemId} could not be reached.`)
    if (item !== 'unknown') found.set(itemId, item)
    done += 1
    advance(done, wanted.length)
  })
  signal.throwIfAborted()
  const now = $now.get()
  const items = wanted.flatMap(({ itemId }) => asNow(found.get(itemId), now.get(itemId)) ?? [])
  return {
    items,
    all: lines.length,
    gone: wanted.length - items.length,
    pricesAtMs: oldestPriceAtMs(idsOf(items), builtAtMs),
  }
}

function idsOf(items: readonly { itemId: string }[]): string[] {
  return items.map(({ itemId }) => itemId)
}

/** What the store has not said anything about is as old as the build. */
function oldestPriceAtMs(itemIds: readonly string[], builtAtMs: PricesAtMs): PricesAtMs {
  const moments = itemIds.map((itemId) => $nowAtMs.get().get(itemId) ?? builtAtMs)
  return moments.length === 0 ? builtAtMs : oldestOf(moments)
}

/** An item of the build as the store says it is now, as far as it has said so; undefined where it is in no range. */
function asNow(built: CatalogueItem | undefined, now: Now | undefined): CatalogueItem | undefined {
  if (now === undefined) return built
  return now === 'gone' ? undefined : { ...catalogueItem(liveDocument(now)), picture: built?.picture ?? '' }
}

/** By item id. An index that cannot be read finds nothing: pages that this device keeps may still be read. */
async function indexedItems(wanted: readonly Wanted[]): Promise<Map<string, CatalogueItem>> {
  try {
    const { documents } = await builtDocuments(wanted)
    return new Map([...documents].map(([itemId, document]) => [itemId, catalogueItem(document)]))
  } catch {
    // Their pages are read instead.
    return new Map()
  }
}
