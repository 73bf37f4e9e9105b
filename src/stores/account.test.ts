import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BackendError } from '#client/call-gateway.ts'
import { type Customer, NO_ADDRESS } from '#domain/customer.ts'
import { stubLocalStorage } from '#domain/test-local-storage.ts'
import {
  $customer,
  changePassword,
  loadCustomer,
  profileDraft,
  saveProfile,
  saveShippingAddress,
  shippingDraft,
} from './account.ts'
import { forgetPersonal } from './forget-personal.ts'
import { $session } from './session.ts'
import { STORE_AWAY, stubAccount, UNREACHABLE } from './test-backend.ts'
import { stubPage, type TestPage } from './test-page.ts'
import { takeToasts } from './toasts.ts'

const ADA = { customerId: 'c1', firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' }
const CUSTOMER: Customer = {
  ...ADA,
  ...{ salutation: 'Ms.', company: '', mobile: '+61755500148', displayName: 'Ada Byron', displayAddress: 'Brisbane' },
  ...{ billingAddress: NO_ADDRESS, shippingAddress: { ...NO_ADDRESS, attentionTo: '' } },
}
const PROFILE = {
  ...NO_ADDRESS,
  ...{ salutation: 'Ms.', firstName: 'Ada', lastName: 'King', company: '', mobile: '+61755500148' },
  email: 'ada@king.example',
}
const BARN = { ...NO_ADDRESS, addressLine1: 'The barn', attentionTo: 'Bob' }

let page: TestPage

beforeEach(() => {
  page = stubPage('/account')
  $session.set(ADA)
})

afterEach(() => {
  for (const draft of [profileDraft, shippingDraft]) draft.forget()
  $customer.set({ status: 'loading' })
  $session.set(undefined)
  takeToasts()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const said = () => takeToasts().map(({ text, kind, durationMs }) => [text, kind, durationMs])

test('a customer is being fetched until it is there', async () => {
  stubAccount({ customer: async () => CUSTOMER })
  $customer.set({ status: 'failed', sentence: 'Earlier.' })
  const loading = loadCustomer()
  expect($customer.get()).toEqual({ status: 'loading' })
  await loading
  expect($customer.get()).toEqual({ status: 'ready', customer: CUSTOMER })
})

test.each([
  ['for this visit', false],
  ['for longer', true],
])('who is logged in by now, %s, is whom the header names', async (_, remembered) => {
  stubAccount({ customer: async () => ({ ...CUSTOMER, customerId: 'c2', firstName: 'Bob' }) })
  if (remembered) page.cookies.set('customerId', 'c2')
  await loadCustomer()
  expect($session.get()).toEqual({ ...ADA, customerId: 'c2', firstName: 'Bob' })
  expect(page.tab.get('customerId')).toBe(remembered ? undefined : 'c2')
})

test('an answer that comes after a log-out names nobody', async () => {
  stubAccount({
    customer: async () => {
      $session.set(undefined)
      return CUSTOMER
    },
  })
  await loadCustomer()
  expect([$session.get(), page.tab.get('customerId')]).toEqual([undefined, undefined])
})

test('what is typed into each form lasts for the visit, under a name of its own', () => {
  profileDraft.keep({ lastName: 'King' })
  shippingDraft.keep({ city: 'Brisbane' })
  expect([...page.tab]).toEqual([
    ['personal:profile-draft', '{"customerId":"c1","typed":{"lastName":"King"}}'],
    ['personal:shipping-draft', '{"customerId":"c1","typed":{"city":"Brisbane"}}'],
  ])
})

test.each([
  [
    'the shop says why',
    STORE_AWAY,
    'Failed to fetch customer details. The store does not answer right now. Please try again.',
  ],
  ['no answer comes', UNREACHABLE, 'An error occurred while fetching customer details.'],
  ['something else goes wrong', new Error('broken'), 'An error occurred while fetching customer details.'],
])('a customer cannot be fetched: %s', async (_, error, sentence) => {
  stubAccount({ customer: () => Promise.reject(error) })
  await loadCustomer()
  expect($customer.get()).toEqual({ status: 'failed', sentence })
})

test.each([
  ['as long as the visit lasts', false],
  ['for thirty days, where the login was remembered', true],
])('a saved profile is said, its draft goes, and the header knows the new name: %s', async (_, remembered) => {
  const saved = vi.fn(async () => ({ status: 'saved' as const }))
  stubAccount({ saveProfile: saved })
  // As other scripts have it: the cookie is neither the first nor the only one.
  page.cookies.set('language', 'en')
  page.cookies.set('notcustomerId', 'x')
  if (remembered) page.cookies.set('customerId', 'c1')
  profileDraft.keep({ lastName: 'King' })
  expect(await saveProfile('c1', PROFILE, 'secret')).toEqual({ status: 'saved' })
  expect(saved).toHaveBeenCalledExactlyOnceWith('c1', PROFILE, 'secret')
  expect(profileDraft.read()).toEqual({})
  const now = { customerId: 'c1', firstName: 'Ada', lastName: 'King', email: 'ada@king.example' }
  expect($session.get()).toEqual(now)
  expect(page.cookies.get('lastName')).toBe(remembered ? 'King' : undefined)
  expect(page.tab.get('lastName')).toBe(remembered ? undefined : 'King')
  expect(said()).toEqual([['Profile updated successfuly!', 'success', 2_000]])
})

test.each([
  ['here', () => forgetPersonal()],
  ['in another tab', () => localStorage.setItem('log-outs', '1')],
])('a profile whose answer comes after a log-out %s names nobody', async (_, leave) => {
  stubLocalStorage()
  stubAccount({
    async saveProfile() {
      leave()
      return { status: 'saved' }
    },
  })
  expect(await saveProfile('c1', PROFILE, 'secret')).toEqual({ status: 'saved' })
  expect([page.tab.get('customerId'), page.tab.get('lastName'), page.written]).toEqual([undefined, undefined, []])
})

test('a saved profile is the customer that is shown, and the next change is told from it', async () => {
  stubAccount({ saveProfile: async () => ({ status: 'saved' }) })
  $customer.set({ status: 'ready', customer: CUSTOMER })
  await saveProfile('c1', { ...PROFILE, mobile: '+61 7 5550 0199', city: 'Warwick' }, 'secret')
  expect($customer.get()).toEqual({
    status: 'ready',
    customer: {
      ...CUSTOMER,
      ...{ lastName: 'King', email: 'ada@king.example', mobile: '+61755500199' },
      billingAddress: { ...NO_ADDRESS, city: 'Warwick' },
    },
  })
})

test.each([
  ['needs another password', async () => ({ status: 'current-wrong' as const })],
  ['cannot be saved', () => Promise.reject(STORE_AWAY)],
])('a profile that %s leaves the customer as it is shown', async (_, save) => {
  stubAccount({ saveProfile: save })
  $customer.set({ status: 'ready', customer: CUSTOMER })
  await saveProfile('c1', PROFILE, 'wrong')
  expect($customer.get()).toEqual({ status: 'ready', customer: CUSTOMER })
})

test('a profile that needs the current password is not saved with a wrong one, and its draft stays', async () => {
  stubAccount({ saveProfile: async () => ({ status: 'current-wrong' }) })
  profileDraft.keep({ lastName: 'King' })
  expect(await saveProfile('c1', PROFILE, 'wrong')).toEqual({ status: 'current-wrong' })
  expect([profileDraft.read(), $session.get(), said()]).toEqual([{ lastName: 'King' }, ADA, []])
})

test.each([
  ['what the shop says', STORE_AWAY, 'The store does not answer right now. Please try again.'],
  ['what was typed is still there', new Error('broken'), 'What you typed is still here. Please try again.'],
])('a profile that cannot be saved: %s', async (_, error, sentence) => {
  stubAccount({ saveProfile: () => Promise.reject(error) })
  profileDraft.keep({ lastName: 'King' })
  expect(await saveProfile('c1', PROFILE, '')).toEqual({ status: 'failed', sentence })
  expect([profileDraft.read(), $session.get()]).toEqual([{ lastName: 'King' }, ADA])
  expect(said()).toEqual([['Error updating profile!', 'problem', 2_000]])
})

test('a saved shipping address is shown at once, and its draft goes', async () => {
  const saved = vi.fn(async () => undefined)
  stubAccount({ saveShippingAddress: saved })
  $customer.set({ status: 'ready', customer: CUSTOMER })
  shippingDraft.keep({ city: 'Brisbane' })
  expect(await saveShippingAddress('c1', BARN)).toEqual({ status: 'saved' })
  expect(saved).toHaveBeenCalledExactlyOnceWith('c1', BARN)
  expect($customer.get()).toEqual({ status: 'ready', customer: { ...CUSTOMER, shippingAddress: BARN } })
  expect(shippingDraft.read()).toEqual({})
  expect(said()).toEqual([['Shipping address saved.', 'success', 2_000]])
})

test('a shipping address that is saved before the customer is known shows nobody', async () => {
  stubAccount({ saveShippingAddress: async () => undefined })
  expect(await saveShippingAddress('c1', BARN)).toEqual({ status: 'saved' })
  expect($customer.get()).toEqual({ status: 'loading' })
})

test('a shipping address that cannot be saved stays as typed, and it is said why', async () => {
  stubAccount({ saveShippingAddress: () => Promise.reject(STORE_AWAY) })
  $customer.set({ status: 'ready', customer: CUSTOMER })
  shippingDraft.keep({ city: 'Brisbane' })
  expect(await saveShippingAddress('c1', BARN)).toEqual({
    status: 'failed',
    sentence: 'The address could not be saved. The store does not answer right now. Please try again.',
  })
  expect($customer.get()).toEqual({ status: 'ready', customer: CUSTOMER })
  expect([shippingDraft.read(), said()]).toEqual([{ city: 'Brisbane' }, []])
})

test('a changed password is said, and two seconds later the page is loaded again', async () => {
  vi.useFakeTimers()
  const changed = vi.fn(async () => ({ status: 'changed' as const }))
  stubAccount({ changePassword: changed })
  const outcome = changePassword('old one', 'new one')
  await vi.advanceTimersByTimeAsync(1_999)
  expect(changed).toHaveBeenCalledExactlyOnceWith('old one', 'new one')
  expect([said(), page.reloads()]).toEqual([[['Password changed successfully!', 'success', 2_000]], 0])
  await vi.advanceTimersByTimeAsync(1)
  expect(page.reloads()).toBe(1)
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await outcome).toEqual({ status: 'changed' })
})

test.each([
  ['the current one is wrong', { status: 'current-wrong' }, { field: 'current', problem: 'current-password-wrong' }],
  ['everybody uses the new one', { status: 'guessable', why: 'common' }, { field: 'next', problem: 'password-common' }],
  [
    'the new one is their name',
    { status: 'guessable', why: 'personal' },
    { field: 'next', problem: 'password-personal' },
  ],
] as const)('a password is not changed, and the field says why: %s', async (_, answer, wrong) => {
  stubAccount({ changePassword: async () => answer })
  expect(await changePassword('old one', 'new one')).toEqual({ status: 'wrong', ...wrong })
  expect([said(), page.reloads()]).toEqual([[['Validation error!', 'problem', 2_000]], 0])
})

test.each([
  [
    'why, where the shop says so',
    new BackendError(503, { code: 'busy' }),
    'Failed to change the password! The shop is very busy. Please try again in a moment.',
  ],
  ['no more where nobody knows', new Error('broken'), 'Failed to change the password!'],
])('a password that cannot be changed is said, and %s', async (_, error, sentence) => {
  stubAccount({ changePassword: () => Promise.reject(error) })
  expect(await changePassword('old one', 'new one')).toEqual({ status: 'failed', sentence })
  expect([said(), page.reloads()]).toEqual([[['Failed to change the password!', 'problem', 2_000]], 0])
})
