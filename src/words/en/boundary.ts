export const partIsBroken = 'This part of the page is broken. What you typed and put into the cart is kept.'
