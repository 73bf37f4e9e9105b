import { afterEach, expect, test } from 'vitest'
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
  items: [{ itemId: 'a', quantity: 2, price: 1_200 }],
  total: 2_400,
  billing: { ...ADDRESS, firstName: 'Ada', lastName: 'Byron', company: '' },
  shipTo: { ...ADDRESS, attentionTo: 'Ada' },
  notes: { purchaseOrder: '', deliveryNote: '' },
}
const ATTEMPT = { request: REQUEST, key: REQUEST.key, customerId: 'ada', inCart: [{ itemId: 'a', quantity: 2 }] }
const { request: _, ...OF_BEFORE } = ATTEMPT
const INCOMPLETE = {
  ...{ status: 'incomplete', attempt: ATTEMPT, orderId: 'O-1' },
  failedItems: [{ itemId: 'a', name: 'Mat a' }],
}

/** What a tab knows of an order after it was loaded again. */
async function afterReload(kept: unknown) {
  openPage()
  const page = stubPage('/checkout')
  page.tab.set('personal:checkout', JSON.stringify(kept))
  return { page, $progress: (await import('./checkout-progress.ts')).$progress }
}

test.each([
  ['nothing', { status: 'none' }],
  ['an order that was sent', { status: 'sent', attempt: ATTEMPT }],
  ['an order that is not complete', INCOMPLETE],
])('a tab that is loaded again still knows of %s', async (_, kept) => {
  const { $progress } = await afterReload(kept)
  expect($progress.get()).toEqual(kept)
})

test.each([
  ['without what was typed', OF_BEFORE],
  ['with what cannot be read any more', { ...ATTEMPT, request: { ...REQUEST, total: -1 } }],
])('an order that was sent %s can still be asked about', async (_, attempt) => {
  const { $progress } = await afterReload({ status: 'sent', attempt })
  expect($progress.get()).toEqual({ status: 'sent', attempt: { ...ATTEMPT, request: undefined } })
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
  const { $progress } = await afterReload(kept)
  expect($progress.get()).toEqual({ status: 'none' })
})

test('what is known of an order outlives a reload', async () => {
  const { page, $progress } = await afterReload(null)
  expect($progress.get()).toEqual({ status: 'none' })
  $progress.set({ status: 'sent', attempt: { ...OF_BEFORE, request: undefined } })
  expect(JSON.parse(page.tab.get('personal:checkout') ?? '')).toEqual({ status: 'sent', attempt: OF_BEFORE })
})
