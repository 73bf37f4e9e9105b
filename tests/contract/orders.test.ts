import { expect, test } from 'vitest'
import { cents, formatCents } from '#domain/cents.ts'
import { isUsableId } from '#domain/id.ts'
import type { Item } from '#domain/item.ts'
import type { OrderDraft, OrderLineDraft } from '#domain/order.ts'
import { api, neededFrom, needsWrites } from './api-under-test.ts'
import { filledSubCategory } from './discovery.ts'
import { registerTestCustomer } from './test-customer.ts'

test('who never ordered has no orders', async (context) => {
  needsWrites(context)
  const { customerId } = await registerTestCustomer()
  expect(await api.orders(customerId)).toEqual({ entries: [], unreadable: [] })
})

test('a placed order is in the history, with its total and both statuses', async (context) => {
  needsWrites(context)
  const { draft, orderId } = await placeOrder(cents(123_450))
  expect(isUsableId(orderId)).toBe(true)
  const { entries, unreadable } = await api.orders(draft.customerId)
  expect(unreadable).toEqual([])
  expect(entries).toMatchObject([{ orderId }])
  const [order] = entries
  expect(digits(order?.displayTotal)).toBe(digits(formatCents(draft.total)))
  for (const text of [order?.displayDate, order?.displayAddress, order?.status.text, order?.paidStatus.text]) {
    expect(text).toMatch(/\S/)
  }
})

test('the lines of an order are read back with quantities, prices and totals', async (context) => {
  needsWrites(context)
  const { items } = neededFrom(context, await filledSubCategory(), 'no item')
  const { orderId } = await placeOrder(cents(8_975))
  const lines = items.slice(0, 2).map((item, index) => lineDraft(orderId, item, index + 2))
  for (const line of lines) {
    await api.createOrderLine(line)
  }
  const { entries, unreadable } = await api.orderLines(orderId)
  expect(unreadable).toEqual([])
  expect(entries.map(({ itemId, quantity }) => ({ itemId, quantity }))).toEqual(
    lines.map(({ itemId, quantity }) => ({ itemId, quantity })),
  )
  for (const [index, line] of lines.entries()) {
    expect(digits(entries[index]?.displayPrice)).toBe(digits(formatCents(line.price)))
    expect(digits(entries[index]?.displayTotal)).toBe(digits(formatCents(cents(line.price * line.quantity))))
  }
})

async function placeOrder(total: OrderDraft['total']) {
  const { customerId, registration } = await registerTestCustomer()
  const draft: OrderDraft = {
    customerId,
    customerName: `${registration.firstName} ${registration.lastName}`,
    shippingAddress: { attentionTo: registration.firstName, ...registration.address },
    pieces: 5,
    total,
    remarks: 'Contract test: delete me',
    placedAt: new Date().toISOString(),
  }
  return { draft, orderId: await api.createOrder(draft) }
}

function lineDraft(orderId: string, item: Item, quantity: number): OrderLineDraft {
  const price = item.price === 'on-request' ? cents(1_995) : item.price
  return { orderId, itemId: item.itemId, code: item.code, name: item.name, price, quantity, remarks: 'Contract test' }
}

/** An amount without currency and separators, which each store writes in its way. */
function digits(amount = ''): string {
  return amount.replace(/\D/g, '')
}
