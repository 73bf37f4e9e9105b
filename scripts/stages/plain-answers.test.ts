import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, expect, test } from 'vitest'
import { siteOrigin } from '#gateway/site-origin.ts'
import { plainItem } from '#without-script/test-plain-item.ts'
import { type PlainPorts, plainPages, takePlainCart } from './plain-answers.ts'

const SHOP = 'https://shop.example'
const folder = mkdtempSync(join(tmpdir(), 'plain-answers-'))
writeFileSync(join(folder, 'cart.html'), '<noscript><p data-needs-script>Needs a script</p></noscript>')

afterAll(() => rmSync(folder, { recursive: true }))

function openShop(more: Partial<PlainPorts> = {}) {
  const counted: (number | undefined)[] = []
  const said: string[] = []
  const ports: PlainPorts = {
    store: { item: async (itemId) => plainItem(itemId) },
    site: siteOrigin(SHOP),
    isWithin: async (_, __, times) => counted.push(times) > 0,
    imageTemplate: '',
    say: (trouble) => void said.push(trouble),
    ...more,
  }
  const app = new Hono()
  takePlainCart(app, ports)
  for (const [path, { isAsked, page }] of Object.entries(plainPages(ports))) {
    app.get(path, async (context) =>
      context.html((isAsked(context) ? await page(folder, context) : undefined) ?? 'as it lies'),
    )
  }
  const send = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    app.request('/api/plain-cart', {
      method: 'POST',
      body: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: SHOP, ...headers },
    })
  const look = async (cookie = '', query = '', path = '/cart') =>
    (await app.request(path + query, { headers: { cookie } })).text()
  return { app, send, look, counted, said }
}

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
}
/** What `fetch` wants to hear of a body that is still on its way; the types do not know it. */
const HALF_DUPLEX = { duplex: 'half' }

const cookieOf = (answer: Response) => answer.headers.get('set-cookie')?.split(';', 1)[0] ?? ''

test('a form adds to the cart and leads to it, by a cookie that no script reads', async () => {
  const { send, look, counted } = openShop()
  const first = await send({ add: 'A', quantity: '2' })
  expect([first.status, first.headers.get('location')]).toEqual([303, '/cart'])
  expect(first.headers.get('set-cookie')).toMatch(/; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  const second = await send({ add: 'B', quantity: '1' }, { cookie: cookieOf(first) })
  const page = await look(cookieOf(second))
  expect(page).toContain('Total: $30.00')
  expect(page).not.toContain('Needs a script')
  // The lines of the cart are so many questions to the store.
  expect(counted).toEqual([undefined, undefined, 2])
})

test('without its cookie the cart page is as it lies there', async () => {
  expect(await openShop().look()).toBe('as it lies')
  expect(await openShop().look('plain-cart=nonsense')).toContain('Your cart is empty.')
})

test('only our own pages change it', async () => {
  const { send } = openShop()
  for (const headers of [
    { origin: 'https://elsewhere.example' },
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'null' },
  ]) {
    const answer = await send({ add: 'A', quantity: '1' }, headers)
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([403, null])
    expect(await answer.text()).toContain('Please go back')
  }
})

test('too many requests, and too much at once, are refused', async () => {
  const { send, look } = openShop({ isWithin: async () => false })
  const answer = await send({ add: 'A' })
  expect([answer.status, await answer.text()]).toEqual([429, expect.stringContaining('try again in a minute')])
  expect(await look('plain-cart=x')).toContain('Your cart is empty.')
  expect((await openShop().send({ add: 'A', quantity: '1', more: 'x'.repeat(20_000) })).status).toBe(413)
})

test('what does not fit is said, and the cart stays', async () => {
  const { send, look } = openShop()
  let cookie = ''
  for (let index = 0; index < 50; index += 1) cookie = cookieOf(await send({ add: `A${index}` }, { cookie }))
  const answer = await send({ add: 'B' }, { cookie })
  expect([answer.status, answer.headers.get('location'), answer.headers.get('set-cookie')]).toEqual([
    303,
    '/cart?full',
    null,
  ])
  expect(await look(cookie, '?full')).toContain('holds no more')
})

test('a store that cannot be asked leaves the lines, without prices', async () => {
  const { send, look, said } = openShop({
    store: {
      item: async () => {
        throw new Error('silent')
      },
    },
  })
  const page = await look(cookieOf(await send({ add: 'A', quantity: '2' })))
  expect(page).toContain('The store cannot be reached')
  expect(page).toContain('name="quantity-A" value="2"')
  expect(said).toHaveLength(1)
})

test('a cart that is shown too often has its lines, and says when it has prices again', async () => {
  const cookie = cookieOf(await openShop().send({ add: 'A', quantity: '2' }))
  const page = await openShop({ isWithin: async () => false }).look(cookie)
  expect(page).toContain('try again in a minute')
  expect(page).toContain('name="quantity-A" value="2"')
})

test('where something else serves the pages, the cart is shown under the address of its form', async () => {
  const { send, look, counted } = openShop()
  expect(await look('', '', '/api/plain-cart')).toContain('Your cart is empty.')
  const cookie = cookieOf(await send({ add: 'A', quantity: '2' }))
  expect(await look(cookie, '', '/api/plain-cart')).toBe(await look(cookie))
  expect(await look(cookie, '?full', '/api/plain-cart')).toContain('holds no more')
  // An empty cart asks nothing.
  expect(counted).toEqual([undefined, 1, 1, 1])
})

test.each([
  ['taken', 303, {}, {}],
  ['of a foreign page', 403, { origin: 'https://elsewhere.example' }, {}],
  ['too large', 413, {}, { more: 'x'.repeat(20_000) }],
  ['of another kind', 415, { 'content-type': 'multipart/form-data' }, {}],
  ['of a kind that only begins likewise', 415, { 'content-type': 'application/x-www-form-urlencoded-2' }, {}],
])('V3.2.1 a form that is %s is answered %i, with the headers of every call', async (_, status, headers, fields) => {
  const answer = await openShop().send({ add: 'A', ...fields }, headers)
  expect(answer.status).toBe(status)
  expect(Object.fromEntries(answer.headers)).toMatchObject(HEADERS)
})

test('V3.2.1 a form that cannot be read is refused, and one that meets a fault says so: a line in the log each', async () => {
  const broken = () => new ReadableStream({ pull: (body) => body.error(new Error('cut off')) })
  const { app, said } = openShop()
  const faulty = openShop({
    isWithin: async () => {
      throw new Error('broken')
    },
  })
  for (const [shop, status] of [
    [app, 400],
    [app, 400],
    [faulty.app, 500],
  ] as const) {
    const answer = await shop.request('/api/plain-cart', {
      method: 'POST',
      body: broken(),
      headers: { origin: SHOP, 'content-type': 'application/x-www-form-urlencoded', 'content-length': '5' },
      ...HALF_DUPLEX,
    })
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([status, null])
    expect(Object.fromEntries(answer.headers)).toMatchObject(HEADERS)
  }
  expect(said).toEqual(['A form of a page without a script could not be read.'])
  expect(faulty.said).toEqual(['A form of a page without a script met a fault: broken'])
})
