import { atom, computed } from 'nanostores'
import { type CheckedCart, checkCart, type LiveAnswer, orderableLines } from '#domain/checked-cart.ts'
import type { PricesAtMs } from '#domain/prices-day.ts'
import { soldQuantity } from '#domain/sale-quantities.ts'
import { $cart, acceptPrice, setLineQuantity } from './cart.ts'
import { liveAnswer } from './live-answer.ts'
import { AWAY_MS, isOldAnswer } from './old-answer.ts'
import { keepToldPrices, toldPricesAtMs } from './told-prices.ts'

/** How far the cart has been held against the store. */
export type CartCheck =
  | { status: 'unchecked' }
  /** With how old the prices are where the store could not be reached the last time. */
  | { status: 'checking'; pricesAtMs?: PricesAtMs }
  | { status: 'checked' }
  /** The store cannot be reached: the cart works on with the prices it has, which are this old. */
  | { status: 'unreachable'; pricesAtMs: PricesAtMs }

export const $cartCheck = atom<CartCheck>({ status: 'unchecked' })

const $liveAnswer = atom<LiveAnswer>({ items: [], missing: [] })

/** The cart beside the store's present answer. */
export const $checkedCart = computed([$cart, $liveAnswer], checkCart)

/** What can be quoted and ordered, at the prices of now. */
export const $orderable = computed($checkedCart, ({ lines }) => orderableLines(lines))

let asking: Promise<void> | undefined
/** When this page had its last answer, or had none. */
let askedAtMs = Number.NEGATIVE_INFINITY

/** Lines that the store has not said anything about: they came after it was asked, from a list or from another tab. */
export const $unasked = computed([$cart, $liveAnswer], (cart, { items, missing }) => {
  const known = new Set([...items.map(({ itemId }) => itemId), ...missing])
  return cart.map(({ itemId }) => itemId).filter((itemId) => !known.has(itemId))
})

/** Asks the store for price and existence of everything in the cart. Never throws: the check says how it went. */
export function checkPrices(): Promise<void> {
  asking ??= askForPrices().finally(() => {
    asking = undefined
  })
  return asking
}

/** The cart once the store has answered, or cannot; asked only where it has not been, or some minutes ago. */
export async function cartOnceChecked(): Promise<CheckedCart> {
  const { status } = $cartCheck.get()
  const isAway = status === 'unreachable' && !isOld()
  if (isAway) await tellOldPrices()
  else if (status !== 'checked' || $unasked.get().length > 0 || isOld()) await checkPrices()
  return $checkedCart.get()
}

/** For a page that is looked at again, after a night or by Back. */
export async function checkOldPrices(): Promise<void> {
  if ($cartCheck.get().status !== 'unchecked' && isOld()) await checkPrices()
}

function isOld(): boolean {
  return $cartCheck.get().status === 'unreachable' ? isOldAnswer(askedAtMs, AWAY_MS) : isOldAnswer(askedAtMs)
}

async function askForPrices(): Promise<void> {
  const itemIds = idsInCart()
  if (itemIds.length === 0) return
  const before = $cartCheck.get()
  $cartCheck.set({ status: 'checking', ...(before.status === 'unreachable' && { pricesAtMs: before.pricesAtMs }) })
  try {
    const answer = await liveAnswer(itemIds)
    $liveAnswer.set(answer)
    askedAtMs = Date.now()
    keepToldPrices(answer.items)
    const asked = new Set(itemIds)
    // What came into the cart meanwhile was not asked about.
    if (idsInCart().some((itemId) => !asked.has(itemId))) await askForPrices()
    else $cartCheck.set({ status: 'checked' })
  } catch {
    askedAtMs = Date.now()
    await tellOldPrices()
  }
}

async function tellOldPrices(): Promise<void> {
  $cartCheck.set({ status: 'unreachable', pricesAtMs: await toldPricesAtMs($orderable.get()) })
}

function idsInCart(): string[] {
  return $cart.get().map(({ itemId }) => itemId)
}

/** The customer has seen what changed: new prices are taken over. */
export function acceptNewPrices(): void {
  for (const { state, line } of $checkedCart.get().lines) {
    if (state === 'changed') acceptPrice(line.itemId, line.price)
  }
}

/** Lines of a quantity that their item is not sold in take the next one that it is. */
export function takeSoldQuantities(): void {
  for (const { itemId, terms, quantity } of $checkedCart.get().unsold) {
    setLineQuantity(itemId, soldQuantity(terms, quantity))
  }
}
