import { randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { DAY_MS } from '#domain/day.ts'
import { orderRequest } from './billing.ts'
import { openTestGateway, type TestGateway } from './test-gateway.ts'

const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const HEXADECIMAL = '0123456789abcdef'
const SESSIONS = 80_000
const LINKS = 12_000
const KEYS = 2_000
const LONGEST_MAC = 100

test(`V9.1.1 V9.2.1 V9.2.3 V11.2.2 V11.3.3 of ${SESSIONS} forged, truncated, swapped and expired sessions none is accepted`, async () => {
  const shop = openTestGateway({ limited: false })
  const other = openTestGateway({ secret: 'another-secret-of-the-same-length-or-so' })
  const ada = sealOf((await shop.customer('ada@example.com')).cookie)
  const eve = sealOf((await shop.customer('eve@example.com')).cookie)
  const foreign = sealOf((await other.customer('ada@example.com')).cookie)
  const refuse = async (seal: string) => {
    const answer = await shop.request('/api/session', { cookie: `__Host-session=${seal}` })
    expect(await answer.text(), seal).toBe('{"customer":null,"remembered":false}')
  }
  const tried = await tryEach(SESSIONS, [ada, eve], refuse, variationsOf(ada, eve, foreign, BASE64URL))
  expect(tried).toBe(SESSIONS)
  shop.pass(30 * DAY_MS + 1000)
  for (const expired of [ada, eve]) await refuse(expired)
})

test(`V6.5.4 V9.1.1 of ${LINKS} forged, truncated, swapped and expired reset links none is accepted`, async () => {
  const shop = openTestGateway({ addressHeader: 'x-caller' })
  for (const email of ['ada@example.com', 'eve@example.com']) await shop.customer(email)
  const first = await mailedLink(shop, 'ada@example.com')
  const second = await mailedLink(shop, 'ada@example.com')
  const eves = await mailedLink(shop, 'eve@example.com')
  let caller = 0
  const refuse = async (tokenId: string, mac: string) => {
    caller += 1
    const answer = await shop.request(`/api/password-resets/${encodeURIComponent(tokenId)}`, {
      method: 'POST',
      body: JSON.stringify({ mac }),
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        'x-caller': `caller-${caller}`,
      },
    })
    const said = await answer.json()
    if (mac.length > LONGEST_MAC) expect(said, `${tokenId} ${mac}`).toMatchObject({ code: 'bad-request' })
    else expect(said, `${tokenId} ${mac}`).toEqual({ status: 'invalid' })
  }
  const seals = variationsOf(first.mac, second.mac, eves.mac, BASE64URL)
  expect(await tryEach(LINKS, [first.mac], (mac) => refuse(first.tokenId, mac), seals)).toBe(LINKS)
  for (const mac of [first.mac, second.mac]) await refuse(eves.tokenId, mac)
  for (const length of Array(first.tokenId.length).keys())
    await refuse(first.tokenId.slice(0, length) || '-', first.mac)
  shop.pass(2 * DAY_MS + 1000)
  for (const { tokenId, mac } of [first, second, eves]) await refuse(tokenId, mac)
})

test(`${KEYS} variations of another customer's idempotency key tell nothing of that customer's order`, async () => {
  const shop = openTestGateway({ limited: false })
  const ada = await shop.customer('ada@example.com')
  const eve = await shop.customer('eve@example.com')
  const checkout = orderRequest(ada.customerId, { 'S-1': 89.5 }, shop.nowMs())
  const placed = await shop.send('POST', '/api/orders', checkout, ada.cookie)
  expect(await placed.json()).toMatchObject({ status: 'placed' })
  const ask = async (key: string) => {
    const answer = await shop.send(
      'POST',
      '/api/orders/repeat',
      { key, customerId: eve.customerId, way: 'ask' },
      eve.cookie,
    )
    const said = await answer.json()
    if (answer.status === 400) expect(said, key).toMatchObject({ code: 'bad-request' })
    else if (said.status === 'unknown') expect(Object.keys(said), key).toEqual(['status', 'reference'])
    else expect(said, key).toEqual({ status: 'not-placed', reason: 'never-begun' })
  }
  await ask(checkout.key)
  const keys = variationsOf(checkout.key, randomUUID(), randomUUID(), HEXADECIMAL)
  expect(await tryEach(KEYS, [checkout.key], ask, keys)).toBe(KEYS)
  const asAda = { key: checkout.key, customerId: ada.customerId, way: 'ask' }
  expect((await shop.send('POST', '/api/orders/repeat', asAda, eve.cookie)).status).toBe(409)
  expect(shop.store.store.database.prepare('SELECT count(*) AS orders FROM orders').get()).toEqual({ orders: 1 })
})

/** Tries so many different variations, none of them one of the real ones; returns how many those were. */
async function tryEach(
  count: number,
  real: string[],
  attempt: (variation: string) => Promise<void>,
  variations: Iterable<string>,
): Promise<number> {
  const tried = new Set(real)
  for (const variation of variations) {
    if (tried.has(variation)) continue
    tried.add(variation)
    await attempt(variation)
    if (tried.size - real.length === count) return count
  }
  return tried.size - real.length
}

/** One text cut short at either end, with parts of two others, with any one character another, and then at random. */
function* variationsOf(text: string, sibling: string, foreign: string, alphabet: string): Generator<string> {
  for (const at of Array(text.length).keys()) {
    yield text.slice(0, at)
    yield text.slice(at + 1)
    yield text.slice(0, at) + sibling.slice(at)
    yield sibling.slice(0, at) + text.slice(at)
    yield foreign.slice(0, at) + text.slice(at)
  }
  yield* [foreign, `${text}.`, `${text}A`, `${text}${text}`, text.toUpperCase(), 'null', '{}', 'A'.repeat(5_000)]
  for (const at of Array(text.length).keys()) {
    for (const character of alphabet) yield text.slice(0, at) + character + text.slice(at + 1)
  }
  for (;;) {
    const noise = randomBytes(3)
    const at = ((noise[0] ?? 0) * 256 + (noise[1] ?? 0)) % text.length
    const length = ((noise[2] ?? 0) % 12) + 1
    const patch = [...randomBytes(length)].map((byte) => alphabet[byte % alphabet.length]).join('')
    yield text.slice(0, at) + patch + text.slice(at + length)
  }
}

function sealOf(cookie: string): string {
  return cookie.slice(cookie.indexOf('=') + 1)
}

async function mailedLink(shop: TestGateway, email: string) {
  await shop.send('POST', '/api/password-resets', { email })
  const mail = shop.mails.at(-1)
  const link = new URL(mail?.kind === 'reset' ? mail.fields.reset_link : '')
  return { tokenId: decodeURIComponent(link.pathname.replace('/reset-password/', '')), mac: link.hash.slice(1) }
}
