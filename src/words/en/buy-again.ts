/** Everything that was ever ordered, to be ordered again, and the reading of many orders. */

import { formatNumber, plural } from '#counts.ts'

export const buyAgain = 'Buy again'
export const add = 'Add'
export const addAgain = (name: string) => `Add ${name}`
export const added = (quantity: string, name: string) => `${quantity} × ${name} added to your cart.`
export const allRead = (orders: number) =>
  plural(orders, {
    one: 'Your one order is included.',
    other: `Your ${formatNumber(orders)} orders are all included.`,
  })
export const askingPrice = 'Asking for the price…'
export const everOrdered = 'Ordered so far'
export const find = 'Find a product'
export const foundAmong = (found: number, all: number) =>
  plural(all, { one: `${found} of ${all} product`, other: `${found} of ${all} products` })
export const goOn = 'Read on'
export const lastOrdered = 'Last ordered'
/** Before, in and after the link to the order. */
export const lastTime = (quantity: string, date: string) => [`${quantity} on `, date, ''] as const
export const noLongerSold = 'Not available now'
export const nothingFound = 'Nothing you have ordered is called that.'
export const nothingYet = 'Nothing was found in your orders yet.'
export const pausing = (read: number, all: number) =>
  `The shop asked for a pause: ${read} of ${all} orders read so far.`
export const piecesInOrders = (pieces: string, orders: number) =>
  plural(orders, { one: `${pieces} in one order`, other: `${pieces} in ${orders} orders` })
export const priceNotKnown = 'The price could not be asked for.'
export const priceNow = 'Price now'
export const products = (count: number) =>
  plural(count, { one: `${formatNumber(count)} product`, other: `${formatNumber(count)} products` })
export const quantityOf = (name: string) => `Quantity of ${name}`
export const readingOrders = (read: number, all: number) => `Reading your orders: ${read} of ${all}.`
export const readingFailed = (read: number, all: number) => `${read} of ${all} orders could be read.`
export const showMore = (count: number) => `Show ${formatNumber(count)} more`
export const stop = 'Stop'
export const stopped = (read: number, all: number) => `Stopped: ${read} of ${all} orders read.`
export const was = (price: string) => `was ${price}`
