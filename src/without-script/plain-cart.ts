import { addToCart, type CountedLine, removeFromCart, setQuantity } from '#domain/cart.ts'
import { decodeCartLink, encodeCartLink } from '#domain/cart-link.ts'
import { isUsableId } from '#domain/id.ts'
import { validQuantity } from '#domain/sale-quantities.ts'

/** What is in the cart of who runs no script: ids and quantities. Prices are asked for when it is shown. */
export type PlainCart = readonly CountedLine[]

/** Each line is a question to the store, whenever the cart is shown. */
export const MOST_PLAIN_LINES = 50

/** A cookie holds 4,096 bytes, its name and attributes among them (RFC 6265, 6.1). */
const LONGEST = 3_800

/** Fields of the forms: on a product page `add` with `quantity`, on the cart page `remove`, or a quantity for each line. */
export const ADD = 'add'
export const QUANTITY = 'quantity'
export const REMOVE = 'remove'
const QUANTITY_OF = 'quantity-'

export const quantityField = (itemId: string) => QUANTITY_OF + itemId

/** Reads a cookie, whatever is in it: what is damaged is an empty cart. */
export function readPlainCart(text: string | undefined): PlainCart {
  const link = decodeCartLink(text ?? '')
  return link.status === 'cart' ? link.entries.slice(0, MOST_PLAIN_LINES) : []
}

/** The text of a cookie, or undefined for more than one holds; an empty cart has one, too. */
export function writePlainCart(cart: PlainCart): string | undefined {
  const text = encodeCartLink(cart)
  return text.length <= LONGEST && readPlainCart(text).length === cart.length ? text : undefined
}

/** The cart after a form was sent: fields that are no such thing change nothing. */
export function changedByForm(cart: PlainCart, form: Readonly<Record<string, unknown>>): PlainCart {
  const added = textOf(form[ADD])
  if (isUsableId(added)) {
    return addToCart(cart, { itemId: added, quantity: validQuantity(Number(textOf(form[QUANTITY]))) })
  }
  const removed = textOf(form[REMOVE])
  if (removed !== '') return removeFromCart(cart, removed)
  return cart.reduce<PlainCart>((changed, { itemId }) => {
    const asked = textOf(form[quantityField(itemId)])
    return asked === '' ? changed : setQuantity(changed, itemId, validQuantity(Number(asked)))
  }, cart)
}

function textOf(field: unknown): string {
  return typeof field === 'string' ? field : ''
}
