import { type ChangeLog, emptySharedCart, type SharedCart } from './shared-cart.ts'
import { readStoredCart } from './stored-cart.ts'
import { readStoredChanges } from './stored-changes.ts'

/** What pages share. Any of it may throw; what another page wrote may be seen late, but within half a minute. */
export interface CartStorage {
  keys(): string[]
  read(key: string): string | null
  write(key: string, text: string): void
  remove(key: string): void
}

export const CART_KEY = 'cart'
const LOG_KEY = /^cart:([a-z0-9]{1,20})$/

/** What was found in storage. */
export interface StoredCart {
  text: string | null
  cart: SharedCart
  damagedLines: number
  logs: ChangeLog[]
  /** Tells whether anything is otherwise than at the last look. */
  signature: string
}

export const NOTHING_STORED: StoredCart = {
  text: null,
  cart: emptySharedCart,
  damagedLines: 0,
  logs: [],
  signature: '',
}

/** What stands in storage; where it cannot be read, what stood there last. */
export function readCartStorage(storage: CartStorage, last: StoredCart): StoredCart {
  try {
    const text = storage.read(CART_KEY)
    const texts = storage
      .keys()
      .flatMap((key) => LOG_KEY.exec(key)?.[1] ?? [])
      .sort()
      .map((name) => ({ name, text: storage.read(`cart:${name}`) ?? '' }))
    const signature = [text, ...texts.map((log) => `${log.name} ${log.text}`)].join('\n')
    if (signature === last.signature) return last
    const { cart, damagedLines } = readStoredCart(text ?? '')
    const logs = texts.map((log) => ({ name: log.name, changes: readStoredChanges(log.text) }))
    return { text, cart, damagedLines, logs, signature }
  } catch {
    return last
  }
}
