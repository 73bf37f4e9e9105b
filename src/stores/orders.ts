import { atom } from 'nanostores'
import { troubleSentence } from '#client/refusal-sentence.ts'
import { cartLineOf } from '#domain/cart.ts'
import { type Cents, shownCents } from '#domain/cents.ts'
import type { OrderHistory, OrderLine } from '#domain/order.ts'
import * as words from '#words/orders.ts'
import { addLines } from './add-lines.ts'
import { linesNow } from './lines-now.ts'
import { asCustomer } from './require-log-in.ts'

export type Orders =
  | { status: 'loading' }
  | ({ status: 'ready' } & OrderHistory)
  | { status: 'failed'; sentence: string }

/** Every order of the customer who is logged in, as the store lists them. */
export const $orders = atom<Orders>({ status: 'loading' })

/** Reads the orders; the state says how it went. */
export async function loadOrders(): Promise<void> {
  $orders.set({ status: 'loading' })
  try {
    $orders.set({ status: 'ready', ...(await asCustomer((account) => account.orders())) })
  } catch (error) {
    $orders.set({ status: 'failed', sentence: `${words.ordersNotRead} ${troubleSentence(error)}` })
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
