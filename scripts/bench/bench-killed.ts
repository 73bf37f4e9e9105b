// Places orders while gateway processes are killed, paused for 40 s and started again, and looks at what stands in the
// store at the end: npm run bench -- killed [how many orders] [sqlite|redis]. Exits with 1 unless every order stands
// once, whole.
import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pMap from 'p-map'
import { type SeedMainCategory, seedCatalogue } from '#embedded-store/seed-catalogue.ts'
import { openTestStore, registerCustomer, type TestStore } from '#embedded-store/test-store.ts'
import { freePort } from '../../tests/free-port.ts'
import { orderRequest } from '../../tests/gateway/billing.ts'
import { logInAt, placeAt, startGateway } from '../../tests/gateway/real-gateway.ts'
import { startRedis } from '../../tests/gateway/redis-server.ts'
import { PASSWORD } from '../../tests/gateway/test-gateway.ts'
import { runScript, ScriptProblem } from '../running/run-script.ts'
import { pauseMs, serveSlowly } from './slow-store.ts'

const CUSTOMERS = 20
const AT_ONCE = 8
const LINES = 6
const PAUSE_MS = 40_000
/** Between one disturbance and the next. */
const PEACE_MS = 4_000
const AGAIN_MS = 3_000
const PATIENCE_MS = 9 * 60_000
const PRICE = 20
const ITEMS = Array.from({ length: LINES }, (_, index) => `K-${index}`)
const CATALOGUE: SeedMainCategory[] = [
  {
    categoryMainID: 'floor',
    categoryMainName: 'Floor',
    subCategories: [
      {
        categorySubID: 'mats',
        categorySubName: 'Mats',
        mats: ITEMS.map((itemID) => ({
          itemID,
          itemCode: itemID,
          itemName: `Mat ${itemID}`,
          itemDescription: '',
          brandName: '',
          retailPrice: PRICE,
          isNew: false,
          pictures: [],
        })),
      },
    ],
  },
]

await runScript(async () => {
  const [count = '200', kind = 'sqlite'] = process.argv.slice(2)
  const folder = mkdtempSync(join(tmpdir(), 'hoof-and-husk-killed-'))
  const redis = kind === 'redis' ? await startRedis() : undefined
  const store = openTestStore()
  seedCatalogue(store.store.database, CATALOGUE, [])
  const { server, storeUrl } = await serveSlowly(store)
  const settings = {
    SESSION_SECRET: 'a-secret-for-the-killed-gateways-of-a-benchmark',
    CLIENT_ADDRESS_HEADER: 'x-caller',
    ...(redis === undefined ? {} : { REDIS_URL: redis.url }),
  }
  const gateways = await pMap([0, 1], async () => openGateway({ folder, storeUrl, port: await freePort(), settings }))
  const deeds = { killed: 0, paused: 0 }
  const ended = new AbortController()
  try {
    const customers = await pMap(
      Array.from({ length: CUSTOMERS }, (_, index) => index),
      (index) => knownCustomer(store, gateways, index),
      { concurrency: 1 },
    )
    const disturbed = disturb(gateways, deeds, ended.signal)
    const beganMs = performance.now()
    let done = 0
    await pMap(
      Array.from({ length: Number(count) }, (_, index) => index),
      async (index) => {
        const { customerId, cookie } = customers[index % CUSTOMERS] ?? { customerId: '', cookie: '' }
        await insist(gateways, cookie, customerId, index)
        done += 1
        if (done % 20 === 0) console.log(`${done} orders, ${deeds.killed} kills, ${deeds.paused} pauses`)
      },
      { concurrency: AT_ONCE },
    )
    ended.abort()
    await disturbed
    const seconds = Math.round((performance.now() - beganMs) / 1000)
    const wrong = wrongOrders(store, Number(count))
    console.log(
      `${kind}: ${count} orders in ${seconds} s, ${deeds.killed} kills, ${deeds.paused} pauses of ${PAUSE_MS / 1000} s: ${wrong.length} wrong`,
    )
    for (const line of wrong) console.log(`  ${line}`)
    if (wrong.length > 0) process.exitCode = 1
  } finally {
    ended.abort()
    for (const gateway of gateways) gateway.end()
    server.close()
    await redis?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})

interface Gateway {
  port: number
  kill(): void
  pause(): void
  goOn(): void
  restart(): Promise<void>
  end(): void
}

async function openGateway(options: Parameters<typeof startGateway>[0]): Promise<Gateway> {
  let child: ChildProcess = await startGateway(options)
  return {
    port: options.port,
    kill: () => void child.kill('SIGKILL'),
    pause: () => void child.kill('SIGSTOP'),
    goOn: () => void child.kill('SIGCONT'),
    async restart() {
      child = await startGateway(options)
    },
    end: () => void child.kill('SIGKILL'),
  }
}

/** Registered at the store and logged in; the gateways share their sessions. */
async function knownCustomer(store: TestStore, gateways: readonly Gateway[], index: number) {
  const loginEmail = `customer-${index}@example.com`
  const customerId = await registerCustomer(store, { loginEmail, loginPassword: PASSWORD })
  const [first] = gateways
  if (first === undefined) throw new ScriptProblem('There is no gateway.')
  const cookie = await logInAt(first.port, loginEmail, { 'x-caller': `10.1.0.${index}` })
  return { customerId, cookie }
}

/** Kills one gateway or pauses it for longer than its turns last, again and again. */
async function disturb(gateways: readonly Gateway[], deeds: { killed: number; paused: number }, signal: AbortSignal) {
  for (let round = 0; !signal.aborted; round += 1) {
    await pauseMs(Math.random() * PEACE_MS)
    const gateway = gateways[round % gateways.length]
    if (gateway === undefined || signal.aborted) return
    if (Math.random() < 0.35) {
      deeds.paused += 1
      gateway.pause()
      await pauseMs(PAUSE_MS)
      gateway.goOn()
    } else {
      deeds.killed += 1
      gateway.kill()
      await pauseMs(Math.random() * 2_000)
      await gateway.restart()
    }
  }
}

/** Asks again, here and there, as pages do, until the order is placed. */
async function insist(gateways: readonly Gateway[], cookie: string, customerId: string, index: number) {
  const request = orderRequest(customerId, Object.fromEntries(ITEMS.map((itemId) => [itemId, PRICE])))
  const headers = { cookie, 'x-caller': `10.2.${index >> 8}.${index & 255}` }
  const lastMs = Date.now() + PATIENCE_MS
  let said = ''
  while (Date.now() < lastMs) {
    const { port } = gateways[Math.floor(Math.random() * gateways.length)] ?? { port: 0 }
    const outcome = await placeAt(port, request, headers).catch((error: unknown) => String(error))
    said = typeof outcome === 'string' ? outcome : (outcome?.status ?? 'busy')
    if (said === 'placed') return
    await pauseMs(AGAIN_MS)
  }
  console.log(`Order ${index} was never placed; the last word was: ${said}.`)
}

/** What does not stand as it was confirmed. */
function wrongOrders({ store: { database } }: TestStore, count: number): string[] {
  const orders = database.prepare('SELECT orderID, remarks FROM orders').all()
  const wrong: string[] = orders.length === count ? [] : [`${orders.length} orders stand for ${count}`]
  const references = new Map<unknown, number>()
  for (const { orderID, remarks } of orders) {
    references.set(remarks, (references.get(remarks) ?? 0) + 1)
    const lines = database
      .prepare('SELECT itemID FROM order_items WHERE orderID = ? ORDER BY itemID')
      .all(String(orderID))
    const held = lines.map(({ itemID }) => String(itemID)).join()
    if (held !== ITEMS.join()) wrong.push(`${orderID} (${remarks}) holds ${held}`)
  }
  for (const [remarks, times] of references) if (times > 1) wrong.push(`${remarks} stands ${times} times`)
  return wrong
}
