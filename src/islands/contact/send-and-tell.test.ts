import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubLocalStorage } from '#domain/test-local-storage.ts'
import { refused, stubCalls } from '#stores/test-calls.ts'
import { stubPage } from '#stores/test-page.ts'
import { $toasts } from '#stores/toasts.ts'
import { keepForLater } from '#stores/waiting-message.ts'
import { sendAndTell } from './send-and-tell.ts'

const MESSAGE = { from_name: 'Rowan', email: 'rowan@dairy.example', number: '+61 7 5550 0148', message: 'Forty mats' }
const PROBE = 'HEAD /catalogue.json'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  vi.stubGlobal('navigator', { onLine: true })
  stubPage()
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
  const posts = () => reached.filter(([call]) => call === 'POST /api/messages').length
  await expect.poll(() => vi.advanceTimersByTimeAsync(16_000).then(posts)).toBe(1)
  await expect.poll(() => $toasts.get().length).toBe(1)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(posts()).toBe(1)
})

test('it is not tried for ever, and from the beginning when the network is said to be back', async () => {
  stubLocalStorage()
  await keepForLater(MESSAGE)
  const calls = stubCalls({})
  await sendAndTell()
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(calls).toHaveLength(9)
  await sendAndTell()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(calls).toHaveLength(11)
})

test('however many ask at once, it is tried again once', async () => {
  stubLocalStorage()
  await keepForLater(MESSAGE)
  const calls = stubCalls({})
  await Promise.all([sendAndTell(), sendAndTell()])
  await vi.advanceTimersByTimeAsync(2_000)
  expect(calls).toHaveLength(3)
})

test('a message that was refused is not sent again and again', async () => {
  stubLocalStorage()
  await keepForLater(MESSAGE)
  const calls = stubCalls({
    [PROBE]: {},
    'GET /api/form-token': { token: 'proof' },
    'POST /api/messages': refused(422, 'not-a-message'),
  })
  void sendAndTell()
  const posts = () => calls.filter(([call]) => call === 'POST /api/messages').length
  await expect.poll(() => vi.advanceTimersByTimeAsync(16_000).then(posts)).toBe(1)
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(posts()).toBe(1)
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
