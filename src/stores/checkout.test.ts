import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LoggedOutError, OrdersNotKeptError } from '#client/account-errors.ts'
import { BackendError } from '#client/call-gateway.ts'
import { cents } from '#domain/cents.ts'
import { NO_ADDRESS } from '#domain/customer.ts'
import { CART_KIND } from '#domain/open-cart.ts'
import { NO_NOTES, type OrderRequest, type PlacingOutcome } from '#domain/placed-order.ts'
import type { SharedStorage } from '#domain/shared-storage.ts'
import { lineOf } from '#domain/test-cart.ts'
import { stubLocalStorage } from '#domain/test-local-storage.ts'
import { $cart, addLine, clearCart } from './cart.ts'
import {
  $checkout,
  askAboutOrder,
  checkoutDraft,
  leaveOrderIncomplete,
  placeOrder,
  putOrderAway,
  resumeCheckout,
  tryFailedLinesAgain,
} from './checkout.ts'
import { endCheckoutKey, keyForItems, leavingCart } from './checkout-key.ts'
import { checkoutProgress } from './checkout-progress.ts'
import { forgetPersonal } from './forget-personal.ts'
import { forgetSession, keepSession } from './keep-session.ts'
import { $leaving } from './leaving.ts'
import { logOut } from './log-out.ts'
import { typedFor } from './placed-order.ts'
import { $plansText } from './plans-text.ts'
import { $session } from './session.ts'
import { STORE_AWAY, stubAccount, stubCatalogue, UNREACHABLE } from './test-backend.ts'
import { stubPage, type TestPage } from './test-page.ts'
import { takeToasts } from './toasts.ts'

const ADA = { customerId: 'ada', firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' }
const TYPED = {
  billing: { ...NO_ADDRESS, firstName: 'Ada', lastName: 'Byron', company: 'Engines Ltd' },
  shipTo: { ...NO_ADDRESS, attentionTo: 'Ada' },
  notes: { ...NO_NOTES, purchaseOrder: 'PO 7' },
}
const PLACED: PlacingOutcome = {
  ...{ status: 'placed', orderId: 'O-1', total: cents(3_300), reference: 'W-1' },
  confirmation: 'sent',
}
const NOT_PLACED: PlacingOutcome = { status: 'not-placed', reason: 'store-unavailable' }

let page: TestPage
let storage: SharedStorage

beforeEach(() => {
  vi.useFakeTimers()
  storage = stubLocalStorage()
  page = stubPage('/checkout?from=cart')
  $session.set(ADA)
})

afterEach(() => {
  vi.useRealTimers()
  putOrderAway()
  endCheckoutKey(keyForItems('nobody', [], 0))
  checkoutDraft.forget()
  clearCart()
  $plansText.set('')
  $session.set(undefined)
  takeToasts()
  vi.unstubAllGlobals()
})

/** Answers one request after the other; the last answer stands. */
function answering(...outcomes: (PlacingOutcome | Error)[]) {
  return vi.fn(async (_: OrderRequest | { way: string; customerId: string; key: string }) => {
    const outcome = (outcomes.length > 1 ? outcomes.shift() : outcomes[0]) ?? NOT_PLACED
    if (outcome instanceof Error) throw outcome
    return outcome
  })
}

/** Two of `a` at 12.00 and one of `b` at 9.00. */
function fillCart(): void {
  addLine(lineOf('a', 1_200, 2))
  addLine(lineOf('b', 900, 1))
}

/** Another tab has put many lines into the cart, and this one hears of it as it adds the last. */
function addMany(count: number): void {
  addLine(lineOf('last', 100, 1))
  const { document } = CART_KIND.read(storage.read(CART_KIND.key) ?? '')
  const many = Array.from({ length: count - 1 }, (_, index) => lineOf(`i${index}`, 100, 1))
  storage.write(CART_KIND.key, CART_KIND.write({ ...document, lines: [...document.lines, ...many] }))
  addLine(lineOf('last', 100, 1))
}

async function placed(...outcomes: (PlacingOutcome | Error)[]) {
  const place = answering(...outcomes)
  stubAccount({ placeOrder: place })
  void placeOrder(TYPED)
  await vi.advanceTimersByTimeAsync(0)
  return place
}

const inCart = () => $cart.get().map(({ itemId, quantity }) => [itemId, quantity])
const said = () => takeToasts().map(({ text, kind }) => [text, kind])

test('what is in the cart is ordered at the prices that are shown, and two seconds later the shop goes home', async () => {
  fillCart()
  checkoutDraft.keep({ city: 'Brisbane' })
  expect([...page.tab.keys()]).toContain('personal:billing-draft')
  expect($checkout.get()).toEqual({ status: 'filling' })
  const place = await placed(PLACED)
  const request = place.mock.calls[0]?.[0]
  expect(place).toHaveBeenCalledTimes(1)
  expect(request).toEqual({
    key: expect.stringMatching(/^[0-9a-f-]{36}$/),
    customerId: 'ada',
    items: [
      { itemId: 'a', quantity: 2, price: 1_200 },
      { itemId: 'b', quantity: 1, price: 900 },
    ],
    total: 3_300,
    ...TYPED,
  })
  expect($checkout.get()).toEqual({ ...PLACED, typed: request })
  expect([inCart(), checkoutDraft.read(), said()]).toEqual([[], {}, [['Order placed successfully!', 'success']]])
  expect(typedFor('O-1')).toMatchObject({ company: 'Engines Ltd', purchaseOrder: 'PO 7' })
  await vi.advanceTimersByTimeAsync(1_999)
  expect(page.gone).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(page.gone).toEqual(['/'])
})

test('a key that has served is not used again, and one that has not is', async () => {
  fillCart()
  const keyOf = (place: ReturnType<typeof answering>) => place.mock.calls[0]?.[0].key
  const first = keyOf(await placed(new BackendError(403, { code: 'other-customer' })))
  expect(keyOf(await placed(NOT_PLACED))).toBe(first)
  expect(keyOf(await placed(NOT_PLACED))).not.toBe(first)
})

test('what a tab that is gone has sent is asked about before anything else is placed, and what was typed for that stays', async () => {
  fillCart()
  checkoutDraft.keep({ purchaseOrder: 'PO 7' })
  const kept = keyForItems('ada', [{ itemId: 'a', quantity: 1, price: cents(1_200) }], Date.now())
  const place = answering(PLACED)
  const repeatOrder = answering(PLACED)
  stubAccount({ placeOrder: place, repeatOrder })
  void placeOrder(TYPED)
  await vi.advanceTimersByTimeAsync(0)
  expect(repeatOrder.mock.calls).toEqual([[{ way: 'ask', customerId: 'ada', key: kept }]])
  expect(place.mock.calls).toEqual([])
  expect($checkout.get()).toEqual({ status: 'filling', problem: { kind: 'earlier', orderId: 'O-1' } })
  expect(inCart()).toEqual([
    ['a', 1],
    ['b', 1],
  ])
  await vi.advanceTimersByTimeAsync(2_000)
  expect([checkoutDraft.read(), said(), page.gone]).toEqual([{ purchaseOrder: 'PO 7' }, [], []])
})

test('an order of which another tab has told takes nothing out of the cart again, and nothing else is said of it', async () => {
  fillCart()
  const [key] = (await placed(UNREACHABLE)).mock.calls.map(([{ key }]) => key)
  leavingCart(key ?? '', [
    { itemId: 'a', quantity: 2 },
    { itemId: 'b', quantity: 1 },
  ])
  takeToasts()
  stubAccount({ repeatOrder: answering(PLACED) })
  await askAboutOrder()
  expect($checkout.get()).toEqual({ status: 'filling', problem: { kind: 'earlier', orderId: 'O-1' } })
  expect([inCart(), said(), page.gone]).toEqual([
    [
      ['a', 2],
      ['b', 1],
    ],
    [],
    [],
  ])
})

test('a stranger is led to the login and back, and nothing is ordered', async () => {
  $session.set(undefined)
  fillCart()
  const place = await placed(PLACED)
  expect([place.mock.calls, page.gone]).toEqual([[], ['/login?next=%2Fcheckout%3Ffrom%3Dcart']])
  expect($checkout.get()).toEqual({ status: 'filling' })
})

test('who turns out to be logged out is led to the login, and the cart stays', async () => {
  fillCart()
  await placed(new LoggedOutError('Please log in.'))
  expect([page.gone, $session.get()]).toEqual([['/login?next=%2Fcheckout%3Ffrom%3Dcart'], undefined])
  expect([$checkout.get(), checkoutProgress.get(), said()]).toEqual([{ status: 'filling' }, { status: 'none' }, []])
  expect(inCart()).toHaveLength(2)
})

test.each([
  [201, { status: 'filling', problem: { kind: 'too-many-lines', lines: 201 } }, 0],
  [200, { status: 'filling', problem: { kind: 'not-placed', reason: 'store-unavailable' } }, 1],
] as const)('of %d lines an order takes up to two hundred', async (lines, state, calls) => {
  addMany(lines)
  const place = await placed(NOT_PLACED)
  expect([$checkout.get(), place.mock.calls.length]).toEqual([state, calls])
  expect(said()).toEqual([['Failed to place order!', 'problem']])
})

test('an order that is on its way goes on, however many lines the cart has by now', async () => {
  fillCart()
  const key = (await placed(UNREACHABLE)).mock.calls[0]?.[0].key
  addMany(200)
  const [place, ask] = [answering(PLACED), answering(PLACED)]
  stubAccount({ placeOrder: place, repeatOrder: ask })
  void placeOrder(TYPED)
  await vi.advanceTimersByTimeAsync(0)
  expect([place.mock.calls, ask.mock.calls]).toEqual([[], [[{ way: 'ask', customerId: 'ada', key }]]])
  expect($checkout.get()).toEqual({ status: 'filling', problem: { kind: 'earlier', orderId: 'O-1' } })
  expect($cart.get()).toHaveLength(200)
})

test('what became of an order without an answer is asked, and it says so where there is none', async () => {
  fillCart()
  const key = (await placed(UNREACHABLE)).mock.calls[0]?.[0].key
  const ask = answering({ status: 'not-placed', reason: 'never-begun' })
  stubAccount({ repeatOrder: ask })
  await askAboutOrder()
  expect(ask.mock.calls).toEqual([[{ way: 'ask', customerId: 'ada', key }]])
  expect($checkout.get()).toMatchObject({ status: 'filling', problem: { reason: 'never-begun' } })
  expect([said(), inCart().length]).toEqual([[['Failed to place order!', 'problem']], 2])
  expect((await placed(PLACED)).mock.calls[0]?.[0].key).not.toBe(key)
})

test('more lines than an order takes are refused where the order before was never begun, too', async () => {
  fillCart()
  await placed(UNREACHABLE)
  addMany(200)
  stubAccount({
    placeOrder: answering(PLACED),
    repeatOrder: answering({ status: 'not-placed', reason: 'never-begun' }),
  })
  void placeOrder(TYPED)
  await vi.advanceTimersByTimeAsync(0)
  expect($checkout.get()).toMatchObject({ status: 'filling', problem: { kind: 'too-many-lines' } })
})

test.each([
  [
    'the shop refuses it',
    new BackendError(400, { code: 'refused' }),
    'The store did not take this. Please check what you typed.',
  ],
  [
    'this browser keeps no record of orders',
    new OrdersNotKeptError('This browser does not keep the record that every order needs.'),
    'This browser does not keep the record that every order needs.',
  ],
  [
    'the shop is asked too much',
    new BackendError(499, { code: 'too-large' }),
    'This is more than the shop can take at once.',
  ],
])('nothing was ordered where %s', async (_, error, sentence) => {
  fillCart()
  await placed(error)
  expect($checkout.get()).toEqual({ status: 'filling', problem: { kind: 'refused', sentence } })
  expect(said()).toEqual([['Failed to place order!', 'problem']])
  expect([inCart().length, checkoutProgress.get()]).toEqual([2, { status: 'none' }])
})

test.each([
  [
    'the shop has a fault',
    new BackendError(500, { code: 'fault' }),
    'Something went wrong on our side. Please try again.',
  ],
  [
    'the answer is strange',
    new BackendError(399, { code: 'strange' }),
    'The shop does not answer as it should. Please try again.',
  ],
  ['no answer comes', UNREACHABLE, 'The shop cannot be reached. Check your connection.'],
  ['a script cannot be fetched', new TypeError('failed'), 'The shop cannot be reached. Check your connection.'],
])('nobody knows what became of an order where %s', async (_, error, sentence) => {
  fillCart()
  await placed(error)
  expect([$checkout.get(), said()]).toEqual([{ status: 'no-answer', sentence }, []])
  expect([inCart().length, checkoutProgress.get()]).toMatchObject([
    2,
    { status: 'sent', attempt: { customerId: 'ada' } },
  ])
})

test.each([
  ['prices have changed', { status: 'changed', changes: [{ kind: 'unavailable', itemId: 'b', name: 'Mat b' }] }, 1],
  ['the store did not take it', NOT_PLACED, 0],
] as const)(
  'where %s nothing was ordered, and the store is asked for prices only if they changed',
  async (_, outcome, asked) => {
    const liveItems = vi.fn(async () => ({ items: [], missing: [] }))
    stubCatalogue({ liveItems })
    fillCart()
    await placed(outcome.status === 'changed' ? { status: 'changed', changes: [...outcome.changes] } : outcome)
    expect($checkout.get()).toMatchObject({ status: 'filling', problem: { kind: outcome.status } })
    expect([said(), liveItems.mock.calls.length]).toEqual([[['Failed to place order!', 'problem']], asked])
    expect([inCart().length, page.gone]).toEqual([2, []])
  },
)

test('what came into the cart while an order was on its way stays, and so do the plans of what was not ordered', async () => {
  fillCart()
  addLine(lineOf('c', 500, 2))
  const plan = (name: string, itemId: string) => ({ name, itemId, quantity: 6, edging: [], cutTo: '', note: '' })
  $plansText.set(JSON.stringify([plan('Box 1', 'a'), plan('Box 2', 'x')]))
  stubAccount({
    placeOrder: async () => {
      addLine(lineOf('a', 1_200, 3))
      addLine(lineOf('x', 700, 1))
      return PLACED
    },
  })
  void placeOrder(TYPED)
  await vi.advanceTimersByTimeAsync(0)
  expect(inCart()).toEqual([
    ['a', 3],
    ['x', 1],
  ])
  expect(JSON.parse($plansText.get())).toMatchObject([{ name: 'Box 2' }])
})

test('a line that has left the cart meanwhile, or of which there are fewer, ends with the order', async () => {
  fillCart()
  stubAccount({
    placeOrder: async () => {
      clearCart()
      addLine(lineOf('a', 1_200, 1))
      return PLACED
    },
  })
  void placeOrder(TYPED)
  await vi.advanceTimersByTimeAsync(0)
  expect(inCart()).toEqual([])
})

test('an order that is being completed is asked about every few seconds, and never placed twice', async () => {
  fillCart()
  const ask = answering(PLACED)
  stubAccount({ repeatOrder: ask })
  const place = answering({ status: 'being-completed', reference: 'W-1' })
  stubAccount({ placeOrder: place, repeatOrder: ask })
  void placeOrder(TYPED)
  await vi.advanceTimersByTimeAsync(1_999)
  expect([$checkout.get(), ask.mock.calls]).toEqual([{ status: 'completing', reference: 'W-1', differs: false }, []])
  await vi.advanceTimersByTimeAsync(1)
  expect(ask.mock.calls).toEqual([[{ way: 'ask', customerId: 'ada', key: place.mock.calls[0]?.[0].key }]])
  expect([$checkout.get().status, place.mock.calls.length]).toEqual(['placed', 1])
})

test('after a reload it is asked what became of an order, and nothing is asked where there was none', async () => {
  const ask = answering({ ...PLACED, orderId: 'O-2' })
  stubAccount({ repeatOrder: ask })
  await resumeCheckout()
  expect([ask.mock.calls, $checkout.get()]).toEqual([[], { status: 'filling' }])
  fillCart()
  // As an earlier version of the shop noted it: without what was typed.
  const attempt = {
    request: undefined,
    key: 'k-1',
    customerId: 'ada',
    inCart: [{ itemId: 'a', quantity: 2 }],
    isEarlier: false,
  }
  checkoutProgress.set({ status: 'sent', attempt })
  void resumeCheckout()
  await vi.advanceTimersByTimeAsync(0)
  expect(ask.mock.calls).toEqual([[{ way: 'ask', customerId: 'ada', key: 'k-1' }]])
  expect([$checkout.get().status, inCart(), said()]).toEqual([
    'placed',
    [['b', 1]],
    [['Order placed successfully!', 'success']],
  ])
  expect(typedFor('O-2')).toBeUndefined()
})

test('whoever logs out and comes back finds the order that is on its way, and places no other', async () => {
  fillCart()
  const key = (await placed(UNREACHABLE)).mock.calls[0]?.[0].key
  stubAccount({ logOut: async () => undefined })
  void logOut()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(JSON.stringify([...page.tab])).not.toContain('Engines Ltd')
  $leaving.set(false)
  // The next page, and whoever logs in there.
  vi.resetModules()
  const next = await import('./checkout.ts')
  const session = await import('./session.ts')
  session.$session.set(ADA)
  const { backend } = await import('./backend.ts')
  const { gatewayAccount } = await import('#client/gateway/gateway-account.ts')
  const [place, ask] = [answering(PLACED), answering(NOT_PLACED)]
  vi.spyOn(backend, 'account').mockResolvedValue({ ...gatewayAccount, placeOrder: place, repeatOrder: ask })
  await next.resumeCheckout()
  expect([place.mock.calls, ask.mock.calls]).toEqual([[], [[{ way: 'ask', customerId: 'ada', key }]]])
})

test.each([
  [
    'its customer has logged out',
    () => {
      forgetSession()
      forgetPersonal()
    },
  ],
  ['another customer has logged in', () => keepSession({ ...ADA, customerId: 'bob' }, false)],
])('of an order that is placed after %s nothing that was typed is kept, and it is over', async (_, leave) => {
  keepSession(ADA, false)
  fillCart()
  const answer = Promise.withResolvers<PlacingOutcome>()
  const place = vi.fn(async (_: OrderRequest) => answer.promise)
  stubAccount({ placeOrder: place })
  void placeOrder(TYPED)
  await vi.advanceTimersByTimeAsync(0)
  leave()
  answer.resolve(PLACED)
  await vi.advanceTimersByTimeAsync(0)
  expect([typedFor('O-1'), checkoutProgress.get(), inCart()]).toEqual([undefined, { status: 'none' }, []])
  expect(JSON.stringify([...page.tab])).not.toMatch(/Engines Ltd|PO 7/)
})

test('of an order that is still on its way after a log-out only what it takes to ask about it is kept', async () => {
  fillCart()
  const answer = Promise.withResolvers<PlacingOutcome>()
  stubAccount({ placeOrder: () => answer.promise })
  void placeOrder(TYPED)
  await vi.advanceTimersByTimeAsync(0)
  forgetSession()
  forgetPersonal()
  const failedItems = [{ itemId: 'b', name: 'Mat b' }]
  answer.resolve({ status: 'incomplete', orderId: 'O-1', reference: 'W-1', failedItems })
  await vi.advanceTimersByTimeAsync(0)
  expect(checkoutProgress.get()).toMatchObject({
    status: 'incomplete',
    attempt: { request: undefined, customerId: 'ada', inCart: [{ itemId: 'b', quantity: 1 }] },
  })
  expect(JSON.stringify([...page.tab])).not.toMatch(/Engines Ltd|PO 7|Byron/)
})

test('an order of a customer who left is forgotten where somebody else is logged in now', async () => {
  const ask = answering(PLACED)
  stubAccount({ repeatOrder: ask })
  checkoutProgress.set({
    status: 'sent',
    attempt: { request: undefined, key: 'k-1', customerId: 'bob', inCart: [], isEarlier: false },
  })
  await resumeCheckout()
  expect([ask.mock.calls, checkoutProgress.get(), $checkout.get()]).toEqual([
    [],
    { status: 'none' },
    { status: 'filling' },
  ])
})

test.each([
  ['tried again', tryFailedLinesAgain, 'retry', PLACED, 'placed', []],
  ['left', leaveOrderIncomplete, 'leave', { status: 'left', orderId: 'O-1', reference: 'W-1' }, 'filling', [['b', 1]]],
] as const)('the lines of an order that were refused can be %s', async (_, settle, way, outcome, status, left) => {
  fillCart()
  const place = await placed({
    ...{ status: 'incomplete', orderId: 'O-1', reference: 'W-1' },
    failedItems: [{ itemId: 'b', name: 'Mat b' }],
  })
  expect([$checkout.get().status, inCart(), said()]).toEqual(['incomplete', [['b', 1]], []])
  const ask = answering(outcome)
  stubAccount({ repeatOrder: ask })
  void settle()
  await vi.advanceTimersByTimeAsync(0)
  expect(ask.mock.calls).toEqual([[{ way, customerId: 'ada', key: place.mock.calls[0]?.[0].key }]])
  expect([$checkout.get().status, inCart()]).toEqual([status, left])
  // That an order was left as it is needs no alarm.
  expect(said().map(([, kind]) => kind)).toEqual(status === 'placed' ? ['success'] : [])
})

test('opening the checkout takes up what earlier pages left, and what goes wrong with it keeps nobody from ordering', async () => {
  const takeUpOrders = vi.fn(async () => {
    throw new OrdersNotKeptError('Full')
  })
  stubAccount({ takeUpOrders })
  await resumeCheckout()
  await vi.advanceTimersByTimeAsync(0)
  expect([takeUpOrders.mock.calls.length, $checkout.get()]).toEqual([1, { status: 'filling' }])
})

test('an order of which nothing is known is put away, and the next one begins anew', async () => {
  fillCart()
  await placed({ status: 'unknown', reference: 'W-1' })
  expect([$checkout.get(), said()]).toEqual([{ status: 'unknown', reference: 'W-1' }, []])
  putOrderAway()
  expect([$checkout.get(), checkoutProgress.get()]).toEqual([{ status: 'filling' }, { status: 'none' }])
  expect((await placed(STORE_AWAY)).mock.calls).toHaveLength(1)
})
