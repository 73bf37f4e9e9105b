import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { PlacingMessage } from '#contract/placing-message.ts'
import { cents } from '#domain/cents.ts'
import { checkoutKey } from '#domain/checkout-key.ts'
import { NO_NOTES, type OrderRequest, type PlacingOutcome } from '#domain/placed-order.ts'
import { seedCatalogue } from '#embedded-store/seed-catalogue.ts'
import { billing, newKey, shipTo } from './billing.ts'
import { cookieOf, type Fault, openTestGateway, PASSWORD, type TestGateway } from './test-gateway.ts'

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
    pictures: [],
  }))
  const sub = { categorySubID: 'placing', categorySubName: 'Placing', mats }
  seedCatalogue(shop.store.store.database, [{ categoryMainID: 'p', categoryMainName: 'P', subCategories: [sub] }], [])
  const items = mats.slice(0, lines).map(({ itemID, retailPrice }, index) => ({
    itemId: itemID,
    quantity: (index % 3) + 1,
    price: cents(retailPrice * 100),
  }))
  return { shop, items }
}

/** A customer of a shop, and what a press of Place Order sends. */
async function openCheckout(lines: number) {
  const { shop, items } = openShop(lines)
  const { cookie, customerId } = await shop.customer('ada@example.com')
  const checkout: OrderRequest = {
    key: newKey(shop.nowMs()),
    customerId,
    items,
    total: cents(items.reduce((sum, { price, quantity }) => sum + price * quantity, 0)),
    billing,
    shipTo,
    notes: NO_NOTES,
  }
  return { shop, cookie, checkout }
}

/** Asks again, as the page does, until the order is placed or with a person; a killed gateway is started anew. */
async function insist(shop: TestGateway, cookie: string, first: OrderRequest) {
  let checkout = first
  let refused = false
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const { key, customerId } = checkout
    const asked: Promise<Response> = refused
      ? shop.send('POST', '/api/orders/repeat', { key, customerId, way: 'retry' }, cookie)
      : shop.send('POST', '/api/orders', checkout, cookie)
    const answer = await Promise.race([asked, shop.death()])
    if (answer === 'killed') shop.restart()
    else if (answer.status === 200) {
      const outcome: PlacingOutcome = v.parse(PlacingMessage, await answer.json())
      if (outcome.status === 'placed' || outcome.status === 'with-person') return outcome
      refused = outcome.status === 'incomplete'
      // Nothing was ordered, and nothing will be: the customer presses once more.
      if (outcome.status === 'not-placed') checkout = { ...checkout, key: newKey(shop.nowMs()) }
    }
    shop.pass(WAIT_MS)
  }
  throw new Error('The order was never completed.')
}

async function repeat(shop: TestGateway, cookie: string, { key, customerId }: OrderRequest, way: string) {
  const answer = await shop.send('POST', '/api/orders/repeat', { key, customerId, way }, cookie)
  return v.parse(PlacingMessage, await answer.json())
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
  const { shop, cookie, checkout } = await openCheckout(3)
  const outcome = await insist(shop, cookie, checkout)
  expectOnce(shop, 3)
  const [order] = standing(shop).orders
  expect(outcome).toMatchObject({ status: 'placed', orderId: order?.orderID, total: 100 * (1 + 2 * 2 + 3 * 3) })
  expect(outcome).toMatchObject({ confirmation: 'sent' })
  expect(order?.itemTotal).toBe(14)
  expect(shop.mails).toEqual([
    {
      kind: 'order',
      fields: {
        to_name: 'Matilda Hayes',
        to_email: 'ada@example.com',
        from_name: 'Hoof & Husk',
        order_id: order?.orderID,
      },
    },
  ])
})

/** Calls of one undisturbed placing, in order: each of them is a place where the line can break. */
async function callsOf(lines: number): Promise<number> {
  const { shop, cookie, checkout } = await openCheckout(lines)
  let calls = 0
  shop.faults.decide = () => {
    calls += 1
    return 'none'
  }
  await insist(shop, cookie, checkout)
  return calls
}

/** `PLACING_LINES=1,3` tries orders of so many lines alone. */
const LINES = (process.env.PLACING_LINES ?? '1,3,20').split(',').map(Number)

for (const lines of LINES) {
  for (const fault of FAULTS) {
    test(`${lines} lines, ${fault} at any call: one order, each line once, nothing lost`, async () => {
      const calls = await callsOf(lines)
      expect(calls).toBe(2 * lines + 4)
      for (let broken = 1; broken <= calls; broken += 1) {
        const { shop, cookie, checkout } = await openCheckout(lines)
        let call = 0
        shop.faults.decide = () => {
          call += 1
          return call === broken ? fault : 'none'
        }
        expect(await insist(shop, cookie, checkout)).toMatchObject({ status: 'placed' })
        expectOnce(shop, lines)
      }
    })
  }
}

const RETRY_BREAKS = ['killed', 'no-answer'] as const

test('V2.3.3 V16.5.2 random schedules of faults leave one order with each line once, or a person who knows', async () => {
  const fates = fc.array(fc.constantFrom<Fault>('none', 'none', 'none', ...FAULTS), { minLength: 1, maxLength: 25 })
  await fc.assert(
    fc.asyncProperty(fates, async (schedule) => {
      const { shop, cookie, checkout } = await openCheckout(2)
      let call = 0
      shop.faults.decide = () => {
        call += 1
        return schedule[call - 1] ?? 'none'
      }
      const outcome = await insist(shop, cookie, checkout)
      const { orders, lines } = standing(shop)
      expect(orders.length).toBeLessThanOrEqual(1)
      expect(new Set(lines.map(({ itemID }) => itemID)).size).toBe(lines.length)
      if (outcome.status === 'placed') expectOnce(shop, 2)
      else expect(shop.mails.filter(({ kind }) => kind === 'contact')).toHaveLength(1)
    }),
    {
      numRuns: Number(process.env.PLACING_RUNS ?? 300),
      // A line is refused, and the gateway killed, or the store gone, while it is tried again.
      examples: RETRY_BREAKS.map((fault) => [[...Array(6).fill('none'), 'never-sent', 'none', 'none', fault]]),
      // A schedule that an order hangs at is shown, and not only that one did.
      timeout: 30_000,
    },
  )
})

test('50 identical requests at once give one order, and all hear of it', async () => {
  const { shop, cookie, checkout } = await openCheckout(3)
  const answers = await Promise.all(
    Array.from({ length: 50 }, async () => (await shop.send('POST', '/api/orders', checkout, cookie)).json()),
  )
  expectOnce(shop, 3)
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
})

test('two devices with carts of their own give two orders, each with its lines', async () => {
  const { shop, cookie, checkout } = await openCheckout(2)
  const other = { ...checkout, key: newKey(shop.nowMs()) }
  await Promise.all([insist(shop, cookie, checkout), insist(shop, cookie, other)])
  const { orders, lines } = standing(shop)
  expect(orders).toHaveLength(2)
  expect(lines).toHaveLength(4)
})

test('a lost answer is never taken for the order of another checkout', async () => {
  const { shop, cookie, checkout } = await openCheckout(2)
  shop.faults.decide = (method, path) => (method === 'POST' && path.endsWith('/Order') ? 'answer-lost' : 'none')
  shop.hide('orders')
  expect(await answerOf(shop, cookie, checkout)).toMatchObject({ status: 'being-completed' })
  shop.faults.decide = () => 'none'
  // The second waits until it is known what became of the first: the two could not be told apart.
  const other = { ...checkout, key: newKey(shop.nowMs()) }
  expect(await answerOf(shop, cookie, other)).toMatchObject({ status: 'being-completed' })
  shop.hide('nothing')
  const first = await insist(shop, cookie, checkout)
  const second = await insist(shop, cookie, other)
  expect(first).toMatchObject({ status: 'placed' })
  expect(second).toMatchObject({ status: 'placed' })
  expect(standing(shop).orders).toHaveLength(2)
  expect(standing(shop).lines).toHaveLength(4)
})

test('a line that the store refuses is named, and can be tried again on the same order', async () => {
  const { shop, cookie, checkout } = await openCheckout(3)
  let refused = 0
  shop.faults.decide = (method, path) => {
    if (method !== 'POST' || !path.endsWith('/OrderItem')) return 'none'
    refused += 1
    return refused === 2 ? 'never-sent' : 'none'
  }
  const outcome = await answerOf(shop, cookie, checkout)
  expect(outcome).toMatchObject({ status: 'incomplete', failedItems: [{ itemId: 'P-2', name: 'Mat 2' }] })
  expect(shop.mails).toEqual([])
  // A question changes nothing; only the customer's word tries again.
  expect(await repeat(shop, cookie, checkout, 'ask')).toEqual(outcome)
  expect(await repeat(shop, cookie, checkout, 'retry')).toMatchObject({ status: 'placed' })
  expectOnce(shop, 3)
})

test('an order that is left without a refused line is confirmed, and the shop is told', async () => {
  const { shop, cookie, checkout } = await openCheckout(3)
  let calls = 0
  shop.faults.decide = (method, path) => {
    if (method === 'POST' && path.endsWith('/OrderItem')) calls += 1
    return calls === 2 && method === 'POST' ? 'never-sent' : 'none'
  }
  expect(await answerOf(shop, cookie, checkout)).toMatchObject({ status: 'incomplete' })
  shop.faults.decide = () => 'none'
  expect(await repeat(shop, cookie, checkout, 'leave')).toMatchObject({ status: 'left' })
  expect(await repeat(shop, cookie, checkout, 'retry')).toMatchObject({ status: 'left' })
  expect(standing(shop).lines).toHaveLength(2)
  expect(shop.mails.map(({ kind }) => kind)).toEqual(['order', 'contact'])
})

test('what is not as it was shown is said, and nothing is ordered, then or later', async () => {
  const { shop, cookie, checkout } = await openCheckout(4)
  const [first, second, third, fourth] = checkout.items
  if (first === undefined || second === undefined || third === undefined || fourth === undefined) {
    throw new Error('The checkout has four items.')
  }
  shop.store.store.database.prepare('UPDATE items SET retailPrice = NULL WHERE itemID = ?').run(third.itemId)
  const seen = [{ ...first, price: cents(first.price - 1) }, { ...second, itemId: 'gone' }, third, fourth]
  const request = { ...checkout, items: seen }
  const answer = await shop.send('POST', '/api/orders', request, cookie)
  expect(answer.status).toBe(409)
  expect(await answer.json()).toEqual({
    status: 'changed',
    changes: [
      { kind: 'price', itemId: 'P-1', name: 'Mat 1', was: 99, now: 100 },
      { kind: 'unavailable', itemId: 'gone', name: '' },
      { kind: 'unavailable', itemId: 'P-3', name: 'Mat 3' },
    ],
  })
  expect(await answerOf(shop, cookie, checkout)).toEqual({ status: 'not-placed', reason: 'changed' })
  expect(standing(shop).orders).toEqual([])
})

test('one item that cannot be read is said to be gone, and costs neither the others nor the store', async () => {
  const { shop, cookie, checkout } = await openCheckout(3)
  shop.store.store.database.exec(`UPDATE items SET retailPrice = -1 WHERE itemID = 'P-2'`)
  const looked = await shop.request('/api/items?ids=P-1,P-2,P-3')
  expect(await looked.json()).toMatchObject({ items: [{ itemId: 'P-1' }, { itemId: 'P-3' }], missing: ['P-2'] })
  expect(shop.logged).toEqual([expect.stringMatching(/^P-2 cannot be read: GET \/Api\/Item .* data\.retailPrice /)])
  const answer = await shop.send('POST', '/api/orders', checkout, cookie)
  const changes = [{ kind: 'unavailable', itemId: 'P-2', name: '' }]
  expect(await answer.json()).toEqual({ status: 'changed', changes })
})

test('a quantity that an item is not sold in is refused with what it is sold in, and nothing is ordered', async () => {
  const { shop, cookie, checkout } = await openCheckout(2)
  const [first, second] = checkout.items
  if (first === undefined || second === undefined) throw new Error('The checkout has two items.')
  shop.store.store.database
    .prepare('UPDATE items SET itemDescription = ? WHERE itemID = ?')
    .run('Price per tile. Minimum order: 4', first.itemId)
  const refused = await shop.send('POST', '/api/orders', { ...checkout, items: [{ ...first, quantity: 3 }] }, cookie)
  expect(refused.status).toBe(409)
  expect(await refused.json()).toEqual({
    status: 'changed',
    changes: [{ kind: 'quantity', itemId: 'P-1', name: 'Mat 1', sold: 'tile 4 1' }],
  })
  expect(standing(shop).orders).toEqual([])
  const sold = { ...checkout, key: newKey(shop.nowMs()), items: [{ ...first, quantity: 4 }], total: cents(400) }
  expect(await answerOf(shop, cookie, sold)).toMatchObject({ status: 'placed' })
})

test('V2.2.3 a total that is not the sum of what was shown is refused', async () => {
  const { shop, cookie, checkout } = await openCheckout(2)
  const answer = await shop.send('POST', '/api/orders', { ...checkout, total: 1 }, cookie)
  expect(await answer.json()).toEqual({ status: 'changed', changes: [] })
  expect(standing(shop).orders).toEqual([])
})

test('V2.3.1 a question about a checkout that never arrived makes sure that it never will', async () => {
  const { shop, cookie, checkout } = await openCheckout(1)
  expect(await repeat(shop, cookie, checkout, 'ask')).toEqual({ status: 'not-placed', reason: 'never-begun' })
  expect(await answerOf(shop, cookie, checkout)).toEqual({ status: 'not-placed', reason: 'never-begun' })
  expect(standing(shop).orders).toEqual([])
})

test('a key that is a quarter of an hour old begins nothing, and neither does one from before the journal', async () => {
  const { shop, cookie, checkout } = await openCheckout(1)
  const earlier = { ...checkout, key: checkoutKey(shop.nowMs() - 1, new Uint8Array(10)) }
  expect(await answerOf(shop, cookie, earlier)).toMatchObject({ status: 'unknown' })
  shop.pass(15 * 60_000 + 1)
  expect(await answerOf(shop, cookie, checkout)).toMatchObject({ status: 'unknown' })
  // Of one that cannot begin any more it is known for a day that it never did.
  expect(await repeat(shop, cookie, earlier, 'ask')).toMatchObject({ status: 'unknown' })
  expect(await repeat(shop, cookie, checkout, 'ask')).toEqual({ status: 'not-placed', reason: 'never-begun' })
  expect(await answerOf(shop, cookie, checkout)).toEqual({ status: 'not-placed', reason: 'never-begun' })
  const other = { ...checkout, key: checkoutKey(shop.nowMs(), new Uint8Array(10)) }
  shop.pass(24 * 60 * 60_000 + 1)
  expect(await repeat(shop, cookie, other, 'ask')).toMatchObject({ status: 'unknown' })
  expect(standing(shop).orders).toEqual([])
})

test('an order of yesterday is known by its key', async () => {
  const { shop, cookie, checkout } = await openCheckout(1)
  const placed = await answerOf(shop, cookie, checkout)
  shop.pass(8 * 24 * 60 * 60_000)
  expect(await repeat(shop, cookie, checkout, 'ask')).toEqual(placed)
  expectOnce(shop, 1)
})

test('a new secret leaves an open checkout what it was: one order, under the same key', async () => {
  const { shop, cookie, checkout } = await openCheckout(3)
  let lines = 0
  shop.faults.decide = (method, path) => {
    if (method === 'POST' && path.endsWith('/OrderItem')) lines += 1
    return lines === 2 && method === 'POST' ? 'killed' : 'none'
  }
  await Promise.race([shop.send('POST', '/api/orders', checkout, cookie), shop.death()])
  shop.restart('another-secret-that-is-long-enough-too')
  expect((await shop.send('POST', '/api/orders', checkout, cookie)).status).toBe(401)
  const loggedIn = await shop.send('POST', '/api/session', {
    email: 'ada@example.com',
    password: PASSWORD,
    remember: true,
  })
  for (let asked = 0; asked < 5; asked += 1) {
    shop.pass(WAIT_MS)
    await answerOf(shop, cookieOf(loggedIn), checkout)
  }
  expectOnce(shop, 3)
})

test('who confirmed is who is billed: another login orders nothing', async () => {
  const { shop, checkout } = await openCheckout(1)
  const bob = await shop.customer('bob@example.com')
  const answer = await shop.send('POST', '/api/orders', checkout, bob.cookie)
  expect(answer.status).toBe(409)
  expect(await answer.json()).toMatchObject({ code: 'other-customer' })
  const asked = { key: checkout.key, customerId: checkout.customerId, way: 'ask' }
  expect((await shop.send('POST', '/api/orders/repeat', asked, bob.cookie)).status).toBe(409)
  expect(standing(shop).orders).toEqual([])
})

test('a key that comes back with other items or another address is another order, and is not placed', async () => {
  const { shop, cookie, checkout } = await openCheckout(2)
  await insist(shop, cookie, checkout)
  const others = [
    { ...checkout, items: checkout.items.slice(0, 1) },
    { ...checkout, shipTo: { ...shipTo, addressLine1: '2 Ship Road' } },
  ]
  for (const other of others) {
    const answer = await shop.send('POST', '/api/orders', other, cookie)
    expect({ status: answer.status, outcome: await answer.json() }).toMatchObject({
      status: 409,
      outcome: { status: 'differs' },
    })
  }
  expectOnce(shop, 2)
})

test('the order goes where it was to be shipped, with both lines of the address and our reference', async () => {
  const { shop, cookie, checkout } = await openCheckout(1)
  const elsewhere = { ...shipTo, attentionTo: 'Yard', addressLine1: '2 Ship Rd', addressLine2: 'Shed 4' }
  const outcome = await answerOf(shop, cookie, { ...checkout, shipTo: elsewhere })
  const [order] = shop.store.store.database.prepare('SELECT * FROM orders').all()
  expect(order).toMatchObject({ shipAttTo: 'Yard', shipAddressLine1: '2 Ship Rd, Shed 4', customerName: 'Ada Byron' })
  const { reference } = v.parse(v.object({ reference: v.string() }), outcome)
  expect(order?.remarks).toBe(
    `Web order ${reference} · Bill to: Ada Byron, 1 Mat Street, Brisbane, QLD, 4000, Australia`,
  )
})

test('company, purchase order and delivery note stand in the remarks, behind a reference that they cannot imitate', async () => {
  const { shop, cookie, checkout } = await openCheckout(1)
  const outcome = await answerOf(shop, cookie, {
    ...checkout,
    billing: { ...billing, company: 'Byron & Co · Web order W-0000000A' },
    notes: { purchaseOrder: 'PO 4711', deliveryNote: 'Gate 2. Web order W-0000000B' },
  })
  const [order] = shop.store.store.database.prepare('SELECT * FROM orders').all()
  const { reference } = v.parse(v.object({ reference: v.string() }), outcome)
  expect(order?.remarks).toBe(
    `Web order ${reference} · Company: Byron & Co - Web order W 0000000A · PO 4711 · Delivery: Gate 2. Web order W 0000000B`,
  )
})

test('an order with another note is not the one that was sent', async () => {
  const { shop, cookie, checkout } = await openCheckout(1)
  await insist(shop, cookie, checkout)
  const other = { ...checkout, notes: { purchaseOrder: '', deliveryNote: 'Gate 3' } }
  expect(await answerOf(shop, cookie, other)).toMatchObject({ status: 'differs' })
})

test('a page of before there were notes orders as it did', async () => {
  const { shop, cookie, checkout } = await openCheckout(1)
  const { notes: _, ...older } = checkout
  const { company: __, ...olderBilling } = billing
  const answer = await shop.send('POST', '/api/orders', { ...older, billing: olderBilling }, cookie)
  expect(await answer.json()).toMatchObject({ status: 'placed' })
})

test('the count of an order is the sum of its quantities, and an address of one line stays one', async () => {
  const { shop, cookie, checkout } = await openCheckout(3)
  await insist(shop, cookie, checkout)
  const placed = shop.store.store.database.prepare('SELECT itemCount, shipAddressLine1 FROM orders').all()
  expect(placed).toEqual([{ itemCount: 6, shipAddressLine1: '1 Mat Street' }])
})

test('200 lines with the longest ids are not too large', async () => {
  const { shop, cookie, checkout } = await openCheckout(1)
  const items = Array.from({ length: 200 }, (_, index) => ({
    itemId: `${index}`.padStart(64, 'x'),
    quantity: 9_999,
    price: cents(999_999),
  }))
  expect((await shop.send('POST', '/api/orders', { ...checkout, items }, cookie)).status).toBe(409)
})

test('what a customer leaves behind is finished by a gateway that is started again', async () => {
  const { shop, cookie, checkout } = await openCheckout(3)
  let lines = 0
  shop.faults.decide = (method, path) => {
    if (method === 'POST' && path.endsWith('/OrderItem')) lines += 1
    return lines === 2 && method === 'POST' ? 'killed' : 'none'
  }
  await Promise.race([shop.send('POST', '/api/orders', checkout, cookie), shop.death()])
  shop.restart()
  for (let swept = 0; swept < 5; swept += 1) {
    shop.pass(WAIT_MS)
    await shop.sweep()
  }
  expectOnce(shop, 3)
  expect(shop.mails.map(({ kind }) => kind)).toEqual(['order'])
})

test('an order that the store never shows is sent twice at most, and then a person is told, once', async () => {
  const { shop, cookie, checkout } = await openCheckout(2)
  shop.faults.decide = (method, path) => (method === 'POST' && path.endsWith('/Order') ? 'no-answer' : 'none')
  let sent = 0
  const decide = shop.faults.decide
  shop.faults.decide = (method, path) => {
    if (method === 'POST' && path.endsWith('/Order')) sent += 1
    return decide(method, path)
  }
  expect(await answerOf(shop, cookie, checkout)).toMatchObject({ status: 'being-completed' })
  for (let swept = 0; swept < 20; swept += 1) {
    shop.pass(WAIT_MS)
    await shop.sweep()
  }
  expect(sent).toBe(2)
  expect(await repeat(shop, cookie, checkout, 'ask')).toMatchObject({ status: 'with-person' })
  expect(shop.mails).toHaveLength(1)
  expect(shop.mails[0]).toMatchObject({ kind: 'contact', fields: { email: 'ada@example.com' } })
  expect(JSON.stringify(shop.mails[0])).toContain('npm run orders -- settle')
})

test('while another change of the same customer goes on for too long, an order is not begun, and that is said', async () => {
  const { shop, cookie, checkout } = await openCheckout(1)
  const { exclusively } = shop.once
  shop.once.exclusively = async () => undefined
  const answer = await shop.send('POST', '/api/orders', checkout, cookie)
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
  expect(await answer.json()).toMatchObject({ code: 'busy' })
  shop.once.exclusively = exclusively
  expect(await answerOf(shop, cookie, checkout)).toMatchObject({ status: 'placed' })
  expectOnce(shop, 1)
})

async function answerOf(shop: TestGateway, cookie: string, checkout: OrderRequest) {
  return v.parse(PlacingMessage, await (await shop.send('POST', '/api/orders', checkout, cookie)).json())
}

test.for([
  ['quantity 0', '{"itemId":"P-1","price":100,"quantity":0}'],
  ['quantity -1', '{"itemId":"P-1","price":100,"quantity":-1}'],
  ['quantity 1.5', '{"itemId":"P-1","price":100,"quantity":1.5}'],
  ['quantity 1e309', '{"itemId":"P-1","price":100,"quantity":1e309}'],
  ['quantity as text', '{"itemId":"P-1","price":100,"quantity":"2"}'],
  ['a name of its own', '{"itemId":"P-1","price":100,"quantity":1,"name":"x"}'],
  ['no price', '{"itemId":"P-1","quantity":1}'],
  ['__proto__', '{"itemId":"P-1","price":100,"quantity":1,"__proto__":{"price":1}}'],
  ['a field twice', '{"itemId":"P-1","price":100,"quantity":1,"quantity":1}'],
  ['a field twice, spelt otherwise', '{"itemId":"P-1","price":100,"quantity":1,"quantit\\u0079":1}'],
  ['an item twice', '{"itemId":"P-1","price":100,"quantity":1},{"itemId":"P-1","price":100,"quantity":1}'],
])('V1.4.2 %s is refused and reaches nothing', async ([, items]) => {
  const { shop, cookie, checkout } = await openCheckout(1)
  const { items: _, ...rest } = checkout
  const body = `{"items":[${items}],${JSON.stringify(rest).slice(1)}`
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
  const answer = await shop.request('/api/orders', { method: 'POST', body, headers, cookie })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ code: 'bad-request' })
  expect(standing(shop).orders).toEqual([])
})

test('a body that is too large or no JSON is refused', async () => {
  const { shop, cookie } = await openCheckout(1)
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
  const post = (body: string) => shop.request('/api/orders', { method: 'POST', body, headers, cookie })
  expect((await post(`{"key":"${'x'.repeat(70_000)}"}`)).status).toBe(413)
  expect((await post('{"key":')).status).toBe(400)
})

test('an order that takes longer than the browser waits is said to be on its way, and goes on', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const { shop, cookie, checkout } = await openCheckout(3)
    const reached = Promise.withResolvers<void>()
    let lines = 0
    shop.faults.decide = (method, path) => {
      if (method !== 'POST' || !path.endsWith('/OrderItem')) return 'none'
      lines += 1
      if (lines < 2) return 'none'
      reached.resolve()
      return 'hangs'
    }
    const asked = shop.send('POST', '/api/orders', checkout, cookie)
    await reached.promise
    await vi.advanceTimersByTimeAsync(12_000)
    expect(await (await asked).json()).toMatchObject({ status: 'being-completed' })
    const [kept = ''] = await shop.once.intents.ofCustomer(checkout.customerId)
    expect(JSON.parse(kept).intent).toMatchObject({ state: 'open', lines: [{ attempts: ['answered'] }, {}, {}] })
  } finally {
    vi.useRealTimers()
  }
})
