import type { Server } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openServer } from '#gateway/bounded-server.ts'
import { headOf, openSocket } from './open-socket.ts'
import { ORIGIN, openTestGateway, PASSWORD } from './test-gateway.ts'

// An attacker's afternoon: what was tried by hand against a running gateway, kept so that it stays in vain.

const shop = openTestGateway({ addressHeader: 'x-caller', limited: false })
let server: Server
let port = 0
let ada = { cookie: '', customerId: '' }

beforeAll(async () => {
  ada = await shop.customer('ada@example.com')
  server = await openServer({ fetch: shop.fetch, port: 0, connectionsPerAddress: 0 })
  const address = server.address()
  port = typeof address === 'object' && address !== null ? address.port : 0
})

afterAll(() => {
  server.close()
  server.closeAllConnections()
})

/** Sends bytes as they are, and returns all that comes back until the connection ends or nothing more comes. */
async function raw(text: string): Promise<string> {
  const { socket, heard, closed } = await openSocket(port, text)
  await Promise.race([closed, quiet(heard)])
  socket.destroy()
  return heard()
}

async function quiet(heard: () => string): Promise<void> {
  for (let [before, still] = ['', 0]; still < 4; ) {
    await new Promise((resolve) => setTimeout(resolve, 50))
    still = heard() !== '' && heard() === before ? still + 1 : 0
    before = heard()
  }
}

const get = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\nHost: shop.example\r\n${headers}\r\n`
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1])

/** Nobody gets data, nothing breaks, and nobody is woken by it. */
function expectInVain(answer: string, what: string): void {
  const statuses = [...answer.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status))
  expect(statuses.length, what).toBeGreaterThan(0)
  for (const status of statuses) expect(status, `${what}\n${answer}`).toBeLessThan(500)
  expect(answer, what).not.toMatch(/ada@example|evil\.example|root:x:|^set-cookie: evil/im)
  expect(shop.logged, what).toEqual([])
}

test.each([
  [
    'a length and chunks at once',
    `${headOf('POST', '/api/session', 4, 'Transfer-Encoding: chunked\r\n')}0\r\n\r\nGET /api/account HTTP/1.1\r\n\r\n`,
    400,
  ],
  ['two lengths', headOf('POST', '/api/session', 4, 'Content-Length: 40\r\n'), 400],
  ['a length that is none', headOf('POST', '/api/session', Number.NaN), 400],
  [
    'a chunk that never comes',
    `${headOf('POST', '/api/session', 0).replace('Content-Length: 0', 'Transfer-Encoding: chunked')}fffffffff\r\n`,
    408,
  ],
  [
    'a chunk size that is none',
    `${headOf('POST', '/api/session', 0).replace('Content-Length: 0', 'Transfer-Encoding: chunked')}zz\r\n`,
    400,
  ],
  ['a line folded', get('/api/session', 'X-A: b\r\n c: d\r\n'), 400],
  ['a space before the colon', get('/api/session', 'Cookie : session=x\r\n'), 400],
  ['a bare line feed in a header', get('/api/session', 'X-A: b\nCookie: session=x\r\n'), 400],
  ['no host', 'GET /api/session HTTP/1.1\r\n\r\n', 400],
  ['a host that is none', 'GET /api/session HTTP/1.1\r\nHost: a b\\c\r\n\r\n', 400],
  ['heads of 20 kB', get('/api/session', `X-A: ${'a'.repeat(20_000)}\r\n`), 431],
  ['3,000 headers', get('/api/session', Array.from({ length: 3_000 }, (_, n) => `x${n}: y\r\n`).join('')), 431],
  ['an address of 20 kB', get(`/api/search?q=${'a'.repeat(20_000)}`), 431],
  ['no HTTP at all', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 400],
])('V4.2.1 %s is refused at the door', async (what, text, status) => {
  const answer = await raw(text)
  expect(statusOf(answer), answer).toBe(status)
  expectInVain(answer, what)
})

test.each([
  ...[
    '/api/../api/account',
    '/api//account',
    '/api/./account',
    '/api/%2e%2e/api/account',
    '/api/account/',
    '/API/ACCOUNT',
  ],
  ...[
    '/api/account%00',
    '/api/account;a=b',
    '/api/account%20',
    '/api\\account',
    '//evil.example/api/account',
    '/api/account#x',
  ],
  ...[
    '/api/items/..%2f..%2fapi%2fCustomer%2f1',
    '/api/items/%2e%2e%2f%2e%2e',
    '/api/items/S-1%00.jpg',
    '/api/items/%ff',
    '/api/items/%',
  ],
  ...[
    '/api/pictures/..%2f..%2f..%2fetc%2fpasswd',
    '/api/pictures/%2e%2e',
    '/api/orders/..',
    '/api/orders/__proto__',
    '/api/orders/1%20OR%201=1',
  ],
  ...[
    '/api/search?q=%00',
    '/api/search?q=%ff%fe',
    "/api/search?q='%20OR%201=1--",
    '/api/search?q[]=a',
    '/api/items?ids=__proto__,constructor',
  ],
  ...[
    `/api/items?ids=${',S-1'.repeat(2_000)}`,
    '/api/items?ids=%0d%0aSet-Cookie:%20evil=1',
    '/api/items/%0d%0aSet-Cookie:%20evil=1',
  ],
  ...[
    'http://evil.example/api/account',
    'https://shop.example@evil.example/api/account',
    '*',
    '/',
    '/api',
    '/api/metrics',
    '/metrics',
  ],
  ...[
    '/api/..%5c..%5cetc',
    '/api/account?_method=DELETE',
    '/.env',
    '/.data/session-secret',
    '/api/toString',
    '/api/constructor',
  ],
])('a stranger who asks for %s gets nothing, and breaks nothing', async (path) => {
  expectInVain(await raw(get(path)), path)
})

test.each(['TRACE', 'TRACK', 'OPTIONS', 'PATCH', 'PROPFIND', 'PURGE', 'QUERY', 'HEAD', 'LINK'])(
  'V13.4.4 %s is no way in',
  async (method) => {
    for (const path of ['/api/account', '/api/session', '/api/items/S-1', '/api/orders']) {
      const text = `${method} ${path} HTTP/1.1\r\nHost: shop.example\r\nSec-Fetch-Site: same-origin\r\nX-Secret: told\r\n\r\n`
      const answer = await raw(text)
      expectInVain(answer, `${method} ${path}`)
      expect(answer).not.toContain('told')
    }
  },
)

test('V3.5.3 a method written into a header or the address is not the method', async () => {
  const override = 'X-HTTP-Method-Override: DELETE\r\nX-Method-Override: DELETE\r\nX-HTTP-Method: DELETE\r\n'
  await raw(get('/api/session?_method=DELETE', `Cookie: ${ada.cookie}\r\n${override}`))
  expect((await shop.request('/api/account', { cookie: ada.cookie })).status).toBe(200)
})

test('an upgrade is not followed', async () => {
  for (const protocol of ['websocket', 'h2c']) {
    const answer = await raw(get('/api/session', `Connection: Upgrade\r\nUpgrade: ${protocol}\r\n`))
    expect(answer).not.toMatch(/ 101 /)
    expectInVain(answer, protocol)
  }
})

test('V15.3.7 thousands of cookies, and several of one name, are nobody', async () => {
  const [name, value] = ada.cookie.split('=')
  for (const cookie of [
    Array.from({ length: 1_500 }, (_, n) => `c${n}=1`).join('; '),
    `${name}=forged; ${'x=1; '.repeat(500)}`,
    `${name}=`,
    `${name}="${value}\\"`,
    `__proto__=1; constructor=2; ${name}=%`,
    ';;;;===',
  ]) {
    const answer = await raw(get('/api/session', `Cookie: ${cookie}\r\n`))
    expectInVain(answer, cookie.slice(0, 60))
    expect(answer).toContain('{"customer":null,"remembered":false}')
  }
})

const SENT = shop.routes.filter((route) => /^(?:POST|PUT|DELETE) /.test(route))

/** Bodies that are not what they seem, as bytes. */
const BODIES: [string, string | Uint8Array][] = [
  ['nothing', ''],
  ['null', 'null'],
  ['a number without end', '1e999999'],
  ['a long number', '9'.repeat(15_000)],
  ['deep arrays', '['.repeat(8_000)],
  ['deep objects', '{"a":'.repeat(2_500)],
  ['a wide object', `{${Array.from({ length: 1_500 }, (_, n) => `"k${n}":1`).join()}}`],
  ['many brackets', `[${'[],'.repeat(5_000)}[]]`],
  ['a text of escapes', `"${'\\u0000'.repeat(2_500)}"`],
  ['a prototype', '{"__proto__":{"polluted":1},"email":"a@b.example","password":"x","remember":true}'],
  ['a constructor', '{"constructor":{"prototype":{"polluted":1}},"email":{"toString":1}}'],
  ['one name twice', '{"email":"a@b.example","email":"c@d.example","password":"x","remember":true}'],
  [
    'one name twice, spelt otherwise',
    '{"email":"a@b.example","\\u0065mail":"c@d.example","password":"x","remember":true}',
  ],
  ['objects for texts', '{"email":{"$ne":null},"password":{"$gt":""},"remember":true}'],
  ['lists for texts', '{"email":["a@b.example"],"password":["x"],"remember":[true]}'],
  ['line ends', '{"email":"a@b.example\\r\\nBcc: all@example.com","password":"x","remember":true}'],
  ['half a character', new Uint8Array([0x22, 0xff, 0xfe, 0x22])],
  ['UTF-16', new Uint8Array([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00])],
  ['zeros', new Uint8Array(1_000)],
]

test.for(SENT)('V1.5.2 V2.2.1 V15.3.5 V15.3.6 V15.3.7 %s takes no body that is not what it seems', async (route) => {
  const [method = '', path = ''] = route.split(' ')
  for (const [what, body] of BODIES) {
    for (const cookie of [ada.cookie, '']) {
      const answer = await shop.request(path.replace(/:\w+/, 'x'), {
        method,
        body: body as BodyInit,
        cookie,
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      })
      expect(answer.status, `${route} ${what}: ${await answer.clone().text()}`).toBeLessThan(500)
      // What does not look at its body may well do what it is there for.
      if (method !== 'DELETE') expect(answer.status, `${route} ${what}`).toBeGreaterThanOrEqual(400)
    }
    expect(shop.logged, `${route} ${what}`).toEqual([])
    if (method === 'DELETE') ada = { ...ada, cookie: await logInAgain() }
  }
  expect(Object({})).not.toHaveProperty('polluted')
})

test('a link in a mail leads to the shop, whatever host was asked for', async () => {
  const before = shop.mails.length
  const body = JSON.stringify({ email: 'ada@example.com' })
  for (const headers of [
    'X-Forwarded-Host: evil.example\r\n',
    'Forwarded: host=evil.example\r\n',
    'X-Original-URL: //evil.example\r\n',
  ]) {
    await raw(
      headOf('POST', '/api/password-resets', body.length, headers).replace('shop.example', 'evil.example') + body,
    )
  }
  const mails = shop.mails.slice(before)
  expect(mails).toHaveLength(3)
  for (const mail of mails)
    expect(mail.kind === 'reset' && mail.fields.reset_link).toMatch(new RegExp(`^${ORIGIN}/reset-password/`))
})

test('of ten registrations of one address at once one opens an account', async () => {
  const form = {
    ...{ salutation: 'Ms.', firstName: 'Eve', lastName: 'Apple', addressLine1: '6 Apple Road', addressLine2: '' },
    ...{ city: 'Brisbane', state: 'QLD', postalCode: '4000', country: 'Australia', mobile: '+61755500148' },
    ...{ email: 'eve@example.com', password: 'orchard-gate-77', confirmPassword: 'orchard-gate-77' },
  }
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => shop.send('POST', '/api/customers', { form, remember: false })),
  )
  const statuses = await Promise.all(answers.map(async (answer) => (await answer.json()).status))
  expect(statuses.filter((status) => status === 'registered')).toHaveLength(1)
  expect(statuses.filter((status) => status === 'refused')).toHaveLength(9)
  const rows = shop.store.store.database
    .prepare("SELECT count(*) AS held FROM customers WHERE record ->> 'loginEmail' = 'eve@example.com'")
    .get()
  expect(rows).toEqual({ held: 1 })
})

async function logInAgain(): Promise<string> {
  const again = await shop.send('POST', '/api/session', {
    email: 'ada@example.com',
    password: PASSWORD,
    remember: true,
  })
  return again.headers.get('set-cookie')?.split(';', 1)[0] ?? ''
}
