import { expect, test } from 'vitest'
import { openTestGateway } from './test-gateway.ts'

test('that it is alive is said in one word', async () => {
  const answer = await openTestGateway().request('/api/healthz')
  expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok' }])
})

test.each(['/api', '/api/', '/api/nothing', '/api/healthz/more', '/api/items/S-1/more'])(
  '%s is no call',
  async (path) => {
    const answer = await openTestGateway().request(path)
    expect([answer.status, await answer.json()]).toEqual([404, { code: 'no-such-call', requestId: expect.any(String) }])
  },
)

test('every answer has a number of the gateway’s own making, whatever a caller calls its request', async () => {
  const shop = openTestGateway()
  const names = ['', 'mine', 'mine'].map((name) => ({ 'x-request-id': name, 'request-id': name }))
  const answers = await Promise.all(names.map((headers) => shop.request('/api/nothing', { headers })))
  const numbers = await Promise.all(answers.map(async (answer) => Object(await answer.json()).requestId))
  expect(new Set(numbers).size).toBe(3)
  for (const number of numbers) expect(number).toMatch(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/)
})
