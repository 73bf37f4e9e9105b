/** Why a page asks who somebody is, where it led to the login. */

export const account = 'Log in or sign up to see your account.'
export const buyAgain = 'Log in to see what you have ordered before.'
export const checkout = 'Log in or sign up to place your order. Your cart waits.'
export const editPassword = 'Log in to change your password.'
export const editProfile = 'Log in to change your profile.'
export const order = 'Log in to see your order.'
export const orders = 'Log in to see your orders.'
