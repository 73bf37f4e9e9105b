import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { CompactEncrypt, EncryptJWT, jwtDecrypt, SignJWT, UnsecuredJWT } from 'jose'
import { expect, test } from 'vitest'
import { keyFor } from '#gateway/secrets.ts'
import { openSessionSeal } from '#gateway/session-seal.ts'
import { endsAtMs } from '#gateway/session-store.ts'
import { sqliteSessionStore } from '#gateway/sqlite-session-store.ts'
import { profile } from './billing.ts'
import { cookieOf, openTestGateway, PASSWORD, SECRET, type TestGateway } from './test-gateway.ts'

const HOUR_MS = 3_600_000

/** Whom the gateway takes the holder of a cookie for, without asking the store. */
async function whoIs(shop: TestGateway, cookie: string): Promise<unknown> {
  return (await (await shop.request('/api/session', { cookie })).json()).customer
}

async function logInAgain(shop: TestGateway): Promise<string> {
  const body = { email: 'ada@example.com', password: PASSWORD, remember: true }
  return cookieOf(await shop.send('POST', '/api/session', body))
}

test('V3.3.2 V3.3.3 V3.3.4 V15.3.1 logging in seals a cookie that scripts cannot read, and answers with four values and no password', async () => {
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
  expect(answer.headers.getSetCookie()[0]).not.toMatch(/max-age/i)
  const cookie = cookieOf(answer)
  for (let hour = 1; hour <= 11; hour += 1) {
    shop.pass(3_600_000)
    expect((await shop.request('/api/account', { cookie })).status, `hour ${hour}`).toBe(200)
  }
  shop.pass(3_600_000)
  expect((await shop.request('/api/account', { cookie })).status).toBe(401)
})

test.each([true, false])('a page is told whether a session is remembered: %s', async (remember) => {
  const shop = openTestGateway()
  await shop.customer('ada@example.com')
  const answer = await shop.send('POST', '/api/session', { email: 'ada@example.com', password: PASSWORD, remember })
  const { customer } = await answer.json()
  const told = await (await shop.request('/api/session', { cookie: cookieOf(answer) })).json()
  expect(told).toEqual({ customer, remembered: remember })
})

test('a session that ends with the browser does so after a change of password, too', async () => {
  const shop = openTestGateway()
  await shop.customer('ada@example.com')
  const body = { email: 'ada@example.com', password: PASSWORD, remember: false }
  const cookie = cookieOf(await shop.send('POST', '/api/session', body))
  const change = { current: PASSWORD, next: 'felt-and-fibre' }
  const changed = await shop.send('PUT', '/api/account/password', change, cookie)
  expect(await changed.json()).toEqual({ status: 'changed' })
  expect(changed.headers.getSetCookie()[0]).not.toMatch(/max-age/i)
  shop.pass(12 * HOUR_MS)
  expect((await shop.request('/api/account', { cookie: cookieOf(changed) })).status).toBe(401)
})

test('V7.6.2 an unknown address and a wrong password are told apart, and open no session', async () => {
  const shop = openTestGateway()
  await shop.customer('ada@example.com')
  const unknown = await shop.send('POST', '/api/session', { email: 'eve@example.com', password: 'x', remember: true })
  expect(await unknown.json()).toEqual({ status: 'email-not-found' })
  const wrong = await shop.send('POST', '/api/session', { email: 'ada@example.com', password: 'x', remember: true })
  expect(await wrong.json()).toEqual({ status: 'wrong-password' })
  expect(wrong.headers.get('set-cookie')).toBeNull()
})

test('a log-in that the store breaks off at its last step leaves no session', async () => {
  const shop = openTestGateway()
  const { customerId } = await shop.customer('ada@example.com')
  await shop.sessions.endOthers(customerId)
  shop.faults.decide = (_, path) => (path.endsWith('/GetByEmail') ? 'none' : 'busy')
  const body = { email: 'ada@example.com', password: PASSWORD, remember: true }
  const answer = await shop.send('POST', '/api/session', body)
  expect(answer.status).toBe(502)
  expect(answer.headers.getSetCookie().at(-1)).toMatch(/^__Host-session=; Max-Age=0/)
  expect(await shop.sessions.list(customerId)).toEqual([])
})

test('V6.3.1 of fifty guesses at once six are looked at, and a minute later one more', async () => {
  const shop = openTestGateway({ addressHeader: 'x-caller' })
  await shop.customer('ada@example.com')
  let lookedUp = 0
  shop.faults.decide = (_, path) => {
    lookedUp += path.endsWith('/GetByEmail') ? 1 : 0
    return 'none'
  }
  const guess = (password: string) =>
    shop.send('POST', '/api/session', { email: 'Ada@example.com', password, remember: true })
  const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => guess(`guess-${index}`)))
  expect(lookedUp).toBe(6)
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(44)
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  shop.pass(61_000)
  expect(await (await guess(PASSWORD)).json()).toMatchObject({ status: 'logged-in' })
})

test('V6.1.1 strangers who guess slow nobody who has logged in from there before', async () => {
  const shop = openTestGateway({ addressHeader: 'x-caller' })
  const body = { email: 'ada@example.com', password: PASSWORD, remember: true }
  await shop.customer('ada@example.com')
  const first = await shop.send('POST', '/api/session', body)
  const device = first.headers.getSetCookie().find((cookie) => cookie.startsWith('__Host-device='))
  expect(device).toMatch(/; HttpOnly; Secure; SameSite=Strict/)
  const known = device?.split(';', 1)[0] ?? ''
  const guess = (cookie?: string, email = body.email) =>
    shop.send('POST', '/api/session', { ...body, email, password: 'not-the-one' }, cookie)
  for (let count = 0; count < 60; count += 1) await guess()
  expect((await shop.send('POST', '/api/session', body)).status).toBe(429)
  expect(await (await shop.send('POST', '/api/session', body, known)).json()).toMatchObject({ status: 'logged-in' })
  // It counts for itself, and nothing that only looks like it does.
  for (const other of [`${known}x`, known.replace('.', 'x.'), '__Host-device=x.y']) {
    expect((await guess(other)).status, other).toBe(429)
  }
  for (let count = 0; count < 6; count += 1) await guess(known)
  expect((await guess(known)).status).toBe(429)
  await shop.customer('eve@example.com')
  for (let count = 0; count < 6; count += 1) await guess(undefined, 'eve@example.com')
  expect((await guess(known, 'eve@example.com')).status).toBe(429)
})

test('on a full disk whoever is logged in goes on, and it is said once', async () => {
  const full = async () => Promise.reject(new Error('database or disk is full'))
  const shop = openTestGateway({ sessions: { ...sqliteSessionStore(':memory:'), touch: full } })
  const { cookie } = await shop.customer('ada@example.com')
  shop.pass(61_000)
  for (let count = 0; count < 3; count += 1) {
    expect((await shop.request('/api/account', { cookie })).status).toBe(200)
  }
  expect(shop.logged).toEqual(['It cannot be noted that sessions are in use: database or disk is full'])
})

test('a password that changes past the gateway ends every session', async () => {
  const shop = openTestGateway()
  const { cookie, customerId } = await shop.customer('ada@example.com')
  expect((await shop.request('/api/account', { cookie })).status).toBe(200)
  const query = new URLSearchParams({ CustomerID: customerId, LoginPassword: 'another-one' })
  await shop.store.send('PUT', `/api/Customer/EditPassword?${query}`, {})
  expect((await shop.request('/api/account', { cookie })).status).toBe(401)
  expect(await whoIs(shop, cookie)).toBeNull()
})

test('forged, truncated, swapped and foreign seals are all refused', async () => {
  const shop = openTestGateway({ limited: false })
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
    expect(await answer.json(), variation).toEqual({ customer: null, remembered: false })
  }
})

test('V3.5.1 V3.5.2 a mutation from another site, or without JSON, changes nothing', async () => {
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

test('V7.4.1 logging out takes the cookie back and ends the session wherever it was copied to', async () => {
  const shop = openTestGateway()
  const { cookie } = await shop.customer('ada@example.com')
  for (const time of ['first', 'once more']) {
    const answer = await shop.send('DELETE', '/api/session', {}, cookie)
    expect(await answer.json(), time).toEqual({ status: 'logged-out' })
    expect(answer.headers.get('set-cookie'), time).toMatch(/^__Host-session=; Max-Age=0/)
  }
  expect(await whoIs(shop, cookie)).toBeNull()
  expect((await shop.request('/api/account', { cookie })).status).toBe(401)
})

test('a browser whose session cannot be read is logged out, and can log in and out', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hoof-and-husk-spoilt-'))
  const file = join(folder, 'sessions.sqlite')
  const sessions = sqliteSessionStore(file)
  const shop = openTestGateway({ sessions })
  await shop.customer('ada@example.com')
  const kept = new DatabaseSync(file)
  const spoilt = async () => {
    const cookie = await logInAgain(shop)
    kept.exec(`UPDATE session SET fixed = '{"remembered":true}'`)
    return cookie
  }
  const cookie = await spoilt()
  expect(await whoIs(shop, cookie)).toBeNull()
  expect((await shop.request('/api/account', { cookie })).status).toBe(401)
  const body = { email: 'ada@example.com', password: PASSWORD, remember: true }
  const again = await shop.send('POST', '/api/session', body, cookie)
  expect(await again.json()).toMatchObject({ status: 'logged-in' })
  expect(await whoIs(shop, cookieOf(again))).toMatchObject({ email: 'ada@example.com' })
  expect((await shop.send('DELETE', '/api/session', {}, await spoilt())).status).toBe(200)
  // Both ended what they could not read: of four log-ins the first two are left.
  expect(kept.prepare('SELECT key FROM session').all()).toHaveLength(2)
  kept.close()
  await sessions.close()
  rmSync(folder, { recursive: true })
})

test('a customer whom the store has lost is nobody from the next call on', async () => {
  const shop = openTestGateway()
  const { cookie } = await shop.customer('ada@example.com')
  shop.store.store.database.exec('DELETE FROM customers')
  const answer = await shop.request('/api/account', { cookie })
  expect([answer.status, await answer.json()]).toEqual([401, expect.objectContaining({ code: 'logged-out' })])
  expect(await whoIs(shop, cookie)).toBeNull()
  expect(shop.logged).toEqual([])
})

test('a shop that is not served over HTTPS has a cookie that browsers take there', async () => {
  const shop = openTestGateway({ siteUrl: 'http://localhost:4321' })
  const { cookie } = await shop.customer('ada@example.com')
  expect(cookie).toMatch(/^session=/)
  const answer = await shop.send('DELETE', '/api/session', {}, cookie)
  expect(answer.headers.get('set-cookie')).toBe('session=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict')
  expect(await whoIs(shop, cookie)).toBeNull()
})

test('another spelling of the same seal is nobody', async () => {
  const shop = openTestGateway()
  const { cookie } = await shop.customer('ada@example.com')
  const [name = '', sealed = ''] = cookie.split('=')
  const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const parts = sealed.split('.')
  const spellings = parts.flatMap((part, index) =>
    [...signs]
      .map((sign) => part.slice(0, -1) + sign)
      .filter((other) => other !== part && Buffer.from(other, 'base64url').equals(Buffer.from(part, 'base64url')))
      .map((other) => parts.with(index, other).join('.')),
  )
  expect(spellings.length).toBeGreaterThan(10)
  for (const spelling of spellings) expect(await whoIs(shop, `${name}=${spelling}`), spelling).toBeNull()
})

test('V7.2.4 logging in anew gives another session and ends the one before', async () => {
  const shop = openTestGateway()
  const { cookie } = await shop.customer('ada@example.com')
  const body = { email: 'ada@example.com', password: PASSWORD, remember: true }
  const again = cookieOf(await shop.send('POST', '/api/session', body, cookie))
  expect(again).not.toBe(cookie)
  expect(await whoIs(shop, cookie)).toBeNull()
  expect(await whoIs(shop, again)).toMatchObject({ email: 'ada@example.com' })
})

test('V7.1.1 V7.3.1 a session that is not used ends: after two hours, and after 14 days where it is remembered', async () => {
  for (const [remember, idleMs] of [
    [false, 2 * HOUR_MS],
    [true, 14 * 24 * HOUR_MS],
  ] as const) {
    const shop = openTestGateway()
    await shop.customer('ada@example.com')
    const cookie = cookieOf(
      await shop.send('POST', '/api/session', { email: 'ada@example.com', password: PASSWORD, remember }),
    )
    for (let use = 0; use < 2; use += 1) {
      shop.pass(idleMs - 61_000)
      expect(await whoIs(shop, cookie)).not.toBeNull()
    }
    shop.pass(idleMs)
    expect(await whoIs(shop, cookie)).toBeNull()
  }
})

test('V7.3.2 a remembered session that is used every day ends after 30 days', async () => {
  const shop = openTestGateway()
  const { cookie } = await shop.customer('ada@example.com')
  for (let day = 1; day < 30; day += 1) {
    shop.pass(24 * HOUR_MS)
    expect(await whoIs(shop, cookie), `day ${day}`).not.toBeNull()
  }
  shop.pass(24 * HOUR_MS)
  expect(await whoIs(shop, cookie)).toBeNull()
})

test('V6.2.2 V7.4.3 a changed password keeps this session under another id and ends the others', async () => {
  const shop = openTestGateway()
  const { cookie } = await shop.customer('ada@example.com')
  const other = await logInAgain(shop)
  const answer = await shop.send('PUT', '/api/account/password', { current: PASSWORD, next: 'felt-and-fibre' }, cookie)
  expect(await answer.json()).toEqual({ status: 'changed' })
  const kept = cookieOf(answer)
  expect(kept).not.toBe(cookie)
  expect((await shop.request('/api/account', { cookie: kept })).status).toBe(200)
  for (const ended of [cookie, other]) expect(await whoIs(shop, ended)).toBeNull()
})

test('another e-mail ends the other sessions, another name ends none and shows in all', async () => {
  const shop = openTestGateway()
  const { cookie } = await shop.customer('ada@example.com')
  const other = await logInAgain(shop)
  const named = { ...profile, firstName: 'Augusta', email: 'ada@example.com' }
  expect(await (await shop.send('PUT', '/api/account/profile', named, cookie)).json()).toEqual({ status: 'saved' })
  for (const each of [cookie, other]) expect(await whoIs(shop, each)).toMatchObject({ firstName: 'Augusta' })
  const moved = { ...named, email: 'augusta@example.com', currentPassword: PASSWORD }
  const answer = await shop.send('PUT', '/api/account/profile', moved, cookie)
  expect(await answer.json()).toEqual({ status: 'saved' })
  expect(await whoIs(shop, cookieOf(answer))).toMatchObject({ email: 'augusta@example.com' })
  for (const ended of [cookie, other]) expect(await whoIs(shop, ended)).toBeNull()
})

test('V7.5.2 a customer sees where it is logged in, and ends all other sessions', async () => {
  const shop = openTestGateway()
  const { cookie } = await shop.customer('ada@example.com')
  shop.pass(5 * 60_000)
  const body = { email: 'ada@example.com', password: PASSWORD, remember: false }
  const answer = await shop.request('/api/session', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    },
  })
  const here = cookieOf(answer)
  await shop.customer('eve@example.com')
  const listed = async () => (await shop.request('/api/account/sessions', { cookie: here })).json()
  const [id, seenAtMs] = [expect.any(String), expect.any(Number)]
  expect(await listed()).toEqual({
    sessions: [
      { id, device: 'Firefox/Linux', seenAtMs, current: true },
      { id, device: '/', seenAtMs, current: false },
    ],
  })
  expect(await (await shop.send('DELETE', '/api/account/sessions', {}, here)).json()).toEqual({ status: 'ended' })
  expect(await whoIs(shop, cookie)).toBeNull()
  expect(await listed()).toEqual({ sessions: [{ id, device: 'Firefox/Linux', seenAtMs, current: true }] })
})

test('the list of sessions begins with this one, then the last seen, and tells alike ones apart', async () => {
  const shop = openTestGateway()
  const { cookie, customerId } = await shop.customer('ada@example.com')
  shop.pass(60_000)
  const twins = [await logInAgain(shop), await logInAgain(shop)]
  shop.pass(60_000)
  await logInAgain(shop)
  const { sessions } = await (await shop.request('/api/account/sessions', { cookie: twins[0] ?? '' })).json()
  const kept = await shop.sessions.list(customerId)
  const seen = kept.map(({ record }) => record.seenAtMs).toSorted((one, other) => other - one)
  expect(sessions[0]).toMatchObject({ current: true, seenAtMs: seen[1] })
  expect(sessions.slice(1).map(({ seenAtMs }: { seenAtMs: number }) => seenAtMs)).toEqual([seen[0], seen[2], seen[3]])
  expect(new Set(sessions.map(({ id }: { id: string }) => id)).size).toBe(4)
  for (const { key } of kept) expect(JSON.stringify(sessions)).not.toContain(key)
  expect(await whoIs(shop, cookie)).not.toBeNull()
})

test('a session that has run out is not listed any more', async () => {
  const shop = openTestGateway()
  const { cookie, customerId } = await shop.customer('ada@example.com')
  const body = { email: 'ada@example.com', password: PASSWORD, remember: false }
  await shop.send('POST', '/api/session', body)
  const endMs = Math.min(...(await shop.sessions.list(customerId)).map(({ record }) => endsAtMs(record)))
  const listed = async () => (await (await shop.request('/api/account/sessions', { cookie })).json()).sessions.length
  shop.pass(endMs - shop.nowMs() - 1)
  expect(await listed()).toBe(2)
  shop.pass(1)
  expect(await listed()).toBe(1)
})

test('V7.1.2 a customer has fifty sessions at most: a further one ends the one that was seen longest ago', async () => {
  const shop = openTestGateway({ addressHeader: 'x-caller' })
  const { cookie, customerId } = await shop.customer('ada@example.com')
  const eve = await shop.customer('eve@example.com')
  const cookies = [cookie]
  while (cookies.length < 50) {
    shop.pass(61_000)
    cookies.push(await logInAgain(shop))
  }
  expect(await whoIs(shop, cookie)).not.toBeNull()
  shop.pass(61_000)
  const last = await logInAgain(shop)
  expect(await whoIs(shop, cookies[1] ?? '')).toBeNull()
  for (const kept of [cookie, cookies[2] ?? '', last, eve.cookie]) expect(await whoIs(shop, kept)).not.toBeNull()
  expect(await shop.sessions.list(customerId)).toHaveLength(50)
})

test('V7.4.2 a customer whom the store has closed cannot log in, and has no session any more', async () => {
  const shop = openTestGateway()
  const { cookie, customerId } = await shop.customer('ada@example.com')
  const { database } = shop.store.store
  const close = (status: string) =>
    database
      .prepare("UPDATE customers SET record = json_set(record, '$.activeStatus', ?) WHERE customerID = ?")
      .run(status, customerId)
  const body = { email: 'ada@example.com', password: PASSWORD, remember: true }
  close('')
  expect((await shop.request('/api/account', { cookie })).status).toBe(200)
  close('I')
  expect((await shop.request('/api/account', { cookie })).status).toBe(401)
  expect(await whoIs(shop, cookie)).toBeNull()
  expect(await (await shop.send('POST', '/api/session', body)).json()).toEqual({ status: 'not-active' })
  const wrong = await shop.send('POST', '/api/session', { ...body, password: 'not-the-one' })
  expect(await wrong.json()).toEqual({ status: 'wrong-password' })
  expect(await (await shop.send('POST', '/api/password-resets', { email: body.email })).json()).toEqual({
    status: 'email-not-found',
  })
})

test('a store that is too busy to read a customer ends no session, and one that has the customer no more does', async () => {
  const shop = openTestGateway()
  const { cookie, customerId } = await shop.customer('ada@example.com')
  shop.faults.decide = (_, path) => (path.startsWith('/api/Customer/') ? 'busy' : 'none')
  expect((await shop.request('/api/account', { cookie })).status).toBe(502)
  shop.faults.decide = () => 'none'
  expect((await shop.request('/api/account', { cookie })).status).toBe(200)
  shop.store.store.database.prepare('DELETE FROM customers WHERE customerID = ?').run(customerId)
  expect((await shop.request('/api/account', { cookie })).status).toBe(401)
  expect(await whoIs(shop, cookie)).toBeNull()
})

test('V7.2.1 a cookie in the format of before is nobody, and no fault', async () => {
  const shop = openTestGateway()
  const customer = { customerId: 'C1', firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' }
  const nowS = Math.floor(Date.parse('2026-03-01T10:00:00Z') / 1000)
  const sealed = await new EncryptJWT({ customer, passwordPrint: 'print' })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setIssuedAt(nowS)
    .setExpirationTime(nowS + 3600)
    .encrypt(keyFor(SECRET, 'session'))
  expect(await whoIs(shop, `__Host-session=${sealed}`)).toBeNull()
  expect((await shop.request('/api/account', { cookie: `__Host-session=${sealed}` })).status).toBe(401)
  expect(shop.logged).toEqual([])
})

test('V9.1.2 V9.1.3 V9.2.2 V11.3.1 V11.3.2 a seal by another algorithm, with a key of its own or for another purpose is nobody', async () => {
  const shop = openTestGateway()
  await shop.customer('ada@example.com')
  const nowS = Math.floor(shop.nowMs() / 1000)
  const claims = { id: 'A'.repeat(43), iat: nowS, exp: nowS + 3600 }
  const bytes = new TextEncoder().encode(JSON.stringify(claims))
  const [ours, theirs] = [keyFor(SECRET, 'session'), keyFor('a-secret-of-somebody-else-and-not-ours', 'session')]
  const jwk = { kty: 'oct', k: theirs.export().toString('base64url') }
  const seal = (header: object, key = ours) =>
    new CompactEncrypt(bytes).setProtectedHeader({ alg: 'dir', enc: 'A256GCM', ...header }).encrypt(key)
  // The right one is known as sound: it has no record.
  expect(await openSessionSeal(SECRET, await seal({}), shop.nowMs())).toMatch(/^[\w-]{43}$/)
  for (const forged of [
    new UnsecuredJWT(claims).encode(),
    await new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(ours),
    await seal({ alg: 'A256GCMKW' }),
    await seal({ alg: 'A256KW', enc: 'A128CBC-HS256' }),
    await seal({ jwk }, theirs),
    await seal({ jku: 'https://evil.example/keys' }, theirs),
    await seal({}, keyFor(SECRET, 'log')),
    await seal({}, keyFor(SECRET, 'reset-link')),
  ]) {
    expect(await openSessionSeal(SECRET, forged, shop.nowMs()), forged).toBeUndefined()
    expect(await whoIs(shop, `__Host-session=${forged}`), forged).toBeNull()
  }
  expect(shop.logged).toEqual([])
})

test('use is noted once a minute at most', async () => {
  const shop = openTestGateway()
  const { cookie, customerId } = await shop.customer('ada@example.com')
  const seen = async () => (await shop.sessions.list(customerId)).map(({ record }) => record.seenAtMs)
  const atFirst = await seen()
  shop.pass(59_999)
  await whoIs(shop, cookie)
  expect(await seen()).toEqual(atFirst)
  shop.pass(1)
  await whoIs(shop, cookie)
  expect(await seen()).toEqual(atFirst.map((ms) => ms + 60_000))
})

test('V7.2.2 V7.2.3 V11.5.1 the cookie of each log-in seals 256 bits of chance, and what it holds is not what is kept', async () => {
  const shop = openTestGateway()
  const { cookie, customerId } = await shop.customer('ada@example.com')
  const [kept] = await shop.sessions.list(customerId)
  expect(kept?.key).toMatch(/^[\w-]{43}$/)
  expect(cookie).not.toContain(kept?.key)
  const ids = await Promise.all(
    [cookie, await logInAgain(shop), await logInAgain(shop)].map(async (each) => {
      const sealed = each.slice(each.indexOf('=') + 1)
      return String(
        (await jwtDecrypt(sealed, keyFor(SECRET, 'session'), { currentDate: new Date(shop.nowMs()) })).payload.id,
      )
    }),
  )
  for (const id of ids) expect(Buffer.from(id, 'base64url')).toHaveLength(32)
  expect(new Set(ids).size).toBe(3)
})

test('registering opens a session, and a refusal carries the words of the store and nothing else of it', async () => {
  const shop = openTestGateway()
  const form = {
    ...profile,
    email: 'new@example.com',
    password: 'secret-enough',
    confirmPassword: 'secret-enough',
  }
  const answer = await shop.send('POST', '/api/customers', { form, remember: true })
  expect(await answer.json()).toMatchObject({ status: 'registered', customer: { email: 'new@example.com' } })
  expect((await shop.request('/api/account', { cookie: cookieOf(answer) })).status).toBe(200)
  expect(answer.headers.getSetCookie().at(-1)).toMatch(/^__Host-device=/)
  const again = await shop.send('POST', '/api/customers', { form, remember: true })
  expect(await again.json()).toEqual({ status: 'refused', message: 'Email already exists.' })
  const unsound = await shop.send('POST', '/api/customers', { form: { ...form, mobile: '0755' }, remember: true })
  expect(unsound.status).toBe(400)
})

test("V13.4.2 V16.3.4 V16.5.1 a key that the store refuses is the owner's trouble: a 502 for the customer, a word in the log", async () => {
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

test.for([
  [
    'changed',
    "UPDATE customers SET record = json_set(record, '$.loginPassword', 'felt-and-fibre') WHERE customerID = ?",
  ],
  ['lost with its customer', 'DELETE FROM customers WHERE customerID = ?'],
] as const)('a password that is %s while somebody logs in with it opens nothing', async ([, sql]) => {
  const shop = openTestGateway()
  const { customerId } = await shop.customer('ada@example.com')
  const before = await shop.sessions.list(customerId)
  const change = shop.store.store.database.prepare(sql)
  // Found by e-mail first, and read once more when the session is there.
  shop.faults.decide = (_, path) => {
    if (path.endsWith(`/${customerId}`)) change.run(customerId)
    return 'none'
  }
  const answer = await shop.send('POST', '/api/session', {
    email: 'ada@example.com',
    password: PASSWORD,
    remember: true,
  })
  expect(await answer.json()).toEqual({ status: 'wrong-password' })
  expect(await shop.sessions.list(customerId)).toEqual(before)
  expect(answer.headers.getSetCookie().at(-1)).toMatch(/^__Host-session=; Max-Age=0/)
})

test('a seal ends when it says, also where it has been opened before', async () => {
  const shop = openTestGateway()
  const { cookie } = await shop.customer('ada@example.com')
  const sealed = cookie.split('=')[1] ?? ''
  const days = (count: number) => shop.nowMs() + count * 24 * HOUR_MS
  const key = await openSessionSeal(SECRET, sealed, days(0))
  expect(key).toMatch(/^[\w-]{43}$/)
  expect(await openSessionSeal(SECRET, sealed, days(30) - 1)).toBe(key)
  expect(await openSessionSeal(SECRET, sealed, days(30))).toBeUndefined()
  expect(await openSessionSeal('another secret, long enough too', sealed, days(0))).toBeUndefined()
})
