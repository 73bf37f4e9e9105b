import { expect, test } from 'vitest'
import { demoCustomerBody } from '#embedded-store/demo-customer.ts'
import { MailError } from '#flows/mailer.ts'
import * as words from '#words/mails.ts'
import { openTestGateway, PASSWORD, type TestGateway } from './test-gateway.ts'

const EMAIL = 'ada@example.com'
const NAME = `${demoCustomerBody.firstName} ${demoCustomerBody.lastName}`

async function mailedLink(shop: TestGateway) {
  expect(await (await shop.send('POST', '/api/password-resets', { email: EMAIL })).json()).toEqual({ status: 'sent' })
  const mail = shop.mails.at(-1)
  const link = new URL(mail?.kind === 'reset' ? mail.fields.reset_link : '')
  return { tokenId: link.pathname.replace('/reset-password/', ''), mac: link.hash.slice(1) }
}

const check = async (shop: TestGateway, tokenId: string, mac: string) => {
  return (await shop.send('POST', `/api/password-resets/${encodeURIComponent(tokenId)}`, { mac })).json()
}

const use = (shop: TestGateway, tokenId: string, mac: string, password: string) =>
  shop.send('PUT', `/api/password-resets/${tokenId}`, { mac, password })

test('V6.4.3 a mailed link sets a new password once, and ends every session and every other link', async () => {
  const shop = openTestGateway()
  const { cookie } = await shop.customer(EMAIL)
  const first = await mailedLink(shop)
  const second = await mailedLink(shop)
  expect(await check(shop, first.tokenId, first.mac)).toEqual({ status: 'valid' })
  expect(await (await use(shop, first.tokenId, first.mac, 'a-new-password')).json()).toEqual({ status: 'done' })
  expect(await (await use(shop, first.tokenId, first.mac, 'another-one')).json()).toEqual({ status: 'invalid' })
  expect(await check(shop, second.tokenId, second.mac)).toEqual({ status: 'invalid' })
  expect((await shop.request('/api/account', { cookie })).status).toBe(401)
  const old = await shop.send('POST', '/api/session', { email: EMAIL, password: PASSWORD, remember: false })
  expect(await old.json()).toEqual({ status: 'wrong-password' })
  const next = await shop.send('POST', '/api/session', { email: EMAIL, password: 'a-new-password', remember: false })
  expect(await next.json()).toMatchObject({ status: 'logged-in' })
})

test('V6.6.2 a reset to the same password ends the sessions and every link too', async () => {
  const shop = openTestGateway()
  const { cookie } = await shop.customer(EMAIL)
  const first = await mailedLink(shop)
  const second = await mailedLink(shop)
  expect(await (await use(shop, first.tokenId, first.mac, PASSWORD)).json()).toEqual({ status: 'done' })
  expect((await shop.request('/api/account', { cookie })).status).toBe(401)
  expect(await (await shop.request('/api/session', { cookie })).json()).toEqual({ customer: null, remembered: false })
  for (const { tokenId, mac } of [first, second]) {
    expect(await check(shop, tokenId, mac)).toEqual({ status: 'invalid' })
  }
  const third = await mailedLink(shop)
  shop.pass(47 * 3_600_000)
  expect(await check(shop, third.tokenId, third.mac)).toEqual({ status: 'valid' })
})

test('a reset to the same password ends the links that were mailed since the last one', async () => {
  const shop = openTestGateway({ limited: false })
  await shop.customer(EMAIL)
  const reset = async () => {
    const { tokenId, mac } = await mailedLink(shop)
    const other = await mailedLink(shop)
    expect(await (await use(shop, tokenId, mac, PASSWORD)).json()).toEqual({ status: 'done' })
    expect(await check(shop, other.tokenId, other.mac)).toEqual({ status: 'invalid' })
  }
  for (let time = 0; time < 3; time += 1) await reset()
})

test('a reset leaves the links of other customers as they are', async () => {
  const shop = openTestGateway()
  await shop.customer('eve@example.com')
  await shop.send('POST', '/api/password-resets', { email: 'eve@example.com' })
  const eve = shop.mails.at(-1)
  const link = new URL(eve?.kind === 'reset' ? eve.fields.reset_link : '')
  await shop.customer(EMAIL)
  const { tokenId, mac } = await mailedLink(shop)
  await use(shop, tokenId, mac, PASSWORD)
  const eves = link.pathname.replace('/reset-password/', '')
  expect(await check(shop, eves, link.hash.slice(1))).toEqual({ status: 'valid' })
})

test('a link lasts as long as it says, however long ago the last reset was', async () => {
  const shop = openTestGateway()
  await shop.customer(EMAIL)
  const first = await mailedLink(shop)
  await use(shop, first.tokenId, first.mac, PASSWORD)
  shop.pass(90 * 3_600_000)
  const second = await mailedLink(shop)
  shop.pass(20 * 3_600_000)
  expect(await check(shop, second.tokenId, second.mac)).toEqual({ status: 'valid' })
})

test('a reset is told to its customer and noted, and makes the browser a known one; one that fails is not', async () => {
  const shop = openTestGateway()
  await shop.customer(EMAIL)
  shop.store.store.database.exec("UPDATE customers SET record = json_set(record, '$.lastName', '')")
  const { tokenId, mac } = await mailedLink(shop)
  expect(shop.mails.at(-1)).toMatchObject({ fields: { to_name: demoCustomerBody.firstName } })
  const failed = await use(shop, tokenId, 'x', 'felt-and-fibre')
  expect(failed.headers.getSetCookie()).toEqual([])
  const done = await use(shop, tokenId, mac, 'felt-and-fibre')
  expect(done.headers.getSetCookie()).toEqual([expect.stringMatching(/^__Host-device=/)])
  expect(shop.mails.map(({ kind }) => kind)).toEqual(['reset', 'notice'])
  expect(shop.mails.at(-1)).toMatchObject({ fields: { subject: words.accountEvents['password-reset'].subject } })
  const events = shop.events.map((line) => JSON.parse(line))
  const { customer: ada } = events.find(({ event }) => event === 'log-in-taken')
  const used = events.filter(({ event }) => event === 'reset-used')
  expect(used.map(({ outcome, customer }) => [outcome, customer])).toEqual([
    ['invalid', undefined],
    ['done', ada],
  ])
})

test('V14.2.1 a link is held up in a body, never in an address', async () => {
  const shop = openTestGateway()
  await shop.customer(EMAIL)
  const { tokenId, mac } = await mailedLink(shop)
  const asked = await shop.request(`/api/password-resets/${tokenId}?${new URLSearchParams({ mac })}`)
  expect(asked.status).toBe(404)
})

test('V6.5.1 of twenty uses of one link at once, one sets its password', async () => {
  const shop = openTestGateway()
  await shop.customer(EMAIL)
  const { tokenId, mac } = await mailedLink(shop)
  const uses = Array.from({ length: 20 }, (_, index) => use(shop, tokenId, mac, `felt-and-fibre-${index}`))
  const outcomes = await Promise.all((await Promise.all(uses)).map((answer) => answer.json()))
  expect(outcomes.filter(({ status }) => status === 'done')).toHaveLength(1)
  expect(outcomes.filter(({ status }) => status === 'invalid')).toHaveLength(19)
})

test('V6.5.5 a link lasts 48 hours', async () => {
  const shop = openTestGateway()
  await shop.customer(EMAIL)
  const { tokenId, mac } = await mailedLink(shop)
  shop.pass(48 * 3_600_000 - 1_000)
  expect(await check(shop, tokenId, mac)).toEqual({ status: 'valid' })
  shop.pass(2_000)
  expect(await check(shop, tokenId, mac)).toEqual({ status: 'invalid' })
})

test("V6.5.2 V6.5.3 the token alone, another link's seal, and anything near the right one open nothing", async () => {
  const shop = openTestGateway()
  await shop.customer(EMAIL)
  const first = await mailedLink(shop)
  const second = await mailedLink(shop)
  const macs = ['', second.mac, first.mac.slice(1), `${first.mac}x`, first.mac.toLowerCase(), 'null']
  for (const mac of macs) expect(await check(shop, first.tokenId, mac), mac).toEqual({ status: 'invalid' })
})

test('an address that nobody has is told so, and no mail goes out', async () => {
  const shop = openTestGateway()
  const answer = await shop.send('POST', '/api/password-resets', { email: 'eve@example.com' })
  expect(await answer.json()).toEqual({ status: 'email-not-found' })
  expect(shop.mails).toEqual([])
})

test('the mail says who is meant, and leads to the shop; white space around what was typed is no matter', async () => {
  const shop = openTestGateway()
  await shop.customer(EMAIL)
  await shop.send('POST', '/api/password-resets', { email: `  ${EMAIL} ` })
  expect(shop.mails).toEqual([
    {
      kind: 'reset',
      fields: {
        to_name: NAME,
        to_email: EMAIL,
        from_name: 'Hoof & Husk',
        reset_link: expect.stringMatching(/^https:\/\/shop\.example\/reset-password\/[\w-]+#[\w-]{43}$/),
      },
    },
  ])
})

test('a password that is easily guessed, or that the store does not show, leaves the old one and the link', async () => {
  const shop = openTestGateway()
  await shop.customer(EMAIL)
  const { tokenId, mac } = await mailedLink(shop)
  const guessed = await use(shop, tokenId, mac, 'password1')
  expect(await guessed.json()).toEqual({ status: 'guessable', why: 'common' })
  shop.faults.decide = (_, path) => (path.includes('EditPassword') ? 'no-answer' : 'none')
  const lost = await use(shop, tokenId, mac, 'felt-and-fibre')
  expect([lost.status, await lost.json()]).toEqual([502, expect.objectContaining({ code: 'unconfirmed' })])
  shop.faults.decide = () => 'none'
  const old = await shop.send('POST', '/api/session', { email: EMAIL, password: PASSWORD, remember: false })
  expect(await old.json()).toMatchObject({ status: 'logged-in' })
  // What was sent may still arrive for a while.
  shop.pass(30_000)
  expect(await (await use(shop, tokenId, mac, 'felt-and-fibre')).json()).toEqual({ status: 'done' })
})

test('a link of a customer whom the store has closed or lost, or of no token at all, opens nothing', async () => {
  const shop = openTestGateway()
  const { database } = shop.store.store
  await shop.customer(EMAIL)
  const { tokenId, mac } = await mailedLink(shop)
  const tried = async () => [
    await check(shop, tokenId, mac),
    await (await use(shop, tokenId, mac, 'felt-and-fibre')).json(),
  ]
  const nothing = [{ status: 'invalid' }, { status: 'invalid' }]
  database.exec("UPDATE customers SET record = json_set(record, '$.activeStatus', 'I')")
  expect(await tried()).toEqual(nothing)
  const closed = await shop.send('POST', '/api/password-resets', { email: EMAIL })
  expect(await closed.json()).toEqual({ status: 'email-not-found' })
  database.exec('DELETE FROM customers')
  expect(await tried()).toEqual(nothing)
  expect(await (await use(shop, 'T-unknown', mac, 'felt-and-fibre')).json()).toEqual({ status: 'invalid' })
  expect(await check(shop, 'T-unknown', mac)).toEqual({ status: 'invalid' })

  // What can be no id is not asked of the store.
  let asked = 0
  shop.faults.decide = () => {
    asked += 1
    return 'none'
  }
  expect(await check(shop, 'a..b', mac)).toEqual({ status: 'invalid' })
  expect(await (await use(shop, 'a..b', mac, 'felt-and-fibre')).json()).toEqual({ status: 'invalid' })
  expect(asked).toBe(0)
})

test('a store that makes no token is told as such', async () => {
  const shop = openTestGateway()
  await shop.customer(EMAIL)
  shop.faults.decide = (_, path) => (path.includes('Token') ? 'no-answer' : 'none')
  const answer = await shop.send('POST', '/api/password-resets', { email: EMAIL })
  expect(await answer.json()).toEqual({ status: 'token-failed' })
})

test('a mail service that takes no link is told, noted and logged as such', async () => {
  const shop = openTestGateway()
  await shop.customer(EMAIL)
  shop.faults.mail = new MailError('The mail service answered with HTTP status 429.', 'no')
  const answer = await shop.send('POST', '/api/password-resets', { email: EMAIL })
  expect([answer.status, await answer.json()]).toEqual([502, expect.objectContaining({ code: 'mail-not-taken' })])
  expect(JSON.parse(shop.events.at(-1) ?? '')).toMatchObject({ event: 'reset-asked', outcome: 'mail-failed' })
  expect(shop.logged).toEqual([expect.stringMatching(/^\S+ The mail service answered with HTTP status 429\.$/)])
})
