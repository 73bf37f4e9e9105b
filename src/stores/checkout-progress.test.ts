import { afterEach, expect, test, vi } from 'vitest'
import { cents } from '#domain/cents.ts'
import { NO_ADDRESS } from '#domain/customer.ts'
import { closePage, openPage } from './test-browser.ts'
import { stubPage } from './test-page.ts'

afterEach(closePage)

const ADDRESS = {
  ...{ ...NO_ADDRESS, addressLine1: '1 Mill Lane', city: 'Brisbane', state: 'QLD', postalCode: '4000' },
  country: 'Australia',
}
const REQUEST = {
  key: '0193f0f0-0000-7000-8000-000000000000',
  customerId: 'ada',
  items: [{ itemId: 'a', quantity: 2, price: cents(1_200) }],
  total: cents(2_400),
  billing: { ...ADDRESS, firstName: 'Ada', lastName: 'Byron', company: '' },
  shipTo: { ...ADDRESS, attentionTo: 'Ada' },
  notes: { purchaseOrder: '', deliveryNote: '' },
}
const ATTEMPT = {
  ...{ request: REQUEST, key: REQUEST.key, customerId: 'ada', isEarlier: false },
  inCart: [{ itemId: 'a', quantity: 2 }],
}
const { request: _, ...OF_BEFORE } = ATTEMPT
const INCOMPLETE = {
  ...({ status: 'incomplete', attempt: ATTEMPT, orderId: 'O-1' } as const),
  failedItems: [{ itemId: 'a', name: 'Mat a' }],
}

/** What a tab knows of an order after it was loaded again. */
async function afterReload(kept: unknown) {
  openPage()
  const page = stubPage('/checkout')
  page.tab.set('personal:checkout', JSON.stringify(kept))
  const { $session } = await import('./session.ts')
  $session.set({ customerId: 'ada', firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' })
  return { page, checkoutProgress: (await import('./checkout-progress.ts')).checkoutProgress }
}

test.each([
  ['nothing', { status: 'none' }],
  ['an order that was sent', { status: 'sent', attempt: ATTEMPT }],
  ['an order that is not complete', INCOMPLETE],
])('a tab that is loaded again still knows of %s', async (_, kept) => {
  const { checkoutProgress } = await afterReload(kept)
  expect(checkoutProgress.get()).toEqual(kept)
})

test.each([
  ['without what was typed', OF_BEFORE],
  ['by an earlier version of the shop', { ...OF_BEFORE, isEarlier: undefined }],
  ['with what cannot be read any more', { ...ATTEMPT, request: { ...REQUEST, total: -1 } }],
])('an order that was sent %s can still be asked about', async (_, attempt) => {
  const { checkoutProgress } = await afterReload({ status: 'sent', attempt })
  expect(checkoutProgress.get()).toEqual({ status: 'sent', attempt: { ...ATTEMPT, request: undefined } })
})

test.each([
  ['it is of no kind that is known', { status: 'lost' }],
  ['it has no key', { status: 'sent', attempt: { ...ATTEMPT, key: undefined } }],
  ['it does not say whose it is', { status: 'sent', attempt: { ...ATTEMPT, customerId: 7 } }],
  ['it does not say what is in the cart', { status: 'sent', attempt: { ...ATTEMPT, inCart: [{ itemId: 'a' }] } }],
  ['its items have no name', { status: 'sent', attempt: { ...ATTEMPT, inCart: [{ quantity: 1 }] } }],
  ['it has no number', { ...INCOMPLETE, orderId: undefined }],
  ['what failed has no name', { ...INCOMPLETE, failedItems: [{ itemId: 'a' }] }],
  ['what failed has no id', { ...INCOMPLETE, failedItems: [{ name: 'Mat a' }] }],
  ['what failed is missing', { ...INCOMPLETE, failedItems: undefined }],
])('nothing is known of an order that was kept damaged: %s', async (_, kept) => {
  const { checkoutProgress } = await afterReload(kept)
  expect(checkoutProgress.get()).toEqual({ status: 'none' })
})

test('what is known of an order outlives a reload', async () => {
  const { page, checkoutProgress } = await afterReload(null)
  expect(checkoutProgress.get()).toEqual({ status: 'none' })
  checkoutProgress.set({ status: 'sent', attempt: { ...OF_BEFORE, request: undefined } })
  expect(JSON.parse(page.tab.get('personal:checkout') ?? '')).toEqual({ status: 'sent', attempt: OF_BEFORE })
})

test.each([
  ['an order that was sent', { status: 'sent', attempt: ATTEMPT }],
  ['an order that is not complete', INCOMPLETE],
] as const)('of %s a log-out leaves what it takes to ask about it, and nothing that was typed', async (_, known) => {
  const { page, checkoutProgress } = await afterReload(null)
  checkoutProgress.set(known)
  expect(checkoutProgress.get()).toEqual(known)
  page.tab.delete('personal:checkout')
  expect(JSON.stringify([...page.tab])).not.toMatch(/Mill Lane|Byron/)
  vi.resetModules()
  const next = (await import('./checkout-progress.ts')).checkoutProgress
  expect(next.get()).toEqual({ ...known, attempt: { ...ATTEMPT, request: undefined } })
  next.set({ status: 'none' })
  expect(next.get()).toEqual({ status: 'none' })
})
