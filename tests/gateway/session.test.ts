import { expect, test } from 'vitest'
import { cookieOf, openTestGateway, PASSWORD } from './test-gateway.ts'

test('logging in seals a cookie that scripts cannot read, and answers with four values and no password', async () => {
  const shop = openTestGateway()
  await shop.customer('ada@example.com')
  const answer = await shop.send('POST', '/api/session', {
    email: 'ada@example.com',
    password: PASSWORD,
    remember: true,
  })
  const cookie = answer.headers.get('set-cookie') ?? ''
  expect(cookie).toMatch(/^__Host-session=.*Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Strict/)
  const body = await answer.text()
  expect(JSON.parse(body)).toMatchObject({ status: 'logged-in', customer: { email: 'ada@example.com' } })
  expect(body + cookie).not.toContain(PASSWORD)
})

test('without remember-me the cookie ends with the browser and its seal after 12 hours', async () => {
  const shop = openTestGateway()
  await shop.customer('ada@example.com')
  const answer = await shop.send('POST', '/api/session', {
    email: 'ada@example.com',
    password: PASSWORD,
    remember: false,
  })
  expect(answer.headers.get('set-cookie')).not.toMatch(/max-age/i)
  const cookie = cookieOf(answer)
  shop.pass(11 * 3_600_000)
  expect((await shop.request('/api/account', { cookie })).status).toBe(200)
  shop.pass(2 * 3_600_000)
  expect((await shop.request('/api/account', { cookie })).status).toBe(401)
})

test('an unknown address and a wrong password are told apart, as the spec says, and open no session', async () => {
  const shop = openTestGateway()
  await shop.customer('ada@example.com')
  const unknown = await shop.send('POST', '/api/session', { email: 'eve@example.com', password: 'x', remember: true })
  expect(await unknown.json()).toEqual({ status: 'email-not-found' })
  const wrong = await shop.send('POST', '/api/session', { email: 'ada@example.com', password: 'x', remember: true })
  expect(await wrong.json()).toEqual({ status: 'wrong-password' })
  expect(wrong.headers.get('set-cookie')).toBeNull()
})

test('guessing at one account grows slow, and the owner is never locked out', async () => {
  const shop = openTestGateway()
  await shop.customer('ada@example.com')
  const attempt = (password: string) =>
    shop.send('POST', '/api/session', { email: 'ada@example.com', password, remember: true })
  for (let guess = 0; guess < 6; guess += 1) {
    await attempt(`guess-${guess}`)
    shop.pass(guess < 5 ? 0 : 2_000)
  }
  await attempt('another')
  const refused = await attempt(PASSWORD)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  shop.pass(61_000)
  expect(await (await attempt(PASSWORD)).json()).toMatchObject({ status: 'logged-in' })
})

test('a changed password ends every other session', async () => {
  const shop = openTestGateway()
  const { cookie, customerId } = await shop.customer('ada@example.com')
  expect((await shop.request('/api/account', { cookie })).status).toBe(200)
  const query = new URLSearchParams({ CustomerID: customerId, LoginPassword: 'another-one' })
  await shop.store.send('PUT', `/api/Customer/EditPassword?${query}`, {})
  expect((await shop.request('/api/account', { cookie })).status).toBe(401)
})

test('forged, truncated, swapped and foreign seals are all refused', async () => {
  const shop = openTestGateway()
  const { cookie } = await shop.customer('ada@example.com')
  const [name = '', sealed = ''] = cookie.split('=')
  const parts = sealed.split('.')
  const variations = [
    ...Array.from({ length: 2_000 }, (_, index) => changedAt(sealed, (index * 37) % sealed.length)),
    ...Array.from({ length: sealed.length }, (_, length) => sealed.slice(0, length)),
    ...parts.map((_, index) => parts.toSpliced(index, 1, parts[(index + 1) % parts.length] ?? '').join('.')),
    'x'.repeat(5_000),
    'null',
  ].filter((variation) => variation !== sealed)
  for (const variation of variations) {
    const answer = await shop.request('/api/session', { cookie: `${name}=${variation}` })
    expect(await answer.json(), variation).toEqual({ customer: null })
  }
})

test('a mutation from another site, or without JSON, changes nothing', async () => {
  const shop = openTestGateway()
  const { cookie } = await shop.customer('ada@example.com')
  const body = JSON.stringify({ current: PASSWORD, next: 'stolen-by-eve' })
  const json = { 'content-type': 'application/json' }
  for (const [headers, status] of [
    [{ ...json, 'sec-fetch-site': 'cross-site' }, 403],
    [{ ...json, 'sec-fetch-site': 'same-site' }, 403],
    [{ ...json, origin: 'https://evil.example' }, 403],
    [json, 403],
    [{ 'content-type': 'text/plain', 'sec-fetch-site': 'same-origin' }, 415],
    [{ 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }, 415],
  ] as const) {
    expect((await shop.request('/api/account/password', { method: 'PUT', body, headers, cookie })).status).toBe(status)
  }
  const account = await shop.send('POST', '/api/session', {
    email: 'ada@example.com',
    password: PASSWORD,
    remember: true,
  })
  expect(await account.json()).toMatchObject({ status: 'logged-in' })
})

test('logging out takes the cookie back', async () => {
  const shop = openTestGateway()
  const { cookie } = await shop.customer('ada@example.com')
  const answer = await shop.send('DELETE', '/api/session', {}, cookie)
  expect(answer.headers.get('set-cookie')).toMatch(/^__Host-session=; Max-Age=0/)
})

test('registering opens a session, and a refusal carries the words of the store and nothing else of it', async () => {
  const shop = openTestGateway()
  const form = {
    salutation: 'Dr.',
    firstName: 'Ada',
    lastName: 'Byron',
    addressLine1: '1 Mat Street',
    addressLine2: '',
    city: 'Brisbane',
    state: 'QLD',
    postalCode: '4000',
    country: 'Australia',
    mobile: '+61755500148',
    email: 'new@example.com',
    password: 'secret-enough',
    confirmPassword: 'secret-enough',
  }
  const answer = await shop.send('POST', '/api/customers', { form, remember: true })
  expect(await answer.json()).toMatchObject({ status: 'registered', customer: { email: 'new@example.com' } })
  expect((await shop.request('/api/account', { cookie: cookieOf(answer) })).status).toBe(200)
  const again = await shop.send('POST', '/api/customers', { form, remember: true })
  expect(await again.json()).toEqual({ status: 'refused', message: 'Email already exists.' })
  const unsound = await shop.send('POST', '/api/customers', { form: { ...form, mobile: '0755' }, remember: true })
  expect(unsound.status).toBe(400)
})

test("a key that the store refuses is the owner's trouble: a 502 for the customer, a word in the log", async () => {
  const shop = openTestGateway({ storeKey: 'a-key-that-was-changed' })
  const answer = await shop.send('POST', '/api/session', { email: 'ada@example.com', password: 'x', remember: true })
  expect(answer.status).toBe(502)
  const body = await answer.text()
  const { code, requestId } = Object(JSON.parse(body))
  expect(code).toBe('store-unavailable')
  expect(shop.logged).toEqual([expect.stringContaining('HTTP status 401. Check STORE_API_KEY')])
  expect(shop.logged[0]).toContain(requestId)
  expect(body + shop.logged.join()).not.toMatch(/a-key-that-was-changed|ada@example/)
})

function changedAt(text: string, place: number): string {
  return text.slice(0, place) + (text[place] === 'A' ? 'B' : 'A') + text.slice(place + 1)
}
