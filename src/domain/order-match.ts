import { shownCents } from './cents.ts'
import type { Intent } from './intent.ts'
import type { Order, OrderLine } from './order.ts'

/** Whether an order that the store lists is shown as the one of an intent would be, but for accents and signs. */
export function mayBeOrderOf({ total, shipTo }: Pick<Intent, 'total' | 'shipTo'>, order: Order): boolean {
  if (shownCents(order.displayTotal) !== total) return false
  const shown = lettersOf(order.displayAddress)
  return shown === '' || [shipTo.addressLine1, shipTo.city].every((part) => shown.includes(lettersOf(part)))
}

/** Whether an order holds nothing but lines of the intent, each at most once. */
export function holdsOnlyLinesOf({ lines }: Pick<Intent, 'lines'>, shown: readonly OrderLine[]): boolean {
  const wanted = new Map(lines.map(({ itemId, quantity }) => [itemId, quantity]))
  if (new Set(shown.map(({ itemId }) => itemId)).size !== shown.length) return false
  return shown.every(({ itemId, quantity }) => wanted.get(itemId) === quantity)
}

function lettersOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}
