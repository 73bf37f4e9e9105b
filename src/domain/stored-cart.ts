import * as v from 'valibot'
import { type CartLine, isSoundLine, MOST_LINES, validQuantity } from './cart.ts'
import { cents, centsFromDollars } from './cents.ts'
import type { SharedCart } from './shared-cart.ts'

/** A cart as it was found in storage, with the number of lines that could not be read. */
export interface StoredCart {
  cart: SharedCart
  damagedLines: number
}

const StoredLine = v.object({
  itemID: v.string(),
  itemCode: v.fallback(v.string(), ''),
  name: v.fallback(v.string(), ''),
  cacheID: v.fallback(v.string(), ''),
  retailPrice: v.pipe(v.number(), v.finite(), v.minValue(0.01), v.maxValue(10_000_000)),
  quantity: v.number(),
})
const Lines = v.union([v.array(v.unknown()), v.pipe(v.record(v.string(), v.unknown()), v.transform(Object.values))])
const Document = v.object({
  lines: Lines,
  applied: v.fallback(v.record(v.string(), v.pipe(v.number(), v.safeInteger(), v.minValue(0))), {}),
})

/** The storage text of a cart: lines under the names of spec section 3, prices in dollars. */
export function writeStoredCart({ lines, applied }: SharedCart): string {
  const stored = lines.map((line) => ({
    itemID: line.itemId,
    itemCode: line.code,
    name: line.name,
    cacheID: line.picture,
    retailPrice: line.price / 100,
    quantity: line.quantity,
  }))
  return JSON.stringify({ version: 1, lines: stored, applied })
}

/** Reads whatever text stands in storage, of this version, another one or none: valid lines are kept. Never throws. */
export function readStoredCart(text: string): StoredCart {
  const json = parse(text)
  const document = v.safeParse(Document, json)
  const lines = document.success ? document.output.lines : looseLines(json)
  const sound = new Map<string, CartLine>()
  for (const line of (lines ?? []).slice(0, MOST_LINES).map(readLine)) {
    if (line !== undefined && !sound.has(line.itemId)) sound.set(line.itemId, line)
  }
  return {
    cart: { lines: [...sound.values()], applied: document.success ? document.output.applied : {} },
    damagedLines: lines === undefined ? Number(text.trim() !== '') : lines.length - sound.size,
  }
}

/** Lines that stand in the text without a document around them, as a list or by item id. */
function looseLines(json: unknown): unknown[] | undefined {
  const lines = v.safeParse(Lines, json)
  return lines.success ? lines.output : undefined
}

function readLine(value: unknown): CartLine | undefined {
  const stored = v.safeParse(StoredLine, value)
  if (!stored.success) return undefined
  const { itemID, itemCode, name, cacheID, retailPrice, quantity } = stored.output
  const line: CartLine = {
    itemId: itemID,
    code: itemCode.slice(0, 100),
    name: name.slice(0, 500),
    picture: cacheID.slice(0, 200),
    price: retailPrice > 0 ? centsFromDollars(retailPrice) : cents(0),
    quantity: validQuantity(quantity),
  }
  return isSoundLine(line) ? line : undefined
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
