import { type OpenDocument, openShared } from './open-shared.ts'
import type { PageClock } from './page-clock.ts'
import { applyToShared, type CartChange, emptySharedCart, type SharedCart } from './shared-cart.ts'
import type { DocumentKind } from './shared-document.ts'
import type { SharedStorage } from './shared-storage.ts'
import { readStoredCart, writeStoredCart } from './stored-cart.ts'
import { readStoredChanges, writeStoredChanges } from './stored-changes.ts'

/** The cart as pages keep it together. */
export const CART_KIND: DocumentKind<SharedCart, CartChange> = {
  key: 'cart',
  empty: emptySharedCart,
  apply: applyToShared,
  read(text) {
    const { cart, damagedLines } = readStoredCart(text)
    return { document: cart, damaged: damagedLines }
  },
  write: writeStoredCart,
  readChanges: readStoredChanges,
  writeChanges: writeStoredChanges,
}

/** One page's part in the cart that many pages keep. */
export function openCart(
  storage: SharedStorage,
  clock: PageClock,
  newName: () => string,
): OpenDocument<SharedCart, CartChange> {
  return openShared(CART_KIND, storage, clock, newName)
}
