import { afterEach, expect, test, vi } from 'vitest'
import { refused, stubCalls } from './test-calls.ts'
import { stubPage } from './test-page.ts'

/** What no network holds up is there as soon as this. */

const ADA = { customerId: 'ada', firstName: 'Ada', lastName: 'B', email: 'ada@example.com' }
const TO_LOG_IN = '/login?next=%2Fmy-orders%3Fsort%3Ddate'

/** What a page has that is loaded now: it listens from then on. */
async function load() {
  vi.resetModules()
  return {
    ...(await import('./leaving.ts')),
    ...(await import('./require-log-in.ts')),
    ...(await import('./session.ts')),
  }
}

afterEach(() => vi.resetModules())

test('a customer gets what was asked for', async () => {
  stubPage()
  const { $session, asCustomer } = await load()
  $session.set(ADA)
  stubCalls({ 'GET /api/orders': { orders: [] } })
  expect(await asCustomer((account) => account.orders())).toEqual({ orders: [], unread: 0 })
})

test('a stranger is led to the login and back, and the page waits', async () => {
  const page = stubPage('/my-orders?sort=date#print')
  stubCalls({ 'GET /api/session': { customer: null } })
  const { asCustomer } = await load()
  const [work, settled] = [vi.fn(async () => 'done'), vi.fn()]
  void asCustomer(work).then(settled, settled)
  await expect.poll(() => page.gone).toEqual([`${TO_LOG_IN}%23print`])
  expect(work).not.toHaveBeenCalled()
  expect(settled).not.toHaveBeenCalled()
})

test('whose session has ended is forgotten and led to the login', async () => {
  const page = stubPage('/my-orders?sort=date', { tab: ADA })
  const { $session, asCustomer } = await load()
  expect($session.get()).toEqual(ADA)
  stubCalls({ 'GET /api/orders': refused(401, 'logged-out'), 'GET /api/session': { customer: null } })
  const settled = vi.fn()
  void asCustomer((account) => account.orders()).then(settled, settled)
  await expect.poll(() => page.gone).toEqual([TO_LOG_IN])
  expect($session.get()).toBeUndefined()
  expect(page.tab.get('customerId')).toBeUndefined()
  expect(settled).not.toHaveBeenCalled()
})

test('a call on its way while a new password in another tab renews the session is made once more', async () => {
  const page = stubPage('/my-orders', { tab: ADA })
  const { $session, asCustomer } = await load()
  const answers = [refused(401, 'logged-out'), { orders: [] }]
  const calls = stubCalls({ 'GET /api/orders': () => answers.shift() ?? {}, 'GET /api/session': { customer: ADA } })
  expect(await asCustomer((account) => account.orders())).toEqual({ orders: [], unread: 0 })
  expect(calls).toEqual([['GET /api/orders'], ['GET /api/session'], ['GET /api/orders']])
  expect([$session.get(), page.gone]).toEqual([ADA, []])
})

test.each([
  ['is refused once more', ADA, 2],
  ['would be another customer’s by now', { ...ADA, customerId: 'bob' }, 1],
])('a call that %s leads to the login', async (_, customer, times) => {
  const page = stubPage('/my-orders?sort=date', { tab: ADA })
  const { asCustomer } = await load()
  const calls = stubCalls({ 'GET /api/orders': refused(401, 'logged-out'), 'GET /api/session': { customer } })
  const settled = vi.fn()
  void asCustomer((account) => account.orders()).then(settled, settled)
  await expect.poll(() => page.gone).toEqual([TO_LOG_IN])
  expect(calls.filter(([call]) => call === 'GET /api/orders')).toHaveLength(times)
  expect(settled).not.toHaveBeenCalled()
})

test('whoever is logging out goes where that leads', async () => {
  const page = stubPage()
  const { $leaving, $session, leadToLogIn } = await load()
  $session.set(ADA)
  $leaving.set(true)
  void leadToLogIn()
  expect(page.gone).toEqual([])
  expect($session.get()).toEqual(ADA)
})

test('any other trouble is for the page to tell', async () => {
  const page = stubPage()
  const { $session, asCustomer } = await load()
  $session.set(ADA)
  stubCalls({ 'GET /api/orders': refused(503, 'busy') })
  await expect(asCustomer((account) => account.orders())).rejects.toThrow('503 busy')
  expect(page.gone).toEqual([])
  expect($session.get()).toEqual(ADA)
})

test('a page that asks for nobody stays as it is, whoever comes and goes in other tabs', async () => {
  const page = stubPage()
  vi.stubGlobal('window', {})
  await load()
  for (const key of ['log-outs', 'whose']) page.happens('storage', { key })
  page.happens('pageshow', { persisted: true })
  expect(page.reloads()).toBe(0)
})

test('a page that Back brings back as it was, or of somebody who logs out in another tab, is loaded again', async () => {
  const page = stubPage('/my-orders', { tab: ADA })
  vi.stubGlobal('window', {})
  const { asCustomer } = await load()
  for (const _ of [1, 2]) await asCustomer(async () => 'done')
  page.happens('pageshow', { persisted: false })
  expect(page.reloads()).toBe(0)
  page.happens('pageshow', { persisted: true })
  expect(page.reloads()).toBe(1)
  for (const key of ['cart', 'named-anew']) page.happens('storage', { key })
  expect(page.reloads()).toBe(1)
  page.happens('storage', { key: 'log-outs' })
  expect(page.reloads()).toBe(2)
})

test('whoever is logging out here is not led elsewhere by what the other tabs note of it', async () => {
  const page = stubPage('/my-orders', { tab: ADA })
  vi.stubGlobal('window', {})
  const { $leaving, asCustomer } = await load()
  await asCustomer(async () => 'done')
  $leaving.set(true)
  for (const key of ['log-outs', 'whose']) page.happens('storage', { key })
  expect(page.reloads()).toBe(0)
  // Back has brought the page, where the log-out leads nowhere any more.
  page.happens('pageshow', { persisted: true })
  expect(page.reloads()).toBe(1)
})
