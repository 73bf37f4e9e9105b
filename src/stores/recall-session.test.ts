import { afterEach, expect, test } from 'vitest'
import { stubLocalStorage } from '#domain/test-local-storage.ts'
import { keepSession } from './keep-session.ts'
import { recallSession } from './recall-session.ts'
import { $session } from './session.ts'
import { refused, stubCalls } from './test-calls.ts'
import { stubPage } from './test-page.ts'

const ADA = { customerId: 'ada', firstName: 'Ada', lastName: 'B', email: 'ada@example.com' }

afterEach(() => $session.set(undefined))

test('who is known here is not asked about', async () => {
  $session.set(ADA)
  const calls = stubCalls({})
  expect(await recallSession()).toEqual(ADA)
  expect(calls).toEqual([])
})

test('in a new tab the cookie of the gateway says who is logged in, for this visit', async () => {
  const page = stubPage()
  const calls = stubCalls({ 'GET /api/session': { customer: ADA } })
  expect(await recallSession()).toEqual(ADA)
  expect(calls).toEqual([['GET /api/session']])
  expect($session.get()).toEqual(ADA)
  expect(Object.fromEntries(page.tab)).toEqual(ADA)
  expect(page.cookies.size).toBe(0)
})

test('who is remembered is so again where this browser has dropped the four values, for all tabs', async () => {
  const page = stubPage()
  stubCalls({ 'GET /api/session': { customer: ADA, remembered: true } })
  expect(await recallSession()).toEqual(ADA)
  expect(Object.fromEntries(page.tab)).toEqual({})
  expect([...page.cookies.keys()]).toEqual(['customerId', 'firstName', 'lastName', 'email'])
})

test('a page that has not heard of a log-in in another tab leaves its cookies', async () => {
  const page = stubPage()
  stubCalls({ 'GET /api/session': { customer: ADA, remembered: true } })
  for (const [name, text] of Object.entries(ADA)) page.cookies.set(name, text)
  await recallSession()
  expect(page.cookies.get('customerId')).toBe('ada')
})

test('where the cookie names nobody, nobody is logged in', async () => {
  const page = stubPage()
  stubCalls({ 'GET /api/session': { customer: null } })
  expect(await recallSession()).toBeUndefined()
  expect($session.get()).toBeUndefined()
  expect(page.written).toEqual([])
})

test('a gateway that cannot be asked is no answer', async () => {
  stubCalls({ 'GET /api/session': refused(503, 'busy') })
  await expect(recallSession()).rejects.toThrow('503 busy')
})

test('who logs out in another tab while the gateway is asked stays logged out', async () => {
  const page = stubPage()
  const browser = stubLocalStorage()
  stubCalls({ 'GET /api/session': { customer: ADA } })
  const recalling = recallSession()
  browser.write('log-outs', '1')
  expect(await recalling).toBeUndefined()
  expect([$session.get(), page.tab.get('customerId')]).toEqual([undefined, undefined])
})

test.each([true, false])(
  'who logs in while the gateway is asked stays logged in, remembered (%s) or not',
  async (remember) => {
    const page = stubPage()
    stubLocalStorage()
    const bob = { ...ADA, customerId: 'bob' }
    stubCalls({ 'GET /api/session': { customer: ADA, remembered: !remember } })
    const recalling = recallSession()
    keepSession(bob, remember)
    expect([await recalling, $session.get()]).toEqual([bob, bob])
    expect(remember ? page.cookies.get('customerId') : page.tab.get('customerId')).toBe('bob')
  },
)

test('another customer than the last of the tab is who is logged in, however often it is asked at once', async () => {
  stubPage('/', { tab: { 'personal:whose': 'ada' } })
  stubLocalStorage()
  const bob = { ...ADA, customerId: 'bob' }
  stubCalls({ 'GET /api/session': { customer: bob } })
  expect(await Promise.all([recallSession(), recallSession()])).toEqual([bob, bob])
})
