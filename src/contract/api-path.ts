/** All calls between browser and gateway are beneath it. */
export const API_PATH = '/api/'

/** The cart of who runs no script, shown and changed: every host leads what is beneath `/api` to our own server. */
export const PLAIN_CART_PATH = '/api/plain-cart'
