import * as v from 'valibot'
import { cents } from './cents.ts'
import type { Placing } from './placing.ts'

const PlacingText: v.GenericSchema<unknown, Placing> = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    lines: v.array(
      v.object({
        itemId: v.string(),
        code: v.string(),
        name: v.string(),
        price: v.pipe(
          v.number(),
          v.safeInteger(),
          v.transform((amount) => cents(amount)),
        ),
        quantity: v.number(),
      }),
    ),
    earlierOrderIds: v.exactOptional(v.array(v.string())),
    sentAtMs: v.exactOptional(v.number()),
    orderId: v.exactOptional(v.string()),
    placedItemIds: v.array(v.string()),
    mailed: v.boolean(),
  }),
)

export function writePlacing(placing: Placing): string {
  return JSON.stringify(placing)
}

/** Reads what `writePlacing` wrote; undefined for anything else. */
export function readPlacing(text: string): Placing | undefined {
  const result = v.safeParse(PlacingText, text)
  return result.success ? result.output : undefined
}
