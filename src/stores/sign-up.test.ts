import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RegistrationForm } from '#domain/customer-form.ts'
import { $session } from './session.ts'
import { signUp, signUpDraft } from './sign-up.ts'
import { refused, stubCalls } from './test-calls.ts'
import { stubPage } from './test-page.ts'
import { takeToasts } from './toasts.ts'

/** What no network holds up is there as soon as this. */

const ADA = { customerId: 'ada', firstName: 'Ada', lastName: 'B', email: 'ada@example.com' }
const FORM: RegistrationForm = {
  ...{ salutation: 'Ms.', firstName: 'Ada', lastName: 'B', company: '', email: 'ada@example.com' },
  ...{ addressLine1: '1 Farm Road', addressLine2: '', city: 'Brisbane', state: 'QLD', postalCode: '4000' },
  ...{ country: 'Australia', mobile: '+61755500148', password: 'nine mats', confirmPassword: 'nine mats' },
}

beforeEach(() => {
  takeToasts()
  signUpDraft.keep({ city: 'Brisbane' })
})

afterEach(() => {
  signUpDraft.forget()
  $session.set(undefined)
  vi.useRealTimers()
})

test('who signs up is logged in for this visit, told so, and led on to where they were going', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const page = stubPage('/login?next=%2Fcheckout')
  const calls = stubCalls({ 'POST /api/customers': { status: 'registered', customer: ADA } })
  const signing = signUp(FORM)
  await expect.poll(() => $session.get()).toEqual(ADA)
  expect(calls).toEqual([['POST /api/customers', { form: FORM, remember: false }]])
  expect(Object.fromEntries(page.tab)).toMatchObject(ADA)
  expect(page.cookies.size).toBe(0)
  expect(takeToasts()).toMatchObject([{ text: 'Successfully logged in!', kind: 'success' }])
  await vi.runAllTimersAsync()
  expect(await signing).toEqual({ status: 'done' })
  expect(page.gone).toEqual(['/checkout'])
  $session.set(undefined)
  expect(signUpDraft.read()).toEqual({})
})

test.each([
  [
    'in the words of the store',
    { status: 'refused', message: '  This e-mail is taken. ' },
    { status: 'failed', sentence: 'This e-mail is taken.' },
    'Validation error!',
  ],
  [
    'where the store has no words',
    { status: 'refused', message: ' ' },
    { status: 'failed', sentence: 'Validation error!' },
    'Validation error!',
  ],
  [
    'of a password that anybody guesses',
    { status: 'guessable', why: 'personal' },
    { status: 'wrong', field: 'password', problem: 'password-personal' },
    'Validation error!',
  ],
  [
    'where the store does not answer',
    refused(502, 'store-unavailable'),
    { status: 'failed', sentence: 'An error occurred. Please try again.' },
    'Sign in error!',
  ],
])('who is not taken is told why, and nothing that was typed is lost: %s', async (_, answer, outcome, toast) => {
  const page = stubPage()
  stubCalls({ 'POST /api/customers': answer })
  expect(await signUp(FORM)).toEqual(outcome)
  expect(takeToasts()).toMatchObject([{ text: toast, kind: 'problem' }])
  expect([$session.get(), page.gone]).toEqual([undefined, []])
  expect(signUpDraft.read()).toEqual({ city: 'Brisbane' })
})

test('what the gateway itself refuses is said once, beside the form', async () => {
  stubPage()
  stubCalls({
    'POST /api/customers': refused(429, 'too-many', { about: 'sign-ups-from-connection', retryAfterS: 120 }),
  })
  expect(await signUp(FORM)).toEqual({
    status: 'failed',
    sentence: 'Too many sign-ups from your connection. Please try again in 2 minutes.',
  })
  expect(takeToasts()).toEqual([])
})
