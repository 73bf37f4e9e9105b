/** The history of orders, and one order. What the old shop said stands to the letter (behaviour 5.6). */

import { formatNumber, plural } from '#counts.ts'

export const allOrders = 'All orders'
export const cannotBeBought = 'Nothing of this order can be bought any more.'
export const currency = 'Currency'
export const dateNewestFirst = 'Date, newest first'
export const downloadPdf = 'Download PDF'
export const discount = 'Discount'
export const fetchingOrder = 'The order is being fetched…'
export const fetchingOrders = 'Your orders are being fetched…'
export const findOrder = 'Find an order'
export const foundAmong = (found: number, all: number) =>
  plural(all, { one: `${found} of ${all} order`, other: `${found} of ${all} orders` })
export const inCartAgain = (products: number) =>
  plural(products, { one: 'One product is in your cart.', other: `${products} products are in your cart.` })
export const linesNotRead = (count: number) =>
  plural(count, {
    one: 'One line of this order could not be read, and is not shown here.',
    other: `${count} lines of this order could not be read, and are not shown here.`,
  })
export const newestFirst = 'Newest first'
export const noDetails = 'No order details available'
export const noOrders = "You Don't Have Orders Yet!!!"
export const notAdded = 'Nothing was added to your cart.'
export const oldestFirst = 'Oldest first'
export const orderAgain = 'Order again'
export const orderedBy = 'Ordered by'
export const orderId = 'Order ID'
export const orderIdLastFirst = 'Order ID, last first'
export const orderNamed = (id: string) => `Order ${id}`
export const orderNotRead = 'The order could not be read.'
export const orders = (count: number) =>
  plural(count, { one: `${formatNumber(count)} order`, other: `${formatNumber(count)} orders` })
export const ordersLeftOut = (count: number) =>
  plural(count, {
    one: 'One order could not be read, and is not shown here.',
    other: `${formatNumber(count)} orders could not be read, and are not shown here.`,
  })
export const ordersNotRead = 'Your orders could not be read.'
export const paidStatus = 'Paid Status'
export const paidStatusLastFirst = 'Paid Status, last first'
export const pdfFailed = 'The PDF could not be made. Please try again.'
export const print = 'Print'
export const productGone = (name: string) => `${name}: not available now.`
export const productPriceChanged = (name: string, before: string, now: string) => `${name}: was ${before}, now ${now}.`
export const productWithoutRoom = (name: string) => `${name}: the cart has no room for it.`
export const running = (maker: string, order: string) => `${maker}, ${order}`
export const show = 'Show'
export const status = 'Status'
export const statusLastFirst = 'Status, last first'
export const totalHighToLow = 'Total, high to low'
export const totalLowToHigh = 'Total, low to high'
export const view = 'View'
export const viewOrder = (id: string) => `View order ${id}`
export const whatToFind = 'Order ID, date, address, product'
