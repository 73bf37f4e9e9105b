import * as v from 'valibot'
import { type CartLine, isSoundLine } from './cart.ts'
import { type Cents, centsFromDollars } from './cents.ts'
import { validQuantity } from './sale-quantities.ts'
import { readWrittenSaleTerms, writeSaleTerms } from './written-sale-terms.ts'

const StoredLine = v.object({
  itemID: v.string(),
  itemCode: v.fallback(v.string(), ''),
  name: v.fallback(v.string(), ''),
  cacheID: v.fallback(v.string(), ''),
  quantity: v.number(),
  sold: v.optional(v.fallback(v.string(), ''), ''),
})
const StoredPrice = v.object({
  retailPrice: v.pipe(v.number(), v.minValue(0.01), v.maxValue(10_000_000)),
})

/** A line under the names of behaviour 2.1, its price in dollars. */
export function storedLine(line: CartLine) {
  return { ...storedUnpriced(line), retailPrice: line.price / 100 }
}

/** The same without its price. */
export function storedUnpriced(line: Omit<CartLine, 'price'>): v.InferInput<typeof StoredLine> {
  const terms = writeSaleTerms(line.terms)
  return {
    itemID: line.itemId,
    itemCode: line.code,
    name: line.name,
    cacheID: line.picture,
    quantity: line.quantity,
    ...(terms === '' ? {} : { sold: terms }),
  }
}

/** The line that a value from storage stands for; undefined where it is none that could be in a cart. */
export function readStoredLine(value: unknown): CartLine | undefined {
  const unpriced = readStoredUnpriced(value)
  const price = readStoredPrice(value)
  if (unpriced === undefined || price === undefined) return undefined
  const line: CartLine = { ...unpriced, price }
  return isSoundLine(line) ? line : undefined
}

/** What a value from storage says of a line beside its price. */
export function readStoredUnpriced(value: unknown): Omit<CartLine, 'price'> | undefined {
  const stored = v.safeParse(StoredLine, value)
  if (!stored.success) return undefined
  const { itemID, itemCode, name, cacheID, quantity, sold } = stored.output
  return {
    itemId: itemID,
    code: itemCode.slice(0, 100),
    name: name.slice(0, 500),
    picture: cacheID.slice(0, 200),
    quantity: validQuantity(quantity),
    terms: readWrittenSaleTerms(sold),
  }
}

export function readStoredPrice(value: unknown): Cents | undefined {
  const stored = v.safeParse(StoredPrice, value)
  return stored.success ? centsFromDollars(stored.output.retailPrice) : undefined
}
