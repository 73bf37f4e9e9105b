import { expect, test } from 'vitest'
import { addressOf, NO_ADDRESS } from './customer.ts'

test('an address is what stands in it, and nothing of whatever carries it', () => {
  const address = {
    addressLine1: '1 Mat Street',
    addressLine2: 'Shed 4',
    city: 'Brisbane',
    state: 'Queensland',
    postalCode: '4000',
    country: 'Australia',
  }
  const carrier = { ...address, firstName: 'Ada' }
  expect(addressOf(carrier)).toEqual(address)
  expect(new Set(Object.values(NO_ADDRESS))).toEqual(new Set(['']))
  expect(Object.keys(NO_ADDRESS)).toEqual(Object.keys(address))
})
