/** A status as the order history shows it: green when the tone is `success`, red otherwise (behaviour 4.2). */
interface StatusDisplay {
  text: string
  tone: 'success' | 'danger'
}

/** What an order goes through, by the letter that the API keeps. */
export const orderStatuses = new Map<string, StatusDisplay>([
  ['P', { text: 'Pending', tone: 'danger' }],
  ['C', { text: 'Confirmed', tone: 'success' }],
  ['S', { text: 'Shipped', tone: 'success' }],
  ['D', { text: 'Delivered', tone: 'success' }],
  ['X', { text: 'Cancelled', tone: 'danger' }],
])

/** How an order's status reads; a letter that nobody knows is shown as it is. */
export function orderStatusDisplay(status: string): StatusDisplay {
  return orderStatuses.get(status) ?? { text: status, tone: 'danger' }
}

/** How a payment status reads: `P` is paid, everything else is not. */
export function paidStatusDisplay(status: string): StatusDisplay {
  return status === 'P' ? { text: 'Paid', tone: 'success' } : { text: 'Not Paid', tone: 'danger' }
}
