/** The cart of who runs no script, on pages that our own server fills. */

export const amount = (quantity: number, price: string, whole: string) => `${quantity} × ${price} = ${whole}`
export const full = 'Without JavaScript the cart holds no more: order what is in it first, or write to us.'
export const gone = 'not available now, and left out of the total'
/** Before, in and after the link that writes a mail. */
export const order = [
  'To order or to ask for a quotation without JavaScript, ',
  'write to us with this list',
  '.',
] as const
/** In place of a page: what was sent came from elsewhere, or too soon after much else. */
export const notTaken = 'This came from no page of the shop, so the cart is as it was. Please go back and try again.'
export const orderSubject = 'Order'
export const tooMany = 'Too many changes at once. Please go back and try again in a minute.'
export const tooOften =
  'The cart was shown very often just now, so prices and names cannot be shown. Please try again in a minute.'
export const total = (amount: string) => `Total: ${amount}`
export const unpriced = 'The store cannot be reached, so prices and names cannot be shown right now.'
export const update = 'Update quantities'
