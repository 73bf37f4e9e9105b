/** What mails say, to customers and to the shop itself. */

/** What happened to an account. */
export const accountEvents = {
  'email-changed': {
    subject: 'Your e-mail address was changed',
    what: 'The e-mail address of your account is another one now; this one no longer logs in.',
  },
  'password-changed': {
    subject: 'Your password was changed',
    what: 'The password of your account was changed.',
  },
  'password-reset': {
    subject: 'Your password was reset',
    what: 'The password of your account was set anew through a link by e-mail.',
  },
}

export const ifNotYou = (address: string) => `If that was not you, write to us at once: ${address}`

/** Why a person has to look at an order. */
export const doubts = {
  none: '',
  'order-not-shown': 'The store gave no answer to this order, and shows none that is surely this one.',
  'several-orders': 'The store gave no answer to this order, and shows several that may be it.',
  'line-not-shown': 'The order stands, but the store does not show all of its lines.',
  'lines-differ': 'The order stands, but the store shows other lines than the customer ordered.',
  incomplete: 'The store refused lines of this order, and the customer has not decided what to do.',
  'left-incomplete':
    'The store refused lines of this order, and the customer left it without them. Its total is too high.',
  'took-too-long': 'The store could not finish this order in time.',
}

export const doubtFrom = (shop: string, reference: string) => `${shop}, web order ${reference}`
export const whose = (reference: string, name: string, customerId: string) =>
  `Web order ${reference} of ${name}, customer ${customerId}`
export const reachedAt = (email: string, mobile: string) => `E-mail ${email}, telephone ${mobile}`
export const orderInStore = (orderId: string) => `Order in the store: ${orderId}`
export const notKnown = 'not known'
export const remarksBegin = (remarks: string) => `Its remarks begin with: ${remarks}`
export const line = (quantity: number, code: string, name: string, price: string) =>
  `${quantity} × ${code} ${name} at ${price}`
export const lineNotSeen = (quantity: number, code: string, name: string, price: string) =>
  `${quantity} × ${code} ${name} at ${price} (not seen in the store)`
export const total = (amount: string) => `Total ${amount}`
export const billTo = (address: string) => `Bill to: ${address}`
export const shipTo = (address: string) => `Ship to: ${address}`
export const putTotalRight = 'Please put the total right in the store.'
export const lookAndSettle =
  'Please look in the store, put right what is missing, and then say what you found, on the machine of the shop:'
export const lookAndTell =
  'Please look in the store, put right what is missing or too much, and tell the customer what you found.'
