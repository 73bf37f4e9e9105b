import fc from 'fast-check'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { place } from '#contract/order-calls.ts'
import { answerProblem } from './answer-problem.ts'
import { BODY_LIMIT_BYTES, readJsonBody, takeBody } from './request-body.ts'

function openApp(deadlineMs?: number) {
  const logged: string[] = []
  const app = new Hono<{ Variables: { body: string } }>()
  app.use(takeBody(deadlineMs))
  app.post('*', (context) => context.json({ body: readJsonBody(context) }))
  app.get('/', (context) => context.json({ taken: context.get('body') ?? null }))
  app.onError(answerProblem((line) => logged.push(line)))
  const post = (body: BodyInit | null, path = '/', headers = {}) =>
    app.request(path, { method: 'POST', body, headers, duplex: 'half' } as RequestInit)
  const refusal = async (body: BodyInit | null) => {
    const answer = await post(body)
    return [answer.status, await answer.json()]
  }
  return { app, post, refusal, logged }
}

test('what is sent as JSON is what is read', async () => {
  const { post } = openApp()
  // Two names that differ are two fields, however alike; objects of these tests have each name once.
  await fc.assert(
    fc.asyncProperty(fc.jsonValue({ maxDepth: 8 }), async (value) => {
      const answer = await post(JSON.stringify(value))
      expect(await answer.json()).toEqual({ body: JSON.parse(JSON.stringify(value)) })
    }),
  )
})

test.each([
  ['arrays', '['.repeat(8_000) + ']'.repeat(8_000)],
  ['arrays that do not end', '['.repeat(16_000)],
  ['objects', `${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}`],
])('deep %s get 400, and no fault is logged', async (_, body) => {
  const { post, logged } = openApp()
  expect((await post(body)).status).toBe(400)
  expect(logged).toEqual([])
})

test('brackets and colons in a text are no nesting and no field', async () => {
  const { post } = openApp()
  const body = { a: '[[[[[[[[[[[[[[[[[[[[[[{{{{{{:::::"\\', '":"': ['\\"'] }
  expect(await (await post(JSON.stringify(body))).json()).toEqual({ body })
})

test('a body that breaks off is an answer to nobody, and no fault in the log', async () => {
  const { post, logged } = openApp()
  let pulls = 0
  const broken = new ReadableStream({
    pull(controller) {
      pulls += 1
      if (pulls === 1) controller.enqueue(new TextEncoder().encode('{'))
      else controller.error(new Error('aborted'))
    },
  })
  expect((await post(broken)).status).toBe(400)
  expect(logged).toEqual([])
})

test('a body that stays away too long is not waited for', async () => {
  const { post, logged } = openApp(50)
  const silent = new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode('{')) })
  const answer = await post(silent)
  expect([answer.status, (await answer.json()).code]).toEqual([408, 'too-slow'])
  expect(logged).toEqual([])
})

test('a body that does not say how long it is ends at 16 KiB', async () => {
  const { post } = openApp()
  const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(1024).fill(32)) })
  expect((await post(endless)).status).toBe(413)
})

test.each(['GET', 'HEAD'])('a %s has no body to be taken, whatever it says of its length', async (method) => {
  const { app } = openApp()
  const answer = await app.request('/', { method, headers: { 'content-length': '99999' } })
  expect(answer.status).toBe(200)
  if (method === 'GET') expect(await answer.json()).toEqual({ taken: null })
})

test('no body at all is no JSON', async () => {
  const { refusal } = openApp()
  expect(await refusal(null)).toMatchObject([400, { code: 'not-json' }])
})

test('a body that breaks off says so', async () => {
  const { refusal } = openApp()
  const broken = new ReadableStream({ pull: (controller) => controller.error(new Error('aborted')) })
  expect(await refusal(broken)).toMatchObject([400, { code: 'broken-off' }])
})

test('what is nested sixteen deep is read, one deeper is refused by name; what is closed again does not count', async () => {
  const { post, refusal } = openApp()
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
  expect((await post(nested(16))).status).toBe(200)
  expect(await refusal(nested(17))).toMatchObject([400, { code: 'bad-request', about: 'nested-too-deeply' }])
  expect((await post(`[${Array.from({ length: 40 }, () => '[],{}').join()}]`)).status).toBe(200)
})

test('a field that is named twice is refused by name, wherever it stands', async () => {
  const { refusal } = openApp()
  const twice = [400, { code: 'bad-request', about: 'field-named-twice' }]
  expect(await refusal('{"total":1,"total":2}')).toMatchObject(twice)
  expect(await refusal('[{"lines":[{"a":1,"a":1}]}]')).toMatchObject(twice)
})

test.each([
  ['a call', '/', BODY_LIMIT_BYTES],
  ['an order', place.path, 2 * BODY_LIMIT_BYTES],
])('%s may be as large as is allowed and not a byte larger, whether it says so or not', async (_, path, most) => {
  const { post } = openApp()
  const text = (bytes: number) => `"${'x'.repeat(bytes - 2)}"`
  const stream = (bytes: number) => new Blob([text(bytes)]).stream()
  for (const body of [text, stream]) {
    expect((await post(body(most), path)).status).toBe(200)
    const tooLarge = await post(body(most + 1), path)
    expect([tooLarge.status, (await tooLarge.json()).code]).toEqual([413, 'too-large'])
  }
})

test('a body that says it is too large is not read', async () => {
  const { post } = openApp()
  let isRead = false
  const body = new ReadableStream(
    {
      pull(controller) {
        isRead = true
        controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  const answer = await post(body, '/', { 'content-length': String(BODY_LIMIT_BYTES + 1) })
  expect([answer.status, isRead]).toEqual([413, false])
})

test('who sends too much is not read on', async () => {
  const { post } = openApp()
  let isCancelled = false
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(1024).fill(32)),
    cancel: () => {
      isCancelled = true
    },
  })
  await post(endless)
  expect(isCancelled).toBe(true)
})

test('a letter that comes in two pieces is one letter', async () => {
  const { post } = openApp()
  const bytes = new TextEncoder().encode('"ß"')
  const pieces = new ReadableStream({
    start(controller) {
      controller.enqueue(bytes.slice(0, 2))
      controller.enqueue(bytes.slice(2))
      controller.close()
    },
  })
  expect(await (await post(pieces)).json()).toEqual({ body: 'ß' })
})
