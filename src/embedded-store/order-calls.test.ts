import * as v from 'valibot'
import { expect, test } from 'vitest'
import { openOrders } from './orders.ts'
import { openTestStore, registerCustomer } from './test-store.ts'

const Placed = v.object({ data: v.object({ orderID: v.string() }) })

function orderBody(customerID: string) {
  return {
    orderID: '',
    customerID,
    customerName: 'Matilda Hayes',
    shipAddressLine1: '18 Paddock Lane',
    shipAttTo: 'Matilda Hayes',
    shipCity: 'Toowoomba',
    shipState: 'Queensland',
    shipPostalCode: '4350',
    shipCountry: 'Australia',
    itemCount: 1,
    itemTotal: 1234.5,
    itemTotalDisplay: '1234.50',
    orderStatus: 'P',
    remarks: '',
    action: { OrderActionID: '', OrderID: '', ActionDate: '', ActionType: 'P', Remarks: '', UserID: customerID },
  }
}

function lineBody(orderID: string, itemID: string) {
  return {
    orderID,
    itemID,
    remarks: '',
    itemPrice: 0.01,
    itemDiscount: 0,
    itemQty: 2,
    paymentStatus: 'NP',
    transaction: '',
    returnURL: '',
    itemCode: 'ST-22',
    itemName: 'Stable mat',
    lineTotal: 1179,
    itemPriceDisplay: '0.01',
    itemDiscountDisplay: '-',
    remarksDisplay: '',
    lineTotalDisplay: '1179.00',
  }
}

async function placeOrder() {
  const opened = openTestStore()
  const customerID = await registerCustomer(opened)
  const response = await opened.send('POST', '/Api/Order', orderBody(customerID))
  const { orderID } = v.parse(Placed, await response.json()).data
  return { ...opened, customerID, orderID }
}

test('a placed order is listed as pending and not paid, with a total that has no currency', async () => {
  const { get, customerID, orderID } = await placeOrder()
  expect(await (await get(`/Api/Order?CustomerID=${customerID}`)).json()).toEqual({
    success: true,
    data: [
      {
        orderID,
        addressDisplay: '18 Paddock Lane, Toowoomba, Queensland 4350, Australia',
        orderDateDisplay: '01 Mar 2026',
        itemTotalDisplay: '1,234.50',
        orderStatusText: 'Pending',
        orderStatusClass: 'danger',
        paidStatusText: 'Not Paid',
        paidStatusClass: 'danger',
      },
    ],
    errorMessage: '',
  })
})

test('orders are listed newest first', async () => {
  const { get, send, customerID, orderID } = await placeOrder()
  const { data: later } = v.parse(Placed, await (await send('POST', '/Api/Order', orderBody(customerID))).json())
  expect(await (await get(`/Api/Order?CustomerID=${customerID}`)).json()).toMatchObject({
    data: [{ orderID: later.orderID }, { orderID }],
  })
})

test('a changed status and a payment show in the list', async () => {
  const { store, get, customerID, orderID } = await placeOrder()
  const orders = openOrders(store.database)
  orders.changeStatus(orderID, 'S', store.now())
  orders.markPaid(orderID)
  expect(await (await get(`/Api/Order?CustomerID=${customerID}`)).json()).toMatchObject({
    data: [
      {
        orderStatusText: 'Shipped',
        orderStatusClass: 'success',
        paidStatusText: 'Paid',
        paidStatusClass: 'success',
      },
    ],
  })
})

test('any price is believed, and the same line twice is two lines', async () => {
  const { get, send, orderID } = await placeOrder()
  await send('POST', '/Api/OrderItem', lineBody(orderID, 'S-1'))
  await send('POST', '/Api/OrderItem', lineBody(orderID, 'S-1'))
  const line = {
    orderItemID: expect.any(String),
    itemID: 'S-1',
    itemName: 'Stable mat',
    itemQty: 2,
    itemPriceDisplay: '0.01',
    itemDiscountDisplay: '-',
    lineTotalDisplay: '1,179.00',
  }
  expect(await (await get(`/Api/OrderItem?Page=0&OrderID=${orderID}`)).json()).toEqual({
    success: true,
    data: [line, line],
    errorMessage: '',
  })
  expect(await (await get(`/Api/OrderItem?Page=1&OrderID=${orderID}`)).json()).toMatchObject({ data: [] })
})

test('who has the key reads the orders of anyone, and of nobody gets an empty list', async () => {
  const { get } = await placeOrder()
  expect(await (await get('/Api/Order?CustomerID=nobody')).json()).toMatchObject({ success: true, data: [] })
})

test('an order needs a customer, a line needs an order, a list needs a customer', async () => {
  const { get, send } = openTestStore()
  const responses = [
    await send('POST', '/Api/Order', orderBody('nobody')),
    await send('POST', '/Api/OrderItem', lineBody('nothing', 'S-1')),
    await get('/Api/Order'),
    await get('/Api/OrderItem?Page=first&OrderID=HH001001'),
  ]
  for (const response of responses) {
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ success: false, data: null, errors: expect.any(Object) })
  }
})
