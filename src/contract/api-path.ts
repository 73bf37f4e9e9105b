/** All calls between browser and gateway are beneath it. */
export const API_PATH = '/api/'

/** Where forms of who runs no script change a cart: every host leads what is beneath `/api` to the gateway. */
export const PLAIN_CART_PATH = '/api/plain-cart'
