/** Logging in and out. What the old shop said stands to the letter (behaviour 5.6). */

export const accountClosed = 'This account is closed. Please contact us if that is a mistake.'
export const emailNotFoundToast = 'Email not found!'
export const failed = 'An error occurred. Please try again.'
export const forgotPassword = 'Forgot password?'
export const logInOrSignUp = 'Log in or sign up'
export const loggedIn = 'Successfully logged in!'
export const loggedOut = 'Successfully logged out!'
export const rememberMe = 'Remember me'
export const wrongPasswordToast = 'Wrong Password!'
