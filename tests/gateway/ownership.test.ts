import { expect, test } from 'vitest'
import { orderRequest } from './billing.ts'
import { openTestGateway, PASSWORD } from './test-gateway.ts'

/** Every route that is personal or takes an id, and how another customer would try it. */
const PERSONAL: Record<string, (otherOrderId: string) => { method: string; path: string; body?: unknown }> = {
  'GET /api/account': () => ({ method: 'GET', path: '/api/account' }),
  'PUT /api/account/profile': () => ({ method: 'PUT', path: '/api/account/profile', body: {} }),
  'PUT /api/account/shipping-address': () => ({ method: 'PUT', path: '/api/account/shipping-address', body: {} }),
  'PUT /api/account/password': () => ({ method: 'PUT', path: '/api/account/password', body: {} }),
  'GET /api/account/sessions': () => ({ method: 'GET', path: '/api/account/sessions' }),
  'DELETE /api/account/sessions': () => ({ method: 'DELETE', path: '/api/account/sessions', body: {} }),
  'GET /api/orders': () => ({ method: 'GET', path: '/api/orders' }),
  'GET /api/orders/:orderId': (orderId) => ({ method: 'GET', path: `/api/orders/${orderId}` }),
  'GET /api/order-lines': (orderId) => ({ method: 'GET', path: `/api/order-lines?orders=${orderId}` }),
  'POST /api/orders': () => ({ method: 'POST', path: '/api/orders', body: {} }),
  'POST /api/orders/repeat': () => ({ method: 'POST', path: '/api/orders/repeat', body: {} }),
}

/** Routes that anyone may call; an id in them names nothing of a customer's. */
const OPEN = new Set([
  'GET /api/healthz',
  'GET /api/readyz',
  'GET /api/items',
  'GET /api/items/:itemId',
  'GET /api/search',
  'GET /api/pictures/:pictureId',
  'GET /api/form-token',
  'POST /api/messages',
  'GET /api/session',
  'POST /api/session',
  'DELETE /api/session',
  'POST /api/customers',
  'POST /api/password-resets',
  'POST /api/password-resets/:tokenId',
  'PUT /api/password-resets/:tokenId',
])

test('V8.3.1 every route of the gateway is either open to all or tried here by a stranger', () => {
  const { routes } = openTestGateway()
  const known = new Set([...OPEN, ...Object.keys(PERSONAL)])
  expect(routes.filter((route) => !known.has(route))).toEqual([])
  expect([...known].filter((route) => !routes.includes(route))).toEqual([])
})

test.for(Object.entries(PERSONAL))('V8.2.1 %s needs a session', async ([, call]) => {
  const shop = openTestGateway()
  const { method, path, body } = call('HH001001')
  const answer = body === undefined ? await shop.request(path) : await shop.send(method, path, body)
  expect(answer.status).toBe(401)
})

/** What Eve may send of her own, beside what names Ada. */
const OF_EVE: Record<string, object> = {
  'PUT /api/account/profile': {
    salutation: 'Ms',
    firstName: 'Eve',
    lastName: 'Moor',
    addressLine1: '6 Apple Road',
    addressLine2: '',
    city: 'X',
    state: 'Y',
    postalCode: '1000',
    country: 'Z',
    mobile: '+61755500148',
    email: 'eve@example.com',
  },
  'PUT /api/account/shipping-address': {
    attentionTo: 'Eve',
    addressLine1: '6 Apple Road',
    addressLine2: '',
    city: 'X',
    state: 'Y',
    postalCode: '1000',
    country: 'Z',
  },
  'PUT /api/account/password': { current: PASSWORD, next: 'felt-and-fibre' },
}

test.for(Object.entries(PERSONAL))(
  'V8.2.1 V8.2.2 %s shows and changes nothing of another customer, whatever ids it is given',
  async ([route, call]) => {
    const shop = openTestGateway()
    const ada = await shop.customer('ada@example.com')
    const eve = await shop.customer('eve@example.com')
    const order = orderRequest(ada.customerId, { 'S-1': 89.5 }, shop.nowMs())
    const { orderId } = await (await shop.send('POST', '/api/orders', order, ada.cookie)).json()
    const { database } = shop.store.store
    const rowsOfAda = async () => ({
      customer: database.prepare('SELECT * FROM customers WHERE customerID = ?').all(ada.customerId),
      orders: database.prepare('SELECT * FROM orders').all(),
      lines: database.prepare('SELECT * FROM order_items').all(),
      intents: await shop.once.intents.ofCustomer(ada.customerId),
      sessions: await shop.sessions.list(ada.customerId),
    })
    const before = await rowsOfAda()

    const { method, path } = call(orderId)
    const query = `${path.includes('?') ? '&' : '?'}customerId=${ada.customerId}&customerID=${ada.customerId}`
    const own = OF_EVE[route] ?? {}
    const questions = ['ask', 'retry', 'leave'].flatMap((way) =>
      [ada, eve].map(({ customerId }) => ({ key: order.key, customerId, way })),
    )
    const bodies =
      route === 'POST /api/orders'
        ? [order]
        : [own, { ...own, customerId: ada.customerId }, { ...own, customerID: ada.customerId }, ...questions]
    const answers =
      method === 'GET'
        ? [await shop.request(path + query, { cookie: eve.cookie })]
        : await Promise.all(bodies.map((body) => shop.send(method, path + query, body, eve.cookie)))
    if (route in OF_EVE) expect(answers[0]?.status).toBe(200)
    const said = (await Promise.all(answers.map((answer) => answer.text()))).join('\n')
    for (const secret of ['ada@example.com', ada.customerId, orderId]) expect(said).not.toContain(secret)
    expect(await rowsOfAda()).toEqual(before)
    expect((await shop.request('/api/account', { cookie: ada.cookie })).status).toBe(200)
  },
)

test("V8.2.2 another customer's order and an unknown one give the same 404", async () => {
  const shop = openTestGateway()
  const ada = await shop.customer('ada@example.com')
  const eve = await shop.customer('eve@example.com')
  const placed = await shop.send(
    'POST',
    '/api/orders',
    orderRequest(ada.customerId, { 'S-1': 89.5 }, shop.nowMs()),
    ada.cookie,
  )
  const { orderId } = await placed.json()
  expect((await shop.request(`/api/orders/${orderId}`, { cookie: ada.cookie })).status).toBe(200)
  const foreign = await shop.request(`/api/orders/${orderId}`, { cookie: eve.cookie })
  const unknown = await shop.request('/api/orders/HH999999', { cookie: eve.cookie })
  expect(foreign.status).toBe(404)
  const withoutId = async (answer: Response) => ({ ...(await answer.json()), requestId: '' })
  expect(await withoutId(foreign)).toEqual(await withoutId(unknown))
  expect(await (await shop.request('/api/orders', { cookie: eve.cookie })).json()).toEqual({
    orders: [],
    unread: 0,
  })
  const lines = `/api/order-lines?orders=HH999999,${orderId}`
  expect(await (await shop.request(lines, { cookie: eve.cookie })).json()).toEqual({ orders: [] })
  expect(await (await shop.request(lines, { cookie: ada.cookie })).json()).toMatchObject({
    orders: [{ orderId, lines: [{ itemId: 'S-1', quantity: 1 }] }],
  })
  const many = `/api/order-lines?orders=${Array.from({ length: 11 }, () => orderId)}`
  expect((await shop.request(many, { cookie: ada.cookie })).status).toBe(400)
})

test('V8.2.3 what a customer changes is its own, whatever the body says', async () => {
  const shop = openTestGateway()
  const ada = await shop.customer('ada@example.com')
  const eve = await shop.customer('eve@example.com')
  const address = {
    attentionTo: 'Eve',
    addressLine1: '6 Apple Road',
    addressLine2: '',
    city: 'X',
    state: 'Y',
    postalCode: '1',
    country: 'Z',
  }
  const refused = await shop.send(
    'PUT',
    '/api/account/shipping-address',
    { ...address, customerID: ada.customerId },
    eve.cookie,
  )
  expect(refused.status).toBe(400)
  await shop.send('PUT', '/api/account/shipping-address', address, eve.cookie)
  const { customer } = await (await shop.request('/api/account', { cookie: ada.cookie })).json()
  expect(customer.shippingAddress.addressLine1).not.toBe('6 Apple Road')
})

test('V14.2.4 V15.3.1 V16.2.5 no answer and no log line holds a password or the key', async () => {
  const shop = openTestGateway()
  const { cookie } = await shop.customer('ada@example.com')
  shop.faults.decide = (_, path) => (path.includes('Order') ? 'no-answer' : 'none')
  const answers = [
    await shop.request('/api/account', { cookie }),
    await shop.request('/api/orders', { cookie }),
    await shop.send('PUT', '/api/account/password', { current: 'wrong', next: 'another' }, cookie),
    await shop.send('PUT', '/api/account/password', { current: PASSWORD, next: 'x' }, cookie),
  ]
  const said = [...(await Promise.all(answers.map((answer) => answer.text()))), ...shop.logged].join('\n')
  expect(said).toContain('ada@example.com')
  expect(said).not.toContain(PASSWORD)
  expect(said).not.toContain('key-of-a-test')
})
