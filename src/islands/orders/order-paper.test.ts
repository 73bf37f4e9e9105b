import { expect, test } from 'vitest'
import { orderPaper } from './order-paper.ts'

const calm = { text: 'Placed', tone: 'success' } as const
const order = {
  orderId: 'HH1',
  displayAddress: '12 Mill Road',
  displayDate: '02 Nov 2026',
  displayTotal: '$89.50',
  status: calm,
  paidStatus: calm,
}
const maker = { name: 'Hoof & Husk', tagline: '', address: [], email: '', phone: '', currency: 'AUD' }

test('a line has the code of its item', () => {
  const line = {
    ...{ orderLineId: '1', itemId: '010101', code: 'HH-010101', name: 'Stable mat', quantity: 2 },
    ...{ displayPrice: '94.50', displayDiscount: '-', displayTotal: '189.00' },
  }
  const lines = [line, { ...line, code: '' }]
  expect(orderPaper(maker, [], { order, lines, unread: 0 }, undefined).rows.map(({ code }) => code)).toEqual([
    'HH-010101',
    '',
  ])
})

test('a paper says what is missing on it, where something is', () => {
  const detailsOf = (unread: number) => orderPaper(maker, [], { order, lines: [], unread }, undefined).details
  const shipTo = { label: 'Ship to', value: '12 Mill Road' }
  expect(detailsOf(0)).toEqual([shipTo])
  const missing = 'One line of this order could not be read, and is not shown here.'
  expect(detailsOf(1)).toEqual([shipTo, { label: 'Product', value: missing }])
  expect(detailsOf(2)[1]?.value).toBe('2 lines of this order could not be read, and are not shown here.')
})

test('a paper says who ordered', () => {
  const { details } = orderPaper(maker, ['Ada Byron', 'ada@example.com'], { order, lines: [], unread: 0 }, undefined)
  expect(details[0]).toEqual({ label: 'Ordered by', value: 'Ada Byron, ada@example.com' })
})
