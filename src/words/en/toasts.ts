/** Messages that come and go. */

export const dismiss = 'Dismiss notification'
export const messages = 'Messages'
