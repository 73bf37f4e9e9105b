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
const KEY = newKey(Date.parse('2026-03-01T10:00:00Z'))

/** Bodies as our pages send them. */
const BODIES: readonly [Call, object][] = [
  [session.logIn, { email: 'ada@example.com', password: PASSWORD, remember: true }],
  [customer.register, { form: { ...PROFILE, ...PASSWORDS }, remember: false }],
  [account.saveProfile, { ...PROFILE, company: '', currentPassword: PASSWORD }],
  [account.saveShippingAddress, { ...place, attentionTo: 'Ada' }],
  [account.changePassword, { current: PASSWORD, next: PASSWORD }],
  [reset.request, { email: 'ada@example.com' }],
  [reset.check, { mac: 'x' }],
  [reset.use, { mac: 'x', password: 'felt-and-fibre' }],
  [order.place, orderRequest('1', { 'S-1': 89.5 }, Date.parse('2026-03-01T10:00:00Z'))],
  [order.repeat, { key: KEY, customerId: '1', way: 'ask' }],
  [
    message.send,
    { name: 'Ada', email: 'ada@example.com', number: '+61755500148', message: 'Hi', trap: '', token: 'x' },
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

let opened: Promise<{ shop: TestGateway; cookie: string }> | undefined

/** One gateway for all of them: what one leaves the next one finds. */
function openShop() {
  opened ??= (async () => {
    const shop = openTestGateway({ limited: false })
    return { shop, cookie: (await shop.customer('ada@example.com')).cookie }
  })()
  return opened
}

/** Whatever was sent: no answer says that we are broken, and nobody is woken by it. */
async function expectAnswer(shop: TestGateway, answer: Response): Promise<void> {
  const text = await answer.text()
  ok(answer.status < 500, `${answer.status} ${text}`)
  deepEqual(shop.logged, [])
  ok(!text.includes('loginPassword'))
}

export const GATEWAY_DOORS: readonly Door[] = [
  ...BODIES.map(
    ([call, body]): Door => ({
      name: `gateway: ${call.method} ${call.path}`,
      sound: [JSON.stringify(body)],
      share: 0.05,
      async open(text) {
        const { shop, cookie } = await openShop()
        const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
        const path = call.path.replace(/:\w+/, 'T-1')
        await expectAnswer(shop, await shop.request(path, { method: call.method, headers, body: text, cookie }))
      },
    }),
  ),
  {
    name: 'gateway: an address',
    sound: ADDRESSES,
    share: 0.1,
    async open(text) {
      const { shop, cookie } = await openShop()
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
