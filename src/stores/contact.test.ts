import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SendOutcome } from '#client/backend.ts'
import { stubLocalStorage } from '#domain/test-local-storage.ts'
import { backend } from './backend.ts'
import {
  $sendingMessage,
  $unsentMessage,
  $unsentReason,
  discardUnsentMessage,
  prepareMessage,
  sendOrKeep,
} from './contact.ts'
import { forgetInTab } from './forget-in-tab.ts'
import { forgetPersonal } from './forget-personal.ts'
import { keepSession } from './keep-session.ts'
import { $session } from './session.ts'
import { stubMessages, UNREACHABLE } from './test-backend.ts'
import { closePage, openPage } from './test-browser.ts'
import { stubPage, type TestPage } from './test-page.ts'

const MESSAGE = { from_name: 'Rowan', email: 'rowan@dairy.example', number: '+61 7 5550 0148', message: 'Forty mats' }
const KEPT = 'personal:unsent-message'

let page: TestPage

beforeEach(() => {
  page = stubPage('/contact-us')
})

afterEach(() => {
  discardUnsentMessage()
  $unsentReason.set('')
  closePage()
})

/** How the shop takes a message, and what stands on the page meanwhile. */
function taking(outcome: SendOutcome | Error) {
  const meanwhile = vi.fn()
  const send = vi.fn(async () => {
    meanwhile($sendingMessage.get(), JSON.parse(page.tab.get(KEPT) ?? ''), $unsentReason.get())
    if (outcome instanceof Error) throw outcome
    return outcome
  })
  stubMessages({ prepare: async () => {}, send })
  return { send, meanwhile }
}

test('a message is kept until it has been sent, and forgotten then', async () => {
  $unsentReason.set('Too many messages.')
  const { send, meanwhile } = taking({ status: 'sent' })
  expect(await sendOrKeep(MESSAGE, 'trap')).toBe('sent')
  expect([send.mock.calls, meanwhile.mock.calls]).toEqual([
    [[MESSAGE, 'trap']],
    [[true, { ...MESSAGE, certain: false }, '']],
  ])
  expect([$unsentMessage.get(), $unsentReason.get(), $sendingMessage.get()]).toEqual([null, '', false])
  expect(page.tab.has(KEPT)).toBe(false)
})

test.each([true, false])('a message that failed stays, with the reason and its certainty: %s', async (certain) => {
  taking({ status: 'failed', reason: 'Too many messages.', certain })
  expect(await sendOrKeep(MESSAGE, '')).toBe('failed')
  expect([$unsentMessage.get(), $unsentReason.get(), $sendingMessage.get()]).toEqual([
    { ...MESSAGE, certain },
    'Too many messages.',
    false,
  ])
  discardUnsentMessage()
  expect([$unsentMessage.get(), page.tab.has(KEPT)]).toEqual([null, false])
})

test('a message whose way cannot be loaded has certainly not been sent', async () => {
  vi.spyOn(backend, 'messages').mockRejectedValue(UNREACHABLE)
  expect(await sendOrKeep(MESSAGE, '')).toBe('failed')
  expect([$unsentMessage.get(), $unsentReason.get(), $sendingMessage.get()]).toEqual([
    { ...MESSAGE, certain: true },
    '',
    false,
  ])
})

test('without a network a message waits, is under way until it does, and is not unsent', async () => {
  const browser = stubLocalStorage()
  const { promise: turn, resolve: comes } = Promise.withResolvers<void>()
  const locks = { request: (_: string, work: () => unknown) => turn.then(work) }
  vi.stubGlobal('navigator', { onLine: false, locks })
  const { send } = taking({ status: 'sent' })
  const keeping = sendOrKeep(MESSAGE, '')
  expect($sendingMessage.get()).toBe(true)
  comes()
  expect(await keeping).toBe('waits')
  expect([$sendingMessage.get(), $unsentMessage.get()]).toEqual([false, null])
  expect(JSON.parse(browser.read('waiting-message') ?? '')).toEqual({
    message: MESSAGE,
    customerId: '',
    state: 'waiting',
  })
  // Only one can wait.
  expect(await sendOrKeep(MESSAGE, '')).toBe('sent')
  expect(send).toHaveBeenCalledTimes(1)
})

test('as a person begins to write, what sending needs is got ready, as far as it can be', async () => {
  const prepare = vi.fn(async () => {})
  stubMessages({ prepare, send: async () => ({ status: 'sent' }) })
  await prepareMessage()
  expect(prepare).toHaveBeenCalledTimes(1)
  vi.spyOn(backend, 'messages').mockRejectedValue(UNREACHABLE)
  await expect(prepareMessage()).resolves.toBeUndefined()
})

test.each([
  ['a message that was not sent', JSON.stringify({ ...MESSAGE, certain: true }), { ...MESSAGE, certain: true }],
  // As an earlier version kept it.
  ['a message of which nothing is known', JSON.stringify(MESSAGE), { ...MESSAGE, certain: false }],
  ['no message', 'null', null],
  ['a message without its text', JSON.stringify({ ...MESSAGE, message: undefined }), null],
  ['something else', '7', null],
])('after a reload the page finds %s', async (_, kept, message) => {
  openPage()
  page.tab.set(KEPT, kept)
  const fresh = await import('./contact.ts')
  expect([fresh.$unsentMessage.get(), fresh.$unsentReason.get(), fresh.$sendingMessage.get()]).toEqual([
    message,
    '',
    false,
  ])
})

const ADA = { customerId: 'ada', firstName: 'Ada', lastName: 'B', email: 'ada@example.com' }

test.each([
  ['somebody has logged out here', () => forgetPersonal()],
  ['somebody has logged out in another tab', () => localStorage.setItem('log-outs', '1')],
  ['another customer has logged in here', () => keepSession({ ...ADA, customerId: 'bob' }, false)],
  ['another customer has logged in elsewhere', () => page.cookies.set('customerId', 'bob')],
])('a message that fails after %s is kept for nobody', async (_, change) => {
  stubLocalStorage()
  vi.stubGlobal('navigator', { onLine: true })
  keepSession(ADA, false)
  const answer = Promise.withResolvers<SendOutcome>()
  stubMessages({ prepare: async () => {}, send: () => answer.promise })
  const sending = sendOrKeep(MESSAGE, '')
  expect(page.tab.has(KEPT)).toBe(true)
  change()
  answer.resolve({ status: 'failed', reason: 'Too many messages.', certain: true })
  expect(await sending).toBe('failed')
  expect([$unsentMessage.get(), $unsentReason.get(), page.tab.has(KEPT)]).toEqual([null, '', false])
  forgetInTab()
  $session.set(undefined)
})

test('a log-out before a message has its turn to wait leaves none', async () => {
  const browser = stubLocalStorage()
  const { promise: turn, resolve: comes } = Promise.withResolvers<void>()
  vi.stubGlobal('navigator', { onLine: false, locks: { request: (_: string, work: () => unknown) => turn.then(work) } })
  stubMessages({ prepare: async () => {}, send: async () => ({ status: 'failed', reason: '', certain: true }) })
  const sending = sendOrKeep(MESSAGE, '')
  forgetPersonal()
  comes()
  expect(await sending).toBe('failed')
  expect([browser.read('waiting-message'), $unsentMessage.get(), page.tab.has(KEPT)]).toEqual([null, null, false])
})
