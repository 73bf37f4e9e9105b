import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { answerProblem } from './answer-problem.ts'
import { isFromOwnPage, mutationGuard } from './mutation-guard.ts'

const own = 'https://shop.example'
const site = { isOwn: (origin: string) => origin === own }

async function asked(method: string, headers: Record<string, string>) {
  const app = new Hono()
  app.all('/', mutationGuard(site), (context) => context.json({ code: 'done' }))
  app.onError(answerProblem(() => undefined))
  const answer = await app.request('/', { method, headers })
  return method === 'HEAD' ? answer.status : [answer.status, (await answer.json()).code]
}

test('what changes nothing may be asked from anywhere', async () => {
  expect(await asked('GET', { origin: 'https://evil.example' })).toEqual([200, 'done'])
  expect(await asked('HEAD', { origin: 'https://evil.example' })).toBe(200)
})

test.each(['POST', 'PUT', 'DELETE', 'PATCH'])('a %s needs a page of ours, then JSON', async (method) => {
  const json = { 'content-type': 'application/json' }
  expect(await asked(method, { ...json, origin: own })).toEqual([200, 'done'])
  expect(await asked(method, { 'content-type': 'Application/JSON; charset=utf-8', origin: own })).toEqual([200, 'done'])
  expect(await asked(method, json)).toEqual([403, 'foreign-origin'])
  expect(await asked(method, { origin: own })).toEqual([415, 'not-json'])
  for (const type of ['text/plain', 'text/plain; application/json', 'application/jsonx']) {
    expect(await asked(method, { 'content-type': type, origin: own }), type).toEqual([415, 'not-json'])
  }
})

test.each<[Record<string, string>, boolean]>([
  [{}, false],
  [{ origin: own }, true],
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'same-origin', origin: own }, true],
  [{ 'sec-fetch-site': 'same-site' }, false],
  [{ 'sec-fetch-site': 'cross-site', origin: own }, false],
  [{ 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }, false],
  [{ origin: 'https://evil.example' }, false],
])('all that the browser says of where it asks from must be ours: %o', async (headers, isOurs) => {
  const app = new Hono()
  app.get('/', (context) => context.json(isFromOwnPage(site, context)))
  expect(await (await app.request('/', { headers })).json()).toBe(isOurs)
})
