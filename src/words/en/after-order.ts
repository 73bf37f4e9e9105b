/** What is said of an order that was placed. How the shop goes on with it is the owner's to say: only what is so. */

/** Before and after the number of the order. */
export const placed = ['Order ', ' placed'] as const
export const placedOrder = 'Your last order'
export const putAway = 'Put this away'
export const view = 'View'
export const viewOrder = 'View your order'
export const print = 'Print'
export const printOrder = 'Print your order'
export const whatHappensNext = 'What happens next'
export const paymentStep = 'Nothing was charged when you ordered: how and when you pay is settled with you.'
export const steps = [
  'We have your order, even if no confirmation reaches you by e-mail.',
  'We look through the order, and write or ring where something has to be settled first, such as freight or the day of delivery.',
  paymentStep,
  'My Orders says how far it has got and whether it is paid.',
] as const
