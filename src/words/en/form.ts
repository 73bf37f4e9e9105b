/** Fields and problems that forms share. */

import { plural } from '#counts.ts'

export const addressLine1 = 'Address line 1'
export const addressLine2 = 'Address line 2'
export const chooseCountry = 'Choose a country'
export const city = 'City'
export const country = 'Country'
export const hide = 'Hide'
export const hideField = (label: string) => `Hide ${label.toLowerCase()}`
export const mobileHint = 'With + and the country code.'
export const mobileNumber = 'Mobile number'
export const none = 'None'
export const optional = '(optional)'
export const postalCode = 'Postal code'
export const salutation = 'Salutation'
export const show = 'Show'
export const showField = (label: string) => `Show ${label.toLowerCase()}`
export const state = 'State'
export const wrongFields = (count: number) =>
  plural(count, { one: `${count} field needs another look:`, other: `${count} fields need another look:` })
export const you = 'You'
