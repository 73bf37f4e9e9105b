import { cents } from '#domain/cents.ts'
import type { Item } from '#domain/item.ts'
import type { Order, OrderDraft, OrderLine, OrderLineDraft } from '#domain/order.ts'
import type { CatalogueCalls } from '#store-api/catalogue-calls.ts'
import type { OrderCalls } from '#store-api/order-calls.ts'
import { StoreApiError, type StoreApiFailure } from '#store-api/store-api-error.ts'
import type { Process } from './process.ts'
import type { Chance, Scheduler } from './scheduler.ts'

export interface StoredLine {
  itemId: string
  quantity: number
  priceCents: number
  remarks: string
  visibleFromMs: number
}

export interface StoredOrder {
  orderId: string
  customerId: string
  totalCents: number
  address: string
  remarks: string
  visibleFromMs: number
  lines: StoredLine[]
  /** Ordered by telephone: nothing of ours may touch it. */
  foreign: boolean
}

/** A store of the given API that fails, lies and lags, and knows what really happened. */
export interface SimulatedStore {
  items: Map<string, Item>
  orders: StoredOrder[]
  /** References of orders of which a call took effect, or was shown, later than any window. */
  late: Set<string>
  /** While false, every call works at once. */
  faulty: boolean
  /** What comes of the next calls that create something; when it is empty, chance decides. */
  fates: Fate[]
  /** How much later something new is shown; undefined leaves it to chance. */
  lagMs: number | undefined
  seenBy(process: Process): Pick<CatalogueCalls, 'item'> & OrderCalls
  orderByTelephone(order: Omit<StoredOrder, 'orderId' | 'visibleFromMs' | 'foreign' | 'remarks'>): void
}

export interface StoreHabits {
  /** How often a call goes wrong. */
  faults: number
  /** How late what was written is shown, at most. */
  mostLagMs: number
  /** Lines on a page; 0 for no pages. */
  pageSize: number
  /** What is on its way may arrive as late as this. */
  mostDelayMs: number
  /** The window that the gateways reckon with. */
  windowMs: number
  spelling: Spelling
}

/** How a store shows an order: an address may be cut, or lack letters, and a total may follow the lines. */
export type Spelling = 'as-sent' | 'cut' | 'without-letters' | 'total-of-lines'

const TIMEOUT_MS = 10_000

export type Fate =
  | 'good'
  | 'refused-connection'
  | 'lost'
  | 'answer-lost'
  | 'late'
  | 'never'
  | 'error-after'
  | 'error-before'
  | 'no'
  | 'garbled'
const FATES: Fate[] = [
  'refused-connection',
  'lost',
  'answer-lost',
  'late',
  'never',
  'error-after',
  'error-before',
  'no',
  'garbled',
]
const ERRORS: StoreApiFailure[] = [
  { kind: 'status', status: 500 },
  { kind: 'status', status: 503 },
  { kind: 'status', status: 408 },
  { kind: 'status', status: 409 },
  { kind: 'refused', message: 'No.' },
]
const REFUSALS: StoreApiFailure[] = [
  { kind: 'status', status: 400 },
  { kind: 'status', status: 422 },
  { kind: 'status', status: 429 },
]

const SPELT: Readonly<Record<Spelling, (address: string) => string>> = {
  'as-sent': (address) => address,
  cut: (address) => address.slice(0, 8),
  'without-letters': (address) => address.replace(/[aeiou]/g, '?'),
  'total-of-lines': (address) => address,
}

export function simulatedStore(time: Scheduler, luck: Chance, habits: StoreHabits): SimulatedStore {
  const store: SimulatedStore = {
    items: new Map(),
    orders: [],
    late: new Set(),
    faulty: true,
    fates: [],
    lagMs: undefined,
    orderByTelephone(order) {
      store.orders.push({ ...order, orderId: nextId(), remarks: '', foreign: true, visibleFromMs: time.nowMs() })
    },
    seenBy(process) {
      return {
        item: (itemId) => read(process, () => store.items.get(itemId)),
        orders: (customerId) =>
          read(process, () => ({
            entries: store.orders.filter((order) => order.customerId === customerId && isVisible(order)).map(listed),
            unreadable: [],
          })),
        async orderLines(orderId, enough = Number.POSITIVE_INFINITY) {
          const found = new Map<string, OrderLine>()
          for (let page = 0; found.size < enough; page += 1) {
            const shown = await read(process, () => pageOf(orderId, page))
            const before = found.size
            for (const line of shown) found.set(line.orderLineId, line)
            if (shown.length === 0 || (found.size === before && page > 1)) break
          }
          return { entries: [...found.values()], unreadable: [] }
        },
        createOrder: (draft) => write(process, draft.remarks, () => placed(draft), 'POST /Api/Order'),
        createOrderLine: async (draft) => {
          await write(process, draft.remarks, () => addLine(draft), 'POST /Api/OrderItem')
        },
      }
    },
  }
  let minted = 1000
  const nextId = () => {
    minted += 1
    return `HH${minted}`
  }
  const isVisible = ({ visibleFromMs }: { visibleFromMs: number }) => visibleFromMs <= time.nowMs()
  const lag = () => store.lagMs ?? (luck.often(0.5) ? 0 : luck.between(0, habits.mostLagMs))

  function listed({ orderId, totalCents, address, lines, foreign }: StoredOrder): Order {
    const status = { text: 'Pending', tone: 'warning' } as const
    const { spelling } = habits
    const awaited = spelling === 'total-of-lines' && !foreign && !lines.some(isVisible)
    const displayTotal = awaited ? '0.00' : (totalCents / 100).toFixed(2)
    return {
      orderId,
      displayAddress: SPELT[spelling](address),
      displayDate: '',
      displayTotal,
      status,
      paidStatus: status,
    }
  }

  function pageOf(orderId: string, page: number): OrderLine[] {
    const lines = store.orders.find((order) => order.orderId === orderId)?.lines ?? []
    const all = lines.map((line, index) => ({ line, index })).filter(({ line }) => isVisible(line))
    const { pageSize } = habits
    const shown = pageSize === 0 ? all : all.slice(page * pageSize, (page + 1) * pageSize)
    return shown.map(({ line, index }) => shownLine(orderId, line, index))
  }

  function read<T>(process: Process, look: () => T): Promise<T> {
    const goesWrong = store.faulty && luck.often(habits.faults / 2)
    const delayMs = luck.between(1, 200)
    return process.ask(delayMs, delayMs, () => {
      if (goesWrong) throw failed('GET', { kind: 'status', status: 502 })
      return look()
    })
  }

  /** A call that creates something: when it takes effect, and what is answered, are two things. */
  function write<T>(process: Process, remarks: string, effect: () => T, call: string): Promise<T> {
    const fate = store.fates.shift() ?? (store.faulty && luck.often(habits.faults) ? luck.one(FATES) : 'good')
    const delayMs = luck.between(1, 300)
    const sentMs = time.nowMs()
    const take = () => {
      const made = effect()
      const lagMs = time.nowMs() - sentMs + newestLag()
      if (lagMs > habits.windowMs) store.late.add(/Web order W-\w+/.exec(remarks)?.[0] ?? remarks)
      return made
    }
    const fail = (failure: StoreApiFailure, before: () => void = () => undefined) =>
      process.ask(delayMs, delayMs, (): T => {
        before()
        throw failed(call, failure)
      })
    switch (fate) {
      case 'good':
        return process.ask(delayMs, delayMs, take)
      case 'refused-connection':
        return fail({ kind: 'network', reason: 'connect ECONNREFUSED 127.0.0.1' })
      case 'lost':
        return fail({ kind: 'network', reason: 'socket hang up' })
      case 'answer-lost':
        return fail({ kind: 'network', reason: 'socket hang up' }, take)
      case 'error-before':
        return fail(luck.one(ERRORS))
      case 'error-after':
        return fail(luck.one(ERRORS), take)
      case 'no':
        return fail(luck.one(REFUSALS))
      case 'garbled':
        return fail({ kind: 'shape', path: 'data', expected: 'should be an object' }, take)
      case 'late':
        time.at(luck.between(TIMEOUT_MS, habits.mostDelayMs), take)
        return process.ask(TIMEOUT_MS / 2, TIMEOUT_MS / 2, (): T => {
          throw failed(call, { kind: 'timeout', limitMs: TIMEOUT_MS })
        })
      case 'never':
        return process.ask(TIMEOUT_MS / 2, TIMEOUT_MS / 2, (): T => {
          throw failed(call, { kind: 'timeout', limitMs: TIMEOUT_MS })
        })
    }
  }

  let lastLagMs = 0
  const newestLag = () => lastLagMs

  function visibleFrom(): number {
    lastLagMs = lag()
    return time.nowMs() + lastLagMs
  }

  function placed(draft: OrderDraft): string {
    const orderId = nextId()
    const { customerId, total, remarks, shippingAddress } = draft
    const address = `${shippingAddress.addressLine1}, ${shippingAddress.city}`
    const order = { orderId, customerId, totalCents: total, address, remarks, lines: [], foreign: false }
    store.orders.push({ ...order, visibleFromMs: visibleFrom() })
    return orderId
  }

  function addLine({ orderId, itemId, quantity, price, remarks }: OrderLineDraft): void {
    const order = store.orders.find((candidate) => candidate.orderId === orderId)
    order?.lines.push({ itemId, quantity, priceCents: price, remarks, visibleFromMs: visibleFrom() })
  }
  return store
}

function failed(call: string, failure: StoreApiFailure): StoreApiError {
  return new StoreApiError(call, failure)
}

function shownLine(orderId: string, { itemId, quantity }: StoredLine, index: number): OrderLine {
  const shown = { code: '', name: itemId, displayPrice: '', displayDiscount: '-', displayTotal: '' }
  return { orderLineId: `${orderId}-${index}`, itemId, quantity, ...shown }
}

/** A mat of the simulated range. */
export function simulatedItem(itemId: string, priceCents: number): Item {
  const nothing = { description: '', brand: '', pictureKey: '', subCategoryId: 'S' }
  return { itemId, code: itemId, name: itemId, price: cents(priceCents), ...nothing }
}
