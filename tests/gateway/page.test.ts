import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type CartLine, cartTotal } from '#domain/cart.ts'
import { cents } from '#domain/cents.ts'
import { NO_NOTES } from '#domain/placed-order.ts'
import { ONE_BY_ONE } from '#domain/sale-terms.ts'
import { billing, shipTo } from './billing.ts'
import { EMAIL, type OpenPage, openPage } from './open-page.ts'
import { PASSWORD } from './test-gateway.ts'

let page: OpenPage
let stores: Awaited<ReturnType<typeof loadStores>>
/** What ends with a toast that is read for two seconds. */
const leaving: Promise<unknown>[] = []

beforeAll(async () => {
  page = await openPage()
  stores = await loadStores()
})

beforeEach(() => {
  stores.clearCart()
  stores.$cartCheck.set({ status: 'unchecked' })
})

afterAll(() => Promise.all(leaving))

/** They look at the browser as soon as they are there. */
async function loadStores() {
  return {
    ...(await import('#stores/cart.ts')),
    ...(await import('#stores/cart-check.ts')),
    ...(await import('#stores/checkout.ts')),
    ...(await import('#stores/checkout-key.ts')),
    ...(await import('#stores/session.ts')),
    ...(await import('#stores/orders.ts')),
    ...(await import('#stores/list-cart.ts')),
    ...(await import('#stores/toasts.ts')),
    ...(await import('#stores/leaving.ts')),
    logIn: (await import('#stores/log-in.ts')).logIn,
    logOut: (await import('#stores/log-out.ts')).logOut,
  }
}

function line(itemId: string, price: number, quantity: number): CartLine {
  return { itemId, code: itemId, name: `Mat ${itemId}`, picture: '', price: cents(price), quantity, terms: ONE_BY_ONE }
}

function inCart() {
  return stores.$cart.get().map(({ itemId, price, quantity }) => [itemId, price, quantity])
}

function describeItem(itemId: string, text: string): void {
  const { database } = page.shop.store.store
  database.prepare('UPDATE items SET itemDescription = ? WHERE itemID = ?').run(text, itemId)
}

async function logInAs(remember: boolean): Promise<void> {
  const before = stores.$session.get()
  leaving.push(stores.logIn({ email: EMAIL, password: PASSWORD }, remember))
  await expect.poll(() => stores.$session.get()).not.toBe(before)
}

test('a cart beside the store: a new price is seen before it is paid, and what cannot be had is not ordered', async () => {
  const kept = [line('S-1', 8_000, 2), line('gone', 1_000, 1), line('S-2', 124_000, 1), line('D-1', 500, 4)]
  for (const each of kept) stores.addLine(each)
  expect(stores.$cartCheck.get()).toEqual({ status: 'unchecked' })
  const checked = await stores.cartOnceChecked()
  expect(stores.$cartCheck.get()).toEqual({ status: 'checked' })
  expect(checked.lines.map(({ state, line: { itemId, price } }) => [itemId, state, price])).toEqual([
    ['S-1', 'changed', 8_950],
    ['gone', 'gone', 1_000],
    ['S-2', 'same', 124_000],
    ['D-1', 'on-request', 500],
  ])
  expect(cartTotal(stores.$orderable.get())).toBe(2 * 8_950 + 124_000)
  expect(checked.total).toBe(2 * 8_950 + 124_000)
  stores.acceptNewPrices()
  expect(inCart()).toEqual([
    ['S-1', 8_950, 2],
    ['gone', 1_000, 1],
    ['S-2', 124_000, 1],
    ['D-1', 500, 4],
  ])
  expect(stores.$checkedCart.get().lines.map(({ state }) => state)).toEqual(['same', 'gone', 'same', 'on-request'])
})

test('a quantity that an item is not sold in becomes the next that it is', async () => {
  describeItem('S-2', 'Price per tile. Minimum order: 4')
  stores.addLine(line('S-2', 124_000, 1))
  stores.addLine(line('S-1', 8_950, 3))
  await stores.checkPrices()
  expect(stores.$checkedCart.get().unsold.map(({ itemId }) => itemId)).toEqual(['S-2'])
  stores.takeSoldQuantities()
  expect(inCart()).toEqual([
    ['S-2', 124_000, 4],
    ['S-1', 8_950, 3],
  ])
  expect(stores.$checkedCart.get().unsold).toEqual([])
  describeItem('S-2', 'Rubber, 12 mm')
})

test('an old order or a list into the cart: what is not sold any more, or on request, is named', async () => {
  const ordered = ['S-1', 'D-1', 'gone'].map((itemId) => ({
    orderLineId: itemId,
    itemId,
    code: '',
    name: `Mat ${itemId}`,
    quantity: 2,
    displayPrice: '$80.00',
    displayDiscount: '',
    displayTotal: '$160.00',
  }))
  expect(await stores.orderAgain(ordered)).toEqual({
    status: 'added',
    added: 1,
    changed: [{ name: 'Mat S-1', before: '$80.00', now: 8_950 }],
    gone: ['Mat D-1', 'Mat gone'],
    withoutRoom: [],
  })
  expect(inCart()).toEqual([['S-1', 8_950, 2]])

  const lines = ['S-1', 'D-1', 'S-2', 'gone'].map((itemId) => ({ ...line(itemId, 1_000, 3), note: '' }))
  const { added, left, undo } = await stores.listIntoCart({ lines })
  expect([added, left.map(({ line: { itemId }, why }) => [itemId, why])]).toEqual([
    2,
    [
      ['D-1', 'on-request'],
      ['gone', 'gone'],
    ],
  ])
  expect(inCart()).toEqual([
    ['S-1', 8_950, 5],
    ['S-2', 124_000, 3],
  ])
  undo()
  expect(inCart()).toEqual([['S-1', 8_950, 2]])
})

test('what comes into the cart while an order is on its way stays, what was ordered goes, and the key with it', async () => {
  await logInAs(true)
  stores.addLine(line('S-1', 8_950, 2))
  stores.addLine(line('S-2', 124_000, 1))
  await stores.checkPrices()
  page.during('POST /api/orders', () => {
    stores.addLine(line('S-1', 8_950, 3))
    stores.addLine(line('D-1', 500, 1))
  })
  leaving.push(stores.placeOrder({ billing, shipTo, notes: NO_NOTES }))
  await expect.poll(() => stores.$checkout.get().status).toBe('placed')
  expect(inCart()).toEqual([
    ['S-1', 8_950, 3],
    ['D-1', 500, 1],
  ])
  const { database } = page.shop.store.store
  const standing = database.prepare('SELECT itemID, itemQty FROM order_items ORDER BY itemID').all()
  expect(standing.map(({ itemID, itemQty }) => [itemID, itemQty])).toEqual([
    ['S-1', 2],
    ['S-2', 1],
  ])
  // The same items once more are another order.
  expect(page.browser.get('checkout-key')).toBeUndefined()
})

test('logging out forgets who was there, here and at the gateway; without an answer nothing is forgotten or said', async () => {
  await logInAs(true)
  const { customerId } = page
  expect(page.cookies.get('customerId')).toBe(customerId)
  await logInAs(false)
  expect([page.cookies.size, page.tab.get('customerId')]).toEqual([0, customerId])
  await logInAs(true)
  expect([page.cookies.get('customerId'), page.tab.get('customerId')]).toEqual([customerId, undefined])

  stores.addLine(line('S-1', 8_950, 1))
  stores.checkoutDraft.keep({ city: 'Brisbane' })
  const keyNow = () =>
    stores.keyForItems(customerId, [{ itemId: 'S-1', quantity: 1, price: cents(8_950) }], page.shop.nowMs())
  const key = keyNow()
  const copied = page.sealed()
  const whoIs = async () => (await page.shop.request('/api/session', { cookie: copied })).json()
  expect(await whoIs()).toMatchObject({ customer: { customerId } })
  const personal = () => [...page.tab.keys(), ...page.browser.keys()].filter((key) => /personal|checkout-key/.test(key))
  expect(personal()).toContain('personal:billing-draft')
  expect(personal()).toContain('checkout-key')

  page.reach('cut')
  stores.takeToasts()
  await stores.logOut()
  expect(stores.takeToasts().map(({ kind }) => kind)).toEqual(['problem'])
  page.reach('there')
  expect([stores.$session.get()?.customerId, page.cookies.size, page.sealed()]).toEqual([customerId, 4, copied])
  expect(personal()).toContain('checkout-key')

  // The second press finds the first under way.
  leaving.push(stores.logOut(), stores.logOut())
  await expect.poll(() => stores.takeToasts().map(({ kind }) => kind)).toEqual(['success'])
  expect(stores.$session.get()).toBeUndefined()
  expect([page.cookies.size, page.sealed().includes('session='), personal()]).toEqual([0, false, ['checkout-key']])
  expect(await whoIs()).toEqual({ customer: null, remembered: false })
  // What became of that checkout nobody has seen: in whatever tab, the same order of the same customer is no second one.
  expect(keyNow()).toBe(key)
  expect([inCart(), page.browser.get('log-outs')]).toEqual([[['S-1', 8_950, 1]], '1'])
  page.gone.splice(0)
  await Promise.all(leaving)
  expect(page.gone).toContain('/')
})
