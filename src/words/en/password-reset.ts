/** Asking for a new password by mail, and setting it. What the old shop said stands to the letter (behaviour 5.6). */

export const askAgain = 'Ask again'
export const askForNewLink = 'Ask for a new link'
export const backToLogIn = 'Back to the login'
export const checkFailed = 'Something went wrong. Please try again later.'
export const checking = 'Verifying token...'
export const done = 'Password reset successfully!'
export const expired = 'Token has expired or is invalid.'
export const failed = 'Error resetting password. Please try again.'
export const howItWorks = 'Tell us the e-mail that you log in with, and we send you a link to set a new password.'
export const invalid = 'Invalid or expired token.'
export const linkSent = 'An email with a reset link has been sent.'
export const nothingThere = 'Nothing there after a few minutes? Look among the unwanted mail, or ask again.'
export const requestFailed = 'Something went wrong. Please try again.'
export const reset = 'Reset'
export const resetting = 'Processing...'
export const setPassword = 'Reset Password'
export const settingPassword = 'Updating...'
export const tokenFailed = 'Failed to generate reset token.'
/** Before and after the address. */
export const writtenTo = ['We have written to ', '. The link in that e-mail works for 48 hours.'] as const
/** The same, where a link works no more than once. */
export const writtenToOnce = ['We have written to ', '. The link in that e-mail works once, within 48 hours.'] as const
