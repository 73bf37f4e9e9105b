import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubLocalStorage } from '#domain/test-local-storage.ts'
import { refused, stubCalls } from './test-calls.ts'
import { stubPage } from './test-page.ts'

const MESSAGE = { from_name: 'Rowan', email: 'rowan@dairy.example', number: '+61 7 5550 0148', message: 'Forty mats' }
const KEY = 'waiting-message'
const PROBE = 'HEAD /catalogue.json'
const TOKEN = { [PROBE]: {}, 'GET /api/form-token': { token: 'proof' } }
const SENT = { ...TOKEN, 'POST /api/messages': { status: 'sent' } }

/** What a page knows that is loaded now. */
function load() {
  vi.resetModules()
  return import('./waiting-message.ts')
}

beforeEach(() => {
  // A message is held back for as long as a person would write it.
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] })
  vi.stubGlobal('navigator', { onLine: true })
  stubPage('/contact-us')
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** Lets the time pass that a message is held back for. */
async function inTime<Value>(work: Promise<Value>): Promise<Value> {
  let isOver = false
  void work.finally(() => {
    isOver = true
  })
  await expect.poll(() => vi.runAllTimersAsync().then(() => isOver)).toBe(true)
  return work
}

test('a message that waits is known to every page, and another one does not wait beside it', async () => {
  const storage = stubLocalStorage()
  const { $waitingMessage, keepForLater } = await load()
  expect($waitingMessage.get()).toBeNull()
  expect(await keepForLater(MESSAGE)).toBe(true)
  expect($waitingMessage.get()).toEqual({ message: MESSAGE, customerId: '', state: 'waiting' })
  expect(await keepForLater({ ...MESSAGE, message: 'Ten mats' })).toBe(false)
  expect(storage.keys()).toEqual([KEY])
  expect((await load()).$waitingMessage.get()?.message).toEqual(MESSAGE)
})

test('a browser that keeps nothing lets no message wait', async () => {
  stubLocalStorage({ full: true })
  const { $waitingMessage, keepForLater } = await load()
  expect(await keepForLater(MESSAGE)).toBe(false)
  expect($waitingMessage.get()).toBeNull()
})

test('a browser without a storage has nothing that waits', async () => {
  const { $waitingMessage, look } = await load()
  look()
  expect($waitingMessage.get()).toBeNull()
})

test('what waits is sent once there is a network, and waits no more', async () => {
  const storage = stubLocalStorage()
  const { $waitingMessage, keepForLater, sendWhatWaits } = await load()
  await keepForLater(MESSAGE)
  vi.stubGlobal('navigator', { onLine: false })
  const calls = stubCalls(SENT)
  expect(await sendWhatWaits()).toBe('waiting')
  expect(calls).toEqual([])
  vi.stubGlobal('navigator', { onLine: true })
  expect(await inTime(sendWhatWaits())).toBe('sent')
  expect(calls.at(-1)).toEqual(['POST /api/messages', { ...MESSAGE, trap: '', token: 'proof' }])
  expect([$waitingMessage.get(), storage.keys()]).toEqual([null, []])
  expect(await sendWhatWaits()).toBe('nothing')
})

test('a message that was refused goes on waiting', async () => {
  stubLocalStorage()
  const { $waitingMessage, keepForLater, sendWhatWaits } = await load()
  await keepForLater(MESSAGE)
  stubCalls({ ...TOKEN, 'POST /api/messages': refused(422, 'not-a-message') })
  expect(await inTime(sendWhatWaits())).toBe('waiting')
  expect($waitingMessage.get()?.state).toBe('waiting')
})

test('one that may have arrived is sent again where somebody says so, and not otherwise', async () => {
  stubLocalStorage()
  const { $waitingMessage, keepForAgain, keepForLater, sendWhatWaits } = await load()
  await keepForLater(MESSAGE)
  stubCalls({ ...TOKEN, 'POST /api/messages': refused(502, 'mail-failed') })
  expect(await inTime(sendWhatWaits())).toBe('doubtful')
  expect($waitingMessage.get()?.state).toBe('doubtful')
  const calls = stubCalls(SENT)
  expect(await sendWhatWaits()).toBe('doubtful')
  expect(calls).toEqual([])
  await keepForAgain()
  expect($waitingMessage.get()?.state).toBe('waiting')
  expect(await inTime(sendWhatWaits())).toBe('sent')
})

test('where nothing comes through what is said to be a network, the message has certainly not left', async () => {
  stubLocalStorage()
  const { $waitingMessage, keepForLater, sendWhatWaits } = await load()
  await keepForLater(MESSAGE)
  const { [PROBE]: _, ...unreachable } = SENT
  const calls = stubCalls(unreachable)
  expect(await sendWhatWaits()).toBe('unreachable')
  expect(calls).toEqual([[PROBE]])
  expect($waitingMessage.get()?.state).toBe('waiting')
})

test('a line on which nothing ever comes is given up', async () => {
  stubLocalStorage()
  const limit = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
  const { keepForLater, sendWhatWaits } = await load()
  await keepForLater(MESSAGE)
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  })
  const sending = sendWhatWaits()
  limit.abort()
  expect(await sending).toBe('unreachable')
  timeout.mockRestore()
})

test('a message whose script does not come has not left', async () => {
  stubLocalStorage()
  vi.doMock('#client/gateway/gateway-messages.ts', () => {
    throw new TypeError('Failed to fetch')
  })
  const { $waitingMessage, keepForLater, sendWhatWaits } = await load()
  await keepForLater(MESSAGE)
  stubCalls({ [PROBE]: {} })
  expect(await sendWhatWaits()).toBe('waiting')
  expect($waitingMessage.get()?.state).toBe('waiting')
  vi.doUnmock('#client/gateway/gateway-messages.ts')
})

test('what is taken back is not sent', async () => {
  const storage = stubLocalStorage()
  const { $waitingMessage, keepForLater, takeBackWaiting } = await load()
  await keepForLater(MESSAGE)
  expect(await takeBackWaiting()).toEqual(MESSAGE)
  expect([$waitingMessage.get(), storage.keys()]).toEqual([null, []])
  expect(await takeBackWaiting()).toBeNull()
})

test('what another tab did is seen when this one looks', async () => {
  const storage = stubLocalStorage()
  const { $waitingMessage, keepForLater, look } = await load()
  await keepForLater(MESSAGE)
  storage.remove(KEY)
  expect($waitingMessage.get()).not.toBeNull()
  look()
  expect($waitingMessage.get()).toBeNull()
})

test('tabs take turns where the browser has a lock for them', async () => {
  stubLocalStorage()
  const turns: string[] = []
  const request = (name: string, work: () => Promise<unknown>) => {
    turns.push(name)
    return work()
  }
  vi.stubGlobal('navigator', { onLine: true, locks: { request } })
  const { keepForLater } = await load()
  expect(await keepForLater(MESSAGE)).toBe(true)
  expect(turns).toEqual([KEY])
})

test('another customer who logs in finds no message of the one before, and the one before does', async () => {
  const ada = { customerId: 'ada', firstName: 'Ada', lastName: 'B', email: 'ada@example.com' }
  stubPage('/contact-us', { tab: ada })
  stubLocalStorage()
  const { keepForLater } = await load()
  expect(await keepForLater(MESSAGE)).toBe(true)
  const { forgetSession, keepSession } = await import('./keep-session.ts')
  forgetSession()
  keepSession({ ...ada, customerId: 'bob' }, false)
  const { $waitingMessage, sendWhatWaits, takeBackWaiting } = await load()
  expect([$waitingMessage.get(), await sendWhatWaits(), await takeBackWaiting()]).toEqual([null, 'nothing', null])
  keepSession(ada, false)
  expect((await load()).$waitingMessage.get()?.message).toEqual(MESSAGE)
})

test('what a stranger writes after another’s session has ended is the stranger’s, and is sent once that one logs in', async () => {
  stubLocalStorage().write('whose', 'ada')
  const { keepForLater } = await load()
  await keepForLater(MESSAGE)
  const { keepSession } = await import('./keep-session.ts')
  keepSession({ customerId: 'bob', firstName: 'Bob', lastName: 'C', email: 'bob@example.com' }, false)
  const { $waitingMessage, sendWhatWaits } = await load()
  expect($waitingMessage.get()).toEqual({ message: MESSAGE, customerId: '', state: 'waiting' })
  stubCalls(SENT)
  expect(await inTime(sendWhatWaits())).toBe('sent')
})
