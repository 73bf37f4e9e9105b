import { EventEmitter } from 'node:events'
import { beforeEach, expect, test, vi } from 'vitest'
import { connectRedis } from './redis-client.ts'
import { redisIntentStore } from './redis-intent-store.ts'

const redis = vi.hoisted(() => ({ createClient: vi.fn() }))
vi.mock('redis', () => redis)

const answers = { set: vi.fn(), get: vi.fn(), info: vi.fn(), wait: vi.fn() }

beforeEach(() => {
  for (const answer of Object.values(answers)) answer.mockReset()
  answers.set.mockResolvedValue('OK')
  const client = Object.assign(new EventEmitter(), {
    connect: async () => undefined,
    configGet: async () => ({}),
    eval: async () => 1,
    ...answers,
  })
  redis.createClient.mockReturnValue(client)
})

async function open() {
  return redisIntentStore(await connectRedis('redis://127.0.0.1:6379', () => undefined), () => 1_764_000_000_000)
}

test('it says since when it keeps from its start on, also where that fails at first', async () => {
  answers.set.mockRejectedValueOnce(new Error('away'))
  answers.get.mockResolvedValue('1763000000000')
  const store = await open()
  const birth = ['hoof-and-husk:intents:birth', '1764000000000', { condition: 'NX' }]
  expect(answers.set.mock.calls).toEqual([birth])
  expect(await store.bornAtMs()).toBe(1_763_000_000_000)
  expect(answers.set.mock.calls).toEqual([birth, birth])
})

test.each<[replicas: number, took: number, there: boolean, waits: unknown[][]]>([
  [0, 0, true, []],
  [1, 0, false, [[1, 2_000]]],
  [1, 1, true, [[1, 2_000]]],
  [10, 2, true, [[1, 2_000]]],
])('of %i replicas %i have taken over what was written: it is there: %o', async (replicas, took, there, waits) => {
  answers.info.mockImplementation(async (section) =>
    section === 'replication' ? `# Replication\r\nrole:master\r\nconnected_slaves:${replicas}\r\n` : '',
  )
  answers.wait.mockResolvedValue(took)
  const store = await open()
  const intent = { intentId: 'one', customerId: 'C1', version: 1, stage: 'open', text: '{}' } as const
  const written = store.write(intent, { name: 'C1', fence: 1, demand: () => undefined })
  if (there) await written
  else
    await expect(written).rejects.toMatchObject({
      status: 503,
      cause: { message: 'No replica of Redis has taken over what was written.' },
    })
  expect(answers.wait.mock.calls).toEqual(waits)
})
