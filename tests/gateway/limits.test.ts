import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Limiter, memoryLimiter, redisLimiter } from '#gateway/limiter.ts'
import { LIMITS } from '#gateway/limits.ts'
import { connectRedis } from '#gateway/redis-client.ts'
import { newKey, orderRequest } from './billing.ts'
import { hasRedis, startRedis } from './redis-server.ts'
import { openTestGateway, PASSWORD, type TestGateway } from './test-gateway.ts'

/** They say how the gateway does, and must say it when everything else is refused. */
const WITHOUT_LIMIT = ['GET /api/healthz', 'GET /api/readyz']

/** What one call counts for where it is not one. */
const COSTS: Readonly<Record<string, number>> = { 'GET /api/items/:itemId': 2 }

/** A call as a stranger could make it, from an address of this test's choice. */
function call(shop: TestGateway, route: string, from: string, cookie = '', body: unknown = {}): Promise<Response> {
  const [method = '', path = ''] = route.split(' ')
  return shop.request(path.replace(/:\w+/, 'S-1'), {
    method,
    cookie,
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', 'x-caller': from },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
  })
}

const open = () => openTestGateway({ addressHeader: 'x-caller' })
const routes = open().routes.filter((route) => !WITHOUT_LIMIT.includes(route))

test('every route has a line in the table of limits, and every line a route', () => {
  expect(routes.filter((route) => LIMITS[route] === undefined)).toEqual([])
  expect(Object.keys(LIMITS).filter((route) => !routes.includes(route))).toEqual([])
})

test.for(routes)(
  'V2.4.1 V6.6.3 V16.3.3 %s is refused to an address that asks too often, and to no other',
  async (route) => {
    const shop = open()
    const most = LIMITS[route]?.address.calls ?? 0
    let answered = 0
    let answer = await call(shop, route, '192.0.2.1')
    while (answer.status !== 429 && answered <= most) {
      answered += 1
      answer = await call(shop, route, '192.0.2.1')
    }
    expect([answer.status, answered]).toEqual([429, most / (COSTS[route] ?? 1)])
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await call(shop, route, '192.0.2.2')).status).not.toBe(429)
    // However long it goes on.
    for (let more = 0; more < 3; more += 1) await call(shop, route, '192.0.2.1')
    expect(shop.events.filter((line) => line.includes('limit-reached'))).toHaveLength(1)
    shop.pass(Number(answer.headers.get('retry-after')) * 1000)
    expect((await call(shop, route, '192.0.2.1')).status).not.toBe(429)
  },
)

test('what foreign pages send uses up nothing of an office, and a flood of it is one line of the log', async () => {
  const shop = open()
  await shop.customer('ada@example.com')
  const foreign = (route: string) =>
    shop.request(route, {
      method: 'POST',
      headers: { 'content-type': 'text/plain', 'sec-fetch-site': 'cross-site', 'x-caller': '192.0.2.1' },
      body: '{}',
    })
  const refused: number[] = []
  for (let count = 0; count < 40; count += 1) {
    refused.push((await foreign('/api/session')).status, (await foreign('/api/password-resets')).status)
  }
  expect(refused).toEqual([...Array(60).fill(403), ...Array(20).fill(429)])
  expect(shop.events.filter((line) => line.includes('limit-reached'))).toHaveLength(1)
  const logIn = { email: 'ada@example.com', password: PASSWORD, remember: true }
  expect((await call(shop, 'POST /api/session', '192.0.2.1', '', logIn)).status).toBe(200)
  const reset = { email: 'ada@example.com' }
  expect((await call(shop, 'POST /api/password-resets', '192.0.2.1', '', reset)).status).toBe(200)
})

test('what says how the gateway does has no limit, and neither has an address that leads nowhere', async () => {
  const shop = open()
  for (const route of [...WITHOUT_LIMIT, 'GET /api/nothing'])
    for (let count = 0; count < 1_300; count += 100) {
      const answers = await Promise.all(Array.from({ length: 100 }, () => call(shop, route, '192.0.2.1')))
      for (const { status } of answers) expect([200, 404], route).toContain(status)
    }
})

test('whoever is counted is counted under a name that nobody can read', async () => {
  const counted: string[] = []
  const shop = openTestGateway({
    addressHeader: 'x-caller',
    limiter: {
      async count({ name }, key) {
        counted.push(`${name} ${key}`)
        return { calls: 1, leftMs: 1 }
      },
    },
  })
  const { cookie, customerId } = await shop.customer('ada@example.com')
  await call(shop, 'GET /api/account', '192.0.2.1', cookie)
  await call(shop, 'POST /api/password-resets', '192.0.2.1', '', { email: 'ada@example.com' })
  expect(counted.map((line) => line.split(' ')[0])).toEqual(expect.arrayContaining(['reads', 'own-reads', 'mailed']))
  for (const who of ['ada@example.com', customerId, '192.0.2.1']) expect(counted.join('\n')).not.toContain(who)
})

test('a limiter says how long it takes until the count begins anew', async () => {
  let nowMs = 5_000
  const limiter = memoryLimiter(() => nowMs)
  const limit = { name: 'test', calls: 1, withinS: 60 }
  expect(await limiter.count(limit, 'ada', 2)).toEqual({ calls: 2, leftMs: 60_000 })
  nowMs += 59_999
  expect(await limiter.count(limit, 'ada', 1)).toEqual({ calls: 3, leftMs: 1 })
  nowMs += 1
  expect(await limiter.count(limit, 'ada', 1)).toEqual({ calls: 1, leftMs: 60_000 })
})

test('V2.3.2 a customer is held to a limit on every personal route, from however many addresses', async () => {
  for (const route of routes) {
    const shop = open()
    if ((await call(shop, route, '192.0.2.1')).status !== 401) continue
    const most = LIMITS[route]?.customer?.calls ?? 0
    expect(most, route).toBeGreaterThan(0)
    const ada = await shop.customer('ada@example.com')
    const eve = await shop.customer('eve@example.com')
    for (let count = 0; count < most; count += 1) {
      expect((await call(shop, route, `192.0.2.${count}`, ada.cookie)).status, `${route}, ${count}`).not.toBe(429)
    }
    expect((await call(shop, route, '198.51.100.1', ada.cookie)).status, route).toBe(429)
    expect((await call(shop, route, '198.51.100.1', eve.cookie)).status, route).not.toBe(429)
  }
})

test('V6.2.3 of 200 wrong current passwords in a row ten are looked at', async () => {
  const shop = open()
  const { cookie } = await shop.customer('ada@example.com')
  const answers: unknown[] = []
  for (let guess = 0; guess < 200; guess += 1) {
    const body = { current: `guess-${guess}`, next: 'hijacked-account' }
    answers.push(await (await call(shop, 'PUT /api/account/password', `192.0.2.${guess}`, cookie, body)).json())
  }
  expect(answers.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => ({ status: 'current-wrong' })))
  for (const answer of answers.slice(10)) expect(answer).toMatchObject({ code: 'too-many' })
})

test('one account is mailed five reset links an hour, from however many addresses they are asked for', async () => {
  const shop = open()
  await shop.customer('ada@example.com')
  const ask = (email: string, from: number) => call(shop, 'POST /api/password-resets', `192.0.2.${from}`, '', { email })
  for (let from = 0; from < 40; from += 1) await ask(from % 2 === 0 ? 'ada@example.com' : ' ADA@example.com ', from)
  expect(shop.mails).toHaveLength(5)
  shop.pass(3_601_000)
  expect((await ask('ada@example.com', 50)).status).toBe(200)
})

test('asking again for the same order is free, and thirty new ones an hour are enough', async () => {
  const shop = open()
  const { cookie, customerId } = await shop.customer('ada@example.com')
  const place = (key: string) => {
    const order = { ...orderRequest(customerId, { 'S-1': 89.5 }, shop.nowMs()), key }
    return call(shop, 'POST /api/orders', '192.0.2.1', cookie, order)
  }
  const first = newKey(shop.nowMs())
  for (let again = 0; again < 40; again += 1) expect((await place(first)).status).toBe(200)
  for (let count = 1; count < 30; count += 1) expect((await place(newKey(shop.nowMs()))).status).toBe(200)
  expect((await place(newKey(shop.nowMs()))).status).toBe(429)
  expect((await place(first)).status).toBe(200)
  const orders = shop.store.store.database.prepare('SELECT count(*) AS orders FROM orders').get()
  expect(orders).toEqual({ orders: 30 })
})

test('a question about a key that is new counts like an order, and is free from then on', async () => {
  const shop = open()
  const { cookie, customerId } = await shop.customer('ada@example.com')
  const ask = async (key: string) => {
    const body = { key, customerId, way: 'ask' }
    return (await call(shop, 'POST /api/orders/repeat', '192.0.2.1', cookie, body)).status
  }
  const keys = Array.from({ length: 30 }, () => newKey(shop.nowMs()))
  for (const key of keys) expect(await ask(key)).toBe(200)
  expect(await ask(newKey(shop.nowMs()))).toBe(429)
  for (const key of keys) expect(await ask(key)).toBe(200)
  expect(await shop.once.intents.ofCustomer(customerId)).toHaveLength(30)
})

test('a list of items counts for as many as it names', async () => {
  const shop = open()
  const ask = (from: string) =>
    shop.request(`/api/items?ids=${Array.from({ length: 50 }, (_, index) => `S-${index}`)}`, {
      headers: { 'x-caller': from },
    })
  for (let count = 0; count < 24; count += 1) expect((await ask('192.0.2.1')).status).toBe(200)
  expect((await ask('192.0.2.1')).status).toBe(429)
})

/** Bytes that something still refers to. */
function heapInUse(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return process.memoryUsage().heapUsed
}

test('no number of callers fills the memory', async () => {
  const limiter = memoryLimiter(() => 0)
  const limit = { name: 'test', calls: 1, withinS: 60, what: 'requests' } as const
  const before = heapInUse()
  for (let caller = 0; caller < 400_000; caller += 1) await limiter.count(limit, `caller-${caller}`, 1)
  expect(heapInUse() - before).toBeLessThan(100_000_000)
  expect(await limiter.count(limit, 'caller-399999', 1)).toMatchObject({ calls: 2 })
})

let redis: Awaited<ReturnType<typeof startRedis>> | undefined

beforeAll(async () => {
  if (hasRedis) redis = await startRedis()
})

afterAll(() => redis?.stop())

test.skipIf(!hasRedis)('what is taken back in Redis begins no time, and leaves no less than nothing', async () => {
  // The other one may have been stopped before.
  const own = await startRedis()
  const client = await connectRedis(own.url, () => undefined)
  const limiter = redisLimiter(client, memoryLimiter(Date.now), () => undefined)
  const limit = { name: 'taken-back', calls: 5, withinS: 60 }
  await limiter.count(limit, 'ada', -5)
  expect(await client.keys('*taken-back*')).toEqual([])
  expect((await limiter.count(limit, 'ada', 1)).calls).toBe(1)
  expect((await limiter.count(limit, 'ada', -5)).calls).toBe(0)
  expect(await limiter.count(limit, 'ada', 2)).toEqual({ calls: 2, leftMs: expect.closeTo(60_000, -4) })
  client.destroy()
  await own.stop()
})

test.skipIf(!hasRedis)(
  'gateways side by side count together in Redis, and each for itself while it is away',
  async () => {
    const limit = { name: 'test', calls: 3, withinS: 60, what: 'requests' } as const
    const openLimiter = async (): Promise<[Limiter, () => void]> => {
      const client = await connectRedis(redis?.url ?? '', () => undefined)
      return [redisLimiter(client, memoryLimiter(Date.now), () => undefined), () => client.destroy()]
    }
    const [here, closeHere] = await openLimiter()
    const [there, closeThere] = await openLimiter()
    for (const limiter of [here, there, here, there, here]) await limiter.count(limit, 'ada', 1)
    const counted = await there.count(limit, 'ada', 1)
    expect(counted.calls).toBe(6)
    expect(counted.leftMs).toBeGreaterThan(50_000)
    await redis?.stop()
    await expect.poll(async () => (await here.count(limit, 'eve', 1)).calls).toBeGreaterThan(3)
    closeHere()
    closeThere()
  },
)
