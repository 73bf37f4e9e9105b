/** The contact page and its form. What the old shop said stands to the letter (behaviour 5.4). */

import { plural } from '#counts.ts'

/** Before the lines of a cart. */
export const aboutCart = 'About what is in my cart:'
export const aboutMat = (mat: string) => `About: ${mat}`
export const addresses = 'Addresses'
export const allFieldsNeeded = 'All four fields are needed.'
export const andMore = (lines: number) =>
  plural(lines, { one: 'and one more line.', other: `and ${lines} more lines.` })
export const bringBack = 'Bring back my message'
/** Before the place that a quotation is asked for. */
export const deliveredTo = 'To be delivered to:'
export const discard = 'Discard it'
export const failed = 'Message Failed to Send!'
export const hotlines = 'Hotlines'
export const leaveEmpty = 'Leave this empty'
export const matWithCode = (name: string, code: string) => `${name} (${code})`
/** A quantity of what is sold by a measure. */
export const measured = {
  metre: (quantity: number, mat: string) => `${quantity} m of ${mat}`,
  'square-metre': (quantity: number, mat: string) => `${quantity} m² of ${mat}`,
}
export const message = 'Message'
/** Before and after the address of the shop. */
export const needsJavaScript = ['The form needs JavaScript. Please write to ', ' instead.'] as const
export const piecesOf = (quantity: string, mat: string) => `${quantity} × ${mat}`
export const phoneNumber = 'Phone number'
/** Before the mats of a quotation. */
export const quotationFor = 'Please send me a quotation for:'
export const send = 'Send message'
export const sendUsMessage = 'Send us a message'
export const sent = 'Message Sent Successfully!'
export const summary = (shop: string) => `Addresses, hotlines and e-mail of ${shop}.`
export const unsent = 'Your last message was not sent.'
/** Of a message that was written without a network. */
export const waits = 'Your message waits on this device and is sent when there is a network.'
export const waitsToast = 'No network: your message waits'
export const waitedAndSent = 'The message that waited has been sent'
export const mayHaveArrived = 'We cannot tell whether your message arrived.'
export const sendAgain = 'Send it again'
export const takeBack = 'Take it back'
export const whoAnswers =
  'Sizes, samples, a price for a pallet or a container: two people who know the mats will answer.'
/** Before and after the address of the shop. */
export const writeInstead = ['You can also write to ', '.'] as const

/** What a field that is empty is asked for, by its name. */
export const missing = {
  from_name: 'Please enter your name.',
  email: 'Please enter your e-mail address.',
  number: 'Please enter your phone number.',
  message: 'Please write a message.',
}

/** What else can be wrong with a field, by its code. */
export const problems = {
  'control-characters': 'Please leave out control characters.',
  'email-invalid': 'Please enter an e-mail address such as name@example.com.',
  'number-length': 'A phone number has 6 to 15 digits.',
  'number-signs': 'Please enter a phone number of digits, spaces, + and brackets, such as +61 7 5550 0148.',
  'several-lines': 'Please use one line only.',
  unreadable: 'Please leave out characters that cannot be read.',
}

export const tooLong = (most: number) => `Please use at most ${most} characters.`
