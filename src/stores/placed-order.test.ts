import { afterEach, expect, test, vi } from 'vitest'
import { NO_ADDRESS } from '#domain/customer.ts'
import { stubPage } from './test-page.ts'

const ADA = { customerId: 'ada', firstName: 'Ada', lastName: 'B', email: 'ada@example.com' }
const notes = { purchaseOrder: 'PO 4711', deliveryNote: 'Gate 2' }
const billing = { ...NO_ADDRESS, firstName: 'Ada', lastName: 'B', company: 'Engines Ltd' }
const KEPT = { customerId: 'ada', orderId: 'HH001004', company: 'Engines Ltd', ...notes, away: false }

/** What a page knows that is loaded now. */
async function load() {
  vi.resetModules()
  return { ...(await import('./placed-order.ts')), ...(await import('./session.ts')) }
}

afterEach(() => vi.resetModules())

test('what was typed beside an order is known for that order, to whoever placed it', async () => {
  const page = stubPage()
  const { rememberPlacedOrder, typedFor, $session } = await load()
  $session.set(ADA)
  rememberPlacedOrder('HH001004', { customerId: 'ada', billing, notes })
  expect(typedFor('HH001004')).toEqual(KEPT)
  expect(typedFor('HH001003')).toBeUndefined()
  $session.set({ ...ADA, customerId: 'eve' })
  expect(typedFor('HH001004')).toBeUndefined()
  expect(JSON.parse(page.tab.get('personal:placed-order') ?? '')).toEqual(KEPT)
})

test('an order whose customer has left meanwhile is remembered for nobody', async () => {
  const page = stubPage()
  const { rememberPlacedOrder, $session } = await load()
  for (const session of [undefined, { ...ADA, customerId: 'eve' }]) {
    $session.set(session)
    rememberPlacedOrder('HH001004', { customerId: 'ada', billing, notes })
    expect(page.tab.size).toBe(0)
  }
})

test('the next page of the visit knows it too', async () => {
  stubPage('/', { tab: { ...ADA, 'personal:placed-order': JSON.stringify(KEPT) } })
  const { typedFor } = await load()
  expect(typedFor('HH001004')).toEqual(KEPT)
})

test.each(Object.keys(KEPT))('what was kept without its %s is not known', async (field) => {
  const damaged = { ...KEPT, [field]: null }
  stubPage('/', { tab: { ...ADA, 'personal:placed-order': JSON.stringify(damaged) } })
  const { typedFor } = await load()
  expect(typedFor('HH001004')).toBeUndefined()
})

test('where nobody is logged in and nothing was placed, nothing is known', async () => {
  stubPage('/', { tab: { 'personal:placed-order': 'null' } })
  const { typedFor } = await load()
  expect(typedFor('HH001004')).toBeUndefined()
})
