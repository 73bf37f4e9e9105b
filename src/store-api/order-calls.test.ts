import { expect, test } from 'vitest'
import { cents } from '#domain/cents.ts'
import { apiAnswering, rejection, success } from './test-api.ts'

const draft = {
  customerId: 'C1',
  customerName: 'Tilda Hayes',
  shippingAddress: {
    attentionTo: 'Yard',
    addressLine1: '18 Paddock Lane',
    addressLine2: 'Shed 2',
    city: 'Toowoomba',
    state: 'Queensland',
    postalCode: '4350',
    country: 'Australia',
  },
  pieces: 5,
  total: cents(132_950),
  remarks: 'Ring <twice>',
  placedAt: '2026-03-01T10:00:00.000Z',
}
const line = {
  orderId: 'HH1',
  itemId: 'S-1',
  code: 'ST-22',
  name: 'Stable mat',
  price: cents(1999),
  quantity: 3,
  remarks: 'Web order W-1',
}

test('an order goes out with every field of the API and its default', async () => {
  const { api, sent } = apiAnswering(() => success({ orderID: 1001 }))
  expect(await api.createOrder(draft)).toBe('1001')
  expect(sent[0]).toMatchObject({ method: 'POST', target: '/Api/Order' })
  expect(sent[0]?.body).toEqual({
    orderID: '',
    customerID: 'C1',
    customerName: 'Tilda Hayes',
    shipAddressLine1: '18 Paddock Lane',
    shipAttTo: 'Yard',
    shipCity: 'Toowoomba',
    shipState: 'Queensland',
    shipPostalCode: '4350',
    shipCountry: 'Australia',
    itemCount: 5,
    itemTotal: 1329.5,
    itemTotalDisplay: '1329.50',
    orderStatus: 'P',
    remarks: 'Ring <twice>',
    action: {
      OrderActionID: '',
      OrderID: '',
      ActionDate: '2026-03-01T10:00:00.000Z',
      ActionType: 'P',
      Remarks: 'Ring <twice>',
      UserID: 'C1',
    },
  })
})

test('an order line goes out with every field of the API and its default', async () => {
  const { api, sent } = apiAnswering(() => new Response(null, { status: 200 }))
  await api.createOrderLine(line)
  expect(sent[0]).toMatchObject({ method: 'POST', target: '/Api/OrderItem' })
  expect(sent[0]?.body).toEqual({
    orderID: 'HH1',
    itemID: 'S-1',
    remarks: 'Web order W-1',
    itemPrice: 19.99,
    itemDiscount: 0,
    itemQty: 3,
    paymentStatus: 'NP',
    transaction: '',
    returnURL: '',
    itemCode: 'ST-22',
    itemName: 'Stable mat',
    lineTotal: 59.97,
    itemPriceDisplay: '19.99',
    itemDiscountDisplay: '-',
    remarksDisplay: 'Web order W-1',
    lineTotalDisplay: '59.97',
  })
})

test.each([
  ['503', () => new Response('busy', { status: 503, headers: { 'retry-after': '0' } })],
  ['429', () => new Response('busy', { status: 429 })],
  ['no answer', () => Promise.reject(new TypeError('fetch failed'))],
])('an order or a line that meets %s is not sent again', async (_, answer) => {
  const { api, sent } = apiAnswering(answer)
  await rejection(api.createOrder(draft))
  await rejection(api.createOrderLine(line))
  expect(sent).toHaveLength(2)
})

test('an order without an id in the answer is not placed', async () => {
  for (const data of [null, {}, { orderID: '' }, 'HH1']) {
    const { api } = apiAnswering(() => success(data))
    expect(await rejection(api.createOrder(draft))).toMatchObject({ failure: { kind: 'shape' } })
  }
})

test('an order or line that the store refuses is not placed', async () => {
  const { api } = apiAnswering(() => Response.json({ success: false, data: null, errorMessage: 'No.' }))
  expect(await rejection(api.createOrder(draft))).toMatchObject({ failure: { kind: 'refused', message: 'No.' } })
  expect(await rejection(api.createOrderLine(line))).toMatchObject({ failure: { kind: 'refused', message: 'No.' } })
})

test('the orders of a customer are read as the store renders them, green for success alone', async () => {
  const { api, sent } = apiAnswering(() =>
    success([
      {
        orderID: 'HH1',
        addressDisplay: 'Toowoomba',
        orderDateDisplay: '1 March 2026',
        itemTotalDisplay: 1329.5,
        orderStatusText: 'Delivered',
        orderStatusClass: 'success',
        paidStatusText: null,
        paidStatusClass: 'danger',
      },
      { addressDisplay: 'nobody knows which' },
    ]),
  )
  const { entries, unreadable } = await api.orders('C 1')
  expect(sent[0]?.target).toBe('/Api/Order?CustomerID=C+1')
  expect(entries).toEqual([
    {
      orderId: 'HH1',
      displayAddress: 'Toowoomba',
      displayDate: '1 March 2026',
      displayTotal: '1329.5',
      status: { text: 'Delivered', tone: 'success' },
      paidStatus: { text: '', tone: 'warning' },
    },
  ])
  expect(unreadable).toMatchObject([{ path: 'data[1].orderID' }])
})

test('the lines of an order are asked for by its id, from page 0', async () => {
  const { api, sent } = apiAnswering(() =>
    success([
      {
        orderItemID: 5,
        itemID: 'S-1',
        itemCode: ' ST-17 ',
        itemName: 'Mat',
        itemQty: '3',
        itemPriceDisplay: '19.99',
        lineTotalDisplay: '59.97',
      },
    ]),
  )
  expect((await api.orderLines('HH1')).entries).toEqual([
    {
      orderLineId: '5',
      itemId: 'S-1',
      code: 'ST-17',
      name: 'Mat',
      quantity: 3,
      displayPrice: '19.99',
      displayDiscount: '',
      displayTotal: '59.97',
    },
  ])
  expect(sent[0]?.target).toBe('/Api/OrderItem?Page=0&OrderID=HH1')
})

test('a store need not say the code that a line was ordered under', async () => {
  const { api } = apiAnswering(({ target }) => success(target.includes('Page=0') ? [listed('1')] : []))
  expect((await api.orderLines('HH1')).entries).toMatchObject([{ itemId: 'S-1', code: '' }])
})

/** A line as the store lists it. */
function listed(orderItemID: string) {
  return { orderItemID, itemID: `S-${orderItemID}`, itemName: 'Mat', itemQty: '2' }
}

/** A store that lists an order's lines by pages. */
function pagedBy(pageOf: (page: number) => unknown[]) {
  return apiAnswering(({ target }) => success(pageOf(Number(new URLSearchParams(target.split('?')[1]).get('Page')))))
}

const BROKEN = { orderItemID: '', itemID: 'S-9' }

test.for<[string, (page: number) => unknown[], pages: number]>([
  ['counts from 0', (page) => [['1', '2'], ['3']][page]?.map(listed) ?? [], 3],
  ['counts from 1', (page) => [['1', '2'], ['1', '2'], ['3']][page]?.map(listed) ?? [], 4],
  ['knows no pages', () => ['1', '2', '3'].map(listed), 3],
])('all lines are read, each once, from a store that %s', async ([, pageOf, pages]) => {
  const { api, sent } = pagedBy(pageOf)
  const { entries, unreadable } = await api.orderLines('HH1')
  expect(entries.map(({ orderLineId }) => orderLineId)).toEqual(['1', '2', '3'])
  expect(unreadable).toEqual([])
  expect(sent).toHaveLength(pages)
})

test('pages are read only until there are enough lines, and never more than a hundred', async () => {
  const endless = pagedBy((page) => [listed(`${2 * page}`), listed(`${2 * page + 1}`)])
  expect((await endless.api.orderLines('HH1', 3)).entries).toHaveLength(4)
  expect(endless.sent).toHaveLength(2)
  await endless.api.orderLines('HH1', 2)
  expect(endless.sent).toHaveLength(3)
  expect((await endless.api.orderLines('HH1')).entries).toHaveLength(200)
  expect(endless.sent).toHaveLength(103)
})

test('a line that cannot be read is named once for each page that has it', async () => {
  const count = async (pageOf: (page: number) => unknown[]) =>
    (await pagedBy(pageOf).api.orderLines('HH1')).unreadable.length
  expect(await count((page) => (page === 0 ? [BROKEN] : []))).toBe(1)
  expect(await count((page) => [[listed('1')], [listed('2'), BROKEN]][page] ?? [])).toBe(1)
  expect(await count((page) => [[listed('1')], [BROKEN]][page] ?? [])).toBe(1)
  // A store that knows no pages shows the same one each time.
  expect(await count(() => [listed('1'), BROKEN])).toBe(1)
  expect(await count(() => [BROKEN])).toBe(1)
})

test('a page of lines that cannot be read hides none of the pages behind it', async () => {
  const lines = [listed('1'), listed('2')]
  for (const quantity of ['few', 'many']) {
    const behind = [[{ ...listed('3'), itemQty: 'many' }], [{ ...listed('4'), itemQty: quantity }], [listed('5')]]
    const { api } = pagedBy((page) => [lines, ...behind][page] ?? [])
    const { entries, unreadable } = await api.orderLines('HH1')
    expect(entries.map(({ orderLineId }) => orderLineId)).toEqual(['1', '2', '5'])
    expect(unreadable).toHaveLength(2)
  }
})

test('a store that answers a line with an empty body has taken it, and one that says no has not', async () => {
  await expect(apiAnswering(() => new Response('')).api.createOrderLine(line)).resolves.toBeUndefined()
  const refused = await rejection(apiAnswering(() => Response.json({ success: false })).api.createOrderLine(line))
  expect(refused).toMatchObject({ failure: { kind: 'refused' } })
  const failed = await rejection(apiAnswering(() => new Response('', { status: 500 })).api.createOrderLine(line))
  expect(failed).toMatchObject({ failure: { kind: 'status', status: 500 } })
})
