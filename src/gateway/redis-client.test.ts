import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connectRedis, fenceKey, reached } from './redis-client.ts'

const create = vi.fn()

const SAFE = { 'maxmemory-policy': 'noeviction', appendonly: 'yes', appendfsync: 'everysec' }

let client: EventEmitter & { connect: () => Promise<void>; configGet: (setting: string) => Promise<object> }
let settings: Record<string, string>

beforeEach(() => {
  settings = { ...SAFE }
  client = Object.assign(new EventEmitter(), {
    connect: async () => undefined,
    configGet: async (setting: string) => (setting in settings ? { [setting]: settings[setting] } : {}),
  })
  create.mockReset().mockReturnValue(client)
})

afterEach(() => void vi.useRealTimers())

async function connected() {
  const lines: string[] = []
  await connectRedis('redis://127.0.0.1:6379', (line) => void lines.push(line), create)
  return lines
}

test('it is asked at its address, calls fail at once while it is away, and it is looked for more and more rarely', async () => {
  await connected()
  const [asked] = create.mock.calls[0] ?? []
  expect(asked).toMatchObject({
    url: 'redis://127.0.0.1:6379',
    disableOfflineQueue: true,
    socket: { connectTimeout: 5_000 },
  })
  expect([0, 1, 7, 19, 20, 21, 1_000].map(asked.socket.reconnectStrategy)).toEqual([
    0, 100, 700, 1_900, 2_000, 2_000, 2_000,
  ])
})

test('that it is away is said once for each reason, and that it is back', async () => {
  const lines = await connected()
  client.emit('ready')
  expect(lines).toEqual([])
  client.emit('error', new Error('connect ECONNREFUSED'))
  client.emit('error', new Error('connect ECONNREFUSED'))
  client.emit('error', new AggregateError([], ''))
  client.emit('error', 'gone')
  client.emit('ready')
  client.emit('ready')
  client.emit('error', 'gone')
  expect(lines).toEqual([
    'Redis cannot be reached (connect ECONNREFUSED). Trying again until it can.',
    'Redis cannot be reached (AggregateError). Trying again until it can.',
    'Redis cannot be reached (gone). Trying again until it can.',
    'Redis can be reached again.',
    'Redis cannot be reached (gone). Trying again until it can.',
  ])
})

test.each([
  ['maxmemory-policy', 'allkeys-lru', 'it would throw open orders away when memory is short. Set it to noeviction.'],
  ['appendonly', 'no', 'it would forget open orders when it is restarted. Set it to yes.'],
  ['appendfsync', 'no', 'it would lose the last orders when the power fails. Set it to always or everysec.'],
])('one that has %s %s is refused, with what to set', async (setting, value, sentence) => {
  settings[setting] = value
  await expect(connected()).rejects.toMatchObject({
    name: 'RedisProblem',
    message: `Redis has ${setting} ${value}: ${sentence}`,
  })
})

test('one that writes at once is taken', async () => {
  settings.appendfsync = 'always'
  expect(await connected()).toEqual([])
})

test('one that does not tell its settings is used, and whoever runs it is told what they have to be', async () => {
  const line = 'Redis does not tell its setting appendfsync. Make sure that it is always or everysec.'
  delete settings.appendfsync
  expect(await connected()).toEqual([line])
  client.configGet = () => Promise.reject(new Error("NOPERM this user has no permissions to run 'config'"))
  expect((await connected()).at(-1)).toBe(line)
})

test('an answer within five seconds is an answer', async () => {
  vi.useFakeTimers()
  const answer = reached(new Promise((resolve) => setTimeout(resolve, 4_999, 'answer')))
  await vi.advanceTimersByTimeAsync(4_999)
  expect(await answer).toBe('answer')
  expect(vi.getTimerCount()).toBe(0)
})

test.each([
  ['that comes too late', () => new Promise(() => undefined), 'Redis gave no answer in time.'],
  ['that is a failure', () => Promise.reject(new Error('The client is closed')), 'The client is closed'],
])('an answer %s is 503, with the reason for the log', async (_, given, message) => {
  vi.useFakeTimers()
  const answer = expect(reached(given())).rejects.toMatchObject({
    status: 503,
    code: 'busy',
    details: { retryAfterS: 2 },
    cause: { message },
  })
  await vi.advanceTimersByTimeAsync(5_000)
  await answer
})

test('a fence has a key of its own', () => {
  expect(fenceKey('order of C1')).toBe('hoof-and-husk:fence:order of C1')
})
