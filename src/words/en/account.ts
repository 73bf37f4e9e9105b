/** The customer's account. What the old shop said stands to the letter, "successfuly" included (behaviour 5.6). */

import { formatNumber, plural } from '#counts.ts'

export const addressNotSaved = 'The address could not be saved.'
export const emailChangedElsewhere =
  'Your e-mail was changed elsewhere meanwhile. Look at your details and save them again.'
export const anotherEmailNeedsIt = 'Another e-mail needs it.'
export const billingAddress = 'Default Billing Address'
export const cancel = 'Cancel'
export const confirmNewPassword = 'Confirm new password'
export const earlierOrders = (count: number) =>
  plural(count, {
    one: 'You have one earlier order.',
    other: `You have ${formatNumber(count)} earlier orders.`,
  })
export const edit = 'Edit'
export const editBillingAddress = 'Edit billing address'
export const editPassword = 'Edit password'
export const editPersonalProfile = 'Edit personal profile'
export const editProfile = 'Edit profile'
export const editShippingAddress = 'Edit shipping address'
export const endOtherSessions = 'Log out everywhere else'
export const fetchFailed = 'An error occurred while fetching customer details.'
export const fetchFailedToast = 'Fetch error!'
export const fetchingAccount = 'Your account is being fetched…'
export const lastSeen = (moment: string) => `Last seen ${moment}`
/** A device as its owner would call it; either name may be empty. */
export const device = (browser: string, system: string) =>
  system === '' ? browserName(browser) : `${browserName(browser)} on ${systems[system] ?? system}`
/** Before, in and after the link to the order. */
export const latestOrder = (order: string, date: string, total: string) =>
  ['The latest: ', order, `, ${date}, ${total}`] as const
export const loggedInPlaces = 'Where you are logged in'
export const loggedOutElsewhere = 'Logged out everywhere else.'
export const newPasswordLogsOut = 'With a new password you stay logged in here, and are logged out everywhere else.'
export const notFetched = 'Failed to fetch customer details.'
export const orders = 'Orders'
export const otherSessionsNotEnded = 'The other devices could not be logged out. Please try again.'
export const passwordChanged = 'Password changed successfully!'
export const passwordInvalid = 'Validation error!'
export const passwordNotChanged = 'Failed to change the password!'
export const passwordNotFetched = 'Failed to fetch current password.'
export const personalProfile = 'Personal Profile'
export const profileIncomplete = 'Please fill in all required fields!'
export const profileNotSaved = 'Error updating profile!'
export const profileSaved = 'Profile updated successfuly!'
export const shippingAddress = 'Shipping Address'
export const shippingAddressForm = 'Shipping address'
export const shippingAddressSaved = 'Shipping address saved.'
export const telephone = 'Telephone'
export const thisDevice = 'This device'
export const typedIsKept = 'What you typed is still here. Please try again.'
export const youLogInWithIt = 'You log in with it.'

const systems: Readonly<Record<string, string>> = { iPad: 'an iPad', iPhone: 'an iPhone', Mac: 'a Mac' }

const browserName = (name: string) => name || 'A browser'
