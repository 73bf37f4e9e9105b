import { atom } from 'nanostores'
import { troubleSentence } from '#client/refusal-sentence.ts'
import type { OrderDetails } from '#domain/order.ts'
import * as words from '#words/orders.ts'
import { backend } from './backend.ts'
import { withCodes } from './order-codes.ts'
import { asCustomer } from './require-log-in.ts'

export type OrderPage =
  | { status: 'loading' }
  | ReadyOrder
  | { status: 'unknown' }
  | { status: 'failed'; sentence: string }

interface ReadyOrder extends OrderDetails {
  status: 'ready'
  /** Addresses by item id. */
  pictures: ReadonlyMap<string, string>
  /** Codes that the store does not say with the order come a moment later, as far as there are any. */
  codes: 'asked-for' | 'told'
}

/** The order that the address names. */
export const $order = atom<OrderPage>({ status: 'loading' })

/** Reads one order with its lines; the state says how it went. */
export async function loadOrder(orderId: string): Promise<void> {
  $order.set({ status: 'loading' })
  try {
    const details = await asCustomer((account) => account.order(orderId))
    if (details === undefined) {
      $order.set({ status: 'unknown' })
      return
    }
    const { pictureAddress } = await backend.catalogue()
    const pictures = new Map(details.lines.map(({ itemId }) => [itemId, pictureAddress(itemId)]))
    const ready: ReadyOrder = { status: 'ready', ...details, pictures, codes: 'asked-for' }
    $order.set(ready)
    const lines = await withCodes(details.lines)
    if ($order.get() === ready) $order.set({ ...ready, lines, codes: 'told' })
  } catch (error) {
    $order.set({ status: 'failed', sentence: `${words.orderNotRead} ${troubleSentence(error)}` })
  }
}
