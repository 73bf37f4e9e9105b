import { deepEqual, ok } from 'node:assert/strict'
import * as account from '#contract/account-calls.ts'
import type { Call } from '#contract/call.ts'
import * as customer from '#contract/customer-calls.ts'
import * as message from '#contract/message-calls.ts'
import * as order from '#contract/order-calls.ts'
import * as reset from '#contract/reset-calls.ts'
import * as session from '#contract/session-calls.ts'
import { newKey, orderRequest, place, profile } from '../gateway/billing.ts'
import { ORIGIN, openTestGateway, PASSWORD, type TestGateway } from '../gateway/test-gateway.ts'
import type { Door } from './door.ts'

const PROFILE = { ...profile, email: 'eve@example.com' }
const PASSWORDS = { password: 'felt-and-fibre', confirmPassword: 'felt-and-fibre' }
const OPENED_AT_MS = Date.parse('2026-03-01T10:00:00Z')
const KEY = newKey(OPENED_AT_MS)

// What a caller knows by the time that a body is sent.
const CUSTOMER = 'the-customer'
const TOKEN = 'the-token'

/** Bodies as our pages send them, and what our pages are told. */
const BODIES: readonly [Call, object, string][] = [
  [session.logIn, { email: 'ada@example.com', password: PASSWORD, remember: true }, 'logged-in'],
  [customer.register, { form: { ...PROFILE, ...PASSWORDS }, remember: false }, 'registered'],
  [account.saveProfile, { ...PROFILE, company: '', currentPassword: PASSWORD }, 'saved'],
  [account.saveShippingAddress, { ...place, attentionTo: 'Ada' }, 'saved'],
  [account.changePassword, { current: PASSWORD, next: 'felt-and-fibre' }, 'changed'],
  [reset.request, { email: 'ada@example.com' }, 'sent'],
  [reset.check, { mac: 'x' }, 'invalid'],
  [reset.use, { mac: 'x', password: 'felt-and-fibre' }, 'invalid'],
  [order.place, orderRequest(CUSTOMER, { 'S-1': 89.5 }, OPENED_AT_MS), 'placed'],
  [order.repeat, { key: KEY, customerId: CUSTOMER, way: 'ask' }, 'never-begun'],
  [
    message.send,
    { from_name: 'Ada', email: 'ada@example.com', number: '+61755500148', message: 'Hi', trap: '', token: TOKEN },
    'sent',
  ],
]

/** Where a caller names something in the address. */
const ADDRESSES = [
  '/api/items?ids=S-1,S-2',
  '/api/items/S-1',
  '/api/search?q=mat',
  '/api/orders/17',
  '/api/pictures/1',
  '/api/session',
]

let opened: Promise<{ shop: TestGateway; token: string }> | undefined

/** One gateway for all of them: what one leaves the next one finds. */
function openShop() {
  opened ??= (async () => {
    const shop = openTestGateway({ limited: false })
    const { token } = await (await shop.request(message.formToken.path)).json()
    shop.pass(message.LEAST_WRITING_MS)
    return { shop, token }
  })()
  return opened
}

let callers = 0

/** Somebody who has just logged in: of whoever came before, the session, the password or the address may have gone. */
async function nextCaller() {
  callers += 1
  const host = `@${callers}.example.com`
  const { shop, token } = await openShop()
  const { cookie, customerId } = await shop.customer(`ada${host}`)
  const filledIn = (text: string) =>
    text.replaceAll('@example.com', host).replaceAll(CUSTOMER, customerId).replaceAll(TOKEN, token)
  return { shop, cookie, filledIn }
}

/** Whatever was sent: no answer says that we are broken, and nobody is woken by it. */
async function expectAnswer(shop: TestGateway, answer: Response): Promise<string> {
  const text = await answer.text()
  ok(answer.status < 500, `${answer.status} ${text}`)
  deepEqual(shop.logged, [])
  ok(!text.includes('loginPassword'))
  return text
}

export const GATEWAY_DOORS: readonly Door[] = [
  ...BODIES.map(
    ([call, body, meant]): Door => ({
      name: `gateway: ${call.method} ${call.path}`,
      sound: [JSON.stringify(body)],
      share: 0.05,
      meant,
      async open(text) {
        const { shop, cookie, filledIn } = await nextCaller()
        const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
        const path = call.path.replace(/:\w+/, 'T-1')
        const answer = await shop.request(path, { method: call.method, headers, body: filledIn(text), cookie })
        return expectAnswer(shop, answer)
      },
    }),
  ),
  {
    name: 'gateway: an address',
    sound: ADDRESSES,
    share: 0.1,
    async open(text) {
      const { shop, cookie } = await nextCaller()
      // What is no address never leaves a browser.
      if (!URL.canParse(text, ORIGIN) || new URL(text, ORIGIN).origin !== ORIGIN || !text.startsWith('/')) return
      await expectAnswer(shop, await shop.request(text, { cookie }))
    },
  },
  {
    name: 'gateway: a cookie',
    sound: [
      '__Host-session=eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..AAAA.BBBB.CCCC',
      'a=b; __Host-session=',
      '__Host-device=x',
    ],
    share: 0.1,
    async open(text) {
      const { shop } = await openShop()
      if (!isHeader(text)) return
      await expectAnswer(shop, await shop.request('/api/session', { headers: { cookie: text } }))
      await expectAnswer(shop, await shop.request('/api/account', { headers: { cookie: text } }))
    },
  },
]

/** What HTTP lets through as the value of a header. */
function isHeader(text: string): boolean {
  return /^[\t\u0020-\u00ff]*$/.test(text) && !text.includes('\u007f')
}
