import { plural } from '#counts.ts'

/** What the gateway refuses, by its code. */
export const problems = {
  'broken-off': 'What you sent broke off on its way. Please try again.',
  busy: 'The shop is very busy. Please try again in a moment.',
  fault: 'Something went wrong on our side. Please try again.',
  'foreign-origin': 'This call can be made from our own pages only.',
  'form-expired': 'This form has been open for too long. Please send your message again.',
  'form-invalid': 'This form is no longer valid. Please reload the page and send your message again.',
  'form-too-fast': 'That was very quick. Please look over your message and send it again.',
  'logged-out': 'Please log in.',
  'mail-failed': 'The message could not be sent right now. Please try again.',
  'mail-not-taken': 'The message could not be sent right now. Please try again.',
  'no-such-call': 'This page is older than the shop. Please load it again.',
  'no-such-item': 'There is no such item.',
  'no-such-order': 'There is no such order.',
  'no-such-picture': 'There is no such picture.',
  'not-a-message': 'Please fill in your name, e-mail, phone number and message.',
  'not-json': 'This page is older than the shop. Please load it again.',
  'other-customer':
    'Somebody else is logged in here now. Nothing was done in their name. Load the page again to go on as them.',
  refused: 'The store did not take this. Please check what you typed.',
  'store-unavailable': 'The store does not answer right now. Please try again.',
  'too-large': 'This is more than the shop can take at once.',
  'too-many-orders': 'These are more orders than the shop can read at once.',
  'too-many-items': 'These are more items than the shop can take at once.',
  'too-slow': 'What you sent took too long to arrive. Please try again.',
  unconfirmed: 'The change could not be confirmed. Please look again in half a minute.',
}

/** Where nobody knows what was answered. */
export const strangeAnswer = 'The shop does not answer as it should. Please try again.'

export const unreachable = 'The shop cannot be reached. Check your connection.'

/** A field of what was sent, by its name. */
export const badRequest = (field: string) => `${field} is missing or not as it should be.`

export const changing = (seconds: number) =>
  `Another change of your account is still under way. Please try again in ${inSeconds(seconds)}.`

/** What there was too much of. */
export const excess = {
  attempts: 'attempts',
  'attempts-from-connection': 'attempts from your connection',
  changes: 'changes',
  'changes-from-connection': 'changes from your connection',
  'forms-from-connection': 'forms from your connection',
  'log-ins-from-connection': 'log-ins from your connection',
  'messages-from-connection': 'messages from your connection',
  orders: 'orders',
  'orders-from-connection': 'orders from your connection',
  requests: 'requests',
  'requests-from-connection': 'requests from your connection',
  'reset-links-for-address': 'reset links for this address',
  'reset-links-from-connection': 'reset links from your connection',
  'searches-from-connection': 'searches from your connection',
  'sign-ups-from-connection': 'sign-ups from your connection',
}

/** @param what one of `excess` */
export const tooMany = (what: string, seconds: number) => `Too many ${what}. Please try again in ${inTime(seconds)}.`

const inTime = (seconds: number) => (seconds < 100 ? inSeconds(seconds) : inMinutes(Math.ceil(seconds / 60)))

const inSeconds = (count: number) => plural(count, { one: `${count} second`, other: `${count} seconds` })

const inMinutes = (count: number) => plural(count, { one: `${count} minute`, other: `${count} minutes` })
