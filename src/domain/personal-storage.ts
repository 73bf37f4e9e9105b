/** Names in a browser's storage, none of which begins as another does. Constants alone: a build writes them into small scripts. */

/** Before the name of what is one customer's own, in the storage of the visit. */
export const PERSONAL = 'personal:'
/** Who is logged in, or was last, in this tab and in the browser: what was typed waits for the same customer. */
export const WHOSE = 'whose'
/** How often somebody has logged out in this browser; each tab notes up to which it has forgotten. */
export const LOG_OUTS = 'log-outs'
/** Here for a moment when it is said anew who is logged in, so that other tabs hear of it. */
export const NAMED_ANEW = 'named-anew'
/** The message that waits for a network. */
export const WAITING_MESSAGE = 'waiting-message'
/** The order that was placed last in this visit. */
export const PLACED_ORDER = 'placed-order'
