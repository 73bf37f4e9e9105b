import { expect, test } from 'vitest'
import type { Order, OrderLine } from '#domain/order.ts'
import { listOrders, readOrder, readOrderLines } from './orders.ts'

const calm = { text: '', tone: 'success' } as const

function order(orderId: string): Order {
  return { orderId, displayAddress: '', displayDate: '', displayTotal: '', status: calm, paidStatus: calm }
}

function line(orderId: string): OrderLine {
  const shown = { displayPrice: '', displayDiscount: '', displayTotal: '' }
  return { ...shown, orderLineId: `${orderId}-1`, itemId: 'S-1', code: '', name: 'Mat', quantity: 1 }
}

const quiet = () => undefined

/** A store that hands out the lines of any order to anybody. */
function open(own: string[]) {
  const asked: string[] = []
  const world = { asking: 0, most: 0 }
  const store = {
    orders: async () => ({ entries: own.map(order), unreadable: [] }),
    async orderLines(orderId: string) {
      asked.push(orderId)
      world.asking += 1
      world.most = Math.max(world.most, world.asking)
      await new Promise((resolve) => setTimeout(resolve, 1))
      world.asking -= 1
      return { entries: [line(orderId)], unreadable: [] }
    },
  }
  return { store, asked, world }
}

test('an order comes with its lines to its own customer, and to nobody else', async () => {
  const { store, asked } = open(['HH-1', 'HH-2'])
  expect(await listOrders(store, 'ada', quiet)).toEqual({ orders: [order('HH-1'), order('HH-2')], unread: 0 })
  expect(await readOrder(store, 'ada', 'HH-2', quiet)).toEqual({
    order: order('HH-2'),
    lines: [line('HH-2')],
    unread: 0,
  })
  expect(await readOrder(store, 'ada', 'HH-3', quiet)).toBeUndefined()
  expect(asked).toEqual(['HH-2'])
})

test('lines of several orders are read four at a time, of those that are asked for and the customer’s own', async () => {
  const own = Array.from({ length: 8 }, (_, index) => `HH-${index}`)
  const { store, asked, world } = open(own)
  const wanted = own.slice(0, 6)
  expect(await readOrderLines(store, 'ada', [...wanted, 'HH-9'], quiet)).toEqual(
    wanted.map((orderId) => ({ orderId, lines: [line(orderId)] })),
  )
  expect([asked, world.most]).toEqual([wanted, 4])
})

test('orders and lines that cannot be read cost no others, and it is logged what is wrong with them', async () => {
  const store = {
    orders: async () => ({ entries: [order('HH-1')], unreadable: [broken('Order', 'data[1].orderID')] }),
    orderLines: async (orderId: string) => ({
      entries: [line(orderId)],
      unreadable: [broken('OrderItem', 'data[0].itemQty'), broken('OrderItem', 'data[2].itemQty')],
    }),
  }
  const lines: string[] = []
  const log = (text: string) => void lines.push(text)
  expect(await readOrder(store, 'ada', 'HH-1', log)).toMatchObject({ lines: [line('HH-1')], unread: 2 })
  const said = [
    'An order cannot be read: GET /Api/Order, data[1].orderID should be string and is null.',
    'A line of HH-1 cannot be read: GET /Api/OrderItem, data[0].itemQty should be string and is null.',
    'A line of HH-1 cannot be read: GET /Api/OrderItem, data[2].itemQty should be string and is null.',
  ]
  expect(lines.splice(0)).toEqual(said)
  await readOrderLines(store, 'ada', ['HH-1'], log)
  expect(lines).toEqual(said)
  expect(await listOrders(store, 'ada', quiet)).toEqual({ orders: [order('HH-1')], unread: 1 })
})

function broken(name: string, path: string) {
  return { call: `GET /Api/${name}`, path, expected: 'should be string and is null' }
}
