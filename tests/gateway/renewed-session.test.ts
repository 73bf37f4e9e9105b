import { expect, test, vi } from 'vitest'
import { sqliteSessionStore } from '#gateway/sqlite-session-store.ts'
import { profile } from './billing.ts'
import { cookieOf, openTestGateway, PASSWORD, type TestGateway } from './test-gateway.ts'

const EMAIL = 'ada@example.com'
const CHANGES = [
  ['password', { current: PASSWORD, next: 'tuft-of-winter-91' }],
  ['profile', { ...profile, email: 'augusta@example.com', currentPassword: PASSWORD }],
] as const

/** A shop where another call is answered just before or just after a session goes on under a new id. */
function openShop(when: 'before' | 'after', meanwhile: (shop: TestGateway) => Promise<Response>) {
  const sessions = sqliteSessionStore(':memory:')
  const other = async () => expect((await meanwhile(shop)).status).toBe(200)
  const shop: TestGateway = openTestGateway({
    sessions: {
      ...sessions,
      async replace(...renewal) {
        if (when === 'before') await other()
        const replaced = await sessions.replace(...renewal)
        if (when === 'after') await other()
        return replaced
      },
    },
  })
  return shop
}

async function logIn(shop: TestGateway): Promise<string> {
  return cookieOf(await shop.send('POST', '/api/session', { email: EMAIL, password: PASSWORD, remember: true }))
}

for (const [what, body] of CHANGES) {
  test(`V7.4.1 a log-out while the ${what} is being changed stays one, on every device`, async () => {
    const shop = openShop('before', () => shop.send('DELETE', '/api/session', {}, cookie))
    const { cookie, customerId } = await shop.customer(EMAIL)
    await logIn(shop)
    const answer = await shop.send('PUT', `/api/account/${what}`, body, cookie)
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []])
    expect(await shop.sessions.list(customerId)).toEqual([])
  })

  test(`a session that another device ends while the ${what} is being changed stays ended`, async () => {
    const shop = openShop('before', async ({ sessions }) => {
      await sessions.endOthers(customerId, 'that of the other device')
      return new Response()
    })
    const { cookie, customerId } = await shop.customer(EMAIL)
    const answer = await shop.send('PUT', `/api/account/${what}`, body, cookie)
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []])
    expect(await shop.sessions.list(customerId)).toEqual([])
  })

  test(`a log-out that has not heard of the session after a change of ${what} ends that one`, async () => {
    const shop = openShop('after', () => shop.send('DELETE', '/api/session', {}, cookie))
    const { cookie, customerId } = await shop.customer(EMAIL)
    const answer = await shop.send('PUT', `/api/account/${what}`, body, cookie)
    expect((await shop.request('/api/account', { cookie: cookieOf(answer) })).status).toBe(401)
    expect(await shop.sessions.list(customerId)).toEqual([])
    expect(shop.events.filter((line) => JSON.parse(line).event === 'logged-out')).toHaveLength(1)
  })
}

test('a tab that asks while the password is being changed is refused, and ends no session', async () => {
  let asked: Promise<Response> | undefined
  const shop = openShop('before', async ({ once }) => {
    const turns = vi.spyOn(once, 'exclusively')
    asked = shop.request('/api/account', { cookie })
    // By then it has seen the new password.
    await vi.waitFor(() => expect(turns).toHaveBeenCalled(), { timeout: 30_000 })
    return new Response()
  })
  const { cookie } = await shop.customer(EMAIL)
  const answer = await shop.send('PUT', '/api/account/password', CHANGES[0][1], cookie)
  expect(answer.status).toBe(200)
  const refused = await asked
  expect([refused?.status, refused?.headers.getSetCookie()]).toEqual([401, []])
  expect((await shop.request('/api/account', { cookie: cookieOf(answer) })).status).toBe(200)
})
