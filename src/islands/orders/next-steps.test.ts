import { expect, test } from 'vitest'
import type { OrderStatus } from '#domain/order.ts'
import * as words from '#words/after-order.ts'
import { nextSteps } from './next-steps.ts'

const done: OrderStatus = { text: 'Delivered', tone: 'success' }
const open: OrderStatus = { text: 'Pending', tone: 'warning' }

test.each([
  [open, open, words.steps],
  [open, done, words.steps.filter((step) => step !== words.paymentStep)],
  [done, open, []],
  [done, done, []],
])('of an order that was just placed, is %o and paid %o', (status, paidStatus, steps) => {
  expect(nextSteps({ status, paidStatus }, true)).toEqual(steps)
})

test('of an order of another visit nothing is foretold: it may be cancelled', () => {
  expect(nextSteps({ status: { text: 'Cancelled', tone: 'warning' }, paidStatus: open }, false)).toEqual([])
})
