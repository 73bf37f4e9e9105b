import { Hono } from 'hono'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { Call } from '#contract/call.ts'
import { answerProblem } from './answer-problem.ts'
import { GatewayProblem } from './gateway-problem.ts'
import { parseBody } from './parse-body.ts'
import { takeBody } from './request-body.ts'

const weigh = {
  method: 'POST',
  path: '/api/x',
  request: v.strictObject({ mats: v.array(v.strictObject({ grams: v.number() })) }),
  answer: v.object({}),
} as const satisfies Call
const bodiless = { method: 'POST', path: '/api/x', answer: v.object({}) } as const satisfies Call

async function answered(call: Call, body: unknown, unsound?: (field: string) => GatewayProblem) {
  const app = new Hono()
  app.use(takeBody())
  app.post('/api/x', (context) => context.json({ body: parseBody(context, call, unsound) ?? null }))
  app.onError(answerProblem(() => undefined))
  const answer = await app.request('/api/x', { method: 'POST', body: JSON.stringify(body) })
  return [answer.status, await answer.json()]
}

test('a sound body is read', async () => {
  expect(await answered(weigh, { mats: [{ grams: 5 }] })).toEqual([200, { body: { mats: [{ grams: 5 }] } }])
})

test('of an unsound one the first wrong field is named, never its value', async () => {
  const problem = (about: string) => [400, { code: 'bad-request', requestId: '', about }]
  expect(await answered(weigh, { mats: [{ grams: 5 }, { grams: 'secret words' }] })).toEqual(problem('mats.1.grams'))
  expect(await answered(weigh, { mats: [], more: 'secret words' })).toEqual(problem('more'))
  expect(await answered(weigh, 'secret words')).toEqual(problem('body'))
})

test('a call says itself what an unsound field is', async () => {
  const unsound = (field: string) => new GatewayProblem(422, 'refused', { about: `${field}!` })
  expect(await answered(weigh, { mats: 1 }, unsound)).toMatchObject([422, { code: 'refused', about: 'mats!' }])
})

test('a call without a body takes none', async () => {
  expect(await answered(bodiless, {})).toMatchObject([400, { code: 'bad-request', about: 'body' }])
})

test('a problem says in its message what it is about', () => {
  expect(new GatewayProblem(429, 'too-many').message).toBe('too-many')
  const { name, message } = new GatewayProblem(429, 'too-many', { about: 'orders' })
  expect([name, message]).toEqual(['GatewayProblem', 'too-many (orders)'])
})
