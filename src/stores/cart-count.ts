import { persistentAtom } from '@nanostores/persistent'
import { guardStorage } from './guarded-storage.ts'

guardStorage()

/** How many pieces the cart holds: all that the header needs to know, so that the cart itself can wait for interest. */
export const $cartCount = persistentAtom<number>('cart-pieces', 0, {
  encode: String,
  decode: (text) => (/^\d{1,7}$/.test(text) ? Number(text) : 0),
})
