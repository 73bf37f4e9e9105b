import type { Item } from '#domain/item.ts'
import { readSaleTerms } from '#domain/read-sale-terms.ts'
import type { SaleTerms } from '#domain/sale-terms.ts'
import { backend } from './backend.ts'

/** What was wanted earlier, as what the store sells now. */
export interface LinesNow<Wanted, Line> {
  made: readonly { wanted: Wanted; line: Line }[]
  /** What the store no longer has, or not as such a line. */
  missing: readonly Wanted[]
}

/** Makes a line of each thing that is wanted, in their order, at the prices of now. Throws BackendError. */
export async function linesNow<Wanted extends { itemId: string; quantity: number }, Line>(
  all: readonly Wanted[],
  lineOf: (item: Item, terms: SaleTerms, quantity: number, picture: string) => Line | undefined,
): Promise<LinesNow<Wanted, Line>> {
  const { liveItems, pictureAddress } = await backend.catalogue()
  const { items } = await liveItems(all.map(({ itemId }) => itemId))
  const known = new Map(items.map((item) => [item.itemId, item]))
  const made: { wanted: Wanted; line: Line }[] = []
  const missing: Wanted[] = []
  for (const wanted of all) {
    const item = known.get(wanted.itemId)
    const line = item && lineOf(item, readSaleTerms(item), wanted.quantity, pictureAddress(wanted.itemId))
    if (line === undefined) missing.push(wanted)
    else made.push({ wanted, line })
  }
  return { made, missing }
}
