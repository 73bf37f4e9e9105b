import { expect, test } from 'vitest'
import { MailError } from '#flows/mailer.ts'
import { orderRequest, profile } from './billing.ts'
import { cookieOf, openTestGateway, PASSWORD, type TestGateway } from './test-gateway.ts'

const EMAIL = 'ada@example.com'

const ownProfile = { ...profile, email: EMAIL }

const registration = {
  ...ownProfile,
  email: 'new@example.com',
  password: 'felt-and-fibre',
  confirmPassword: 'felt-and-fibre',
}

const shipping = {
  attentionTo: 'Ada Byron',
  addressLine1: '6 Apple Road',
  addressLine2: '',
  city: 'Brisbane',
  state: 'QLD',
  postalCode: '4001',
  country: 'Australia',
}

const save = (shop: TestGateway, body: unknown, cookie: string) =>
  shop.send('PUT', '/api/account/profile', body, cookie)

function notices(shop: TestGateway) {
  return shop.mails.flatMap((mail) => (mail.kind === 'notice' ? [mail.fields] : []))
}

test('V7.5.1 another e-mail needs the current password; without it everything stays', async () => {
  const shop = openTestGateway()
  const { cookie } = await shop.customer(EMAIL)
  const moved = { ...ownProfile, email: 'eve@example.com' }
  for (const currentPassword of [undefined, '', 'not-the-one']) {
    const answer = await save(shop, { ...moved, currentPassword }, cookie)
    expect(await answer.json()).toEqual({ status: 'current-wrong' })
  }
  const { customer } = await (await shop.request('/api/account', { cookie })).json()
  expect(customer.email).toBe(EMAIL)
  expect(notices(shop)).toEqual([])
  const answer = await save(shop, { ...moved, currentPassword: PASSWORD }, cookie)
  expect(await answer.json()).toEqual({ status: 'saved' })
  const after = await (await shop.request('/api/account', { cookie: cookieOf(answer) })).json()
  expect(after.customer.email).toBe('eve@example.com')
})

test('only saves with a password count as tries of it', async () => {
  const shop = openTestGateway()
  const { cookie } = await shop.customer(EMAIL)
  const statuses = async (body: object) => {
    const answers: number[] = []
    for (let count = 0; count < 11; count += 1)
      answers.push((await save(shop, { ...ownProfile, ...body }, cookie)).status)
    return [...new Set(answers)]
  }
  expect(await statuses({})).toEqual([200])
  expect(await statuses({ email: 'eve@example.com', currentPassword: 'not-the-one' })).toEqual([200, 429])
})

test('other capitals give nobody another mailbox, so they need no password', async () => {
  const shop = openTestGateway()
  const { cookie } = await shop.customer(EMAIL)
  const answer = await save(shop, { ...ownProfile, email: 'Ada@Example.com' }, cookie)
  expect(await answer.json()).toEqual({ status: 'saved' })
  expect(notices(shop)).toEqual([])
})

test('the old address is told of another e-mail, and never which', async () => {
  const shop = openTestGateway()
  const { cookie } = await shop.customer(EMAIL)
  await save(shop, { ...ownProfile, email: 'eve@example.com', currentPassword: PASSWORD }, cookie)
  expect(notices(shop)).toEqual([
    expect.objectContaining({ to_email: EMAIL, to_name: 'Matilda Hayes', subject: 'Your e-mail address was changed' }),
  ])
  expect(JSON.stringify(notices(shop))).not.toContain('eve@example.com')
})

test('what was typed for one customer is never written into the account of another who has logged in since', async () => {
  const shop = openTestGateway()
  const { customerId: shown } = await shop.customer(EMAIL)
  const { cookie } = await shop.customer('bob@example.com')
  for (const [path, body] of [
    ['profile', { ...ownProfile, email: 'bob@example.com' }],
    ['shipping-address', shipping],
  ] as const) {
    const before = await (await shop.request('/api/account', { cookie })).json()
    const answer = await shop.send('PUT', `/api/account/${path}`, { customerId: shown, ...body }, cookie)
    expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'other-customer' }])
    expect(await (await shop.request('/api/account', { cookie })).json()).toEqual(before)
    const own = { customerId: before.customer.customerId, ...body }
    expect(await (await shop.send('PUT', `/api/account/${path}`, own, cookie)).json()).toEqual({ status: 'saved' })
  }
})

/** A store that does this to a record as it takes it. */
function storeThat(shop: TestGateway, change: string) {
  shop.store.store.database.exec(`CREATE TRIGGER altered AFTER UPDATE ON customers BEGIN
    UPDATE customers SET record = ${change} WHERE customerID = new.customerID; END`)
}

test.for([
  [
    'keeps no capitals',
    `json_set(new.record, '$.email', lower(new.record ->> '$.email'), '$.loginEmail', lower(new.record ->> '$.loginEmail'))`,
    200,
  ],
  ['keeps no company', `json_set(new.record, '$.companyName', '')`, 502],
] as const)(
  'another e-mail ends all other sessions and is told to the old address also where the store %s',
  async ([, change, status]) => {
    const shop = openTestGateway()
    const { cookie } = await shop.customer(EMAIL)
    const other = cookieOf(
      await shop.send('POST', '/api/session', { email: EMAIL, password: PASSWORD, remember: true }),
    )
    storeThat(shop, change)
    const moved = { ...ownProfile, company: 'Byron & Co', email: 'Eve@Example.com', currentPassword: PASSWORD }
    const answer = await save(shop, moved, cookie)
    expect(answer.status).toBe(status)
    expect(notices(shop)).toEqual([expect.objectContaining({ to_email: EMAIL })])
    for (const ended of [cookie, other])
      expect((await shop.request('/api/account', { cookie: ended })).status).toBe(401)
    const { customer } = await (await shop.request('/api/account', { cookie: cookieOf(answer) })).json()
    expect(customer.email.toLowerCase()).toBe('eve@example.com')
  },
)

test('another e-mail that may still arrive ends all other sessions at once', async () => {
  const shop = openTestGateway()
  const { cookie } = await shop.customer(EMAIL)
  const other = cookieOf(await shop.send('POST', '/api/session', { email: EMAIL, password: PASSWORD, remember: true }))
  shop.faults.decide = (method) => (method === 'PUT' ? 'late' : 'none')
  await save(shop, { ...ownProfile, lastName: 'Lovelace' }, cookie)
  expect((await shop.request('/api/account', { cookie: other })).status).toBe(200)
  shop.pass(20_001)
  const moved = { ...ownProfile, email: 'eve@example.com', currentPassword: PASSWORD }
  expect((await save(shop, moved, cookie)).status).toBe(502)
  await shop.land()
  expect((await shop.request('/api/account', { cookie: other })).status).toBe(401)
  const { customer } = await (await shop.request('/api/account', { cookie })).json()
  expect(customer.email).toBe('eve@example.com')
  expect(notices(shop)).toEqual([])
})

test('a shipping address is kept, and comes back with the account', async () => {
  const shop = openTestGateway()
  const { cookie } = await shop.customer(EMAIL)
  const answer = await shop.send('PUT', '/api/account/shipping-address', shipping, cookie)
  expect(await answer.json()).toEqual({ status: 'saved' })
  const { customer } = await (await shop.request('/api/account', { cookie })).json()
  // As it was registered: whom things go to is no field of the form.
  expect(customer.shippingAddress).toEqual({ ...shipping, attentionTo: 'Matilda Hayes' })
})

test('after a change of e-mail this browser is known under the new one', async () => {
  const shop = openTestGateway()
  const { cookie } = await shop.customer(EMAIL)
  const moved = { ...ownProfile, email: 'eve@example.com', currentPassword: PASSWORD }
  const named = (answer: Response) => answer.headers.getSetCookie().map((text) => text.split('=', 1)[0])
  expect(named(await save(shop, moved, cookie))).toContain('__Host-device')
  const { cookie: other } = await shop.customer(EMAIL)
  expect(named(await save(shop, { ...ownProfile, firstName: 'Augusta' }, other))).not.toContain('__Host-device')
})

test.each([
  ['profile', { ...ownProfile, lastName: 'Lovelace' }],
  ['shipping-address', shipping],
  ['password', { current: PASSWORD, next: 'felt-and-fibre' }],
])('a change of the %s of which the store takes nothing is not called a change', async (what, body) => {
  const shop = openTestGateway()
  const { cookie } = await shop.customer(EMAIL)
  shop.faults.decide = (method) => (method === 'PUT' ? 'no-answer' : 'none')
  const answer = await shop.send('PUT', `/api/account/${what}`, body, cookie)
  expect([answer.status, await answer.json()]).toEqual([502, expect.objectContaining({ code: 'unconfirmed' })])
  shop.faults.decide = () => 'none'
  const { customer } = await (await shop.request('/api/account', { cookie })).json()
  expect([customer.lastName, customer.shippingAddress.city]).toEqual(['Hayes', 'Toowoomba'])
  expect(notices(shop)).toEqual([])
})

test('the lines of ten orders are read at a time, and of no more', async () => {
  const shop = openTestGateway()
  const { cookie } = await shop.customer(EMAIL)
  const asked = async (path: string) => {
    const answer = await shop.request(path, { cookie })
    return [answer.status, await answer.json()]
  }
  const ids = (count: number) => Array.from({ length: count }, (_, index) => `HH-${index}`).join()
  expect(await asked(`/api/order-lines?orders=${ids(10)}`)).toEqual([200, { orders: [] }])
  expect(await asked('/api/order-lines')).toEqual([200, { orders: [] }])
  const refused = [400, expect.objectContaining({ code: 'too-many-orders' })]
  expect(await asked(`/api/order-lines?orders=${ids(11)}`)).toEqual(refused)
})

test('the lines of ten orders are 22 calls to a store that has pages', async () => {
  const shop = openTestGateway()
  const { cookie, customerId } = await shop.customer(EMAIL)
  const ids: string[] = []
  for (let count = 0; count < 10; count += 1) {
    const order = orderRequest(customerId, { 'S-1': 89.5 }, shop.nowMs())
    ids.push((await (await shop.send('POST', '/api/orders', order, cookie)).json()).orderId)
  }
  let calls = 0
  shop.faults.decide = () => {
    calls += 1
    return 'none'
  }
  const answer = await shop.request(`/api/order-lines?orders=${ids}`, { cookie })
  expect((await answer.json()).orders).toHaveLength(10)
  expect(calls).toBe(22)
})

test('a customer is told of a changed and of a reset password, and a mail that fails undoes nothing', async () => {
  const shop = openTestGateway()
  const { cookie } = await shop.customer(EMAIL)
  const change = await shop.send('PUT', '/api/account/password', { current: PASSWORD, next: 'felt-and-fibre' }, cookie)
  expect(await change.json()).toEqual({ status: 'changed' })
  expect(notices(shop).map(({ subject }) => subject)).toEqual(['Your password was changed'])
  await shop.send('POST', '/api/password-resets', { email: EMAIL })
  const mail = shop.mails.at(-1)
  const link = new URL(mail?.kind === 'reset' ? mail.fields.reset_link : '')
  shop.mails.push = () => {
    throw new MailError('The mail service cannot be reached.')
  }
  const body = { mac: link.hash.slice(1), password: 'fibre-and-felt' }
  const reset = await shop.send('PUT', `/api${link.pathname.replace('reset-password', 'password-resets')}`, body)
  expect(await reset.json()).toEqual({ status: 'done' })
  await new Promise((resolve) => setTimeout(resolve))
  expect(shop.logged).toEqual([expect.stringMatching(/A notice was not sent: The mail service cannot be reached\.$/)])
})

test('an unchanged password asks for no mail, and a profile without another e-mail neither', async () => {
  const shop = openTestGateway()
  const { cookie } = await shop.customer(EMAIL)
  await shop.send('PUT', '/api/account/password', { current: 'wrong-one', next: 'felt-and-fibre' }, cookie)
  await save(shop, { ...ownProfile, firstName: 'Augusta' }, cookie)
  expect(notices(shop)).toEqual([])
})

const CUSTOMER_BODIES = [
  ['POST', '/api/customers', (changed: object) => ({ form: { ...registration, ...changed }, remember: true })],
  ['PUT', '/api/account/profile', (changed: object) => ({ ...ownProfile, ...changed })],
] as const

for (const [method, path, bodyOf] of CUSTOMER_BODIES) {
  test.for([
    ['a line break', { firstName: 'Ada\nBcc: all@example.com' }],
    ['a carriage return', { lastName: 'Byron\r\nSubject: x' }],
    ['a line separator', { lastName: 'Byron\u2028x' }],
    ['markup', { firstName: '<img src=x onerror=alert(1)>' }],
    ['a control character', { lastName: 'By\u0000ron' }],
    ['half a character', { lastName: 'By\ud800ron' }],
    ['a line break in an address', { city: 'Brisbane\nBcc: all@example.com' }],
    ['a line break in a state', { state: 'QLD\nBcc: all@example.com' }],
  ] as const)(`V1.3.3 V1.3.11 V2.2.2 ${method} ${path} with %s is refused`, async ([, changed]) => {
    const shop = openTestGateway()
    const { cookie } = await shop.customer(EMAIL)
    const answer = await shop.send(method, path, bodyOf(changed), cookie)
    expect(answer.status).toBe(400)
    expect(shop.mails).toEqual([])
  })
}

test('V1.3.11 a shipping address is plain lines too', async () => {
  const shop = openTestGateway()
  const { cookie } = await shop.customer(EMAIL)
  const broken = { ...shipping, city: 'Brisbane\nx' }
  expect((await shop.send('PUT', '/api/account/shipping-address', broken, cookie)).status).toBe(400)
})

test('whom things go to is no field of the form: whatever is sent, it stays as the store has it, however long', async () => {
  const shop = openTestGateway()
  const { cookie } = await shop.customer(EMAIL)
  const name = `${'A'.repeat(110)} ${'B'.repeat(110)} <yard>`
  shop.store.store.database.prepare("UPDATE customers SET record = json_set(record, '$.shipAttTo', ?)").run(name)
  for (const attentionTo of [name, 'Ada\nBcc: x', undefined]) {
    const answer = await shop.send('PUT', '/api/account/shipping-address', { ...shipping, attentionTo }, cookie)
    expect(answer.status).toBe(200)
  }
  const { customer } = await (await shop.request('/api/account', { cookie })).json()
  expect(customer.shippingAddress).toEqual({ ...shipping, attentionTo: name })
})

test.for([
  ['POST', '/api/session', { email: EMAIL, password: PASSWORD, remember: true, admin: true }],
  ['POST', '/api/customers', { form: registration, remember: true, customerCategoryID: '0001' }],
  ['POST', '/api/customers', { form: { ...registration, priceType: 'WS' }, remember: true }],
  ['POST', '/api/customers', { form: { ...registration, constructor: 'x' }, remember: true }],
  ['PUT', '/api/account/profile', { ...ownProfile, loginPassword: 'stolen-by-eve' }],
  ['PUT', '/api/account/profile', { ...ownProfile, activeStatus: 'A' }],
  ['PUT', '/api/account/shipping-address', { ...shipping, customerID: 'C1' }],
  ['PUT', '/api/account/password', { current: PASSWORD, next: 'felt-and-fibre', customerID: 'C1' }],
  ['POST', '/api/password-resets', { email: EMAIL, to: 'eve@example.com' }],
  ['POST', '/api/password-resets/T1', { mac: 'x', customerID: 'C1' }],
  ['PUT', '/api/password-resets/T1', { mac: 'x', password: 'felt-and-fibre', refID: 'C1' }],
  ['POST', '/api/messages', { from_name: 'A', email: EMAIL, number: '1', message: 'x', trap: '', token: 'x', to: 'y' }],
] as const)('V8.2.3 V15.3.3 %s %s takes nothing that it does not know: %o', async ([method, path, body]) => {
  const shop = openTestGateway()
  const { cookie } = await shop.customer(EMAIL)
  const answer = await shop.send(method, path, body, cookie)
  expect([400, 422]).toContain(answer.status)
})

test('a password with half a character in it is refused wherever one is set: the store would keep another one', async () => {
  const shop = openTestGateway()
  const { cookie } = await shop.customer(EMAIL)
  const password = 'felt-and-\ud83d'
  const form = { ...registration, password, confirmPassword: password }
  const answers = [
    await shop.send('POST', '/api/customers', { form, remember: true }),
    await shop.send('PUT', '/api/account/password', { current: PASSWORD, next: password }, cookie),
    await shop.send('PUT', '/api/password-resets/T1', { mac: 'x', password }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400])
})

test('V6.2.4 a password that anybody tries first is refused wherever one is set', async () => {
  const shop = openTestGateway()
  const { cookie } = await shop.customer(EMAIL)
  const common = { status: 'guessable', why: 'common' }
  const personal = { status: 'guessable', why: 'personal' }
  for (const [password, outcome] of [
    ['123456', common],
    ['new@example.com', personal],
    ['HoofHusk2026', personal],
  ] as const) {
    const form = { ...registration, password, confirmPassword: password }
    const answer = await shop.send('POST', '/api/customers', { form, remember: true })
    expect(await answer.json(), password).toEqual(outcome)
    expect(answer.headers.get('set-cookie')).toBeNull()
  }
  const change = (next: string, current = PASSWORD) =>
    shop.send('PUT', '/api/account/password', { current, next }, cookie)
  expect(await (await change('123456', 'wrong-one')).json()).toEqual({ status: 'current-wrong' })
  expect(await (await change('123456')).json()).toEqual(common)
  expect(await (await change('matilda1')).json()).toEqual(personal)
  await shop.send('POST', '/api/password-resets', { email: EMAIL })
  const mail = shop.mails.at(-1)
  const link = new URL(mail?.kind === 'reset' ? mail.fields.reset_link : '')
  const tokenId = link.pathname.replace('/reset-password/', '')
  const use = (password: string) =>
    shop.send('PUT', `/api/password-resets/${tokenId}`, { mac: link.hash.slice(1), password })
  expect(await (await use('ada@example.com')).json()).toEqual(personal)
  expect((await shop.request('/api/account', { cookie })).status).toBe(200)
  expect(await (await use('felt-and-fibre')).json()).toEqual({ status: 'done' })
})

test('V6.2.8 V6.2.9 V6.2.10 a password of 200 signs is taken and compared as it is, and never runs out', async () => {
  const shop = openTestGateway()
  const { cookie } = await shop.customer(EMAIL)
  const password = ` Felt & fibre ${'🐎x'.repeat(61)} y `
  expect(password).toHaveLength(200)
  const change = await shop.send('PUT', '/api/account/password', { current: PASSWORD, next: password }, cookie)
  expect(await change.json()).toEqual({ status: 'changed' })
  shop.pass(400 * 24 * 3_600_000)
  const logIn = async (tried: string) =>
    (await (await shop.send('POST', '/api/session', { email: EMAIL, password: tried, remember: true })).json()).status
  for (const other of [password.trim(), password.toLowerCase(), password.slice(0, -1), password.slice(0, 72)]) {
    expect(await logIn(other)).toBe('wrong-password')
  }
  expect(await logIn(password)).toBe('logged-in')
})
