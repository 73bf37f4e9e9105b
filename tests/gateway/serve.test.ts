import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { type ServedShop, serveShop } from './served-shop.ts'

const OPEN = /The shop is open: http:\/\/localhost:(\d+)/
let shop: ServedShop | undefined

afterEach(() => shop?.close())

test('V13.4.5 figures are read on a port of their own, and nowhere else', async () => {
  shop = serveShop({ METRICS_PORT: '0' })
  const port = await shop.hears(OPEN)
  const figures = await shop.hears(/http:\/\/127\.0\.0\.1:(\d+)\/api\/metrics/)
  const answer = await fetch(`http://127.0.0.1:${figures}/api/metrics`)
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  expect(await answer.text()).toContain('# TYPE shop_requests_total counter')
  expect((await fetch(`http://127.0.0.1:${figures}/api/session`)).status).toBe(404)
  expect((await fetch(`http://127.0.0.1:${port}/api/metrics`)).status).toBe(404)
  expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(404)
  expect((await fetch(`http://127.0.0.1:${port}/api/readyz`)).status).toBe(200)
})

test('a port for figures that is taken is named with its setting, and the shop does not open', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  shop = serveShop({ METRICS_PORT: String(port) })
  expect(await shop.ended).toBe(1)
  expect(shop.said()).toMatch(new RegExp(`✖ Port ${port} is in use.*set METRICS_PORT to another one`))
  expect(shop.said()).not.toMatch(OPEN)
  other.close()
})

test('a public shop behind an unknown proxy does not open, and says what to set', async () => {
  shop = serveShop({ SITE_URL: 'https://shop.example' })
  expect(await shop.ended).toBe(1)
  expect(shop.said()).toContain('✖ CLIENT_ADDRESS_HEADER must be set for the public address https://shop.example')
  expect(shop.said()).not.toMatch(OPEN)
})

test('V16.2.3 V16.2.4 V16.3.4 what goes wrong is one line of JSON where no person watches', async () => {
  shop = serveShop({ STORE_API_URL: 'http://127.0.0.1:9', STORE_API_KEY: 'a-key-of-nobody' })
  const port = await shop.hears(OPEN)
  expect((await fetch(`http://127.0.0.1:${port}/api/items/S-1`)).status).toBe(502)
  const line = await shop.hears(/^\{.*\}$/m)
  expect(JSON.parse(line)).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    event: 'trouble',
    text: expect.stringContaining('GET /Api/Item/S-1 got no answer'),
  })
})
