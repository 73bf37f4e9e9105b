/** Signing up. What the old shop said stands to the letter (behaviour 5.6). */

export const failed = 'Sign in error!'
export const refused = 'Validation error!'
export const toLogInWith = 'To log in with'
