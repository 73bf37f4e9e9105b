import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { profile } from './billing.ts'
import { cookieOf, type Fault, openTestGateway, PASSWORD, type TestGateway } from './test-gateway.ts'

const EMAIL = 'ada@example.com'
/** Longer than a write may be on its way. */
const LATE_MS = 21_000

const Record_ = v.object({
  lastName: v.string(),
  loginEmail: v.string(),
  loginPassword: v.string(),
  shipCity: v.string(),
})

/** What the store has of the one customer. */
function standing(shop: TestGateway) {
  const row = shop.store.store.database.prepare('SELECT record FROM customers').get()
  return v.parse(Record_, JSON.parse(String(row?.record)))
}

const address = {
  attentionTo: 'Ada Byron',
  addressLine1: '6 Apple Road',
  addressLine2: '',
  state: 'QLD',
  postalCode: '4001',
  country: 'Australia',
}

async function logIn(shop: TestGateway, email: string, password: string): Promise<string> {
  const answer = await shop.send('POST', '/api/session', { email, password, remember: true })
  expect(await answer.json()).toMatchObject({ status: 'logged-in' })
  return cookieOf(answer)
}

async function mailedLink(shop: TestGateway, email: string) {
  await shop.send('POST', '/api/password-resets', { email })
  // Whoever asks too often has the link of before; the mail of a changed password may have come since.
  const mail = shop.mails.findLast(({ kind }) => kind === 'reset')
  const link = new URL(mail?.kind === 'reset' ? mail.fields.reset_link : '')
  return { tokenId: link.pathname.replace('/reset-password/', ''), mac: link.hash.slice(1) }
}

test('sixteen profile saves around a change of password write no old password back', async () => {
  const shop = openTestGateway({ addressHeader: 'x-caller' })
  const { cookie } = await shop.customer(EMAIL)
  const save = (index: number) =>
    shop.send('PUT', '/api/account/profile', { ...profile, lastName: `Byron ${index}`, email: EMAIL }, cookie)
  const change = shop.send('PUT', '/api/account/password', { current: PASSWORD, next: 'felt-and-fibre' }, cookie)
  const saves = Array.from({ length: 16 }, (_, index) => save(index))
  expect(await (await change).json()).toEqual({ status: 'changed' })
  await Promise.all(saves)
  expect(standing(shop).loginPassword).toBe('felt-and-fibre')
  expect((await shop.request('/api/account', { cookie })).status).toBe(401)
})

/** What `fetch` wants to hear of a body that is still on its way; the types do not know it. */
const HALF_DUPLEX = { duplex: 'half' }

test('a body held for four seconds across a reset is refused', async () => {
  const shop = openTestGateway()
  const { cookie } = await shop.customer(EMAIL)
  const { tokenId, mac } = await mailedLink(shop, EMAIL)
  const before = standing(shop)
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const held = shop.request('/api/account/profile', {
    method: 'PUT',
    body: readable,
    ...HALF_DUPLEX,
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    cookie,
  })
  const body = new TextEncoder().encode(JSON.stringify({ ...profile, lastName: 'Held', email: EMAIL }))
  const writer = writable.getWriter()
  await writer.write(body.slice(0, 10))
  const reset = await shop.send('PUT', `/api/password-resets/${tokenId}`, { mac, password: 'felt-and-fibre' })
  expect(await reset.json()).toEqual({ status: 'done' })
  await new Promise((resolve) => setTimeout(resolve, 4_000))
  await writer.write(body.slice(10))
  await writer.close()
  expect((await held).status).toBe(401)
  expect(standing(shop)).toEqual({ ...before, loginPassword: 'felt-and-fibre' })
})

test('a change that the store does not show is never said to be made', async () => {
  const shop = openTestGateway()
  const { cookie } = await shop.customer(EMAIL)
  shop.faults.decide = (method) => (method === 'PUT' ? 'no-answer' : 'none')
  for (const [path, body] of [
    ['profile', { ...profile, lastName: 'New', email: EMAIL }],
    ['shipping-address', { ...address, city: 'New' }],
    ['password', { current: PASSWORD, next: 'felt-and-fibre' }],
  ] as const) {
    const answer = await shop.send('PUT', `/api/account/${path}`, body, cookie)
    expect(answer.status, path).toBe(502)
    expect(await answer.json()).toMatchObject({ code: 'unconfirmed' })
    shop.pass(LATE_MS)
  }
})

test('a change whose answer was lost is looked for, and found', async () => {
  const shop = openTestGateway()
  const { cookie } = await shop.customer(EMAIL)
  shop.faults.decide = (method) => (method === 'PUT' ? 'answer-lost' : 'none')
  const answer = await shop.send('PUT', '/api/account/password', { current: PASSWORD, next: 'felt-and-fibre' }, cookie)
  expect(await answer.json()).toEqual({ status: 'changed' })
})

test('while a write may still be on its way nothing else is written, and a late one undoes nothing', async () => {
  const shop = openTestGateway()
  const { cookie } = await shop.customer(EMAIL)
  shop.faults.decide = (method) => (method === 'PUT' ? 'late' : 'none')
  await shop.send('PUT', '/api/account/profile', { ...profile, lastName: 'Late', email: EMAIL }, cookie)
  shop.faults.decide = () => 'none'
  const change = () => shop.send('PUT', '/api/account/password', { current: PASSWORD, next: 'felt-and-fibre' }, cookie)
  const refused = await change()
  expect(refused.status).toBe(503)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(10)
  await shop.land()
  shop.pass(LATE_MS)
  expect(await (await change()).json()).toEqual({ status: 'changed' })
  expect(standing(shop)).toMatchObject({ lastName: 'Late', loginPassword: 'felt-and-fibre' })
})

type Field = 'lastName' | 'loginEmail' | 'loginPassword' | 'shipCity'
type Written = Partial<Record<Field, string>>

/** What a step tries, and what came of it. */
interface Attempt {
  wanted: Written
  beganAt: number
  endedAt: number
  acknowledged: boolean
}

type Step = { kind: 'profile' | 'email' | 'shipping' | 'password' | 'reset' | 'land'; second: boolean }

const step = fc.record<Step>({
  kind: fc.constantFrom('profile', 'profile', 'email', 'shipping', 'password', 'password', 'reset', 'land'),
  second: fc.boolean(),
})
const rounds = fc.array(
  fc.record({
    steps: fc.array(step, { minLength: 1, maxLength: 4 }),
    fates: fc.array(
      fc.constantFrom<Fault>('none', 'none', 'none', 'none', 'never-sent', 'no-answer', 'answer-lost', 'late'),
      { maxLength: 24 },
    ),
    passes: fc.boolean(),
  }),
  { minLength: 1, maxLength: 5 },
)

test('whatever interleaves over two gateways and a faulty store, the last acknowledged value of each field stands', async () => {
  let acknowledged = 0
  await fc.assert(
    fc.asyncProperty(rounds, async (plan) => {
      const shop = openTestGateway({ addressHeader: 'x-caller' })
      await shop.customer(EMAIL)
      const gateways = [shop, shop.beside()] as const
      const first = standing(shop)
      const attempts: Attempt[] = []
      let clock = 0
      let number = 0
      for (const { steps, fates, passes } of plan) {
        const known = standing(shop)
        const calls = []
        for (const { kind, second } of steps) {
          number += 1
          calls.push(await prepare(shop, gateways[second ? 1 : 0], kind, known, number))
        }
        let call = 0
        shop.faults.decide = () => fates[call++] ?? 'none'
        await Promise.all(
          calls.map(async ({ wanted, make }) => {
            const beganAt = clock++
            const said = await make()
            attempts.push({ wanted, beganAt, endedAt: clock++, acknowledged: said })
          }),
        )
        shop.faults.decide = () => 'none'
        if (passes) {
          await shop.land()
          shop.pass(LATE_MS)
        }
      }
      await shop.land()
      const stands = standing(shop)
      for (const field of ['lastName', 'loginEmail', 'loginPassword', 'shipCity'] as const) {
        const ofField = attempts.filter(({ wanted }) => wanted[field] !== undefined)
        const told = ofField.filter((attempt) => attempt.acknowledged).toSorted((a, b) => b.endedAt - a.endedAt)[0]
        acknowledged += told === undefined ? 0 : 1
        // What nobody was told of may stand too, if it was under way after the last word.
        const open = ofField.filter((attempt) => !attempt.acknowledged && attempt.endedAt > (told?.endedAt ?? -1))
        const last = told === undefined ? first[field] : told.wanted[field]
        expect([last, ...open.map(({ wanted }) => wanted[field])], field).toContain(stands[field])
      }
    }),
    { numRuns: 150 },
  )
  // Without this the property would hold for a gateway that refuses everything.
  expect(acknowledged).toBeGreaterThan(100)
})

/** Gets ready what a step needs while the store still answers; `make` tells whether it was acknowledged. */
async function prepare(
  shop: TestGateway,
  gateway: Pick<TestGateway, 'send'>,
  kind: Step['kind'],
  known: v.InferOutput<typeof Record_>,
  number: number,
): Promise<{ wanted: Written; make: () => Promise<boolean> }> {
  const { lastName, loginEmail, loginPassword } = known
  if (kind === 'land') {
    return {
      wanted: {},
      async make() {
        await shop.land()
        return false
      },
    }
  }
  const put = async (path: string, body: unknown, cookie?: string) => {
    const { status } = v.parse(
      v.looseObject({ status: v.optional(v.string()) }),
      await (await gateway.send('PUT', path, body, cookie)).json(),
    )
    return status === 'saved' || status === 'changed' || status === 'done'
  }
  const password = `password-number-${number}`
  if (kind === 'reset') {
    const { tokenId, mac } = await mailedLink(shop, loginEmail)
    return {
      wanted: { loginPassword: password },
      make: () => put(`/api/password-resets/${tokenId}`, { mac, password }),
    }
  }
  const cookie = await logIn(shop, loginEmail, loginPassword)
  if (kind === 'shipping') {
    const shipCity = `City ${number}`
    return {
      wanted: { shipCity },
      make: () => put('/api/account/shipping-address', { ...address, city: shipCity }, cookie),
    }
  }
  if (kind === 'password') {
    return {
      wanted: { loginPassword: password },
      make: () => put('/api/account/password', { current: loginPassword, next: password }, cookie),
    }
  }
  const wanted =
    kind === 'email'
      ? { lastName, loginEmail: `ada-${number}@example.com` }
      : { lastName: `Name ${number}`, loginEmail }
  const form = { ...profile, lastName: wanted.lastName, email: wanted.loginEmail }
  const currentPassword = kind === 'email' ? loginPassword : ''
  return { wanted, make: () => put('/api/account/profile', { ...form, currentPassword }, cookie) }
}
