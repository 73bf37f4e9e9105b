import { atom } from 'nanostores'
import { troubleSentence } from '#client/refusal-sentence.ts'
import { cartLineOf } from '#domain/cart.ts'
import { type Cents, shownCents } from '#domain/cents.ts'
import type { Order, OrderDetails, OrderLine } from '#domain/order.ts'
import * as words from '#words/orders.ts'
import { addLines } from './add-lines.ts'
import { backend } from './backend.ts'
import { linesNow } from './lines-now.ts'
import { asCustomer } from './require-log-in.ts'

export type Orders =
  | { status: 'loading' }
  | { status: 'ready'; orders: Order[] }
  | { status: 'failed'; sentence: string }

export type OrderPage =
  | { status: 'loading' }
  | ({ status: 'ready'; pictures: ReadonlyMap<string, string> } & OrderDetails)
  | { status: 'unknown' }
  | { status: 'failed'; sentence: string }

/** Every order of the customer who is logged in, as the store lists them. */
export const $orders = atom<Orders>({ status: 'loading' })

/** The order that the address names. */
export const $order = atom<OrderPage>({ status: 'loading' })

/** Reads the orders; the state says how it went. */
export async function loadOrders(): Promise<void> {
  $orders.set({ status: 'loading' })
  try {
    $orders.set({ status: 'ready', orders: await asCustomer((account) => account.orders()) })
  } catch (error) {
    $orders.set({ status: 'failed', sentence: `${words.ordersNotRead} ${troubleSentence(error)}` })
  }
}

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
    $order.set({ status: 'ready', ...details, pictures })
  } catch (error) {
    $order.set({ status: 'failed', sentence: `${words.orderNotRead} ${troubleSentence(error)}` })
  }
}

/** What became of the lines of an order that was put into the cart again. */
export type Reorder =
  | { status: 'added'; added: number; changed: ChangedPrice[]; gone: string[]; withoutRoom: string[] }
  | { status: 'failed'; sentence: string }

export interface ChangedPrice {
  name: string
  before: string
  now: Cents
}

/**
 * Puts what an order held into the cart, at the prices of now. What the store no longer sells, and what the cart has no
 * room for, is named instead.
 */
export async function orderAgain(ordered: readonly OrderLine[]): Promise<Reorder> {
  try {
    const { made, missing } = await linesNow(ordered, cartLineOf)
    const { added, withoutRoom } = addLines(made.map(({ line }) => line))
    const changed = made.flatMap(({ wanted: { name, displayPrice: before }, line }) =>
      withoutRoom.includes(line) || shownCents(before) === line.price ? [] : [{ name, before, now: line.price }],
    )
    return {
      ...{ status: 'added', added: added.length, changed },
      ...{ gone: missing.map(({ name }) => name), withoutRoom: withoutRoom.map(({ name }) => name) },
    }
  } catch (error) {
    return { status: 'failed', sentence: `${words.notAdded} ${troubleSentence(error)}` }
  }
}
