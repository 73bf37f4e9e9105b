import { expect, test } from 'vitest'
import type { OrderStatus } from '#domain/order.ts'
import * as words from '#words/after-order.ts'
import { nextSteps } from './next-steps.ts'

const done: OrderStatus = { text: 'Delivered', tone: 'success' }
const open: OrderStatus = { text: 'Pending', tone: 'warning' }

test.each([
  [open, open, 4],
  // Delivered on account: the bill is still to come.
  [done, open, 4],
  [open, done, 3],
  [done, done, 0],
])('of an order that is %o and paid %o there are %i steps', (status, paidStatus, count) => {
  const steps = nextSteps({ status, paidStatus })
  expect(steps).toHaveLength(count)
  expect(steps.includes(words.paymentStep)).toBe(paidStatus === open)
})
