import { expect, test } from 'vitest'
import { newKey, orderRequest, profile } from './billing.ts'
import { cookieOf, openTestGateway, PASSWORD, type TestGateway } from './test-gateway.ts'

const EMAIL = 'ada@example.com'

function noted(shop: TestGateway) {
  return shop.events.map((line) => {
    const { event, reason, outcome } = JSON.parse(line)
    return [event, reason ?? outcome].filter((word) => word !== undefined).join(' ')
  })
}

test('V16.3.1 whoever logs in, is refused, logs out or resets a password is noted', async () => {
  const shop = openTestGateway()
  const { cookie } = await shop.customer(EMAIL)
  await shop.send('POST', '/api/session', { email: EMAIL, password: 'not-the-one', remember: true })
  await shop.send('POST', '/api/session', { email: 'nobody@example.com', password: 'x', remember: true })
  const change = await shop.send('PUT', '/api/account/password', { current: PASSWORD, next: 'felt-and-fibre' }, cookie)
  await shop.send('DELETE', '/api/account/sessions', {}, cookieOf(change))
  await shop.send('DELETE', '/api/session', {}, cookieOf(change))
  await shop.send('POST', '/api/password-resets', { email: EMAIL })
  await shop.send('PUT', '/api/password-resets/T1', { mac: 'x', password: 'felt-and-fibre' })
  expect(noted(shop)).toEqual([
    'log-in-taken',
    'log-in-refused wrong-password',
    'log-in-refused email-not-found',
    'password-changed',
    'sessions-ended',
    'logged-out',
    'reset-asked sent',
    'reset-used invalid',
  ])
  expect(shop.events.join()).not.toMatch(/example\.com|felt-and-fibre|coir-and-rubber|not-the-one/)
})

test('V16.3.1 registering is noted, and so is a log-in that is slowed or whose account is closed', async () => {
  const shop = openTestGateway()
  const { cookie } = await shop.customer(EMAIL)
  const logIn = (password: string) => shop.send('POST', '/api/session', { email: EMAIL, password, remember: true })
  shop.store.store.database.exec("UPDATE customers SET record = json_set(record, '$.activeStatus', 'I')")
  await logIn(PASSWORD)
  for (let count = 0; count < 6; count += 1) await logIn('not-the-one')
  await shop.send('DELETE', '/api/session', {})
  await shop.send('DELETE', '/api/session', {}, cookie)
  const register = () => shop.send('POST', '/api/customers', { form: FORM, remember: true })
  await register()
  await register()
  expect(noted(shop).filter((event) => !event.endsWith('wrong-password'))).toEqual([
    'log-in-taken',
    'log-in-refused inactive',
    'log-in-refused slowed',
    'logged-out',
    'registered',
    'registration-refused',
  ])
  const tried = shop.events.map((line) => JSON.parse(line)).filter(({ event }) => event === 'log-in-refused')
  expect(tried).toHaveLength(7)
  // By whom is noted under a name that nobody can read, the same each time.
  expect(new Set(tried.map(({ email }) => email))).toEqual(new Set([expect.stringMatching(/^.{8}/)]))
  expect(shop.events.join()).not.toMatch(/example\.com|felt-and-fibre|coir-and-rubber|not-the-one/)
})

test('V16.3.1 what is changed of an account, or refused, is noted by its reason, and by whose account it is', async () => {
  const shop = openTestGateway()
  const { cookie } = await shop.customer(EMAIL)
  shop.events.length = 0
  const change = (current: string, next: string, own = cookie) =>
    shop.send('PUT', '/api/account/password', { current, next }, own)
  const move = (currentPassword: string, own: string) =>
    shop.send('PUT', '/api/account/profile', { ...profile, email: 'eve@example.com', currentPassword }, own)
  await change('not-the-one', 'felt-and-fibre')
  await change(PASSWORD, '123456')
  const changed = cookieOf(await change(PASSWORD, 'felt-and-fibre'))
  await move('not-the-one', changed)
  const moved = cookieOf(await move('felt-and-fibre', changed))
  await shop.send('DELETE', '/api/account/sessions', {}, moved)
  expect(noted(shop)).toEqual([
    'password-refused current-wrong',
    'password-refused weak',
    'password-changed',
    'email-refused current-wrong',
    'email-changed',
    'sessions-ended',
  ])
  const customers = new Set(shop.events.map((line) => JSON.parse(line).customer))
  expect(customers).toEqual(new Set([expect.stringMatching(/^.{16}$/)]))
})

test('what becomes of an order is noted, with whose it is and its number once there is one', async () => {
  const shop = openTestGateway()
  const { cookie, customerId } = await shop.customer(EMAIL)
  shop.events.length = 0
  const order = orderRequest(customerId, { 'S-1': 89.5 }, shop.nowMs())
  const placed = await (await shop.send('POST', '/api/orders', order, cookie)).json()
  await shop.send('POST', '/api/orders', { ...order, key: newKey(shop.nowMs()), total: 1 }, cookie)
  const [first, second] = shop.events.map((line) => JSON.parse(line))
  const customer = expect.stringMatching(/^.{16}$/)
  expect(first).toMatchObject({ event: 'order', outcome: 'placed', customer, orderId: placed.orderId })
  expect(second).toMatchObject({ event: 'order', outcome: 'changed', customer })
  expect(second).not.toHaveProperty('orderId')
})

test('V16.3.2 V16.3.3 what is refused to a caller is noted by its reason, without a word of the caller', async () => {
  const shop = openTestGateway()
  const ada = await shop.customer(EMAIL)
  const body = JSON.stringify({ current: PASSWORD, next: 'x'.repeat(20_000) })
  const json = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
  shop.events.length = 0
  await shop.request('/api/account')
  await shop.request('/api/orders/HH-of-eve', { cookie: ada.cookie })
  await shop.send('POST', '/api/orders/repeat', REPEAT, ada.cookie)
  await shop.request('/api/session', { method: 'DELETE', headers: { ...json, 'sec-fetch-site': 'cross-site' } })
  await shop.request('/api/session', { method: 'POST', headers: { ...json, 'content-type': 'text/plain' }, body: '{}' })
  await shop.send('POST', '/api/session', { email: EMAIL, password: 'x', remember: true, admin: '$where' })
  await shop.request('/api/account/password', { method: 'PUT', headers: json, body, cookie: ada.cookie })
  await shop.request('/api/items/no-such-item')
  expect(noted(shop)).toEqual([
    'refused logged-out',
    'refused no-such-order',
    'refused other-customer',
    'refused foreign-origin',
    'refused not-json',
    'refused bad-request',
    'refused too-large',
  ])
  expect(shop.events.join()).not.toMatch(/HH-of-eve|where|x{20}/)
})

const FORM = {
  ...profile,
  firstName: 'Eve',
  email: 'eve@example.com',
  password: 'felt-and-fibre',
  confirmPassword: 'felt-and-fibre',
}

const REPEAT = { key: '0198f000-0000-7000-8000-000000000000', customerId: 'C-of-eve', way: 'ask' }
