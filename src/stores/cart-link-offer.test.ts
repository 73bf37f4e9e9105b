import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Cents, cents } from '#domain/cents.ts'
import type { Item } from '#domain/item.ts'
import { CART_KIND } from '#domain/open-cart.ts'
import type { SharedStorage } from '#domain/shared-storage.ts'
import { lineOf } from '#domain/test-cart.ts'
import { stubLocalStorage } from '#domain/test-local-storage.ts'
import { $cart, addLine, clearCart } from './cart.ts'
import { $cartCheck, checkPrices } from './cart-check.ts'
import { $cartLinkOffer, dismissCartLink, followCartLinks, readCartLink, takeCartLink } from './cart-link-offer.ts'
import { stubCatalogue, UNREACHABLE } from './test-backend.ts'
import { closePage } from './test-browser.ts'
import { stubCalls } from './test-calls.ts'
import { indexOf, someMat } from './test-index.ts'
import { stubPage } from './test-page.ts'
import { takeToasts } from './toasts.ts'

/** Four of `a`, one of `b` and two of `c`. */
const SHARED = '/cart#share=v1~Aa*4~Ab~Ac*2~1e5qxv'

/** Three of `b`. */
const OTHER = '/cart#share=v1~Ab*3~5dat52'

function item(itemId: string, price: Cents | 'on-request', description = ''): Item {
  return {
    ...{ itemId, code: `C-${itemId}`, name: `Mat ${itemId}`, description, brand: '', pictureKey: '' },
    ...{ subCategoryId: 's', price },
  }
}

let storage: SharedStorage

beforeEach(() => {
  storage = stubLocalStorage()
})

afterEach(() => {
  clearCart()
  $cartLinkOffer.set({ status: 'none' })
  // What the store said of a cart stays as long as the page does.
  closePage()
})

/** The store has `a` and `b`, the latter on request, and not `c`. */
function stubStore() {
  const liveItems = vi.fn(async () => ({
    items: [item('a', cents(950), 'Minimum order: 2'), item('b', 'on-request')],
    missing: ['c'],
  }))
  stubCatalogue({ liveItems, pictureAddress: (id) => `/picture/${id}` })
  return liveItems
}

const inCart = () => $cart.get().map(({ itemId, quantity, price, picture }) => [itemId, quantity, price, picture])

test.each([
  ['an address without a cart', '/cart', 'none'],
  ['an address of something else', '/store#horse', 'none'],
  ['a link that broke on its way', '/cart#share=v1~Aa*4~Ab~000000', 'damaged'],
  ['a link of a later version of the shop', '/cart#share=v2~Aa~xywqsf', 'unknown-version'],
  ['a link of somebody else’s that names too many', '/buy/a:99999', 'damaged'],
])('%s asks the store for nothing', async (_, address, status) => {
  stubPage(address)
  const liveItems = stubStore()
  await readCartLink()
  expect([$cartLinkOffer.get(), liveItems.mock.calls]).toEqual([{ status }, []])
})

test('a cart that came by a link is offered at the prices of now, without what cannot be bought', async () => {
  stubPage(SHARED)
  const liveItems = stubStore()
  const reading = readCartLink()
  expect($cartLinkOffer.get()).toEqual({ status: 'reading' })
  await reading
  expect(liveItems.mock.calls).toEqual([[['a', 'b', 'c']]])
  expect($cartLinkOffer.get()).toEqual({
    status: 'offered',
    lines: [
      {
        ...{ itemId: 'a', code: 'C-a', name: 'Mat a', picture: '/picture/a', price: 950, quantity: 4 },
        terms: { unit: 'unstated', minimum: 2, step: 1 },
      },
    ],
    missing: 2,
  })
  expect($cart.get()).toEqual([])
})

test('what somebody’s link says to buy is offered in the same way', async () => {
  stubPage('/buy/a:3')
  stubStore()
  await readCartLink()
  expect($cartLinkOffer.get()).toMatchObject({ status: 'offered', lines: [{ itemId: 'a', quantity: 3 }], missing: 0 })
})

test('a link that is opened in the same tab is read too, and what was asked of the one before is dropped', async () => {
  const page = stubPage(SHARED)
  const events = new EventTarget()
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events))
  const first = Promise.withResolvers<{ items: Item[]; missing: string[] }>()
  const answers = [first.promise, Promise.resolve({ items: [item('b', cents(200))], missing: [] })]
  const liveItems = vi.fn(() => answers.shift() ?? first.promise)
  stubCatalogue({ liveItems, pictureAddress: () => '' })
  const stop = followCartLinks()
  await vi.waitFor(() => expect(liveItems).toHaveBeenCalledTimes(1), { timeout: 30_000 })
  page.goTo(OTHER)
  events.dispatchEvent(new Event('hashchange'))
  await vi.waitFor(() => expect($cartLinkOffer.get().status).toBe('offered'), { timeout: 30_000 })
  first.resolve({ items: [item('a', cents(950))], missing: [] })
  await new Promise((resolve) => setImmediate(resolve))
  expect($cartLinkOffer.get()).toMatchObject({ lines: [{ itemId: 'b', quantity: 3 }] })
  stop()
  page.goTo(SHARED)
  events.dispatchEvent(new Event('hashchange'))
  expect(liveItems).toHaveBeenCalledTimes(2)
})

test.each([
  ['cannot be reached', () => Promise.reject(UNREACHABLE)],
  ['answers', async () => ({ items: [item('a', cents(950))], missing: [] })],
])(
  'where the link leaves the address while it is read, nothing is offered, whether the store %s',
  async (_, liveItems) => {
    const page = stubPage(SHARED)
    stubCatalogue({ liveItems, pictureAddress: () => '' })
    const reading = readCartLink()
    page.goTo('/cart')
    await readCartLink()
    expect($cartLinkOffer.get()).toEqual({ status: 'none' })
    await reading
    expect($cartLinkOffer.get()).toEqual({ status: 'none' })
  },
)

test('where the store cannot be reached nothing is offered', async () => {
  stubPage(SHARED)
  stubCatalogue({ liveItems: () => Promise.reject(UNREACHABLE) })
  await readCartLink()
  expect($cartLinkOffer.get()).toEqual({ status: 'unreachable' })
  takeCartLink('replace')
  expect($cartLinkOffer.get()).toEqual({ status: 'unreachable' })
})

test('an offered cart takes the place of the present one, keeps the pictures that it had, and is checked', async () => {
  const page = stubPage(SHARED)
  stubStore()
  addLine({ ...lineOf('a', 900, 1), picture: '/built/a.webp' })
  addLine(lineOf('x', 500, 1))
  await readCartLink()
  takeCartLink('replace')
  expect(inCart()).toEqual([['a', 4, 950, '/built/a.webp']])
  expect([$cartLinkOffer.get(), page.told, takeToasts()]).toEqual([{ status: 'none' }, ['replace /cart'], []])
  expect($cartCheck.get()).toEqual({ status: 'checking' })
  await checkPrices()
})

test('an offered cart goes on top of the present one', async () => {
  stubPage(SHARED)
  stubStore()
  addLine(lineOf('x', 500, 1))
  await readCartLink()
  takeCartLink('add')
  expect(inCart()).toEqual([
    ['x', 1, 500, ''],
    ['a', 4, 950, '/picture/a'],
  ])
  await checkPrices()
})

test('what of a link has no room in the cart is said', async () => {
  stubPage('/buy/a,d,e')
  const items = ['a', 'd', 'e'].map((itemId) => item(itemId, cents(950)))
  stubCatalogue({ liveItems: async () => ({ items, missing: [] }) })
  addLine(lineOf('last', 500, 1))
  const { document } = CART_KIND.read(storage.read(CART_KIND.key) ?? '')
  const many = Array.from({ length: 498 }, (_, index) => lineOf(`i${index}`, 500, 1))
  storage.write(CART_KIND.key, CART_KIND.write({ ...document, lines: [...document.lines, ...many] }))
  addLine(lineOf('last', 500, 1))
  await readCartLink()
  takeCartLink('add')
  expect([$cart.get().length, $cart.get().at(-1)?.itemId]).toEqual([500, 'a'])
  const text = 'A cart holds 500 products, 9,999 of each: 2 of your link were left out.'
  expect(takeToasts()).toMatchObject([{ text, kind: 'problem' }])
  await checkPrices()
})

test('a line without a picture gets that of the link', async () => {
  stubPage(SHARED)
  stubStore()
  addLine(lineOf('a', 900, 1))
  await readCartLink()
  takeCartLink('replace')
  expect(inCart()).toEqual([['a', 4, 950, '/picture/a']])
  await checkPrices()
})

test('a cart that is not wanted changes nothing but the address', async () => {
  const page = stubPage(SHARED)
  stubStore()
  addLine(lineOf('x', 500, 1))
  await readCartLink()
  dismissCartLink()
  expect([inCart(), $cartLinkOffer.get()]).toEqual([[['x', 1, 500, '']], { status: 'none' }])
  expect(page.told).toEqual(['replace /cart'])
})

test('what is said of a damaged link goes with the link', async () => {
  const page = stubPage('/cart#share=v1~Aa*4~Ab~000000')
  await readCartLink()
  page.goTo('/cart')
  await readCartLink()
  expect($cartLinkOffer.get()).toEqual({ status: 'none' })
})

test('a link of somebody else’s may name items by their codes, and of a code that nothing has it says so', async () => {
  stubCalls(indexOf([someMat('a', { code: 'HH-A-1' })]))
  stubCatalogue({
    liveItems: async (itemIds) => ({ items: itemIds.includes('a') ? [item('a', cents(950))] : [], missing: [] }),
    pictureAddress: (id) => `/picture/${id}`,
  })
  stubPage('/buy/HH-A-1:4,HH-B-2')
  await readCartLink()
  expect($cartLinkOffer.get()).toMatchObject({ status: 'offered', lines: [{ itemId: 'a', quantity: 4 }], missing: 1 })
})

test('the id of a shared cart is no code', async () => {
  const calls = stubCalls(indexOf([someMat('b', { code: 'a' })]))
  stubCatalogue({ liveItems: async () => ({ items: [], missing: [] }), pictureAddress: (id) => `/picture/${id}` })
  stubPage(SHARED)
  await readCartLink()
  expect($cartLinkOffer.get()).toMatchObject({ status: 'offered', lines: [], missing: 3 })
  expect(calls).toEqual([])
})
