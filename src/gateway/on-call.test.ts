import { Hono } from 'hono'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { Call } from '#contract/call.ts'
import type { CallRoute } from '#contract/calls.ts'
import { refusal } from './gateway-problem.ts'
import type { RouteLimits } from './limits.ts'
import { onCall } from './on-call.ts'

const weigh = {
  method: 'POST',
  path: '/api/mats/:matId',
  request: v.strictObject({ inGrams: v.boolean() }),
  answer: v.variant('status', [
    v.object({ status: v.literal('weighed'), weight: v.number() }),
    v.object({ status: v.literal('too-heavy'), scales: v.array(v.object({ most: v.number() })) }),
  ]),
  refusals: { 'no-such-item': 404 },
} as const satisfies Call

test('what a work returns is the answer of its call', async () => {
  const routes = new Hono()
  onCall(routes, weigh).answer(async (context) =>
    context.req.param('matId') === 'S-1' ? { status: 'weighed', weight: 21 } : { status: 'too-heavy', scales: [] },
  )
  const ask = (id: string, method = 'POST') => routes.request(`/api/mats/${id}`, { method })
  expect(await (await ask('S-1')).json()).toEqual({ status: 'weighed', weight: 21 })
  expect(await (await ask('S-2')).json()).toEqual({ status: 'too-heavy', scales: [] })
  expect((await ask('S-1', 'GET')).status).toBe(404)
})

test('an answer, a body, a name or a refusal that the contract does not know does not compile', () => {
  const on = onCall(new Hono(), weigh)
  // @ts-expect-error A weight is missing.
  on.answer(async () => ({ status: 'weighed' }))
  // @ts-expect-error There is no such status.
  on.answer(async () => ({ status: 'lost' }))
  // @ts-expect-error Nobody was promised a price.
  on.answer(async () => ({ status: 'weighed', weight: 21, price: 8950 }))
  // @ts-expect-error Nor the place of the scales.
  on.answer(async () => ({ status: 'too-heavy', scales: [{ most: 20, place: 'Brisbane' }] }))
  // @ts-expect-error A weight is a number.
  on.answer(async () => ({ status: 'weighed', weight: '21 kg' }))
  // @ts-expect-error It is not always answered.
  on.answer(async (_, body) => (body().inGrams ? { status: 'too-heavy', scales: [] } : undefined))
  // @ts-expect-error The body has no such field.
  on.answer(async (_, body) => ({ status: 'weighed', weight: body().weight }))
  // @ts-expect-error The path has no such name.
  on.answer(async (context) => ({ status: 'weighed', weight: context.req.param('itemId').length }))
  // @ts-expect-error Another call is refused so.
  expect(refusal(weigh, 'no-such-order', '').code).toBe('no-such-order')
})

test('a limit without a call, and a call without a limit, do not compile', () => {
  const known = 'GET /api/orders/:orderId' satisfies CallRoute
  // @ts-expect-error There is no such call.
  const unknown = 'DELETE /api/orders/:orderId' satisfies CallRoute
  // @ts-expect-error No call has a limit here.
  const none = {} satisfies Record<CallRoute, RouteLimits>
  expect([known, unknown, none].length).toBe(3)
})
