import { expect, test } from 'vitest'
import { seedCatalogue } from '#embedded-store/seed-catalogue.ts'
import { littleCatalogue, openTestStore, registerCustomer, TEST_KEY } from '#embedded-store/test-store.ts'
import type { KeptIntent } from '#flows/intent-store.ts'
import { orderDesk } from '#flows/order-desk.ts'
import { ORDER_WINDOWS } from '#flows/order-ports.ts'
import { TurnLostError } from '#flows/turn.ts'
import { inCustomerTurn } from '#gateway/customer-turn.ts'
import { customerTurn } from '#gateway/gateway-desk.ts'
import type { OnceStore } from '#gateway/once-store.ts'
import { sqliteOnceStore } from '#gateway/sqlite-once-store.ts'
import { createStoreApi } from '#store-api/store-api.ts'
import { orderRequest } from './billing.ts'

/** A desk whose turn can be taken away, with a customer; `answer` may stand in for what the store says. */
async function openDesk() {
  const store = openTestStore()
  const { database } = store.store
  seedCatalogue(database, littleCatalogue, [])
  const customerId = await registerCustomer(store, { loginEmail: 'ada@example.com' })
  let nowMs = Date.parse('2026-03-01T10:00:00Z')
  const once = sqliteOnceStore(':memory:', { nowMs: () => nowMs })
  /** Everything that cannot be taken back. */
  const sent: string[] = []
  const world = {
    lost: false,
    afterWrite: (_: KeptIntent): void => undefined,
    answer: async (_call: string, answer: Response): Promise<Response> => answer,
  }
  const api = createStoreApi({
    url: 'http://store.test',
    apiKey: TEST_KEY,
    retries: 0,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const path = new URL(request.url).pathname
      if (request.method !== 'GET') sent.push(path)
      return world.answer(`${request.method} ${path}`, await store.store.app.request(request))
    },
  })
  const desk = orderDesk({
    store: api,
    mailer: { send: async ({ kind }) => void sent.push(kind) },
    intents: {
      ...once.intents,
      async write(intent, turn) {
        await once.intents.write(intent, turn)
        world.afterWrite(intent)
      },
    },
    inTurn: (id, waitMs, work) =>
      once.exclusively(customerTurn(id), waitMs, (turn) =>
        work({
          ...turn,
          demand() {
            if (world.lost) throw new TurnLostError()
          },
        }),
      ),
    nowMs: () => nowMs,
    monotonicMs: () => nowMs,
    windows: ORDER_WINDOWS,
    shopName: 'Hoof & Husk',
    settledByCommand: true,
    log: () => undefined,
  })
  const request = () => orderRequest(customerId, { 'S-1': 89.5, 'S-2': 1240 }, nowMs)
  const place = async (asked: ReturnType<typeof request>) => {
    const customer = await api.customer(customerId)
    if (customer === undefined) throw new Error('The store has lost its customer.')
    return desk.place(asked, async () => customer.customer)
  }
  /** Asks until there is nothing to wait for. */
  const settle = async (key: string) => {
    for (let asked = 0; asked < 12; asked += 1) {
      const outcome = await desk.ask(customerId, key)
      if (outcome.status !== 'being-completed') return outcome
      nowMs += ORDER_WINDOWS.doubtMs / 2
    }
    return { status: 'never settled' }
  }
  const standing = () => ({
    orders: database.prepare('SELECT orderID FROM orders ORDER BY orderID').all(),
    lines: database.prepare('SELECT orderID, itemID FROM order_items ORDER BY orderID, itemID').all(),
  })
  return { world, sent, place, settle, standing, request }
}

test('whoever loses the turn after any of its writes sends nothing more; who comes next completes the order, once', async () => {
  for (let last = 1; ; last += 1) {
    const { world, sent, place, settle, standing, request } = await openDesk()
    const asked = request()
    let writes = 0
    let sentByThen: string[] = []
    world.afterWrite = () => {
      writes += 1
      if (writes !== last) return
      world.lost = true
      sentByThen = [...sent]
    }
    await place(asked)
    if (!world.lost) {
      // All writes of an order have been tried.
      expect(writes).toBeGreaterThan(6)
      return
    }
    expect(sent, `after write ${last}`).toEqual(sentByThen)
    world.lost = false
    world.afterWrite = () => undefined
    expect(await settle(asked.key), `after write ${last}`).toMatchObject({ status: 'placed' })
    expect(standing()).toMatchObject({ orders: [{}], lines: [{ itemID: 'S-1' }, { itemID: 'S-2' }] })
    expect(sent.filter((what) => what === 'order').length).toBeLessThanOrEqual(1)
  }
})

test('an answer with the number of an earlier order is none: the lines go to the order that the store shows', async () => {
  const { world, place, settle, standing, request } = await openDesk()
  let first: string | undefined
  world.answer = async (call, answer) => {
    if (call !== 'POST /Api/Order') return answer
    first ??= await answer.text()
    return new Response(first, answer)
  }
  const earlier = await place(request())
  expect(earlier).toMatchObject({ status: 'placed' })
  const asked = request()
  await place(asked)
  const later = await settle(asked.key)
  expect(later).toMatchObject({ status: 'placed' })
  const ids = standing().orders.map(({ orderID }) => orderID)
  expect([earlier, later]).toMatchObject(ids.map((orderId) => ({ orderId })))
  expect(standing().lines.map(({ orderID, itemID }) => [orderID, itemID])).toEqual(
    ids.flatMap((orderId) => ['S-1', 'S-2'].map((itemId) => [orderId, itemId])),
  )
})

test('a change of a customer whose turn is lost is not sent, and may be tried again soon', async () => {
  const once = sqliteOnceStore(':memory:')
  const lost: Pick<OnceStore, 'get' | 'set' | 'exclusively'> = {
    get: once.get,
    set: once.set,
    exclusively: (name, waitMs, work) =>
      once.exclusively(name, waitMs, (turn) =>
        work({
          ...turn,
          demand() {
            throw new TurnLostError()
          },
        }),
      ),
  }
  let sent = false
  const changing = inCustomerTurn({ once: { ...once, ...lost }, nowMs: Date.now }, 'ada', async (turn) => {
    await turn.sending()
    sent = true
  })
  await expect(changing).rejects.toMatchObject({ status: 503, code: 'changing', details: { retryAfterS: 2 } })
  expect(sent).toBe(false)
})
