import { afterEach, expect, test } from 'vitest'
import { NO_ADDRESS } from '#domain/customer.ts'
import { rememberPlacedOrder, typedFor } from './placed-order.ts'
import { $session } from './session.ts'

const ADA = { customerId: 'ada', firstName: 'Ada', lastName: 'B', email: 'ada@example.com' }
const notes = { purchaseOrder: 'PO 4711', deliveryNote: 'Gate 2' }
const billing = { ...NO_ADDRESS, firstName: 'Ada', lastName: 'B', company: 'Engines Ltd' }

afterEach(() => $session.set(undefined))

test('what was typed beside an order is known for that order, to whoever placed it', () => {
  rememberPlacedOrder('HH001004', { customerId: 'ada', billing, notes })
  expect(typedFor('HH001004')).toBeUndefined()
  $session.set(ADA)
  expect(typedFor('HH001004')).toMatchObject({ company: 'Engines Ltd', ...notes })
  expect(typedFor('HH001003')).toBeUndefined()
  $session.set({ ...ADA, customerId: 'eve' })
  expect(typedFor('HH001004')).toBeUndefined()
})
