/** The language of the words beside this file, as BCP 47 writes it; dates follow it. */
export const language = 'en-AU'

/** Which way its lines run. */
export const direction: 'ltr' | 'rtl' = 'ltr'
