import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { expect, test } from 'vitest'
import type { OrderRequest } from '#domain/placed-order.ts'
import { seedCatalogue } from '#embedded-store/seed-catalogue.ts'
import { littleCatalogue, openTestStore, registerCustomer, type TestStore } from '#embedded-store/test-store.ts'
import { freePort } from '../free-port.ts'
import { orderRequest } from './billing.ts'
import { logInAt, placeAt, startGateway } from './real-gateway.ts'
import { PASSWORD } from './test-gateway.ts'

const EMAIL = 'ada@example.com'
const PRICES = { 'S-1': 89.5, 'S-2': 1240 }
/** The turn of a gateway that was killed lasts half a minute, and then an order may still be on its way. */
const PATIENCE_MS = 100_000

/** The call at which the running gateway is killed, before or after the store has done it. */
const DEATHS = [
  { call: 'POST /Api/Order', nth: 1, when: 'before' },
  { call: 'POST /Api/Order', nth: 1, when: 'after' },
  { call: 'POST /Api/OrderItem', nth: 2, when: 'before' },
  { call: 'POST /Api/OrderItem', nth: 2, when: 'after' },
] as const

test.concurrent.for(DEATHS)(
  'a gateway process killed $when $call number $nth leaves one order with each line once',
  { timeout: PATIENCE_MS + 60_000 },
  async (death) => {
    const folder = mkdtempSync(join(tmpdir(), 'hoof-and-husk-killed-'))
    const store = openTestStore()
    seedCatalogue(store.store.database, littleCatalogue, [])
    const customerId = await registerCustomer(store, { loginEmail: EMAIL, loginPassword: PASSWORD })
    let running: ChildProcess | undefined
    const between = listenBetween(store, death, () => void running?.kill('SIGKILL'))
    try {
      const port = await freePort()
      const start = async () => {
        running = await startGateway({ folder, storeUrl: await between.url, port })
      }
      await start()
      const cookie = await logInAt(port, EMAIL)
      const checkout = orderRequest(customerId, PRICES)
      await expect(placeAt(port, checkout, { cookie })).rejects.toThrow('fetch failed')
      expect(await signalOf(running)).toBe('SIGKILL')
      await start()
      const outcome = await insist(port, cookie, checkout)
      const { database } = store.store
      const orders = database.prepare('SELECT orderID FROM orders').all()
      expect(orders).toEqual([{ orderID: outcome.orderId }])
      expect(database.prepare('SELECT itemID FROM order_items ORDER BY itemID').all()).toEqual([
        { itemID: 'S-1' },
        { itemID: 'S-2' },
      ])
    } finally {
      running?.kill('SIGKILL')
      between.close()
      rmSync(folder, { recursive: true, force: true })
    }
  },
)

/** The store over HTTP; at the fateful call the gateway dies, and what the store did meanwhile stands. */
function listenBetween(store: TestStore, death: (typeof DEATHS)[number], kill: () => void) {
  const { promise: url, resolve } = Promise.withResolvers<string>()
  let seen = 0
  const answer = async (request: Request) => {
    const isFateful = `${request.method} ${new URL(request.url).pathname}` === death.call && ++seen === death.nth
    if (isFateful && death.when === 'before') {
      kill()
      return new Promise<Response>(() => undefined)
    }
    const response = await store.store.app.fetch(request)
    if (isFateful) {
      kill()
      return new Promise<Response>(() => undefined)
    }
    return response
  }
  const server = serve({ fetch: answer, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
    resolve(`http://127.0.0.1:${port}`)
  })
  return {
    url,
    close() {
      server.close()
      if ('closeAllConnections' in server) server.closeAllConnections()
    },
  }
}

async function signalOf(child: ChildProcess | undefined): Promise<unknown> {
  return child?.signalCode ?? (child === undefined ? undefined : (await once(child, 'exit'))[1])
}

/** Asks again, as the checkout page does, until nothing is left to wait for. */
async function insist(port: number, cookie: string, request: OrderRequest) {
  const lastMs = Date.now() + PATIENCE_MS
  while (Date.now() < lastMs) {
    const outcome = await placeAt(port, request, { cookie })
    if (outcome?.status === 'placed') return outcome
    await new Promise((resolve) => setTimeout(resolve, 1_000))
  }
  throw new Error('The order was never completed.')
}
