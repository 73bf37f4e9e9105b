import { cents } from '#domain/cents.ts'
import { NO_ADDRESS } from '#domain/customer.ts'
import { type Intent, neverBegun } from '#domain/intent.ts'
import { readIntent } from '#domain/intent-text.ts'
import type { OrderLine } from '#domain/order.ts'
import type { OrderCalls } from '#store-api/order-calls.ts'
import { StoreApiError } from '#store-api/store-api-error.ts'
import type { IntentStage } from './intent-store.ts'
import type { Mail } from './mailer.ts'
import { ORDER_WINDOWS } from './order-ports.ts'
import { type OrderRun, orderRun } from './order-run.ts'
import { TurnLostError } from './turn.ts'
import { watchedSince } from './watched-since.ts'

/** An order of two mats that was begun and of which nothing was sent. */
export const BEGUN: Intent = {
  ...neverBegun('019cbe5a-7c00-7000-8000-00001234abcd', 'ada', 1_000),
  state: 'open',
  version: 1,
  contact: { name: 'Ada Byron', email: 'ada@example.com', mobile: '+61755500148' },
  billing: {
    ...NO_ADDRESS,
    addressLine1: '1 Mat Street',
    city: 'Brisbane',
    firstName: 'Ada',
    lastName: 'Byron',
    company: '',
  },
  shipTo: { ...NO_ADDRESS, addressLine1: '2 Ship Road', city: 'Sydney', attentionTo: 'Yard' },
  lines: ['S-1', 'S-2'].map((itemId) => ({
    itemId,
    code: `C-${itemId}`,
    name: `Mat ${itemId}`,
    price: cents(1_250),
    quantity: 2,
    attempts: [],
    certain: false,
  })),
  total: cents(5_000),
}

interface World {
  intent?: Partial<Intent>
  others?: readonly Intent[]
  store?: Partial<OrderCalls>
  /** Called before a mail is taken. */
  mail?: () => void
  settledByCommand?: boolean
}

/** A write that was certainly not taken, and one of which nobody knows. */
export const REFUSED = new StoreApiError('POST /Api/Order', { kind: 'status', status: 400 })
export const LOST = new StoreApiError('POST /Api/Order', { kind: 'network', reason: 'socket hang up' })

/** Work at one order by itself, and what it did, in order. */
export function openRun({
  intent = {},
  others = [],
  store = {},
  mail = () => undefined,
  settledByCommand = true,
}: World = {}) {
  const kept: Intent[] = []
  const mails: Mail[] = []
  const logged: string[] = []
  const stages: IntentStage[] = []
  const world = { nowMs: 1_000, lost: false }
  const absent = (call: string) => () => Promise.reject(new Error(`The store is not asked for ${call}.`))
  const run: OrderRun = orderRun(
    {
      store: {
        item: absent('items'),
        orders: absent('orders'),
        orderLines: absent('lines'),
        createOrder: absent('an order'),
        createOrderLine: absent('a line'),
        ...store,
      },
      mailer: {
        async send(sent) {
          mail()
          mails.push(sent)
        },
      },
      intents: {
        read: absent('intents'),
        async write({ version, stage, text }) {
          const written = readIntent(text)
          if (written === undefined || written.version !== version) throw new Error('What was written cannot be read.')
          kept.push(written)
          stages.push(stage)
        },
        ofCustomer: absent('intents'),
        unfinished: absent('intents'),
        bornAtMs: absent('a birth'),
        forget: absent('forgetting'),
      },
      inTurn: absent('a turn'),
      nowMs: () => world.nowMs,
      monotonicMs: () => world.nowMs,
      windows: ORDER_WINDOWS,
      shopName: 'Hoof & Husk',
      settledByCommand,
      log: (line) => void logged.push(line),
    },
    {
      turn: {
        name: 'ada',
        fence: 1,
        demand() {
          if (world.lost) throw new TurnLostError()
        },
      },
      watched: watchedSince(() => world.nowMs),
      others,
      intent: { ...BEGUN, ...intent },
    },
  )
  return { run, kept, stages, mails, logged, world }
}

/** A line as the store lists it, of which the item and its quantity alone matter. */
export function line(itemId: string, quantity = 2): OrderLine {
  return {
    orderLineId: '',
    itemId,
    code: '',
    name: '',
    quantity,
    displayPrice: '',
    displayDiscount: '',
    displayTotal: '',
  }
}
