import { expect, test } from 'vitest'
import { orderRequest, place } from './billing.ts'
import { openTestGateway, PASSWORD } from './test-gateway.ts'

const PROFILE = {
  salutation: 'Sir',
  firstName: 'Ada',
  lastName: 'Byron',
  addressLine1: '1 Mat Street',
  addressLine2: '',
  city: 'Leeds',
  state: '',
  postalCode: 'LS1 4DT',
  country: 'United Kingdom',
  mobile: '+61755500148',
  email: 'ada@example.com',
  currentPassword: PASSWORD,
}

const SHIPPING = { attentionTo: 'Ada Byron', ...place }

test('a record with another salutation and no state can be saved', async () => {
  const shop = openTestGateway()
  const { cookie } = await shop.customer('ada@example.com')
  const answer = await shop.send('PUT', '/api/account/profile', PROFILE, cookie)
  expect(await answer.json()).toMatchObject({ status: 'saved' })
})

test('a store in trouble is not taken for one that has no such customer, item or link', async () => {
  const shop = openTestGateway()
  const { cookie, customerId } = await shop.customer('ada@example.com')
  shop.faults.decide = (method) => (method === 'GET' ? 'busy' : 'none')
  const answers = [
    await shop.send('POST', '/api/session', { email: 'ada@example.com', password: PASSWORD, remember: false }),
    await shop.send('POST', '/api/password-resets', { email: 'ada@example.com' }),
    await shop.send('POST', '/api/password-resets/T-1', { mac: 'x' }),
    await shop.request('/api/items?ids=S-1'),
  ]
  for (const answer of answers) {
    expect(answer.status, answer.url).toBe(502)
    expect(await answer.json()).toMatchObject({ code: 'store-unavailable' })
  }
  const order = orderRequest(customerId, { 'S-1': 1 }, shop.nowMs())
  shop.faults.decide = (_, path) => (path.includes('/Item/') ? 'busy' : 'none')
  const placed = await shop.send('POST', '/api/orders', order, cookie)
  expect(await placed.json()).toEqual({ status: 'not-placed', reason: 'store-unavailable' })
})

test.for([
  ['profile', PROFILE],
  ['shipping-address', { ...SHIPPING, city: 'York' }],
  ['password', { current: PASSWORD, next: 'felt-and-fibre' }],
] as const)('a change of the %s that the store refuses under status 200 is told in its words', async ([what, body]) => {
  const shop = openTestGateway()
  const { cookie } = await shop.customer('ada@example.com')
  shop.faults.decide = (method) => (method === 'PUT' ? 'busy' : 'none')
  const change = () => shop.send('PUT', `/api/account/${what}`, body, cookie)
  const answer = await change()
  expect(answer.status).toBe(422)
  expect(await answer.json()).toMatchObject({ code: 'refused', sentence: 'database busy' })
  // A store may take what it said no to.
  shop.faults.decide = () => 'none'
  expect((await change()).status).toBe(503)
  shop.pass(20_001)
  expect((await change()).status).toBe(200)
})

test('an address that is taken is told in the words of the store, not as a store that does not answer', async () => {
  const shop = openTestGateway()
  await shop.customer('grace@example.com')
  const { cookie } = await shop.customer('ada@example.com')
  const answer = await shop.send('PUT', '/api/account/profile', { ...PROFILE, email: 'grace@example.com' }, cookie)
  expect(answer.status).toBe(422)
  expect(await answer.json()).toMatchObject({ code: 'refused', sentence: 'Email already exists.' })
})
