/** Placing an order. What the old shop said stands to the letter (behaviour 5.6). */

import { plural } from '#counts.ts'

export const attentionTo = 'Attention to'
export const backToCheckout = 'Back to the checkout'
export const billingDetails = 'Billing details'
export const cartChanged = 'Something in your cart has changed. Nothing was ordered. Please look at it again.'
/** Where a country is not yet chosen, or a city not yet typed, the other stands alone. */
export const cityAndCountry = (city: string, country: string) =>
  city === '' || country === '' ? city + country : `${city}, ${country}`
export const changeCart = 'Change the cart'
export const completing = 'Your order is being completed'
export const completingTakesLong =
  'The store takes longer than usual. We go on asking, and this page says how it went. You may leave it and come back: nothing is ordered twice.'
export const confirmationNotSent = 'The confirmation could not be sent by e-mail; the order stands all the same.'
export const confirmationSent = 'A confirmation is on its way to you by e-mail.'
export const confirmationUnknown =
  'A confirmation should reach you by e-mail. If it does not, the order stands all the same.'
export const deliveryNote = 'Delivery note'
export const deliveryNoteHint = 'Where to unload, when, whom to ring.'
export const detailsNotFetched = 'Your details could not be fetched: type them here.'
export const failed = 'Failed to place order!'
export const forThisOrder = 'For this order'
export const incomplete = (orderId: string) => `Order ${orderId} is not complete`
export const leaveIncomplete = 'Leave the order as it is'
export const leftIncomplete = (orderId: string) =>
  `Order ${orderId} stays as it is. What could not be placed is still in your cart.`
export const lengthsLeftOut = (rooms: readonly string[]) =>
  `The note has no room for the lengths of the strips for ${rooms.join(', ')}: send them to us in a message, or call, so that they come so.`
export const lineFailed = (itemName: string) => `Failed to place order item: ${itemName}`
export const madeSureOf = 'We are making sure of your order'
export const neverBegun = 'Your order did not reach us. Nothing was ordered. Please press Place Order again.'
export const noLongerAvailable = 'Not available now'
/** Of the delivery note, after its hint. */
export const noteBegins = (planned: string, room: number) =>
  `It begins with “${planned}”, and has room for ${plural(room, { one: 'one more character', other: `${room} more characters` })}.`
export const notKnownYet = 'We do not know yet whether your order was placed.'
export const nothingOrderable = 'Nothing in your cart can be ordered at the moment.'
export const nothingOrdered = 'Nothing was ordered.'
export const nowOnRequest = 'Now on request'
export const orderedAsFirstSent = 'It is on its way as you first sent it; what you changed since is not part of it.'
/** How and when orders are paid is the owner's to say: this is only what is so. */
export const payment = 'Nothing is charged here. How and when you pay is settled with you afterwards.'
export const placed = 'Order placed successfully!'
export const placedEarlier = (orderId: string) =>
  `Order ${orderId}, which you sent before, has reached us. Nothing else was ordered.`
export const placedTotal = (orderId: string, total: string) => `Order ${orderId}, ${total} in all.`
export const placeAnother = 'Place another order'
export const placeOrder = 'Place Order'
export const priceMoved = (name: string, before: string, now: string) => `${name}: ${before} is now ${now}`
export const pricesMoved = (each: readonly string[]) => `Prices have changed: ${each.join('; ')}.`
export const productsGone = (names: readonly string[]) => `Not available now: ${names.join(', ')}.`
export const purchaseOrder = 'Purchase order number'
export const restIsOrdered =
  'Everything else is ordered. What could not be placed is still in your cart: try again, and it is added to the same order.'
export const reviewCart = 'Review the cart'
export const sameAsBilling = 'Same as billing'
export const settledNotPlaced = 'We looked into it: this order was not placed. Please order again, or contact us.'
export const shipsTo = 'Ships to'
export const shipTo = 'Ship to'
export const storeUnavailable =
  'The store did not take this order. Nothing was ordered. Please try again in a minute, and contact us if it happens again.'
export const streetAddress = 'Street address'
export const thanks = 'Thank you for your order'
export const tooManyLines = (most: number, lines: number) =>
  `One order takes up to ${most} different mats, and there are ${lines} in the cart. Nothing was ordered.`
export const totalChanged = 'The total has changed.'
export const tryingAgainIsSafe = 'Trying again asks what became of it: nothing is ordered twice.'
export const unknown = 'We cannot tell what became of this order'
/** Before the reference. */
export const unknownWhy =
  'It was begun too long ago, or our record of it cannot be read. Look into My Orders before you order again, or ask us with this reference:'
export const viewOrder = 'View the order'
/** Before the reference. */
export const withPerson =
  'The store did not say clearly whether it has your order, so one of us looks into it and writes to you. Please do not order the same again until then. Your reference:'
export const yourOrder = 'Your order'
export const yourReference = (reference: string) => `Your reference: ${reference}`
