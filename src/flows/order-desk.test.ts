import { describe, expect, test } from 'vitest'
import { cents } from '#domain/cents.ts'
import { checkoutKey } from '#domain/checkout-key.ts'
import type { Intent } from '#domain/intent.ts'
import { readIntent, writeIntent } from '#domain/intent-text.ts'
import type { OrderLineDraft } from '#domain/order.ts'
import type { OrderRequest } from '#domain/placed-order.ts'
import { someCustomer } from '#domain/test-customer.ts'
import { StoreApiError } from '#store-api/store-api-error.ts'
import type { KeptIntent } from './intent-store.ts'
import { MailError } from './mailer.ts'
import { orderDesk } from './order-desk.ts'
import { ORDER_WINDOWS, type OrderPorts } from './order-ports.ts'
import { BEGUN, LOST, REFUSED } from './test-order-run.ts'
import { TurnLostError } from './turn.ts'

const CUSTOMER = someCustomer()
const NOW_MS = Date.parse('2026-03-01T10:00:00Z')

function keyOf(number: number): string {
  return checkoutKey(NOW_MS, new Uint8Array(10).fill(number))
}

const REQUEST: OrderRequest = {
  key: keyOf(1),
  customerId: 'ada',
  items: BEGUN.lines.map(({ itemId, quantity, price }) => ({ itemId, quantity, price })),
  total: BEGUN.total,
  billing: BEGUN.billing,
  shipTo: BEGUN.shipTo,
  notes: BEGUN.notes,
}
const REFERENCE = 'W-01010101'

/** A desk whose store takes everything, but what it is told not to; `kept` are the intents by their keys. */
function open() {
  const kept = new Map<string, KeptIntent | 'lost'>()
  const mails: string[] = []
  const logged: string[] = []
  const lines: OrderLineDraft[] = []
  let orders = 1
  const broken: { items?: Error; orders?: Error; order?: Error; mail?: Error; turn?: 'taken' | Error } = {}
  const world = { nowMs: NOW_MS, writes: 0, working: 0, mostWorking: 0 }
  const intent = (key: string) => {
    const text = kept.get(key)
    return text === undefined || text === 'lost' ? undefined : readIntent(text.text)
  }
  const put = (changed: Partial<Intent>, text?: string) => {
    const whole: Intent = { ...BEGUN, intentId: REQUEST.key, begunAtMs: NOW_MS, ...changed }
    const { intentId, customerId, version } = whole
    const stage = whole.state === 'with-person' ? 'with-person' : 'open'
    kept.set(intentId, { intentId, customerId, version, stage, text: text ?? writeIntent(whole) })
  }
  const ports: OrderPorts = {
    store: {
      async item(itemId) {
        if (broken.items !== undefined) throw broken.items
        const found = BEGUN.lines.find((line) => line.itemId === itemId)
        if (found === undefined) return undefined
        const { code, name, price } = found
        return { itemId, code, name, price, description: '', brand: '', pictureKey: '', subCategoryId: '' }
      },
      async orders() {
        if (broken.orders !== undefined) throw broken.orders
        return { entries: [], unreadable: [] }
      },
      async createOrder() {
        if (broken.order !== undefined) throw broken.order
        orders += 1
        return `HH-${orders}`
      },
      async createOrderLine(line) {
        lines.push(line)
      },
      async orderLines(orderId) {
        const shown = { orderLineId: '', code: '', displayPrice: '', displayDiscount: '', displayTotal: '' }
        const own = lines.filter((line) => line.orderId === orderId)
        return {
          entries: own.map(({ itemId, name, quantity }) => ({ ...shown, itemId, name, quantity })),
          unreadable: [],
        }
      },
    },
    mailer: {
      async send({ kind }) {
        if (broken.mail !== undefined) throw broken.mail
        mails.push(kind)
      },
    },
    intents: {
      async read(_, intentId) {
        return kept.get(intentId)
      },
      async write(written) {
        world.writes += 1
        kept.set(written.intentId, written)
      },
      async ofCustomer(customerId) {
        return [...kept.values()].flatMap((text) =>
          text !== 'lost' && text.customerId === customerId ? text.text : [],
        )
      },
      async unfinished() {
        return [...kept.values()].flatMap((text) => {
          if (text === 'lost' || text.stage === 'final' || text.stage === 'spent') return []
          return { intentId: text.intentId, customerId: text.customerId, stage: text.stage }
        })
      },
      bornAtMs: async () => 0,
      forget: async () => undefined,
    },
    async inTurn(name, _, work) {
      if (broken.turn === 'taken') return undefined
      if (broken.turn !== undefined) throw broken.turn
      world.working += 1
      world.mostWorking = Math.max(world.mostWorking, world.working)
      const done = await work({ name, fence: 1, demand: () => undefined })
      // Others have a chance to begin.
      await new Promise((resolve) => setTimeout(resolve, 1))
      world.working -= 1
      return { done }
    },
    nowMs: () => world.nowMs,
    monotonicMs: () => world.nowMs,
    windows: ORDER_WINDOWS,
    shopName: 'Hoof & Husk',
    settledByCommand: true,
    log: (line) => void logged.push(line),
  }
  const desk = orderDesk(ports)
  const place = (request = REQUEST, admit?: () => Promise<void>) => desk.place(request, async () => CUSTOMER, admit)
  return { desk, place, intent, put, kept, mails, logged, broken, world }
}

describe('placing', () => {
  test('a new key is admitted once, and then known', async () => {
    const { place, mails } = open()
    let admitted = 0
    const admit = async () => {
      admitted += 1
    }
    const placed = { status: 'placed', orderId: 'HH-2', total: 5_000, reference: REFERENCE, confirmation: 'sent' }
    expect(await place(REQUEST, admit)).toEqual(placed)
    expect(await place(REQUEST, admit)).toEqual(placed)
    expect([admitted, mails]).toEqual([1, ['order']])
    await expect(place({ ...REQUEST, key: keyOf(2) }, () => Promise.reject(new Error('Too many')))).rejects.toThrow()
  })

  test('a store that cannot be asked about items is said to be away, and the key is spent', async () => {
    const { place, intent, logged, broken } = open()
    broken.items = LOST
    const outcome = { status: 'not-placed', reason: 'store-unavailable' }
    expect(await place()).toEqual(outcome)
    expect(logged).toEqual([`${REFERENCE} was not begun: ${LOST.message}`])
    expect(intent(REQUEST.key)).toMatchObject({ state: 'not-placed', reason: 'store-unavailable' })
    delete broken.items
    expect(await place()).toEqual(outcome)
    broken.items = new TypeError('A fault of ours')
    await expect(place({ ...REQUEST, key: keyOf(2) })).rejects.toBe(broken.items)
  })

  test('an order of which nothing could be sent is given up while the customer is there', async () => {
    const { place, intent, broken } = open()
    broken.orders = LOST
    expect(await place()).toEqual({ status: 'not-placed', reason: 'store-unavailable' })
    expect(intent(REQUEST.key)).toMatchObject({ state: 'not-placed', lines: [{ itemId: 'S-1' }, { itemId: 'S-2' }] })
  })

  test('an order that was refused is given up by one write', async () => {
    const { place, broken, world } = open()
    broken.order = REFUSED
    expect(await place()).toEqual({ status: 'not-placed', reason: 'store-unavailable' })
    // It is begun, about to be sent, and refused.
    expect(world.writes).toBe(3)
  })

  test('an order that waits for another one in doubt is not given up', async () => {
    const { place, put, intent } = open()
    put({ intentId: keyOf(7), header: ['doubtful'] })
    put({ intentId: keyOf(8), state: 'placed', orderId: 'HH-1' })
    expect(await place()).toEqual({ status: 'being-completed', reference: REFERENCE })
    expect(intent(REQUEST.key)).toMatchObject({ state: 'open', header: [] })
  })

  test('what is not as it was shown is said, and the key is spent', async () => {
    const { place, intent } = open()
    const items = [{ itemId: 'gone', quantity: 1, price: cents(100) }]
    const changes = [{ kind: 'unavailable', itemId: 'gone', name: '' }]
    expect(await place({ ...REQUEST, items })).toEqual({ status: 'changed', changes })
    expect(intent(REQUEST.key)).toMatchObject({ state: 'not-placed', reason: 'changed' })
    expect(await place({ ...REQUEST, key: keyOf(2), total: cents(1) })).toEqual({ status: 'changed', changes: [] })
  })

  test('a record that is lost, or cannot be read, begins nothing', async () => {
    const { place, put, kept, desk, mails } = open()
    // That of another order stops none.
    put({ intentId: keyOf(9) }, 'no JSON')
    expect(await place({ ...REQUEST, key: keyOf(2) })).toMatchObject({ status: 'placed' })
    for (const lose of [() => kept.set(REQUEST.key, 'lost'), () => put({}, '{"format":99}')]) {
      lose()
      expect(await place()).toEqual({ status: 'unknown', reference: REFERENCE })
      expect(await desk.ask('ada', REQUEST.key)).toEqual({ status: 'unknown', reference: REFERENCE })
    }
    expect(mails).toEqual(['order'])
  })

  test('whoever gets no turn is told that nothing was begun, or that it goes on', async () => {
    const { place, put, desk, broken } = open()
    broken.turn = 'taken'
    expect(await place()).toEqual({ status: 'busy' })
    const goesOn = { status: 'being-completed', reference: REFERENCE }
    expect(await desk.ask('ada', REQUEST.key)).toEqual(goesOn)
    put({})
    expect(await place()).toEqual(goesOn)
    broken.turn = new TurnLostError()
    expect(await desk.ask('ada', REQUEST.key)).toEqual(goesOn)
    broken.turn = new TypeError('A fault of ours')
    await expect(place()).rejects.toBe(broken.turn)
  })

  test('whoever loses the turn in the middle is told that it goes on', async () => {
    const { desk } = open()
    const lost = desk.place(REQUEST, () => Promise.reject(new TurnLostError()))
    expect(await lost).toEqual({ status: 'being-completed', reference: REFERENCE })
  })
})

describe('asking', () => {
  test('makes sure that what was never begun never will be, however late it is asked again', async () => {
    const { desk, place, world, mails } = open()
    const never = { status: 'not-placed', reason: 'never-begun' }
    expect(await desk.ask('ada', REQUEST.key)).toEqual(never)
    expect(await place()).toEqual(never)
    world.nowMs += 2 * ORDER_WINDOWS.handOverMs
    expect(await desk.ask('ada', REQUEST.key)).toEqual(never)
    expect(mails).toEqual([])
  })

  test('counts like a new order where the key is new, and is free where it is known', async () => {
    const { desk, intent, kept } = open()
    let admitted = 0
    const admit = async () => {
      admitted += 1
    }
    for (const way of ['ask', 'retry', 'leave'] as const) await desk[way]('ada', REQUEST.key, admit)
    expect([admitted, kept.get(REQUEST.key)]).toEqual([1, expect.objectContaining({ stage: 'spent' })])
    await expect(desk.ask('ada', keyOf(2), () => Promise.reject(new Error('Too many')))).rejects.toThrow('Too many')
    expect(intent(keyOf(2))).toBeUndefined()
  })

  test('tries the mail to a person again that was not taken', async () => {
    const { desk, put, broken, world, mails } = open()
    put({ state: 'with-person', doubt: 'order-not-shown', doubtMail: 'failed' })
    broken.mail = new MailError('No mail was taken.', 'no')
    await desk.ask('ada', REQUEST.key)
    world.nowMs += 60_000
    delete broken.mail
    expect(await desk.ask('ada', REQUEST.key)).toMatchObject({ status: 'with-person' })
    expect(mails).toEqual(['contact'])
  })
})

describe('an order that lacks lines which the store refused', () => {
  const [first, second] = BEGUN.lines
  const lines = [first, second]
    .flatMap((line) => line ?? [])
    .map((line) => ({ ...line, attempts: ['ruled-out' as const] }))
  const lacking = { state: 'incomplete', orderId: 'HH-2', header: ['answered'], lines } as const
  const incomplete = { status: 'incomplete', orderId: 'HH-2' }

  test('is completed when the customer says so, and not before', async () => {
    const { desk, put, mails } = open()
    put(lacking)
    expect(await desk.ask('ada', REQUEST.key)).toMatchObject(incomplete)
    expect(await desk.retry('ada', REQUEST.key)).toMatchObject({ status: 'placed', orderId: 'HH-2' })
    expect(await desk.retry('ada', REQUEST.key)).toMatchObject({ status: 'placed' })
    expect(mails).toEqual(['order'])
  })

  test('keeps its other lines as they are while the refused are tried again', async () => {
    const { desk, put, intent } = open()
    const doubtful = lines.map((line, index) => (index === 0 ? { ...line, attempts: ['doubtful' as const] } : line))
    put({ ...lacking, lines: doubtful })
    await desk.retry('ada', REQUEST.key)
    expect(intent(REQUEST.key)?.lines).toMatchObject([{ attempts: ['doubtful'] }, { attempts: ['answered'] }])
  })

  test('is left without them when the customer says so, and an order that lacks none is not', async () => {
    const { desk, put, mails } = open()
    put({})
    expect(await desk.leave('ada', REQUEST.key)).toMatchObject({ status: 'placed' })
    put({ ...lacking, intentId: keyOf(2) })
    expect(await desk.leave('ada', keyOf(2))).toMatchObject({ status: 'left', orderId: 'HH-2' })
    expect(mails).toEqual(['order', 'order', 'contact'])
  })

  test('is for a person after eight minutes without a word', async () => {
    const { desk, put, world, mails } = open()
    put(lacking)
    world.nowMs += ORDER_WINDOWS.handOverMs
    expect(await desk.ask('ada', REQUEST.key)).toMatchObject({ status: 'with-person' })
    expect(mails).toEqual(['contact'])
  })
})

test('an order in doubt does not wait for itself', async () => {
  const { desk, put, world } = open()
  put({ header: ['doubtful'] })
  expect(await desk.ask('ada', REQUEST.key)).toMatchObject({ status: 'being-completed' })
  world.nowMs += ORDER_WINDOWS.doubtMs
  expect(await desk.ask('ada', REQUEST.key)).toMatchObject({ status: 'placed' })
})

test('another order under the same key is not placed, and neither is one under a key that is spent', async () => {
  const { place, put } = open()
  await place()
  expect(await place({ ...REQUEST, items: [] })).toEqual({ status: 'differs', reference: REFERENCE })
  put({ intentId: keyOf(2), state: 'not-placed', reason: 'changed' })
  expect(await place({ ...REQUEST, key: keyOf(2), items: [] })).toEqual({ status: 'not-placed', reason: 'changed' })
})

describe('a sweep', () => {
  test('finishes what is open, four at a time, and names what cannot be read', async () => {
    const { desk, put, intent, logged, world } = open()
    const others = Array.from({ length: 8 }, (_, number) => keyOf(number + 1))
    for (const intentId of others) put({ intentId, customerId: intentId })
    put({ intentId: keyOf(9) }, 'no JSON')
    await desk.sweep()
    await desk.sweep()
    expect(others.map((key) => intent(key)?.state)).toEqual(others.map(() => 'placed'))
    expect(logged).toEqual(['W-09090909 cannot be read, and needs a person. See: npm run orders -- show W-09090909'])
    expect(world.mostWorking).toBe(4)
  })

  test('goes on when something fails, and says what', async () => {
    const { desk, put, logged, broken } = open()
    put({})
    broken.turn = new StoreApiError('GET /Api/Order', { kind: 'redirect' })
    await desk.sweep()
    expect(logged).toEqual([`${REFERENCE} waits: ${broken.turn.message}`])
  })
})

describe('a person’s word', () => {
  const asked = { state: 'with-person', doubt: 'order-not-shown', doubtMail: 'sent' } as const

  test('that there is no order ends it', async () => {
    const { desk, put, intent, mails } = open()
    put(asked)
    expect(await desk.settle('ada', REQUEST.key, 'not-placed')).toBe(true)
    expect(intent(REQUEST.key)).toMatchObject({ state: 'not-placed', reason: 'settled', lines: [{}, {}] })
    expect(mails).toEqual([])
  })

  test('that there is one places and confirms it', async () => {
    const { desk, put, intent, mails } = open()
    put(asked)
    expect(await desk.settle('ada', REQUEST.key, { orderId: 'HH-7' })).toBe(true)
    expect(intent(REQUEST.key)).toMatchObject({
      state: 'placed',
      orderId: 'HH-7',
      confirmation: 'sent',
      lines: [{}, {}],
    })
    expect(mails).toEqual(['order'])
  })

  test.each<[string, 'not-placed' | { orderId: string }]>([
    ['no JSON', 'not-placed'],
    ['{"format":99}', { orderId: 'HH-7' }],
  ])('ends a record that says %j, which stays as it was beside it', async (text, found) => {
    const { desk, put, kept, mails, logged } = open()
    put({ version: 3 }, text)
    expect(await desk.settle('ada', REQUEST.key, found)).toBe(true)
    const settled = JSON.stringify({ settled: found, was: text })
    expect(kept.get(REQUEST.key)).toMatchObject({ version: 4, stage: 'final', text: settled })
    await desk.sweep()
    expect(await desk.ask('ada', REQUEST.key)).toEqual({ status: 'unknown', reference: REFERENCE })
    expect(await desk.settle('ada', REQUEST.key, found)).toBe(false)
    expect([mails, logged]).toEqual([[], []])
  })

  test('is not wanted of an order that waits for nobody, or that nobody can reach', async () => {
    const { desk, put, intent, broken } = open()
    expect(await desk.settle('ada', REQUEST.key, 'not-placed')).toBe(false)
    put({ state: 'open' })
    expect(await desk.settle('ada', REQUEST.key, 'not-placed')).toBe(false)
    expect(intent(REQUEST.key)).toMatchObject({ state: 'open' })
    put(asked)
    broken.turn = 'taken'
    expect(await desk.settle('ada', REQUEST.key, 'not-placed')).toBe(false)
  })
})
