import * as v from 'valibot'
import type { CartLine } from './cart.ts'
import { cents } from './cents.ts'
import { readNumberedChanges } from './numbered-changes.ts'
import { parsedJson } from './parsed-json.ts'
import type { CartChange } from './shared-cart.ts'
import type { NumberedChange } from './shared-document.ts'
import { readStoredLine, storedLine } from './stored-line.ts'

const wholeNumber = v.pipe(v.number(), v.safeInteger())
const Line = v.pipe(
  v.unknown(),
  v.transform(readStoredLine),
  v.custom<CartLine>((line) => line !== undefined),
)
const Place = v.union([v.literal('first'), v.object({ after: v.string() })])
const Change: v.GenericSchema<unknown, CartChange> = v.variant('kind', [
  v.object({ kind: v.literal('add'), line: Line, place: v.exactOptional(Place) }),
  v.object({ kind: v.literal('change-quantity'), itemId: v.string(), delta: wholeNumber }),
  v.object({ kind: v.literal('set-quantity'), itemId: v.string(), quantity: v.number() }),
  v.object({ kind: v.literal('remove'), itemId: v.string() }),
  v.object({
    kind: v.literal('set-price'),
    itemId: v.string(),
    price: v.pipe(wholeNumber, v.minValue(1), v.maxValue(1_000_000_000), v.transform(cents)),
  }),
  v.object({ kind: v.literal('clear') }),
])
/** The storage text of the changes that a page keeps beside the cart. */
export function writeStoredChanges(changes: readonly NumberedChange<CartChange>[]): string {
  const stored = changes.map(({ number, change }) => ({
    number,
    change: change.kind === 'add' ? { ...change, line: storedLine(change.line) } : change,
  }))
  return JSON.stringify({ version: 2, changes: stored })
}

/** Reads changes up to the first that cannot be read: what comes after it must not overtake it. Never throws. */
export function readStoredChanges(text: string): NumberedChange<CartChange>[] {
  return readNumberedChanges(parsedJson(text), Change)
}
