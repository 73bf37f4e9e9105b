import * as v from 'valibot'
import { type CartLine, isSoundLine } from './cart.ts'
import { cents, centsFromDollars } from './cents.ts'
import { validQuantity } from './sale-quantities.ts'
import { readWrittenSaleTerms, writeSaleTerms } from './written-sale-terms.ts'

const StoredLine = v.object({
  itemID: v.string(),
  itemCode: v.fallback(v.string(), ''),
  name: v.fallback(v.string(), ''),
  cacheID: v.fallback(v.string(), ''),
  retailPrice: v.pipe(v.number(), v.finite(), v.minValue(0.01), v.maxValue(10_000_000)),
  quantity: v.number(),
  sold: v.optional(v.fallback(v.string(), ''), ''),
})

/** A line under the names of behaviour 2.1, its price in dollars. */
export function storedLine(line: CartLine): v.InferInput<typeof StoredLine> {
  const terms = writeSaleTerms(line.terms)
  return {
    itemID: line.itemId,
    itemCode: line.code,
    name: line.name,
    cacheID: line.picture,
    retailPrice: line.price / 100,
    quantity: line.quantity,
    ...(terms === '' ? {} : { sold: terms }),
  }
}

/** The line that a value from storage stands for; undefined where it is none that could be in a cart. */
export function readStoredLine(value: unknown): CartLine | undefined {
  const stored = v.safeParse(StoredLine, value)
  if (!stored.success) return undefined
  const { itemID, itemCode, name, cacheID, retailPrice, quantity, sold } = stored.output
  const line: CartLine = {
    itemId: itemID,
    code: itemCode.slice(0, 100),
    name: name.slice(0, 500),
    picture: cacheID.slice(0, 200),
    price: retailPrice > 0 ? centsFromDollars(retailPrice) : cents(0),
    quantity: validQuantity(quantity),
    terms: readWrittenSaleTerms(sold),
  }
  return isSoundLine(line) ? line : undefined
}
