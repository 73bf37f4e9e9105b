import fc from 'fast-check'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { answerProblem } from './answer-problem.ts'
import { readJsonBody, takeBody } from './request-body.ts'

function openApp(deadlineMs?: number) {
  const logged: string[] = []
  const app = new Hono()
  app.post('/', takeBody(deadlineMs), (context) => context.json({ body: readJsonBody(context) }))
  app.onError(answerProblem((line) => logged.push(line)))
  const post = (body: BodyInit) => app.request('/', { method: 'POST', body, duplex: 'half' } as RequestInit)
  return { post, logged }
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
