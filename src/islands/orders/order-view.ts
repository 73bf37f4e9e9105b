import { shownCents } from '#domain/cents.ts'
import type { Order, OrderLine } from '#domain/order.ts'
import { language } from '#words/language.ts'

export const ORDER_COLUMNS = ['id', 'date', 'total', 'status', 'paid'] as const
export type OrderColumn = (typeof ORDER_COLUMNS)[number]

/** Which orders are shown, and in which order; an empty column is the store's own order, newest first. */
export interface OrderView {
  text: string
  status: string
  column: OrderColumn | ''
  descending: boolean
}

/** From this many orders on a list is long enough to sort and filter. */
export const LONG_LIST = 8

/** The view that an address names; what it does not understand is left out. */
export function readOrderView(search: string): OrderView {
  const query = new URLSearchParams(search)
  const sort = query.get('sort') ?? ''
  const column = ORDER_COLUMNS.find((known) => known === sort.replace(/^-/, '')) ?? ''
  return {
    text: query.get('q') ?? '',
    status: query.get('status') ?? '',
    column,
    descending: column !== '' && sort.startsWith('-'),
  }
}

/** The query of an address that names the view; empty for the plain list. */
export function writeOrderView({ text, status, column, descending }: OrderView): string {
  const query = new URLSearchParams()
  if (text !== '') query.set('q', text)
  if (status !== '') query.set('status', status)
  if (column !== '') query.set('sort', `${descending ? '-' : ''}${column}`)
  return query.size === 0 ? '' : `?${query}`
}

/** The orders as the view shows them. What they held is looked through as far as it is known. */
export function viewOrders(
  orders: readonly Order[],
  view: OrderView,
  linesOf: ReadonlyMap<string, readonly OrderLine[]> = new Map(),
): Order[] {
  const wanted = view.text.trim().toLowerCase()
  const found = orders.filter(
    (order) =>
      (view.status === '' || order.status.text === view.status || order.paidStatus.text === view.status) &&
      [
        ...textsOf(order),
        ...(linesOf.get(order.orderId) ?? []).flatMap(({ itemId, code, name }) => [itemId, code, name]),
      ].some((text) => text.toLowerCase().includes(wanted)),
  )
  if (view.column === '') return found
  const rank = view.column === 'date' ? rankByDate(orders) : RANKS[view.column]
  const sorted = found.toSorted((one, other) => compare(rank(one), rank(other)))
  return view.descending ? sorted.toReversed() : sorted
}

/** The statuses that occur, each once, to choose from. */
export function statusesOf(orders: readonly Order[]): string[] {
  return [...new Set(orders.flatMap(({ status, paidStatus }) => [status.text, paidStatus.text]))].toSorted()
}

type Rank = (order: Order) => string | number

const RANKS: Record<Exclude<OrderColumn, 'date'>, Rank> = {
  id: ({ orderId }) => orderId,
  total: ({ displayTotal }) => shownCents(displayTotal) ?? 0,
  status: ({ status }) => status.text,
  paid: ({ paidStatus }) => paidStatus.text,
}

/** Where one date is not clear, by date is as the store lists them, newest first. */
function rankByDate(orders: readonly Order[]): Rank {
  const times = orders.map((order) => dateOf(order)?.getTime())
  const isClear = !times.includes(undefined)
  const ranks = new Map(orders.map((order, index) => [order, isClear ? times[index] : -index]))
  return (order) => ranks.get(order) ?? 0
}

/** What an order is found by: its date also as 2026-11-02 and 2 November 2026, where it is clear. */
function textsOf(order: Order): string[] {
  const { orderId, displayAddress, displayDate } = order
  const day = dateOf(order)
  if (day === undefined) return [orderId, displayAddress, displayDate]
  const digits = [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0'))
  return [orderId, displayAddress, displayDate, digits.join('-'), LONG_DATE.format(day)]
}

const LONG_DATE = new Intl.DateTimeFormat(language, { dateStyle: 'long' })

const ISO_DATE = /^\d{4}-\d\d-\d\d/
const ISO_DAY = /^\d{4}-\d\d-\d\d$/
const MONTH = /jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec/i

/** Undefined where it could be another day: 05/11/2026 is in May or in November. */
function dateOf({ displayDate }: Order): Date | undefined {
  if (!ISO_DATE.test(displayDate) && !MONTH.test(displayDate)) return undefined
  // A day alone would be that of Greenwich.
  const date = new Date(ISO_DAY.test(displayDate) ? `${displayDate}T00:00` : displayDate)
  return Number.isNaN(date.getTime()) ? undefined : date
}

function compare(one: string | number, other: string | number): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return String(one).localeCompare(String(other), language, { numeric: true })
}
