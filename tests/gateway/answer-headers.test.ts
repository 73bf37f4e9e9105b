import { expect, test } from 'vitest'
import { openTestGateway, PASSWORD } from './test-gateway.ts'

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
}
/** Public, and the same for everybody. */
const KEPT = new Set(['GET /api/pictures/:pictureId'])

test('V3.2.1 V3.4.1 V3.4.2 V3.4.3 V3.4.4 V3.4.6 V4.1.1 V14.2.2 V14.3.2 every answer, refusal and error under /api says that it is data for our own pages, kept by nobody', async () => {
  const shop = openTestGateway()
  const { cookie } = await shop.customer('ada@example.com')
  const answers: [string, Response][] = []
  for (const route of shop.routes.filter((route) => !KEPT.has(route))) {
    const [method = '', path = ''] = route.split(' ')
    const asked = path.replace(/:\w+/, 'S-1')
    const own = { method, headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' } }
    const body = method === 'GET' ? {} : { body: '{}' }
    answers.push([`${route}, a stranger`, await shop.request(asked, { ...own, ...body })])
    answers.push([`${route}, a customer`, await shop.request(asked, { ...own, ...body, cookie })])
    answers.push([`${route}, another site`, await shop.request(asked, { method, ...body })])
  }
  answers.push(['no call', await shop.request('/api/nothing')])
  answers.push(['not even a name', await shop.request('/api')])
  shop.faults.decide = () => 'no-answer'
  answers.push(['a store that is away', await shop.request('/api/items/S-1')])
  const statuses = new Set(answers.map(([, { status }]) => status))
  for (const status of [200, 400, 401, 403, 404, 502]) expect(statuses).toContain(status)
  for (const [what, { headers }] of answers) {
    expect(Object.fromEntries(headers), what).toMatchObject(HEADERS)
    expect(headers.get('content-type'), what).toBe('application/json')
    expect(
      [...headers.keys()].filter((name) => name.startsWith('access-control')),
      what,
    ).toEqual([])
  }
})

test.each([
  ['https://shop.example', 'http', /^__Host-session=.*; Secure/],
  ['http://localhost:4321', 'https', /^session=(?!.*; Secure)/],
])('V3.3.1 cookies of a shop at %s do not mind a proxy that says %s', async (siteUrl, proto, cookie) => {
  const shop = openTestGateway({ siteUrl })
  await shop.customer('ada@example.com')
  const answer = await shop.request('/api/session', {
    method: 'POST',
    body: JSON.stringify({ email: 'ada@example.com', password: PASSWORD, remember: true }),
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', 'x-forwarded-proto': proto },
  })
  expect(answer.headers.get('set-cookie')).toMatch(cookie)
  expect(answer.headers.has('strict-transport-security')).toBe(siteUrl.startsWith('https'))
})
