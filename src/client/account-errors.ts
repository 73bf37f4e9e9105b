/** Nobody is logged in any more: the session ended, or the password has changed elsewhere. */
export class LoggedOutError extends Error {
  override readonly name = 'LoggedOutError'
}

/**
 * This browser keeps no record of orders, or one that cannot be read: of the order that was asked for nothing was sent.
 * The message is for the customer.
 */
export class OrdersNotKeptError extends Error {
  override readonly name = 'OrdersNotKeptError'
}
