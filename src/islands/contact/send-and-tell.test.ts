import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubLocalStorage } from '#domain/test-local-storage.ts'
import { stubCalls } from '#stores/test-calls.ts'
import { $toasts } from '#stores/toasts.ts'
import { keepForLater } from '#stores/waiting-message.ts'
import { sendAndTell } from './send-and-tell.ts'

const MESSAGE = { from_name: 'Rowan', email: 'rowan@dairy.example', number: '+61 7 5550 0148', message: 'Forty mats' }
const PROBE = 'HEAD /catalogue.json'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  vi.stubGlobal('navigator', { onLine: true })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a message is tried again after ever longer waits, and is sent and said to be once something comes through', async () => {
  stubLocalStorage()
  await keepForLater(MESSAGE)
  const calls = stubCalls({})
  await sendAndTell()
  await vi.advanceTimersByTimeAsync(1_999)
  expect(calls).toEqual([[PROBE]])
  await vi.advanceTimersByTimeAsync(1 + 4_000 + 8_000)
  expect(calls).toEqual([[PROBE], [PROBE], [PROBE], [PROBE]])
  const reached = stubCalls({
    [PROBE]: {},
    'GET /api/form-token': { token: 'proof' },
    'POST /api/messages': { status: 'sent' },
  })
  await expect.poll(() => vi.advanceTimersByTimeAsync(16_000).then(() => reached.length)).toBe(3)
  await expect.poll(() => $toasts.get().length).toBe(1)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(reached.filter(([call]) => call.startsWith('POST'))).toHaveLength(1)
})

test('without a network nothing is tried, and nothing is waited for', async () => {
  stubLocalStorage()
  await keepForLater(MESSAGE)
  vi.stubGlobal('navigator', { onLine: false })
  const calls = stubCalls({})
  await sendAndTell()
  expect(vi.getTimerCount()).toBe(0)
  expect(calls).toEqual([])
})
