import { persistentAtom } from '@nanostores/persistent'
import * as v from 'valibot'
import { isUsableId } from '#domain/id.ts'
import { guardStorage } from './guarded-storage.ts'

const MOST = 9

const Viewed = v.object({
  itemId: v.pipe(v.string(), v.check(isUsableId)),
  name: v.pipe(v.string(), v.maxLength(500)),
  price: v.pipe(v.string(), v.maxLength(40)),
  picture: v.pipe(v.string(), v.maxLength(200)),
})
export type ViewedItem = v.InferOutput<typeof Viewed>

const Stored = v.pipe(v.string(), v.parseJson(), v.array(v.unknown()))

guardStorage()

/** Products looked at in this browser, the latest first. */
export const $recentlyViewed = persistentAtom<readonly ViewedItem[]>('recently-viewed', [], {
  encode: JSON.stringify,
  decode(text) {
    const stored = v.safeParse(Stored, text)
    return stored.success ? stored.output.filter((entry) => v.is(Viewed, entry)).slice(0, MOST) : []
  },
})

export function rememberViewed(item: ViewedItem): void {
  const others = $recentlyViewed.get().filter(({ itemId }) => itemId !== item.itemId)
  $recentlyViewed.set([item, ...others].slice(0, MOST))
}
