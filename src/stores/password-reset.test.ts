import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checkReset, requestReset, resetPassword, takeResetLink } from './password-reset.ts'
import { $session } from './session.ts'
import { refused, stubCalls } from './test-calls.ts'
import { stubPage } from './test-page.ts'
import { takeToasts } from './toasts.ts'

/** What no network holds up is there as soon as this. */

const LINK = { tokenId: 't-1', mac: 'm-1' }
const TOO_MANY = refused(429, 'too-many', { about: 'attempts', retryAfterS: 5 })

beforeEach(() => {
  takeToasts()
  stubPage()
})

afterEach(() => {
  $session.set(undefined)
  vi.useRealTimers()
})

test('who asks for a link is told that it has been sent', async () => {
  const calls = stubCalls({ 'POST /api/password-resets': { status: 'sent' } })
  expect(await requestReset('ada@example.com')).toEqual({ status: 'sent' })
  expect(calls).toEqual([['POST /api/password-resets', { email: 'ada@example.com' }]])
  expect(takeToasts()).toMatchObject([{ text: 'An email with a reset link has been sent.', kind: 'success' }])
})

test.each([
  ['nobody has this e-mail', { status: 'email-not-found' }, { status: 'wrong', problem: 'email-not-registered' }],
  [
    'the store makes no token',
    { status: 'token-failed' },
    { status: 'failed', sentence: 'Failed to generate reset token.' },
  ],
  [
    'it is asked too often',
    TOO_MANY,
    { status: 'failed', sentence: 'Too many attempts. Please try again in 5 seconds.' },
  ],
  [
    'no mail can be sent',
    refused(502, 'mail-failed'),
    { status: 'failed', sentence: 'Something went wrong. Please try again.' },
  ],
])('where no link is sent it is said why: %s', async (_, answer, outcome) => {
  stubCalls({ 'POST /api/password-resets': answer })
  expect(await requestReset('ada@example.com')).toEqual(outcome)
  expect(takeToasts()).toEqual([])
})

test.each([
  ['it is valid', { status: 'valid' }, { status: 'valid' }],
  ['it is not valid', { status: 'invalid' }, { status: 'invalid', sentence: 'Token has expired or is invalid.' }],
  [
    'it is asked too often',
    TOO_MANY,
    { status: 'failed', sentence: 'Too many attempts. Please try again in 5 seconds.' },
  ],
  [
    'the gateway has a fault',
    refused(500, 'fault'),
    { status: 'failed', sentence: 'Something went wrong. Please try again later.' },
  ],
])('a link is held against what the gateway knows: %s', async (_, answer, outcome) => {
  const calls = stubCalls({ 'POST /api/password-resets/t-1': answer })
  expect(await checkReset(LINK)).toEqual(outcome)
  expect(calls).toEqual([['POST /api/password-resets/t-1', { mac: 'm-1' }]])
})

test('a link without a token is not asked about', async () => {
  const calls = stubCalls({})
  expect(await checkReset({ tokenId: '', mac: 'm-1' })).toEqual({
    status: 'invalid',
    sentence: 'Invalid or expired token.',
  })
  expect(calls).toEqual([])
})

test('a new password ends the session of this browser, and leads to the login', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const page = stubPage('/reset-password/t-1', { tab: { customerId: 'ada' } })
  $session.set({ customerId: 'ada', firstName: 'Ada', lastName: 'B', email: 'ada@example.com' })
  const calls = stubCalls({ 'PUT /api/password-resets/t-1': { status: 'done' } })
  const resetting = resetPassword(LINK, 'next password')
  await expect.poll(() => $session.get()).toBeUndefined()
  expect(calls).toEqual([['PUT /api/password-resets/t-1', { mac: 'm-1', password: 'next password' }]])
  expect(page.tab.get('customerId')).toBeUndefined()
  expect(takeToasts()).toMatchObject([{ text: 'Password reset successfully!', kind: 'success' }])
  expect(page.gone).toEqual([])
  await vi.runAllTimersAsync()
  expect(await resetting).toEqual({ status: 'done' })
  expect(page.gone).toEqual(['/login'])
})

test.each([
  ['the link is not valid', { status: 'invalid' }, { status: 'invalid', sentence: 'Invalid or expired token.' }],
  ['everybody uses it', { status: 'guessable', why: 'common' }, { status: 'wrong', problem: 'password-common' }],
  [
    'it is a name of the customer',
    { status: 'guessable', why: 'personal' },
    { status: 'wrong', problem: 'password-personal' },
  ],
  [
    'it is asked too often',
    TOO_MANY,
    { status: 'failed', sentence: 'Too many attempts. Please try again in 5 seconds.' },
  ],
  [
    'the gateway has a fault',
    refused(500, 'fault'),
    { status: 'failed', sentence: 'Error resetting password. Please try again.' },
  ],
])('a password that is not set leaves who is logged in here: %s', async (_, answer, outcome) => {
  const ada = { customerId: 'ada', firstName: 'Ada', lastName: 'B', email: 'ada@example.com' }
  $session.set(ada)
  stubCalls({ 'PUT /api/password-resets/t-1': answer })
  expect(await resetPassword(LINK, 'next password')).toEqual(outcome)
  expect($session.get()).toEqual(ada)
  expect(takeToasts()).toEqual([])
})

test('the mac of a link goes out of the address bar, and a reload still finds it', () => {
  const { place } = stubPage('/reset-password/t-1?from=mail#m-1')
  expect(takeResetLink()).toEqual(LINK)
  expect([place.pathname, place.search, place.hash]).toEqual(['/reset-password/t-1', '', ''])
  expect(takeResetLink()).toEqual(LINK)
})

test('another link that is opened over it counts, and one without a mac has none', () => {
  stubPage('/reset-password/t-2#m-2', { state: { mac: 'm-1' } })
  expect(takeResetLink()).toEqual({ tokenId: 't-2', mac: 'm-2' })
  stubPage('/reset-password', { state: { mac: 7 } })
  expect(takeResetLink()).toEqual({ tokenId: '', mac: '' })
})
