import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boughtItems, itemsNamed } from './bought-item.ts'
import type { Order, OrderLine } from './order.ts'

test('an item that was ordered twice stands once, with the quantity and the price of the last time', () => {
  const orders = [order('O2', '02 Nov 2026'), order('O1', '30 Oct 2026')]
  const lines = new Map([
    ['O1', [line('mat', 5, '90.00'), line('tile', 1, '10.00')]],
    ['O2', [line('mat', 2, '94.50'), line('mat', 1, '94.50')]],
  ])
  expect(boughtItems(orders, lines)).toEqual([
    {
      key: 'item mat',
      itemId: 'mat',
      name: 'The mat',
      pieces: 8,
      orders: 2,
      last: { orderId: 'O2', displayDate: '02 Nov 2026', quantity: 3, displayPrice: '94.50' },
    },
    expect.objectContaining({ itemId: 'tile', pieces: 1, orders: 1 }),
  ])
})

test('an item bears the name that it was last ordered by', () => {
  const named = (...names: string[]) => {
    const lines = new Map(names.map((name, index) => [`O${index}`, [{ ...line('mat', 1, '1'), name }]]))
    return boughtItems([order('O0', ''), order('O1', '')], lines).map(({ name }) => name)
  }
  expect(named('New mat', 'Old mat')).toEqual(['New mat'])
  expect(named('', 'Old mat')).toEqual(['Old mat'])
})

test('what the store gives no id for is told apart by its name', () => {
  const lines = [{ ...line('', 1, '1'), name: 'Sample' }, { ...line('', 2, '1'), name: 'Sample' }, line('', 1, '1')]
  expect(boughtItems([order('O1', '')], new Map([['O1', lines]])).map(({ name, pieces }) => [name, pieces])).toEqual([
    ['Sample', 3],
    ['The ', 1],
  ])
})

test('no piece is lost or counted twice, in whatever parts the orders come', () => {
  const quantity = fc.integer({ min: 1, max: 50 })
  const lines = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), quantity), { maxLength: 6 })
  fc.assert(
    fc.property(fc.array(lines, { maxLength: 8 }), fc.nat(), (all, read) => {
      const orders = all.map((_, index) => order(`O${index}`, ''))
      const known = all.slice(0, read % 9)
      const linesOf = new Map(known.map((held, index) => [`O${index}`, held.map(([id, many]) => line(id, many, '1'))]))
      const items = boughtItems(orders, linesOf)
      const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)
      expect(sum(items.map(({ pieces }) => pieces))).toBe(sum(known.flat().map(([, many]) => many)))
      expect(sum(items.map((item) => item.orders))).toBe(sum(known.map((held) => new Set(held.map(([id]) => id)).size)))
      expect(new Set(items.map(({ key }) => key)).size).toBe(items.length)
    }),
  )
})

test('items are found by name and id', () => {
  const items = [{ itemId: '010101', name: 'Hammered-top mat' }]
  for (const text of ['', 'hammered', ' MAT ', '0101']) expect(itemsNamed(items, text)).toEqual(items)
  expect(itemsNamed(items, 'tile')).toEqual([])
})

function order(orderId: string, displayDate: string): Order {
  const status = { text: '', tone: 'success' } as const
  return { orderId, displayDate, displayAddress: '', displayTotal: '', status, paidStatus: status }
}

function line(itemId: string, quantity: number, displayPrice: string): OrderLine {
  return {
    orderLineId: `${itemId} ${quantity}`,
    itemId,
    code: '',
    name: `The ${itemId}`,
    quantity,
    displayPrice,
    displayDiscount: '-',
    displayTotal: '',
  }
}
