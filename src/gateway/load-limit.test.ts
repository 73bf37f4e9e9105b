import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { answerProblem } from './answer-problem.ts'
import { loadLimit } from './load-limit.ts'

test('over the limit requests are sent away at once with a time to come back, and under it served again', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const app = new Hono()
  app.get('/', loadLimit(2), async (context) => {
    await promise
    return context.text('served')
  })
  app.onError(answerProblem(() => undefined))
  const under = [app.request('/'), app.request('/')]
  const over = await app.request('/')
  expect(over.status).toBe(503)
  expect(over.headers.get('retry-after')).toBe('1')
  resolve()
  expect((await Promise.all(under)).map(({ status }) => status)).toEqual([200, 200])
  expect((await app.request('/')).status).toBe(200)
})
