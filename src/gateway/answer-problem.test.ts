import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { requestId } from 'hono/request-id'
import { expect, test } from 'vitest'
import { StoreApiError } from '#store-api/store-api-error.ts'
import { StoreRefusal } from '#store-api/store-refusal.ts'
import { answerProblem } from './answer-problem.ts'
import { GatewayProblem, tooMany } from './gateway-problem.ts'
import { onceStoreUnavailable } from './once-store.ts'

async function answered(error: Error, { identified = true } = {}) {
  const lines: string[] = []
  const app = new Hono()
  if (identified) app.use(requestId({ generator: () => 'r-1' }))
  app.get('/', () => {
    throw error
  })
  app.onError(answerProblem((line) => lines.push(line)))
  const answer = await app.request('/')
  const { status, headers } = answer
  return { status, retryAfter: headers.get('retry-after'), body: await answer.json(), lines }
}

test('a refusal of ours is answered by its code, with what it says, and is no fault for the log', async () => {
  expect(await answered(new GatewayProblem(400, 'bad-request', { about: 'email' }))).toEqual({
    status: 400,
    retryAfter: null,
    body: { code: 'bad-request', requestId: 'r-1', about: 'email' },
    lines: [],
  })
})

test('why what the gateway keeps gives no answer is said once a minute for each reason, and to the log alone', async () => {
  const lines: string[] = []
  const reasons = ['READONLY', 'READONLY', 'OOM command not allowed', 'READONLY', 'OOM command not allowed']
  let monotonicMs = 5
  const app = new Hono()
  app.get('/', () => {
    throw onceStoreUnavailable(new Error(reasons.shift()))
  })
  app.onError(
    answerProblem(
      (line) => lines.push(line),
      () => monotonicMs,
    ),
  )
  for (let count = 0; count < 4; count += 1) {
    const answer = await app.request('/')
    expect([answer.status, await answer.json()]).toEqual([503, { code: 'busy', requestId: '', retryAfterS: 2 }])
  }
  monotonicMs += 60_001
  await app.request('/')
  expect(lines).toEqual([
    'What the gateway keeps cannot be reached: READONLY',
    'What the gateway keeps cannot be reached: OOM command not allowed',
    'What the gateway keeps cannot be reached: OOM command not allowed',
  ])
})

test.each([
  [1, 1],
  [1000, 1],
  [1001, 2],
  [0, 1],
  [-5, 1],
])('what there was too much of %i ms before there is room says to wait %i s', async (leftMs, retryAfterS) => {
  expect(await answered(tooMany('requests', leftMs))).toMatchObject({
    status: 429,
    retryAfter: String(retryAfterS),
    body: { code: 'too-many', about: 'requests', retryAfterS },
  })
})

test('a request that the server itself cannot read is a bad one', async () => {
  expect(await answered(new HTTPException(431, { message: 'secret words' }))).toMatchObject({
    status: 431,
    body: { code: 'bad-request', requestId: 'r-1' },
    lines: [],
  })
})

test('what the store says of a customer’s own words is for the customer, and for the log by its call', async () => {
  const refusal = new StoreRefusal('POST /Api/Order', { kind: 'status', status: 500 }, 'Telephone is too long.')
  const { status, body, lines } = await answered(refusal)
  expect([status, body]).toEqual([422, { code: 'refused', requestId: 'r-1', sentence: 'Telephone is too long.' }])
  expect(lines).toEqual([expect.stringMatching(/^r-1 POST \/Api\/Order /)])
})

test('a store that fails is unavailable: its words and where we asked are for the log alone', async () => {
  const { status, body, lines } = await answered(new StoreApiError('GET /Api/Item', { kind: 'timeout', limitMs: 9 }))
  expect([status, body]).toEqual([502, { code: 'store-unavailable', requestId: 'r-1' }])
  expect(lines).toEqual([expect.stringMatching(/^r-1 GET \/Api\/Item [^\n]*$/)])
})

test('a fault of ours is told to nobody but the log, which hears where it was', async () => {
  const { status, body, lines } = await answered(new Error('secret words'))
  expect([status, body]).toEqual([500, { code: 'fault', requestId: 'r-1' }])
  expect(lines).toEqual([expect.stringMatching(/^r-1 Error: secret words\n\s+at /)])
  const bare = Object.assign(new Error('secret words'), { stack: undefined })
  expect((await answered(bare)).lines).toEqual(['r-1 secret words'])
})

test('before a request has an id its answer names none', async () => {
  const { body, lines } = await answered(Object.assign(new Error('x'), { stack: undefined }), { identified: false })
  expect([body, lines]).toEqual([{ code: 'fault', requestId: '' }, [' x']])
})
