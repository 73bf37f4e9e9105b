import { persistentAtom } from '@nanostores/persistent'
import * as v from 'valibot'
import { catalogueDateMs } from '#client/catalogue-date.ts'
import type { Cart } from '#domain/cart.ts'
import type { LiveItem } from '#domain/checked-cart.ts'
import { oldestOf, type PricesAtMs } from '#domain/prices-day.ts'

const Whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(999_999_999_999_999))
/** An item, the price that the store last said, in cents, and when. Once a moment alone was kept, for all items. */
const Told = v.pipe(v.string(), v.parseJson(), v.union([Whole, v.array(v.tuple([v.string(), Whole, Whole]))]))
type Told = v.InferOutput<typeof Told>

const $toldPrices = persistentAtom<Told>('cart-prices-confirmed', [], {
  encode: JSON.stringify,
  decode(text) {
    const told = v.safeParse(Told, text)
    return told.success ? told.output : []
  },
})

/** Keeps what the store says of the prices of a cart now. */
export function keepToldPrices(items: readonly LiveItem[]): void {
  const nowMs = Date.now()
  $toldPrices.set(items.flatMap(({ itemId, price }) => (price === 'on-request' ? [] : [[itemId, price, nowMs]])))
}

/**
 * When all prices of these lines were true: a price is as old as the answer that said it, or as the build where the store
 * was never asked. Of a price that the store has contradicted it is not known.
 */
export async function toldPricesAtMs(lines: Cart): Promise<PricesAtMs> {
  const told = $toldPrices.get()
  if (typeof told === 'number') return told === 0 ? catalogueDateMs() : told
  const prices = new Map(told.map(([itemId, price, atMs]) => [itemId, { price, atMs }]))
  const moments = lines.map(({ itemId, price }) => {
    const said = prices.get(itemId)
    if (said === undefined) return undefined
    return said.price === price ? said.atMs : 'unknown'
  })
  const known = moments.filter((moment) => moment !== undefined)
  return oldestOf(known.length > 0 && known.length === lines.length ? known : [...known, await catalogueDateMs()])
}
