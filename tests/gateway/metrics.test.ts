import { expect, test } from 'vitest'
import { openTestGateway, PASSWORD } from './test-gateway.ts'

/** The figure under a name and some labels, in whatever order. */
function figure(text: string, name: string, labels: Record<string, string> = {}): number {
  const lines = text.split('\n').filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `))
  const found = lines.filter((line) =>
    Object.entries(labels).every(([label, value]) => line.includes(`${label}="${value}"`)),
  )
  return found.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0)
}

test('requests, refusals and calls to the store are counted by names of our own', async () => {
  const shop = openTestGateway()
  await shop.customer('ada@example.com')
  for (const id of ['S-1', 'S-2', 'no-such-item']) await shop.request(`/api/items/${id}`)
  await shop.request('/api/nothing/of/the/kind')
  await shop.request('/api/session', { method: 'DELETE', body: '{}' })
  shop.faults.decide = () => 'no-answer'
  await shop.request('/api/items/S-1')
  const text = shop.metrics.text()
  const route = 'GET /api/items/:itemId'
  expect(figure(text, 'shop_requests_total', { route, status: '200' })).toBe(2)
  expect(figure(text, 'shop_requests_total', { route, status: '404' })).toBe(1)
  expect(figure(text, 'shop_requests_total', { route, status: '502' })).toBe(1)
  expect(figure(text, 'shop_request_seconds_count', { route })).toBe(4)
  expect(figure(text, 'shop_request_seconds_bucket', { route, le: '+Inf' })).toBe(4)
  expect(figure(text, 'shop_requests_total', { route: 'none', status: '404' })).toBe(1)
  expect(figure(text, 'shop_refusals_total', { reason: 'foreign-origin' })).toBe(1)
  expect(figure(text, 'shop_refusals_total', { reason: 'no-such-item' })).toBe(1)
  expect(figure(text, 'shop_store_calls_total', { call: 'item', outcome: 'ok' })).toBe(3)
  expect(figure(text, 'shop_store_calls_total', { call: 'item', outcome: 'network' })).toBe(1)
  expect(text).not.toMatch(/S-1|of\/the\/kind|ada@/)
})

test('however many addresses are asked for, there are as many figures as before', async () => {
  const shop = openTestGateway()
  const ask = async (round: number) => {
    for (const path of ['items', 'pictures', 'nothing']) await shop.request(`/api/${path}/${round}`)
    await shop.request(`/api/items/S-1`, { method: `M${round}`, headers: { 'sec-fetch-site': `${round}` } })
  }
  await ask(0)
  const lines = () => shop.metrics.text().split('\n').length
  const before = lines()
  for (let round = 1; round < 30; round += 1) await ask(round)
  expect(lines()).toBe(before)
})

test('the text is one that Prometheus reads', async () => {
  const shop = openTestGateway()
  await shop.send('POST', '/api/session', { email: 'ada@example.com', password: PASSWORD, remember: true })
  for (const line of shop.metrics.text().trimEnd().split('\n')) {
    expect(line).toMatch(/^# (?:HELP|TYPE) \w+ .+$|^\w+(?:\{(?:\w+="[^"\n]*",?)+\})? -?[\d.e+-]+$/)
  }
})

test('V16.5.2 readyz says that all is well, and within ten seconds what is not', { timeout: 30_000 }, async () => {
  const shop = openTestGateway()
  const ask = async () => {
    const answer = await shop.request('/api/readyz')
    return [answer.status, await answer.json()]
  }
  expect(await ask()).toEqual([200, { status: 'ready', store: 'ok', once: 'ok' }])
  shop.faults.decide = () => 'no-answer'
  expect(await ask()).toEqual([200, { status: 'ready', store: 'ok', once: 'ok' }])
  shop.pass(3_000)
  expect(await ask()).toEqual([503, { status: 'not-ready', store: 'no-answer', once: 'ok' }])
  shop.pass(3_000)
  shop.faults.decide = () => 'hangs'
  await shop.once.close()
  const sinceMs = Date.now()
  expect(await ask()).toEqual([503, { status: 'not-ready', store: 'no-answer', once: 'no-answer' }])
  expect(Date.now() - sinceMs).toBeLessThan(10_000)
})
