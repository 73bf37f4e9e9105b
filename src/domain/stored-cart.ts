import * as v from 'valibot'
import { type CartLine, MOST_CART_LINES } from './cart.ts'
import { parsedJson } from './parsed-json.ts'
import type { SharedCart } from './shared-cart.ts'
import { readStoredLine, storedLine } from './stored-line.ts'

/** A cart as it was found in storage, with the number of lines that could not be read. */
export interface StoredCart {
  cart: SharedCart
  damagedLines: number
}

const Lines = v.union([v.array(v.unknown()), v.pipe(v.record(v.string(), v.unknown()), v.transform(Object.values))])
const Document = v.object({
  lines: Lines,
  applied: v.fallback(v.record(v.string(), v.pipe(v.number(), v.safeInteger(), v.minValue(0))), {}),
})

/** The storage text of a cart. Version 1 had the same fields, so a page of either reads what the other wrote. */
export function writeStoredCart({ lines, applied }: SharedCart): string {
  return JSON.stringify({ version: 2, lines: lines.map(storedLine), applied })
}

/** Reads whatever text stands in storage, of this version, another one or none: valid lines are kept. Never throws. */
export function readStoredCart(text: string): StoredCart {
  const json = parsedJson(text)
  const document = v.safeParse(Document, json)
  const lines = document.success ? document.output.lines : looseLines(json)
  const sound = new Map<string, CartLine>()
  for (const line of (lines ?? []).slice(0, MOST_CART_LINES).map(readStoredLine)) {
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
