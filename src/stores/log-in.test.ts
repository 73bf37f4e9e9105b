import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BackendError } from '#client/call-gateway.ts'
import { $typedEmail, logIn } from './log-in.ts'
import { $session } from './session.ts'
import { stubAccount, UNREACHABLE } from './test-backend.ts'
import { stubPage, type TestPage } from './test-page.ts'
import { takeToasts } from './toasts.ts'

const ADA = { customerId: 'c1', firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' }
const FORM = { email: 'ada@example.com', password: 'secret' }

let page: TestPage

beforeEach(() => {
  vi.useFakeTimers()
  page = stubPage('/login?next=%2Fcheckout')
  $typedEmail.set('ada@example.com')
})

afterEach(() => {
  vi.useRealTimers()
  $session.set(undefined)
  $typedEmail.set('')
  takeToasts()
  vi.unstubAllGlobals()
})

const said = () => takeToasts().map(({ text, kind }) => [text, kind])

test('the address that was typed lasts for the visit', () => {
  $typedEmail.set('ada@elsewhere.example')
  expect(page.tab.get('personal:typed-email')).toBe('"ada@elsewhere.example"')
})

test.each([
  ['for this visit', false],
  ['for thirty days', true],
])('who logs in is known %s, and goes on to the page that was asked for', async (_, remember) => {
  const called = vi.fn(async () => ({ status: 'logged-in' as const, customer: ADA }))
  stubAccount({ logIn: called })
  const outcome = logIn(FORM, remember)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(called).toHaveBeenCalledExactlyOnceWith('ada@example.com', 'secret', remember)
  expect($session.get()).toEqual(ADA)
  expect([page.cookies.get('customerId'), page.tab.get('customerId')]).toEqual(
    remember ? ['c1', undefined] : [undefined, 'c1'],
  )
  expect([said(), page.gone, $typedEmail.get()]).toEqual([[['Successfully logged in!', 'success']], ['/checkout'], ''])
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await outcome).toEqual({ status: 'done' })
})

test.each([
  ['email-not-found', { status: 'wrong', field: 'email', problem: 'email-unknown' }, [['Email not found!', 'problem']]],
  [
    'wrong-password',
    { status: 'wrong', field: 'password', problem: 'password-wrong' },
    [['Wrong Password!', 'problem']],
  ],
  ['not-active', { status: 'failed', sentence: 'This account is closed. Please contact us if that is a mistake.' }, []],
] as const)('nobody is logged in where the answer is %s, and what was typed stays', async (status, outcome, toasts) => {
  stubAccount({ logIn: async () => ({ status }) })
  expect(await logIn(FORM, true)).toEqual(outcome)
  expect([said(), $session.get(), $typedEmail.get(), page.gone]).toEqual([toasts, undefined, 'ada@example.com', []])
})

test('who tries too often is told so, without a second word in a corner', async () => {
  const refused = new BackendError(429, { code: 'too-many', about: 'attempts', retryAfterS: 30 })
  stubAccount({ logIn: () => Promise.reject(refused) })
  const sentence = 'Too many attempts. Please try again in 30 seconds.'
  expect(await logIn(FORM, true)).toEqual({ status: 'failed', sentence })
  expect([said(), $session.get(), $typedEmail.get()]).toEqual([[], undefined, 'ada@example.com'])
})

test('where no answer comes it is said twice, and nobody is logged in', async () => {
  stubAccount({ logIn: () => Promise.reject(UNREACHABLE) })
  const sentence = 'An error occurred. Please try again.'
  expect(await logIn(FORM, true)).toEqual({ status: 'failed', sentence })
  expect([said(), $session.get(), page.gone]).toEqual([[[sentence, 'problem']], undefined, []])
})
