import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { answerProblem } from './answer-problem.ts'
import { rateLimit } from './rate-limit.ts'

function limitedApp(addressHeader?: string) {
  const app = new Hono()
  app.post(
    '/',
    rateLimit({ calls: 2, withinS: 600, what: 'messages from your connection' }, addressHeader),
    (context) => context.text('done'),
  )
  app.onError(answerProblem(() => undefined))
  const from = (remoteAddress: string, headers: Record<string, string> = {}) =>
    app.request('/', { method: 'POST', headers }, { incoming: { socket: { remoteAddress } } })
  return { app, from }
}

test('the third call from one address is refused with a time to wait; others go on', async () => {
  const { from } = limitedApp()
  expect((await from('192.0.2.1')).status).toBe(200)
  expect((await from('::ffff:192.0.2.1')).status).toBe(200)
  const refused = await from('192.0.2.1')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(590)
  expect(await refused.json()).toMatchObject({
    code: 'too-many',
    message: 'Too many messages from your connection. Please try again in 10 minutes.',
  })
  expect((await from('192.0.2.2')).status).toBe(200)
})

test('a header names the caller only where one is trusted, and only its last entry', async () => {
  const direct = limitedApp()
  for (const [count, status] of [200, 200, 429].entries()) {
    expect((await direct.from('192.0.2.1', { 'x-forwarded-for': `198.51.100.${count}` })).status).toBe(status)
  }
  const behindProxy = limitedApp('x-forwarded-for')
  for (const [count, status] of [200, 200, 429].entries()) {
    const headers = { 'x-forwarded-for': `203.0.113.${count}, 198.51.100.7` }
    expect((await behindProxy.from('192.0.2.1', headers)).status).toBe(status)
  }
  expect((await behindProxy.from('192.0.2.1', { 'x-forwarded-for': '198.51.100.8' })).status).toBe(200)
})

test('without any address all callers share one allowance', async () => {
  const { app } = limitedApp()
  const statuses = await Promise.all([1, 2, 3].map(async () => (await app.request('/', { method: 'POST' })).status))
  expect(statuses.sort()).toEqual([200, 200, 429])
})
