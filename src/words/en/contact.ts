/** The contact page and its form. What the old shop said stands to the letter (behaviour 5.4). */

export const addresses = 'Addresses'
export const allFieldsNeeded = 'All four fields are needed.'
export const bringBack = 'Bring back my message'
export const discard = 'Discard it'
export const failed = 'Message Failed to Send!'
export const hotlines = 'Hotlines'
export const leaveEmpty = 'Leave this empty'
export const message = 'Message'
/** Before and after the address of the shop. */
export const needsJavaScript = ['The form needs JavaScript. Please write to ', ' instead.'] as const
export const phoneNumber = 'Phone number'
export const send = 'Send message'
export const sendUsMessage = 'Send us a message'
export const sent = 'Message Sent Successfully!'
export const summary = (shop: string) => `Addresses, hotlines and e-mail of ${shop}.`
export const unsent = 'Your last message was not sent.'
export const whoAnswers =
  'Sizes, samples, a price for a pallet or a container: two people who know the mats will answer.'
/** Before and after the address of the shop. */
export const writeInstead = ['You can also write to ', '.'] as const
