/** Where the orders of these tests go. */
export const billing = {
  firstName: 'Ada',
  lastName: 'Byron',
  addressLine1: '1 Mat Street',
  city: 'Brisbane',
  state: 'QLD',
  postalCode: '4000',
  country: 'Australia',
}
