import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { answerProblem } from './answer-problem.ts'
import { mutationGuard } from './mutation-guard.ts'
import { siteOrigin } from './site-origin.ts'

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
