import { persistentAtom } from '@nanostores/persistent'
import * as v from 'valibot'
import { cents, type Price, shownCents } from '#domain/cents.ts'
import { isUsableId } from '#domain/id.ts'
import { guardStorage } from './guarded-storage.ts'

const MOST = 9

/** Cents; or text, as once was kept: what is no amount in it is on request. */
const StoredPrice = v.pipe(
  v.union([v.pipe(v.number(), v.safeInteger()), v.pipe(v.string(), v.maxLength(40))]),
  v.transform((kept): Price => (typeof kept === 'number' ? cents(kept) : (shownCents(kept) ?? 'on-request'))),
)

const Viewed = v.object({
  itemId: v.pipe(v.string(), v.check(isUsableId)),
  name: v.string(),
  // What a card says beside: once, it said no more than name and price.
  code: v.optional(v.string(), ''),
  facts: v.optional(v.pipe(v.array(v.string()), v.maxLength(6)), []),
  makes: v.optional(v.string(), ''),
  sold: v.optional(v.pipe(v.string(), v.maxLength(100)), ''),
  price: StoredPrice,
  /** Cents; 0 where none is said. */
  squareMetre: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.transform(cents)), 0),
  picture: v.string(),
})
export type ViewedItem = v.InferOutput<typeof Viewed>

const Stored = v.pipe(v.string(), v.parseJson(), v.array(v.unknown()))

guardStorage()

/** Products looked at in this browser, the latest first. */
export const $recentlyViewed = persistentAtom<readonly ViewedItem[]>('recently-viewed', [], {
  encode: JSON.stringify,
  decode(text) {
    const stored = v.safeParse(Stored, text)
    return stored.success ? stored.output.flatMap(readViewed).slice(0, MOST) : []
  },
})

export function rememberViewed(item: ViewedItem): void {
  const others = $recentlyViewed.get().filter(({ itemId }) => itemId !== item.itemId)
  $recentlyViewed.set([item, ...others].slice(0, MOST))
}

function readViewed(entry: unknown): ViewedItem[] {
  const viewed = v.safeParse(Viewed, entry)
  return viewed.success ? [viewed.output] : []
}
