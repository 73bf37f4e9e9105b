import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { Code } from '#contract/calls.ts'
import { type Mail, MailError, type Mailer } from '#flows/mailer.ts'
import { ORDER_WINDOWS } from '#flows/order-ports.ts'
import { createStoreApi } from '#store-api/store-api.ts'
import { eventLog } from './event-log.ts'
import { gateway } from './gateway.ts'
import { gatewayDesk } from './gateway-desk.ts'
import { goingOn } from './going-on.ts'
import { memoryLimiter } from './limiter.ts'
import { createMetrics } from './metrics.ts'
import { sqliteOnceStore } from './sqlite-once-store.ts'
import { sqliteSessionStore } from './sqlite-session-store.ts'

const ORIGIN = 'http://shop.example'
const SECRET = 'a-secret-that-is-long-enough-for-tests'
const message = {
  from_name: 'Rowan Ellery',
  email: 'rowan@dairy.example',
  number: '+61 7 5550 0148',
  message: 'Forty mats, please.',
}

interface Options {
  waitMs?: number
  headers?: Record<string, string>
}

function openGateway(mailFails = false) {
  const mails: Mail[] = []
  const lines: string[] = []
  let now = Date.parse('2026-11-21T09:00:00Z')
  const store = createStoreApi({
    url: 'http://store.invalid',
    apiKey: 'none',
    fetch: () => Promise.reject(new Error()),
  })
  const mailer: Mailer = {
    async send(mail) {
      if (mailFails) throw new MailError('The mail service answered with HTTP status 500.')
      mails.push(mail)
    },
  }
  const once = sqliteOnceStore(':memory:')
  const log = (line: string) => void lines.push(line)
  const app = gateway({
    store,
    encodePicture: async () => undefined,
    mailer,
    once,
    sessions: sqliteSessionStore(':memory:'),
    desk: gatewayDesk({ store, mailer, once, shopName: 'Hoof & Husk', nowMs: () => now, windows: ORDER_WINDOWS, log }),
    goingOn: goingOn(),
    shop: { origin: ORIGIN, name: 'Hoof & Husk' },
    secret: SECRET,
    nowMs: () => now,
    log,
    events: eventLog({ secret: SECRET, nowMs: () => now, write: () => undefined, format: 'json' }),
    metrics: createMetrics(),
    limiter: memoryLimiter(() => now),
  })
  const request = (path: string, init?: RequestInit) => app.request(`${ORIGIN}${path}`, init)
  const token = async () =>
    v.parse(v.object({ token: v.string() }), await (await request('/api/form-token')).json()).token
  const post = (body: string, headers: Record<string, string> = {}) =>
    request('/api/messages', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
    })
  const send = async (changed: object = {}, { waitMs = 5_000, headers }: Options = {}) => {
    const body = { ...message, trap: '', token: await token(), ...changed }
    now += waitMs
    return post(JSON.stringify(body), headers)
  }
  return { mails, lines, request, token, post, send, pass: (ms: number) => (now += ms) }
}

test('a message becomes a mail with the four fields and nothing else', async () => {
  const { mails, send } = openGateway()
  expect((await send({ to_email: 'all@example.com' })).status).toBe(422)
  const answer = await send({ from_name: '  Rowan Ellery ' })
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({ status: 'sent' })
  expect(mails).toEqual([{ kind: 'contact', fields: message }])
})

test('a form token is never kept by a cache', async () => {
  const { request } = openGateway()
  expect((await request('/api/form-token')).headers.get('cache-control')).toBe('no-store')
})

test.each<[string, object, Options, number, Code]>([
  ['sent at once', {}, { waitMs: 1_999 }, 403, 'form-too-fast'],
  ['opened yesterday', {}, { waitMs: 13 * 3_600_000 }, 403, 'form-expired'],
  ['with a token of its own making', { token: `1.${'0'.repeat(64)}` }, {}, 403, 'form-invalid'],
  ['without a token', { token: undefined }, {}, 422, 'not-a-message'],
  ['without a name', { from_name: ' ' }, {}, 422, 'not-a-message'],
  ['with a number for a name', { from_name: 7 }, {}, 422, 'not-a-message'],
  ['with a second head line', { from_name: 'Rowan\r\nBcc: all@example.com' }, {}, 422, 'not-a-message'],
  ['with two addresses', { email: 'a@dairy.example,b@dairy.example' }, {}, 422, 'not-a-message'],
  ['with words for a number', { number: 'call me maybe' }, {}, 422, 'not-a-message'],
  ['with a message too long', { message: 'x'.repeat(4001) }, {}, 422, 'not-a-message'],
  ['larger than 16 KiB', { extra: 'x'.repeat(17_000) }, {}, 413, 'too-large'],
  ['from another site', {}, { headers: { 'sec-fetch-site': 'cross-site' } }, 403, 'foreign-origin'],
  ['as a plain form', {}, { headers: { 'content-type': 'text/plain' } }, 415, 'not-json'],
])('a message %s is refused and told why', async (_, changed, options, status, code) => {
  const { mails, send } = openGateway()
  const answer = await send(changed, options)
  expect(answer.status).toBe(status)
  expect(await answer.json()).toMatchObject({ code })
  expect(mails).toEqual([])
})

test('prototypes and repeated keys in the body do no harm', async () => {
  const { mails, token, post, pass } = openGateway()
  const fields = `${JSON.stringify({ ...message, trap: '', token: await token() }).slice(0, -1)}`
  pass(5_000)
  expect(
    (await post(`${fields},"__proto__":{"trap":"x","polluted":1},"constructor":{"prototype":{"polluted":1}}}`)).status,
  ).toBe(422)
  expect((await post(`${fields},"from_name":{"$ne":1}}`)).status).toBe(400)
  expect((await post('[]')).status).toBe(422)
  expect((await post('null')).status).toBe(422)
  expect((await post('{')).status).toBe(400)
  expect(mails).toEqual([])
  expect(Object({})).not.toHaveProperty('polluted')
})

test('a machine that fills the trap is told that all is well, and nothing is sent', async () => {
  const { mails, send } = openGateway()
  const answer = await send({ trap: 'https://spam.example', token: '' }, { waitMs: 0 })
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({ status: 'sent' })
  expect(mails).toEqual([])
})

test('after ten messages an address has to wait', async () => {
  const { mails, send } = openGateway()
  for (let count = 0; count < 10; count += 1) expect((await send()).status).toBe(200)
  const refused = await send()
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
  expect(mails).toHaveLength(10)
})

test('a mail service that fails is said to the visitor and logged, without a word of the message', async () => {
  const { lines, send } = openGateway(true)
  const answer = await send()
  expect(answer.status).toBe(502)
  expect(await answer.json()).toMatchObject({ code: 'mail-failed' })
  expect(lines).toEqual([expect.stringMatching(/^\S+ The mail service answered with HTTP status 500\.$/)])
})

test('only these methods are there', async () => {
  const { request } = openGateway()
  const same = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
  expect((await request('/api/messages')).status).toBe(404)
  expect((await request('/api/messages/1', { method: 'POST', headers: same, body: '{}' })).status).toBe(404)
  expect((await request('/api/form-token', { method: 'POST', headers: same, body: '{}' })).status).toBe(404)
})
