import type { Context } from 'hono'
import type { CallRoute } from '#contract/calls.ts'
import { liveItems } from '#contract/catalogue-calls.ts'
import type { Excess } from '#contract/problem.ts'

/** So many calls within a time; calls that name the same limit share it. */
export interface Limit {
  name: string
  calls: number
  withinS: number
  /** What there is too much of beyond it. */
  what: Excess
}

/** Who is counted: the address a call comes from, the customer who is logged in, or whom or what it is about. */
export type LimitPer = 'address' | 'customer' | 'target'

export interface RouteLimits {
  address: Limit
  /** For routes that need a session. */
  customer?: Limit
  /** For routes that guess at something or write to somebody, from however many addresses. */
  target?: Limit
  /** What a call counts for when it is not one. */
  cost?: (context: Context) => number
}

const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S

// Of one address, which may be a whole office's. A page asks once or twice, a search once for each pause in typing.
const VISITS = limit('visits', 1_200, MINUTE_S, 'requests-from-connection')
const LOOKUPS = limit('look-ups', 1_200, MINUTE_S, 'requests-from-connection')
const SEARCHES = limit('searches', 240, MINUTE_S, 'searches-from-connection')
const PICTURES = limit('pictures', 600, MINUTE_S, 'requests-from-connection')
const FORMS = limit('forms', 300, 10 * MINUTE_S, 'forms-from-connection')
const MESSAGES = limit('messages', 10, 10 * MINUTE_S, 'messages-from-connection')
const LOG_INS = limit('log-ins', 60, 10 * MINUTE_S, 'log-ins-from-connection')
const SIGN_UPS = limit('sign-ups', 10, HOUR_S, 'sign-ups-from-connection')
const READS = limit('reads', 600, MINUTE_S, 'requests-from-connection')
/** A call reads ten orders: 22 to 32 calls to the store, and more where lines of one fill several pages. */
const ORDER_LINES = limit('order-lines', 120, MINUTE_S, 'requests-from-connection')
const CHANGES = limit('changes', 300, 10 * MINUTE_S, 'changes-from-connection')
const CHECKOUTS = limit('checkouts', 600, 10 * MINUTE_S, 'orders-from-connection')
const RESETS = limit('resets', 5, HOUR_S, 'reset-links-from-connection')
const RESET_TRIES = limit('reset-tries', 60, 10 * MINUTE_S, 'attempts-from-connection')

/** Calls that change something and come from no page of ours: they use up nothing that our own pages need. */
export const FOREIGN: RouteLimits = { address: limit('foreign', 60, 10 * MINUTE_S, 'requests-from-connection') }

// Of one customer, wherever the session is.
const OWN_READS = limit('own-reads', 300, MINUTE_S, 'requests')
const OWN_ORDER_LINES = limit('own-order-lines', 60, MINUTE_S, 'requests')
const OWN_CHANGES = limit('own-changes', 30, 10 * MINUTE_S, 'changes')
/** What asks for the current password tells whether it is right; a profile tells whether an address is taken. */
const OWN_PASSWORD = limit('own-password', 10, 10 * MINUTE_S, 'attempts')
/** A checkout that has no answer yet asks again every few seconds, with the same key. */
const OWN_CHECKOUTS = limit('own-checkouts', 120, 10 * MINUTE_S, 'orders')

// Of one account or address, whoever asks.
const MAILED = limit('mailed', 5, HOUR_S, 'reset-links-for-address')
/** Keys that are new, whether something is to be begun with them or they are asked about: each is kept. */
const NEW_ORDERS = limit('new-orders', 30, HOUR_S, 'orders')

/** Every call of the contract but those that say how the gateway is. A line that is missing, or one too many, does not compile. */
export const LIMITS: Readonly<Record<string, RouteLimits>> = {
  'GET /api/items': {
    address: LOOKUPS,
    cost: (context) => (context.req.query(liveItems.query) ?? '').split(',').length,
  },
  'GET /api/items/:itemId': { address: LOOKUPS, cost: () => 2 },
  'GET /api/search': { address: SEARCHES },
  'GET /api/pictures/:pictureId': { address: PICTURES },
  'GET /api/form-token': { address: FORMS },
  'POST /api/messages': { address: MESSAGES },
  'GET /api/session': { address: VISITS },
  'POST /api/session': { address: LOG_INS },
  'DELETE /api/session': { address: CHANGES },
  'POST /api/customers': { address: SIGN_UPS },
  'GET /api/account': { address: READS, customer: OWN_READS },
  'PUT /api/account/profile': { address: CHANGES, customer: OWN_CHANGES, target: OWN_PASSWORD },
  'PUT /api/account/shipping-address': { address: CHANGES, customer: OWN_CHANGES },
  'PUT /api/account/password': { address: CHANGES, customer: OWN_PASSWORD },
  'GET /api/account/sessions': { address: READS, customer: OWN_READS },
  'DELETE /api/account/sessions': { address: CHANGES, customer: OWN_CHANGES },
  'GET /api/orders': { address: READS, customer: OWN_READS },
  'GET /api/orders/:orderId': { address: READS, customer: OWN_READS },
  'GET /api/order-lines': { address: ORDER_LINES, customer: OWN_ORDER_LINES },
  'POST /api/orders/repeat': { address: CHECKOUTS, customer: OWN_CHECKOUTS, target: NEW_ORDERS },
  'POST /api/orders': { address: CHECKOUTS, customer: OWN_CHECKOUTS, target: NEW_ORDERS },
  'POST /api/password-resets': { address: RESETS, target: MAILED },
  'POST /api/password-resets/:tokenId': { address: RESET_TRIES },
  'PUT /api/password-resets/:tokenId': { address: RESET_TRIES },
} satisfies Record<CallRoute, RouteLimits>

function limit(name: string, calls: number, withinS: number, what: Excess): Limit {
  return { name, calls, withinS, what }
}
