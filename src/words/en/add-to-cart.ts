/** The quantity and the button beside a price, and what is said once it is pressed. */

export const added = (name: string) => `${name} added to your cart`
/** Before, in and after the link to the contact page. */
export const needsJavaScript = ['The cart needs JavaScript. ', 'Contact Us', ' to order without it.'] as const
/** Where the cart holds as many products, or as many of this one, as it takes. */
export const noRoom = (name: string) => `Your cart has no room for ${name}.`
export const oneLess = 'One less'
export const oneMore = 'One more'
export const severalAdded = (quantity: number, name: string) => `${quantity} × ${name} added to your cart`
