import { afterEach, expect, test } from 'vitest'
import { type Limiter, memoryLimiter, redisLimiter } from '#gateway/limiter.ts'
import { LIMITS } from '#gateway/limits.ts'
import { logInBrake } from '#gateway/log-in-brake.ts'
import { connectRedis } from '#gateway/redis-client.ts'
import { redisSessionStore } from '#gateway/redis-session-store.ts'
import { hasRedis, startRedis } from './redis-server.ts'
import { openTestGateway, PASSWORD, type TestGateway } from './test-gateway.ts'

const EMAIL = 'ada@example.com'

type Gateway = Pick<TestGateway, 'request' | 'send'>

const logIn = (gateway: Gateway, password: string, cookie?: string) =>
  gateway.send('POST', '/api/session', { email: EMAIL, password, remember: true }, cookie)

const ends: (() => unknown)[] = []

afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

/** Two gateways of one shop, each with its own connection to one Redis. */
async function openTwo() {
  const redis = await startRedis()
  ends.push(redis.stop)
  const connect = async (): Promise<Limiter> => {
    const client = await connectRedis(redis.url, () => undefined)
    ends.push(() => client.destroy())
    return redisLimiter(client, memoryLimiter(Date.now), () => undefined)
  }
  const here = openTestGateway({ addressHeader: 'x-caller', limiter: await connect() })
  const there = here.beside(await connect())
  let lookedUp = 0
  here.faults.decide = (_, path) => {
    lookedUp += path.endsWith('/GetByEmail') ? 1 : 0
    return 'none'
  }
  return { redis, here, there, lookedUp: () => lookedUp }
}

/** Fifty guesses at once, at both gateways by turns: how many the store was asked about, and how many were refused. */
async function guessFiftyTimes({ here, there, lookedUp }: Awaited<ReturnType<typeof openTwo>>) {
  const before = lookedUp()
  const guesses = Array.from({ length: 50 }, (_, index) => logIn(index % 2 === 0 ? here : there, `guess-${index}`))
  const answers = await Promise.all(guesses)
  return { lookedUp: lookedUp() - before, refused: answers.filter(({ status }) => status === 429).length }
}

test.skipIf(!hasRedis)('V6.3.1 of fifty guesses at once at two gateways six are looked at together', async () => {
  const two = await openTwo()
  await two.here.customer(EMAIL)
  expect(await guessFiftyTimes(two)).toEqual({ lookedUp: 6, refused: 44 })
})

test.skipIf(!hasRedis)('V6.1.1 the device of the owner logs in at either gateway while strangers guess', async () => {
  const { here, there } = await openTwo()
  await here.customer(EMAIL)
  const first = await logIn(here, PASSWORD)
  const device = first.headers.getSetCookie().find((cookie) => cookie.startsWith('__Host-device=')) ?? ''
  const known = device.split(';', 1)[0] ?? ''
  for (let count = 0; count < 20; count += 1) await logIn(there, `guess-${count}`)
  for (const gateway of [here, there]) {
    expect((await logIn(gateway, PASSWORD)).status).toBe(429)
    expect(await (await logIn(gateway, PASSWORD, known)).json()).toMatchObject({ status: 'logged-in' })
  }
  // Its own tries are counted too, for both.
  for (let count = 0; count < 6; count += 1) await logIn(count % 2 === 0 ? here : there, 'not-the-one', known)
  expect((await logIn(there, 'not-the-one', known)).status).toBe(429)
})

test.skipIf(!hasRedis)('a success takes back what was counted for it, in Redis too', async () => {
  const { here, there } = await openTwo()
  await here.customer(EMAIL)
  for (let round = 0; round < 4; round += 1) {
    for (let count = 0; count < 4; count += 1) {
      expect(await (await logIn(there, 'not-the-one')).json()).toEqual({ status: 'wrong-password' })
    }
    expect(await (await logIn(here, PASSWORD)).json()).toMatchObject({ status: 'logged-in' })
  }
})

test.skipIf(!hasRedis)('V16.5.3 while Redis is away each gateway slows guesses down by itself', async () => {
  const two = await openTwo()
  await two.here.customer(EMAIL)
  await two.redis.stop()
  expect(await guessFiftyTimes(two)).toEqual({ lookedUp: 12, refused: 38 })
})

test.skipIf(!hasRedis)('V16.5.3 while Redis is away nobody is logged in by a guess of ours', async () => {
  const redis = await startRedis()
  const client = await connectRedis(redis.url, () => undefined)
  ends.push(redis.stop, () => client.destroy())
  const shop = openTestGateway({ sessions: redisSessionStore(client) })
  const { cookie } = await shop.customer(EMAIL)
  expect((await shop.request('/api/account', { cookie })).status).toBe(200)
  await redis.stop()
  expect((await shop.request('/api/account', { cookie })).status).toBe(503)
  expect((await shop.request('/api/session', { cookie })).status).toBe(503)
  expect((await logIn(shop, PASSWORD)).status).toBe(503)
  expect((await shop.send('DELETE', '/api/session', {}, cookie)).status).toBe(503)
})

test('whoever knew the password once gains nothing by the many devices it was used on', async () => {
  const shop = openTestGateway({ addressHeader: 'x-caller' })
  const { cookie } = await shop.customer(EMAIL)
  const devices: string[] = []
  for (let count = 0; count < 40; count += 1) {
    const device = (await logIn(shop, PASSWORD)).headers.getSetCookie().find((text) => text.includes('device=')) ?? ''
    devices.push(device.split(';', 1)[0] ?? '')
  }
  const change = { current: PASSWORD, next: 'felt-and-fibre' }
  expect(await (await shop.send('PUT', '/api/account/password', change, cookie)).json()).toEqual({ status: 'changed' })
  let lookedUp = 0
  shop.faults.decide = (_, path) => {
    lookedUp += path.endsWith('/GetByEmail') ? 1 : 0
    return 'none'
  }
  for (const device of devices) for (let count = 0; count < 6; count += 1) await logIn(shop, `guess-${count}`, device)
  expect(lookedUp).toBeLessThanOrEqual(40)
})

const MINUTE_MS = 60_000

/** How a guess is answered: `looked-at`, or what it is too much of. */
async function guess(shop: Gateway, device?: string, email = EMAIL): Promise<string> {
  const body = { email, password: 'not-the-one', remember: true }
  const answer = await shop.send('POST', '/api/session', body, device)
  const { status, about } = await answer.json()
  return status === 'wrong-password' ? 'looked-at' : about
}

function deviceOf(answer: Response): string {
  const set = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('__Host-device=')) ?? ''
  return set.split(';', 1)[0] ?? ''
}

test('after five guesses one a minute is looked at, until an hour has gone by', async () => {
  const shop = openTestGateway({ addressHeader: 'x-caller' })
  await shop.customer(EMAIL)
  for (let count = 0; count < 6; count += 1) expect(await guess(shop)).toBe('looked-at')
  for (let minute = 0; minute < 55; minute += 11) {
    expect(await guess(shop), `minute ${minute}`).toBe('attempts')
    shop.pass(11 * MINUTE_MS)
    expect(await guess(shop), `minute ${minute}`).toBe('looked-at')
  }
  shop.pass(5 * MINUTE_MS)
  for (let count = 0; count < 6; count += 1) expect(await guess(shop)).toBe('looked-at')
})

test('of browsers that are known thirty tries an hour count for themselves, and those of strangers after that', async () => {
  const shop = openTestGateway({ addressHeader: 'x-caller' })
  await shop.customer(EMAIL)
  const devices: string[] = []
  for (let count = 0; count < 8; count += 1) devices.push(deviceOf(await logIn(shop, PASSWORD)))
  const sixTimes = async (device: string) => {
    const said: string[] = []
    for (let count = 0; count < 6; count += 1) said.push(await guess(shop, device))
    return said
  }
  for (const device of devices.slice(0, 5)) expect(await sixTimes(device)).toEqual(Array(6).fill('looked-at'))
  // The thirty-first is that of any stranger.
  expect(await sixTimes(devices[5] ?? '')).toEqual(Array(6).fill('looked-at'))
  expect(await guess(shop, devices[6])).toBe('attempts')
  expect(await guess(shop)).toBe('attempts')
  shop.pass(30 * MINUTE_MS)
  expect(await guess(shop, devices[7])).toBe('looked-at')
  expect(await guess(shop, devices[7])).toBe('attempts')
})

test('a log-in that succeeds as the hour ends gives the next hour no more tries', async () => {
  let nowMs = 0
  const brake = logInBrake(memoryLimiter(() => nowMs))
  const who = { account: 'ada' }
  for (let count = 0; count < 4; count += 1) await brake.demandTurn(who)
  const { succeeded } = await brake.demandTurn(who)
  nowMs += 60 * MINUTE_MS
  await succeeded()
  for (let count = 0; count < 6; count += 1) await brake.demandTurn(who)
  await expect(brake.demandTurn(who)).rejects.toMatchObject({ status: 429 })
})

test.each(['GetByEmail', 'Customer/'])('a store that does not answer %s uses up no tries', async (call) => {
  const shop = openTestGateway({ addressHeader: 'x-caller' })
  await shop.customer(EMAIL)
  const device = deviceOf(await logIn(shop, PASSWORD))
  const outage = async (times: number, known?: string) => {
    shop.faults.decide = (_, path) => (path.includes(call) ? 'no-answer' : 'none')
    for (let count = 0; count < times; count += 1) expect((await logIn(shop, PASSWORD, known)).status).toBe(502)
    shop.faults.decide = () => 'none'
  }
  await outage(40, device)
  await outage(40)
  for (let count = 0; count < 6; count += 1) expect(await guess(shop)).toBe('looked-at')
  // The one that is looked at each minute is not used up either.
  shop.pass(MINUTE_MS)
  await outage(2)
  expect(await guess(shop)).toBe('looked-at')
  expect(await guess(shop)).toBe('attempts')
  expect(await guess(shop, device)).toBe('looked-at')
})

test('whoever logs in from a known browser uses nothing up', async () => {
  const shop = openTestGateway({ addressHeader: 'x-caller' })
  await shop.customer(EMAIL)
  const device = deviceOf(await logIn(shop, PASSWORD))
  for (let count = 0; count < 40; count += 1) expect((await logIn(shop, PASSWORD, device)).status).toBe(200)
  for (let count = 0; count < 8; count += 1) await guess(shop)
  expect(await guess(shop)).toBe('attempts')
  expect(await guess(shop, device)).toBe('looked-at')
})

test('tries from the known browser of one customer are no tries of another', async () => {
  const shop = openTestGateway({ addressHeader: 'x-caller' })
  const known: string[] = []
  for (const email of [EMAIL, 'eve@example.com']) {
    await shop.customer(email)
    const body = { email, password: PASSWORD, remember: true }
    known.push(deviceOf(await shop.send('POST', '/api/session', body)))
  }
  const [ada = '', eve = ''] = known
  for (let count = 0; count < 7; count += 1) await guess(shop, ada)
  expect(await guess(shop, ada)).toBe('attempts')
  expect(await guess(shop, eve, 'eve@example.com')).toBe('looked-at')
})

test('what is counted of guesses is counted under names that nothing else is', async () => {
  const counted = new Set<string>()
  const limiter: Limiter = {
    async count({ name }) {
      counted.add(name)
      return { calls: name.endsWith('tries') ? 6 : 1, leftMs: 1 }
    },
  }
  await logInBrake(limiter).demandTurn({ account: 'ada', device: 'telephone' })
  const others = Object.values(LIMITS).flatMap(({ address, customer, target }) => [address, customer, target])
  expect([...counted].filter((name) => name === '' || others.some((limit) => limit?.name === name))).toEqual([])
  expect(counted.size).toBe(3)
})
