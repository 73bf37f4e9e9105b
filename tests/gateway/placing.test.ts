import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { PlacingMessage } from '#contract/placing-message.ts'
import { seedCatalogue } from '#embedded-store/seed-catalogue.ts'
import { billing } from './billing.ts'
import { type Fault, openTestGateway, type TestGateway } from './test-gateway.ts'

const FAULTS = ['never-sent', 'no-answer', 'answer-lost', 'killed'] as const
/** Longer than an order may be in flight, and than the lock of a killed gateway lasts. */
const WAIT_MS = 30_001

/** Twenty mats whose price is their number in dollars. */
function openShop(lines: number) {
  const shop = openTestGateway()
  const mats = Array.from({ length: 20 }, (_, index) => ({
    itemID: `P-${index + 1}`,
    itemCode: `C-${index + 1}`,
    itemName: `Mat ${index + 1}`,
    itemDescription: null,
    brandName: null,
    retailPrice: index + 1,
    pictures: 0,
  }))
  const sub = { categorySubID: 'placing', categorySubName: 'Placing', mats }
  seedCatalogue(shop.store.store.database, [{ categoryMainID: 'p', categoryMainName: 'P', subCategories: [sub] }], [])
  const items = mats.slice(0, lines).map(({ itemID }, index) => ({ itemId: itemID, quantity: (index % 3) + 1 }))
  return { shop, checkout: { key: randomUUID(), items, billing } }
}

/** Asks again, as a customer would, until nothing is left to wait for; a killed gateway is started anew. */
async function insist(shop: TestGateway, cookie: string, checkout: unknown) {
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const answer = await Promise.race([shop.send('POST', '/api/orders', checkout, cookie), shop.death()])
    if (answer === 'killed') shop.restart()
    else if (answer.status === 200) {
      const outcome = v.parse(PlacingMessage, await answer.json())
      if (outcome.status === 'placed') return outcome
    }
    shop.pass(WAIT_MS)
  }
  throw new Error('The order was never completed.')
}

const Orders = v.array(v.object({ orderID: v.string(), itemTotal: v.number() }))
const Lines = v.array(v.object({ orderID: v.string(), itemID: v.string(), itemQty: v.number(), itemPrice: v.number() }))

/** What the store holds, read behind the back of everything that is tested. */
function standing({ store }: TestGateway) {
  const { database } = store.store
  return {
    orders: v.parse(Orders, database.prepare('SELECT orderID, itemTotal FROM orders').all()),
    lines: v.parse(Lines, database.prepare('SELECT orderID, itemID, itemQty, itemPrice FROM order_items').all()),
  }
}

function expectOnce(shop: TestGateway, lines: number) {
  const { orders, lines: stored } = standing(shop)
  expect(orders).toHaveLength(1)
  expect(stored.map(({ itemID }) => itemID).toSorted()).toEqual(
    Array.from({ length: lines }, (_, index) => `P-${index + 1}`).toSorted(),
  )
  for (const { itemID, itemQty, itemPrice } of stored) {
    const number = Number(itemID.slice(2))
    expect({ itemQty, itemPrice }).toEqual({ itemQty: ((number - 1) % 3) + 1, itemPrice: number })
  }
  expect(shop.mails.filter(({ kind }) => kind === 'order').length).toBeLessThanOrEqual(1)
}

test('an order is placed with every line at the live price, and confirmed by one mail', async () => {
  const { shop, checkout } = openShop(3)
  const { cookie } = await shop.customer('ada@example.com')
  const outcome = await insist(shop, cookie, checkout)
  expectOnce(shop, 3)
  const [order] = standing(shop).orders
  expect(outcome).toEqual({ status: 'placed', orderId: order?.orderID, total: 100 * (1 + 2 * 2 + 3 * 3) })
  expect(order?.itemTotal).toBe(14)
  expect(shop.mails).toEqual([
    { kind: 'order', fields: { to_name: 'Matilda Hayes', from_name: 'Hoof & Husk', order_id: order?.orderID } },
  ])
})

/** Calls of one undisturbed placing, in order: each of them is a place where the line can break. */
async function callsOf(lines: number): Promise<number> {
  const { shop, checkout } = openShop(lines)
  const { cookie } = await shop.customer('ada@example.com')
  let calls = 0
  shop.faults.decide = () => {
    calls += 1
    return 'none'
  }
  await insist(shop, cookie, checkout)
  return calls
}

for (const lines of [1, 3, 20]) {
  for (const fault of FAULTS) {
    test(`${lines} lines, ${fault} at any call: one order, each line once, nothing lost`, async () => {
      const calls = await callsOf(lines)
      expect(calls).toBeGreaterThan(lines * 2)
      for (let broken = 1; broken <= calls; broken += 1) {
        const { shop, checkout } = openShop(lines)
        const { cookie } = await shop.customer('ada@example.com')
        let call = 0
        shop.faults.decide = () => {
          call += 1
          return call === broken ? fault : 'none'
        }
        await insist(shop, cookie, checkout)
        expectOnce(shop, lines)
      }
    })
  }
}

test('2,000 random schedules of faults leave one order with each line once', async () => {
  const fates = fc.array(fc.constantFrom<Fault>('none', 'none', 'none', ...FAULTS), { minLength: 1, maxLength: 25 })
  await fc.assert(
    fc.asyncProperty(fates, async (schedule) => {
      const { shop, checkout } = openShop(2)
      const { cookie } = await shop.customer('ada@example.com')
      let call = 0
      shop.faults.decide = () => {
        call += 1
        return schedule[call - 1] ?? 'none'
      }
      await insist(shop, cookie, checkout)
      expectOnce(shop, 2)
    }),
    { numRuns: 2_000 },
  )
})

test('50 identical requests at once give one order, and all hear of it', async () => {
  const { shop, checkout } = openShop(3)
  const { cookie } = await shop.customer('ada@example.com')
  const answers = await Promise.all(
    Array.from({ length: 50 }, async () => (await shop.send('POST', '/api/orders', checkout, cookie)).json()),
  )
  expectOnce(shop, 3)
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
})

test('two devices with carts of their own give two orders, each with its lines', async () => {
  const { shop, checkout } = openShop(2)
  const { cookie } = await shop.customer('ada@example.com')
  const other = { ...checkout, key: randomUUID() }
  await Promise.all([insist(shop, cookie, checkout), insist(shop, cookie, other)])
  const { orders, lines } = standing(shop)
  expect(orders).toHaveLength(2)
  expect(lines).toHaveLength(4)
})

test('a lost answer is never taken for the order of another checkout', async () => {
  const { shop, checkout } = openShop(2)
  const { cookie } = await shop.customer('ada@example.com')
  shop.faults.decide = (method, path) => (method === 'POST' && path.endsWith('/Order') ? 'no-answer' : 'none')
  expect(await (await shop.send('POST', '/api/orders', checkout, cookie)).json()).toEqual({ status: 'being-completed' })
  shop.faults.decide = () => 'none'
  const second = await insist(shop, cookie, { ...checkout, key: randomUUID() })
  shop.pass(WAIT_MS)
  const first = await insist(shop, cookie, checkout)
  expect(first.orderId).not.toBe(second.orderId)
  expect(standing(shop).lines).toHaveLength(4)
})

test('a line that the store refuses is named, and can be tried again on the same order', async () => {
  const { shop, checkout } = openShop(3)
  const { cookie } = await shop.customer('ada@example.com')
  let refused = 0
  shop.faults.decide = (method, path) => {
    if (method !== 'POST' || !path.endsWith('/OrderItem')) return 'none'
    refused += 1
    return refused === 2 ? 'never-sent' : 'none'
  }
  const outcome = await (await shop.send('POST', '/api/orders', checkout, cookie)).json()
  expect(outcome).toMatchObject({ status: 'incomplete', failedItems: [{ itemId: 'P-2', name: 'Mat 2' }] })
  expect(shop.mails).toEqual([])
  expect(await insist(shop, cookie, checkout)).toMatchObject({ status: 'placed', orderId: outcome.orderId })
  expectOnce(shop, 3)
})

test('what the store does not sell is named, and nothing is ordered', async () => {
  const { shop, checkout } = openShop(1)
  const { cookie } = await shop.customer('ada@example.com')
  const items = [...checkout.items, { itemId: 'gone', quantity: 1 }]
  const answer = await shop.send('POST', '/api/orders', { ...checkout, items }, cookie)
  expect(await answer.json()).toEqual({ status: 'not-placed', reason: 'items-unavailable', itemIds: ['gone'] })
  expect(standing(shop).orders).toEqual([])
})

test('a key that comes back with other items is refused', async () => {
  const { shop, checkout } = openShop(2)
  const { cookie } = await shop.customer('ada@example.com')
  await insist(shop, cookie, checkout)
  const other = { ...checkout, items: checkout.items.slice(0, 1) }
  expect((await shop.send('POST', '/api/orders', other, cookie)).status).toBe(409)
  expectOnce(shop, 2)
})

test.for([
  ['quantity 0', '{"itemId":"P-1","quantity":0}'],
  ['quantity -1', '{"itemId":"P-1","quantity":-1}'],
  ['quantity 1.5', '{"itemId":"P-1","quantity":1.5}'],
  ['quantity 1e309', '{"itemId":"P-1","quantity":1e309}'],
  ['quantity as text', '{"itemId":"P-1","quantity":"2"}'],
  ['a price of its own', '{"itemId":"P-1","quantity":1,"price":1}'],
  ['__proto__', '{"itemId":"P-1","quantity":1,"__proto__":{"price":1}}'],
  ['a field twice', '{"itemId":"P-1","quantity":1,"quantity":1}'],
  ['a field twice, spelt otherwise', '{"itemId":"P-1","quantity":1,"quantit\\u0079":1}'],
  ['an item twice', '{"itemId":"P-1","quantity":1},{"itemId":"P-1","quantity":1}'],
])('%s is refused and reaches nothing', async ([, items]) => {
  const { shop } = openShop(1)
  const { cookie } = await shop.customer('ada@example.com')
  const body = `{"key":"${randomUUID()}","items":[${items}],"billing":${JSON.stringify(billing)}}`
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
  const answer = await shop.request('/api/orders', { method: 'POST', body, headers, cookie })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ code: 'bad-request' })
  expect(standing(shop).orders).toEqual([])
})

test('a body that is too large or no JSON is refused', async () => {
  const { shop } = openShop(1)
  const { cookie } = await shop.customer('ada@example.com')
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
  const post = (body: string) => shop.request('/api/orders', { method: 'POST', body, headers, cookie })
  expect((await post(`{"key":"${'x'.repeat(20_000)}"}`)).status).toBe(413)
  expect((await post('{"key":')).status).toBe(400)
})
