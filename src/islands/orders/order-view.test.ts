import { describe, expect, test } from 'vitest'
import type { Order } from '#domain/order.ts'
import { readOrderView, statusesOf, viewOrders, writeOrderView } from './order-view.ts'

const PLAIN = readOrderView('')

describe('the list of orders', () => {
  const orders = [order('O10', '02 Nov 2026', '1,200.00', 'Pending'), order('O9', '30 Oct 2026', '94.50', 'Delivered')]

  test('is as the store lists it until somebody sorts it', () => {
    expect(viewOrders(orders, PLAIN)).toEqual(orders)
  })

  test('sorts numbers in ids, dates and totals by what they mean', () => {
    for (const sort of ['id', 'date', 'total']) {
      expect(ids(`?sort=${sort}`)).toEqual(['O9', 'O10'])
      expect(ids(`?sort=-${sort}`)).toEqual(['O10', 'O9'])
    }
  })

  test('filters by status and by what is typed', () => {
    expect(ids('?status=Delivered')).toEqual(['O9'])
    expect(ids('?q=nov')).toEqual(['O10'])
    expect(ids('?q=nothing')).toEqual([])
  })

  test('finds an order by its date, however it is written', () => {
    for (const date of ['02 Nov 2026', '2026-11-02', 'november 2026', '2026-11']) {
      expect(ids(`?${new URLSearchParams({ q: date })}`)).toEqual(['O10'])
    }
    expect(ids('?q=2026-10')).toEqual(['O9'])
  })

  test('believes no date that could be another one: by date is then as the store lists them, or its reverse', () => {
    const dayFirst = [
      order('O10', '05/11/2026', '10.00', 'Pending'),
      order('O9', '2026-11-04', '10.00', 'Pending'),
      order('O8', '12/10/2026', '10.00', 'Pending'),
    ]
    const sorted = (search: string) => viewOrders(dayFirst, readOrderView(search)).map(({ orderId }) => orderId)
    expect(sorted('?sort=-date')).toEqual(['O10', 'O9', 'O8'])
    expect(sorted('?sort=date')).toEqual(['O8', 'O9', 'O10'])
    expect([sorted('?q=05/11'), sorted('?q=2026-05-11'), sorted('?q=may')]).toEqual([['O10'], [], []])
  })

  test.each(['2026-11-02', '2026-11-02T23:30:00', '2 November 2026', 'Nov 2, 2026', 'Mon, 02-Nov-2026 10:15 AM'])(
    'reads %s as the day that it names',
    (displayDate) => {
      const orders = [order('O1', displayDate, '10.00', 'Pending')]
      const found = (q: string) => viewOrders(orders, { ...PLAIN, text: q }).length
      expect(['2026-11-02', '2 november 2026', '2026-11-01', '2026-11-03'].map(found)).toEqual([1, 1, 0, 0])
    },
  )

  test('finds an order by what it held, as far as that is known', () => {
    const held = { orderLineId: '1', itemId: '010101', code: 'ST-17', name: 'Hammered-top mat', quantity: 1 }
    const shown = { displayPrice: '', displayDiscount: '', displayTotal: '' }
    const linesOf = new Map([['O9', [{ ...held, ...shown }]]])
    for (const text of ['hammered', '010101', 'st-17']) {
      const view = readOrderView(`?q=${text}`)
      expect(viewOrders(orders, view, linesOf).map(({ orderId }) => orderId)).toEqual(['O9'])
      expect(viewOrders(orders, view)).toEqual([])
    }
  })

  test('offers each status that occurs once', () => {
    expect(statusesOf(orders)).toEqual(['Delivered', 'Not Paid', 'Pending'])
  })

  function ids(search: string): string[] {
    return viewOrders(orders, readOrderView(search)).map(({ orderId }) => orderId)
  }
})

test('a view survives its address', () => {
  for (const search of ['', '?sort=-total', '?q=nov&status=Paid&sort=id']) {
    expect(writeOrderView(readOrderView(search))).toBe(search)
  }
  expect(writeOrderView(readOrderView('?sort=nonsense'))).toBe('')
})

function order(orderId: string, displayDate: string, displayTotal: string, status: string): Order {
  return {
    orderId,
    displayAddress: '18 Paddock Lane',
    displayDate,
    displayTotal,
    status: { text: status, tone: status === 'Delivered' ? 'success' : 'warning' },
    paidStatus: { text: 'Not Paid', tone: 'warning' },
  }
}
