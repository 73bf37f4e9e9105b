import { expect, test } from 'vitest'
import { cents } from './cents.ts'
import { NO_ADDRESS } from './customer.ts'
import type { IntentLine } from './intent.ts'
import type { Order, OrderLine } from './order.ts'
import { holdsOnlyLinesOf, mayBeOrderOf } from './order-match.ts'

const intent = {
  total: cents(124_050),
  shipTo: { ...NO_ADDRESS, attentionTo: '', addressLine1: '12 Ärmel-Weg', city: 'St. Ives' },
}

const quiet = { text: '', tone: 'success' } as const

function order(displayTotal: string, displayAddress: string): Order {
  return { orderId: 'o-1', displayAddress, displayDate: '', displayTotal, status: quiet, paidStatus: quiet }
}

function line(itemId: string, quantity: number): OrderLine & IntentLine {
  const shown = { orderLineId: '', displayPrice: '', displayDiscount: '', displayTotal: '' }
  return { ...shown, itemId, quantity, code: '', name: '', price: cents(0), attempts: [], certain: false }
}

test.for([
  ['$1,240.50', '12 Ärmel-Weg, St. Ives 2075', true],
  ['$1,240.50', '12 ÄRMEL WEG ST IVES', true],
  ['$1,240.50', '12 Armel-Weg, St. Ives', true],
  ['$1,240.50', '12 A\u0308rmel-Weg, St. Ives', true],
  ['$1,240.50', '12 ?rmel-Weg, St. Ives', false],
  ['$1,240.50', '', true],
  ['$1,240.50', ' ,', true],
  ['$1,240.51', '12 Ärmel-Weg, St. Ives', false],
  ['', '12 Ärmel-Weg, St. Ives', false],
  ['$1,240.50', '12 Ärmel-Weg, Sydney', false],
  ['$1,240.50', '13 Ärmel-Weg, St. Ives', false],
] as const)('an order that the store lists at %s for %j may be ours: %s', ([total, address, may]) => {
  expect(mayBeOrderOf(intent, order(total, address))).toBe(may)
})

test('an order holds nothing but our lines, each at most once, in our quantity', () => {
  const lines = [line('S-1', 2), line('S-2', 1)]
  const holds = (...shown: OrderLine[]) => holdsOnlyLinesOf({ lines }, shown)
  expect(holds()).toBe(true)
  expect(holds(line('S-2', 1))).toBe(true)
  expect(holds(line('S-2', 1), line('S-1', 2))).toBe(true)
  expect(holds(line('S-2', 1), line('S-2', 1))).toBe(false)
  expect(holds(line('S-1', 1))).toBe(false)
  expect(holds(line('S-1', 2), line('S-9', 1))).toBe(false)
})
