import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { answerProblem } from './answer-problem.ts'
import { mutationGuard } from './mutation-guard.ts'
import { apiHeaders, isLoopback, siteOrigin } from './site-origin.ts'

function guarded(address: string) {
  const app = new Hono()
  app.put('/', mutationGuard(siteOrigin(address)), (context) => context.text('changed'))
  app.onError(answerProblem(() => undefined))
  return async (headers: Record<string, string>) =>
    (await app.request('/', { method: 'PUT', headers: { 'content-type': 'application/json', ...headers } })).status
}

test('pages under SITE_URL may change something, whatever Host the proxy passes on', async () => {
  const put = guarded('https://shop.example')
  const origin = 'https://shop.example'
  expect(await put({ origin, host: '127.0.0.1:4321' })).toBe(200)
  expect(await put({ origin, 'sec-fetch-site': 'same-origin' })).toBe(200)
  expect(await put({ 'sec-fetch-site': 'same-origin' })).toBe(200)
})

test.each([
  {},
  { origin: 'https://evil.example', host: 'evil.example' },
  { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
  { origin: 'https://shop.example', 'sec-fetch-site': 'cross-site' },
  { origin: 'https://shop.example', 'sec-fetch-site': 'none' },
  { origin: 'http://shop.example' },
  { origin: 'https://shop.example:8443' },
  { origin: 'https://shop.example.evil.example' },
  { origin: 'null' },
  { origin: 'http://localhost:4321', host: 'localhost:4321' },
  { origin: 'https://shop.example, https://evil.example' },
])('%o may not', async (headers) => {
  expect(await guarded('https://shop.example')(headers)).toBe(403)
})

test('on this machine the shop goes by every name of the machine, and by no other', async () => {
  const put = guarded('http://localhost:4321')
  expect(await put({ origin: 'http://127.0.0.1:4400', host: '127.0.0.1:4400' })).toBe(200)
  expect(await put({ origin: 'http://localhost:4400', host: 'localhost:4400' })).toBe(200)
  expect(await put({ origin: 'http://localhost:9999', host: 'localhost:4400' })).toBe(403)
  // A page of evil.example whose name was made to lead here: its browser calls that the same origin.
  const rebound = { origin: 'http://evil.example:4400', host: 'evil.example:4400', 'sec-fetch-site': 'same-origin' }
  expect(await put(rebound)).toBe(403)
})

test.each(['localhost', 'shop.localhost', 'my-shop.localhost', '127.0.0.1', '127.10.20.30', '[::1]'])(
  '%s is this machine',
  (hostname) => {
    expect(isLoopback(hostname)).toBe(true)
  },
)

test.each(['localhost.evil.example', 'evil-localhost', '.localhost', 'x127.0.0.1', '127.0.0.1.evil.example', '[::1]x'])(
  '%s is not',
  (hostname) => {
    expect(isLoopback(hostname)).toBe(false)
  },
)

test.each([
  ['https://shop.example', { 'strict-transport-security': 'max-age=31536000' }],
  ['http://localhost:4321', {}],
])('what %s answers under /api is kept by nobody and is nothing but data', async (address, more) => {
  const app = new Hono<{ Variables: { secure: boolean } }>()
  app.use(apiHeaders(siteOrigin(address)))
  app.get('/', (context) => context.json({ secure: context.get('secure') }))
  const answer = await app.request('/')
  expect(Object.fromEntries(answer.headers)).toEqual({
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    ...more,
  })
  expect(await answer.json()).toEqual({ secure: address.startsWith('https') })
})
