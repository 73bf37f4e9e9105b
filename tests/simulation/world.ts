import { type Cents, cents } from '#domain/cents.ts'
import { checkoutKey } from '#domain/checkout-key.ts'
import type { CallOutcome, Checkout, Progress } from '#domain/checkout-state.ts'
import type { Customer } from '#domain/customer.ts'
import { type Intent, isFinal } from '#domain/intent.ts'
import { readIntent } from '#domain/intent-text.ts'
import type { OrderedItem, OrderRequest, PlacingOutcome, SeenItem } from '#domain/placed-order.ts'
import { checkoutRun } from '#flows/checkout.ts'
import type { KeptIntent } from '#flows/intent-store.ts'
import { type Mail, MailError, type Mailer } from '#flows/mailer.ts'
import { type OrderDesk, orderDesk } from '#flows/order-desk.ts'
import { place } from '../gateway/billing.ts'
import { openProcess, type Process } from './process.ts'
import { type Chance, chance, type Scheduler, scheduler } from './scheduler.ts'
import { type Kind, type SimulatedOnce, simulatedOnce } from './simulated-once.ts'
import { type SimulatedStore, simulatedItem, simulatedStore } from './simulated-store.ts'

/** What a customer confirmed by a press, and what the shop then told. */
export interface Pressed {
  request: OrderRequest
  /** Who was logged in where the button was pressed. */
  by: string
}

export interface Told {
  key: string
  outcome: PlacingOutcome
}

export interface World {
  seed: number
  time: Scheduler
  store: SimulatedStore
  once: SimulatedOnce
  pressed: Pressed[]
  told: Told[]
  mails: Mail[]
  /** Every version of an intent that was kept last, read. */
  intents(): Intent[]
  /** When an intent was first seen kept, and when it was first seen final or with a person. */
  begunAtMs: Map<string, number>
  settledAtMs: Map<string, number>
  /** Whether everything that was kept was lost once. */
  forgot: boolean
  run(after: () => void): Promise<void>
}

export interface WorldOptions {
  /** Off, to see that the simulation would notice. */
  fenced?: boolean
  windowMs?: number
}

/** Trouble is made for this long; then everything works, and all has to come to an end. */
const TROUBLE_MS = 120_000
const END_MS = TROUBLE_MS + 11 * 60_000
/** By then, whatever was under way has arrived. */
const LATEST_ARRIVAL_MS = TROUBLE_MS + 170_000
export const WINDOW_MS = 60_000
const CUSTOMERS = ['ada', 'bob']
const ITEMS = ['mat', 'tile', 'roll', 'coir']

/** Two or three gateways, three tabs in two browsers, an editor at the telephone, and everything that can go wrong. */
export function openWorld(seed: number, { fenced = true, windowMs = WINDOW_MS }: WorldOptions = {}): World {
  const luck = chance(seed)
  const time = scheduler()
  const kind: Kind = luck.often(0.5) ? 'sqlite' : 'redis'
  const mostLagMs = luck.one([0, 2_000, 20_000])
  const store = simulatedStore(time, luck, {
    faults: luck.one([0.02, 0.1, 0.3]),
    mostLagMs,
    pageSize: luck.one([0, 0, 1, 2, 20]),
    mostDelayMs: luck.one([20_000, 35_000, 35_000, 150_000]),
    windowMs: WINDOW_MS,
    spelling: luck.one(['as-sent', 'as-sent', 'as-sent', 'cut', 'without-letters', 'total-of-lines']),
  })
  for (const itemId of ITEMS) store.items.set(itemId, simulatedItem(itemId, luck.between(1, 4) * 500))
  const once = simulatedOnce(time, luck, kind)
  once.fenced = fenced
  const mails: Mail[] = []
  const world: World = {
    seed,
    time,
    store,
    once,
    pressed: [],
    told: [],
    mails,
    intents: () => [...once.kept.values()].flatMap((record) => readOnce(record) ?? []),
    begunAtMs: new Map(),
    settledAtMs: new Map(),
    forgot: false,
    async run(after) {
      await time.run(END_MS, () => {
        watchIntents(world)
        after()
        return time.nowMs() > LATEST_ARRIVAL_MS && [...once.kept.values()].every(({ stage }) => stage !== 'open')
      })
    },
  }
  const gateways = Array.from({ length: luck.between(2, 3) }, () => openGateway(world, luck, windowMs))
  const browsers = [openBrowser(luck), openBrowser(luck)]
  const tabs = [0, 0, 1].map((index) => openTab(world, luck, browsers[index] ?? openBrowser(luck), gateways))
  disturb(world, luck, gateways)
  telephone(world, luck)
  for (const tab of tabs) tab.visit()
  for (const browser of browsers) moveAbout(world, luck, browser)
  time.at(TROUBLE_MS, () => {
    store.faulty = false
    once.faulty = false
  })
  return world
}

function watchIntents({ once, time, begunAtMs, settledAtMs }: World): void {
  for (const { intentId, stage } of once.kept.values()) {
    if (settledAtMs.has(intentId)) continue
    if (!begunAtMs.has(intentId)) begunAtMs.set(intentId, time.nowMs())
    if (stage !== 'open') settledAtMs.set(intentId, time.nowMs())
  }
}

/** What a gateway meets. */
export type Surroundings = Pick<World, 'time' | 'store' | 'once' | 'mails'>

export interface Gateway {
  process: Process
  desk: OrderDesk
  restart(): void
}

export function openGateway(world: Surroundings, luck: Chance, doubtMs: number): Gateway {
  const { time, store, once } = world
  const gateway: Gateway = { ...open(), restart: () => Object.assign(gateway, open()) }
  function open() {
    const process = openProcess(time)
    const desk = orderDesk({
      store: store.seenBy(process),
      mailer: mailerFor(world, luck, process),
      ...once.seenBy(process),
      nowMs: process.dayMs,
      monotonicMs: process.clock.monotonicMs,
      windows: { doubtMs, handOverMs: 8 * 60_000 },
      shopName: 'Hoof & Husk',
      settledByCommand: true,
      log: () => undefined,
    })
    let sweeping = false
    process.clock.every(5_000, () => {
      if (sweeping) return
      sweeping = true
      void desk
        .sweep()
        .catch(() => undefined)
        .then(() => {
          sweeping = false
        })
    })
    return { process, desk }
  }
  return gateway
}

function mailerFor({ mails, store }: Surroundings, luck: Chance, process: Process): Mailer {
  return {
    async send(mail) {
      const fate = store.faulty && luck.often(0.2) ? luck.one(['refused', 'lost', 'answer-lost'] as const) : 'good'
      await process.ask(50, 50, () => {
        if (fate === 'refused') throw new MailError('The mail service answered with HTTP status 429.', 'no')
        if (fate !== 'lost') mails.push(mail)
        if (fate !== 'good') throw new MailError('The mail service gave no answer.')
      })
    },
  }
}

/** What the tabs of one browser share. */
interface Browser {
  customerId: string
  cart: { itemId: string; quantity: number }[]
  key: { key: string; customerId: string; items: string; begunAtMs: number } | undefined
  /** Which items have left the cart, by the key of their order. */
  taken: Map<string, Set<string>>
}

/** For how long a key begins an order of the same items. */
const SAME_CHECKOUT_MS = 13 * 60_000

function openBrowser(luck: Chance): Browser {
  return { customerId: luck.one(CUSTOMERS), cart: [], key: undefined, taken: new Map() }
}

interface Tab {
  visit(): void
}

function openTab(world: World, luck: Chance, browser: Browser, gateways: Gateway[]): Tab {
  const { time, store, pressed, told } = world
  let kept: Progress = { status: 'none' }
  let presser = ''
  const tab: Tab = {
    visit() {
      let view: Checkout = { status: 'filling' }
      const process = openProcess(time)
      const run = checkoutRun({
        place(request) {
          pressed.push({ request, by: presser })
          return call(process, request.key, (desk, who) => placeAt(desk, request, who))
        },
        repeat: (way, customerId, key) =>
          call(process, key, async (desk, who) => {
            if ((await who()).customerId !== customerId) return 'refused'
            return desk[way](customerId, key)
          }),
        progress: {
          get: () => kept,
          set: (next) => {
            kept = next
          },
        },
        view: {
          get: () => view,
          set: (next) => {
            view = next
          },
        },
        keyFor: (customerId, items) => keyFor(customerId, items),
        endKey: (key) => {
          if (browser.key?.key === key) browser.key = undefined
        },
        unsettled,
        takeOutOfCart(key, items) {
          const before = browser.taken.get(key) ?? new Set()
          const leaving = items.filter(({ itemId }) => !before.has(itemId))
          browser.taken.set(key, new Set([...before, ...leaving.map(({ itemId }) => itemId)]))
          takeOut(browser, leaving)
          return leaving.length > 0
        },
        wait: (ms) => process.wait(ms),
      })
      const again = () => {
        if (!process.alive) return
        if (time.nowMs() < TROUBLE_MS && luck.often(0.15)) {
          // A reload, or a crash: of what this page waited for it hears no more.
          process.alive = false
          time.at(luck.between(10, 20_000), () => tab.visit())
          return
        }
        act()
        time.at(luck.between(500, 20_000), again)
      }
      const act = () => {
        if (view.status === 'incomplete' && !view.busy) {
          void run.settleIncomplete(luck.often(0.7) ? 'retry' : 'leave')
        } else if (view.status === 'with-person' || view.status === 'unknown') {
          if (luck.often(0.2)) run.putAway()
        } else if (view.status === 'no-answer' && luck.often(0.5)) {
          void run.askAgain()
        } else if (time.nowMs() < TROUBLE_MS && (view.status === 'filling' || view.status === 'no-answer')) {
          const wanted = confirmed()
          if (wanted === undefined) return
          presser = browser.customerId
          void run.place(wanted)
        }
      }
      void run.resume(browser.customerId)
      time.at(luck.between(1, 5_000), again)
    },
  }

  /** What is in the cart, at prices that may have been looked at long ago. */
  function confirmed() {
    const seen: SeenItem[] = browser.cart.flatMap(({ itemId, quantity }) => {
      const price = store.items.get(itemId)?.price
      if (price === undefined || price === 'on-request') return []
      const shown = luck.often(0.9) ? price : cents(price + 100)
      return [{ itemId, quantity, price: shown }]
    })
    if (seen.length === 0) return undefined
    const total: Cents = cents(seen.reduce((sum, { price, quantity }) => sum + price * quantity, 0))
    const address = { ...place, addressLine1: luck.often(0.9) ? '1 Mat Street' : '2 Ship Road' }
    return {
      customerId: browser.customerId,
      items: seen,
      total,
      billing: { firstName: 'A', lastName: 'B', company: 'Web order W-00000001', ...place },
      shipTo: { attentionTo: 'A B', ...address },
      notes: { purchaseOrder: 'Web order W-00000002', deliveryNote: '· Web order W-00000003' },
    }
  }

  function keyFor(customerId: string, seen: SeenItem[]): string {
    const nowMs = openProcess(time).dayMs()
    if (browser.key !== undefined && serves(browser.key, customerId, seen, nowMs)) return browser.key.key
    const random = Uint8Array.from({ length: 10 }, () => luck.between(0, 255))
    const key = checkoutKey(nowMs, random)
    browser.key = { key, customerId, items: JSON.stringify(seen), begunAtMs: nowMs }
    return key
  }

  function unsettled(customerId: string, seen: SeenItem[]) {
    const kept = browser.key
    const nowMs = openProcess(time).dayMs()
    if (kept?.customerId !== customerId || serves(kept, customerId, seen, nowMs)) return undefined
    const items: SeenItem[] = JSON.parse(kept.items)
    return { key: kept.key, inCart: items.map(({ itemId, quantity }) => ({ itemId, quantity })) }
  }

  function serves(kept: NonNullable<Browser['key']>, customerId: string, seen: SeenItem[], nowMs: number): boolean {
    const isCurrent = kept.customerId === customerId && nowMs - kept.begunAtMs < SAME_CHECKOUT_MS
    return isCurrent && kept.items === JSON.stringify(seen)
  }

  /** A call over a network that loses, delays and doubles, to whichever gateway is there. */
  async function call(
    process: Process,
    key: string,
    answer: (desk: OrderDesk, who: () => Promise<Customer>) => Promise<PlacingOutcome | 'busy' | 'refused'>,
  ): Promise<CallOutcome> {
    const customerId = browser.customerId
    const { promise, resolve } = Promise.withResolvers<CallOutcome>()
    const noAnswer: CallOutcome = { kind: 'no-answer', sentence: '' }
    const arrive = (heard: boolean) => {
      const { desk, process: gateway } = luck.one(gateways)
      if (!gateway.alive || gateway.pausedUntilMs > time.nowMs()) {
        if (heard) time.at(20_000, () => resolve(noAnswer))
        return
      }
      const who = async () => gateway.ask(1, luck.between(1, 100), () => customerOf(customerId))
      answer(desk, who).then(
        (outcome) => {
          if (typeof outcome !== 'string') told.push({ key, outcome })
          const lost = world.store.faulty && luck.often(0.05)
          if (heard && !lost) time.at(10, () => resolve(callOutcome(outcome)))
        },
        () => {
          if (heard) time.at(10, () => resolve(noAnswer))
        },
      )
    }
    const faulty = store.faulty
    if (!faulty || !luck.often(0.05)) time.at(luck.between(1, 200), () => arrive(true))
    if (faulty && luck.often(0.05)) time.at(luck.between(1, 60_000), () => arrive(false))
    time.at(20_000, () => resolve(noAnswer))
    return heard(process, promise)
  }
  return tab
}

/** A page that has gone hears nothing any more. */
async function heard<T>(process: Process, answer: Promise<T>): Promise<T> {
  const value = await answer
  await process.wait(0)
  return value
}

async function placeAt(
  desk: OrderDesk,
  request: OrderRequest,
  who: () => Promise<Customer>,
): Promise<PlacingOutcome | 'busy' | 'refused'> {
  try {
    const outcome = await desk.place(request, async () => {
      const customer = await who()
      if (customer.customerId !== request.customerId) throw new SomebodyElse()
      return customer
    })
    return outcome.status === 'busy' ? 'busy' : outcome
  } catch (error) {
    if (error instanceof SomebodyElse) return 'refused'
    throw error
  }
}

class SomebodyElse extends Error {}

function callOutcome(outcome: PlacingOutcome | 'busy' | 'refused'): CallOutcome {
  if (outcome === 'busy') return { kind: 'no-answer', sentence: '' }
  return outcome === 'refused' ? { kind: 'refused', sentence: '' } : { kind: 'answered', outcome }
}

export function customerOf(customerId: string): Customer {
  return {
    customerId,
    salutation: 'Ms.',
    firstName: customerId,
    lastName: 'B',
    company: '',
    email: `${customerId}@example.com`,
    mobile: '+61400000000',
    billingAddress: place,
    shippingAddress: { attentionTo: '', ...place },
    displayName: customerId,
    displayAddress: '',
  }
}

function takeOut(browser: Browser, ordered: readonly OrderedItem[]): void {
  browser.cart = browser.cart.flatMap((line) => {
    const taken = ordered.find(({ itemId }) => itemId === line.itemId)?.quantity ?? 0
    return line.quantity > taken ? [{ ...line, quantity: line.quantity - taken }] : []
  })
}

/** Gateways are killed, paused and restarted; their clocks jump; what is kept is lost. */
function disturb(world: World, luck: Chance, gateways: Gateway[]): void {
  const { time, once } = world
  const jumps = luck.often(0.3)
  const again = () => {
    if (time.nowMs() > TROUBLE_MS) return
    const gateway = luck.one(gateways)
    const { process } = gateway
    const deed = luck.between(0, 9)
    if (deed < 3) {
      process.alive = false
      time.at(luck.between(100, 20_000), gateway.restart)
    } else if (deed < 6) {
      process.pausedUntilMs = time.nowMs() + luck.between(1_000, 45_000)
    } else if (deed < 7 && jumps) {
      process.skewMs += luck.one([-3_600_000, -31_000, 31_000, 3_600_000])
    } else if (deed < 8 && luck.often(0.05)) {
      once.evictOne()
      world.forgot = true
    } else if (deed < 9 && luck.often(0.05) && !jumps) {
      once.forgetAll()
      world.forgot = true
    }
    time.at(luck.between(500, 30_000), again)
  }
  time.at(luck.between(500, 30_000), again)
}

/** Customers also telephone, and prices change. */
function telephone({ time, store }: World, luck: Chance): void {
  const again = () => {
    if (time.nowMs() > TROUBLE_MS) return
    if (luck.often(0.4)) {
      const itemId = luck.one(ITEMS)
      const price = store.items.get(itemId)?.price
      const quantity = luck.between(1, 3)
      const priceCents = price === undefined || price === 'on-request' ? 500 : price
      // With a charge for the telephone: an order like ours to the cent is the exception that is counted.
      const totalCents = priceCents * quantity + (luck.often(0.97) ? 1 : 0)
      const line = { itemId, quantity, priceCents, remarks: '', visibleFromMs: time.nowMs() }
      const address = '1 Mat Street, Brisbane'
      store.orderByTelephone({ customerId: luck.one(CUSTOMERS), totalCents, address, lines: [line] })
    } else {
      const itemId = luck.one(ITEMS)
      if (luck.often(0.15)) store.items.delete(itemId)
      else store.items.set(itemId, simulatedItem(itemId, luck.between(1, 4) * 500))
    }
    time.at(luck.between(2_000, 60_000), again)
  }
  time.at(luck.between(2_000, 30_000), again)
}

/** Carts are filled, and somebody else logs in. */
function moveAbout({ time }: World, luck: Chance, browser: Browser): void {
  const again = () => {
    if (time.nowMs() > TROUBLE_MS) return
    if (browser.cart.length === 0 || luck.often(0.3)) {
      const itemId = luck.one(ITEMS)
      const others = browser.cart.filter((line) => line.itemId !== itemId)
      browser.cart = [...others, { itemId, quantity: luck.between(1, 3) }]
    }
    if (luck.often(0.05)) browser.customerId = luck.one(CUSTOMERS)
    time.at(luck.between(1_000, 30_000), again)
  }
  again()
}

const readRecords = new WeakMap<KeptIntent, Intent | undefined>()

function readOnce(record: KeptIntent): Intent | undefined {
  if (!readRecords.has(record)) readRecords.set(record, readIntent(record.text))
  return readRecords.get(record)
}

/** What the intents of a world came to, for the figures. */
export function tally(world: World): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const intent of world.intents()) counts[intent.state] = (counts[intent.state] ?? 0) + 1
  counts.open = world.intents().filter((intent) => !isFinal(intent) && intent.state !== 'with-person').length
  return counts
}
