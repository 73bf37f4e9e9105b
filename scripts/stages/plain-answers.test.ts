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
  const { isAsked, page } = plainPages(ports)['/cart'] ?? { isAsked: () => false, page: async () => undefined }
  app.get('/cart', async (context) =>
    context.html((isAsked(context) ? await page(folder, context) : undefined) ?? 'as it lies'),
  )
  const send = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    app.request('/api/plain-cart', {
      method: 'POST',
      body: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: SHOP, ...headers },
    })
  const look = async (cookie = '', query = '') => (await app.request(`/cart${query}`, { headers: { cookie } })).text()
  return { send, look, counted, said }
}

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
  expect(await look('plain-cart=x')).toBe('as it lies')
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
