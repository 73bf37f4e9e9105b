import { describe, expect, test } from 'vitest'
import { ProfileForm, problemsOf, RegistrationForm, ShippingForm } from './customer-form.ts'

const BUYER = {
  salutation: 'Ms.',
  firstName: 'Jane',
  lastName: 'Farmer',
  addressLine1: '1 Barn Lane',
  addressLine2: '',
  city: 'Leeds',
  state: '',
  postalCode: 'LS1 4DT',
  country: 'United Kingdom',
  mobile: '+441132000000',
  email: "jane.o'neil@example.com",
}
const PASSWORDS = { password: 'secret-1', confirmPassword: 'secret-1' }

describe('Sign Up', () => {
  test.each([
    ['United Kingdom', '', 'LS1 4DT'],
    ['Canada', 'Ontario', 'K1A 0B1'],
    ['Ireland', 'Dublin', 'D02 AF30'],
    ['Netherlands', '', '1012 AB'],
    ['United Arab Emirates', 'Dubai', ''],
    ['Australia', 'Queensland', '4000'],
  ])('takes a buyer in %s', (country, state, postalCode) => {
    expect(problemsOf(RegistrationForm, { ...BUYER, ...PASSWORDS, country, state, postalCode })).toEqual({})
  })

  test('says what is wrong with an empty form in fixed words', () => {
    expect(problemsOf(RegistrationForm, { salutation: 'Mr.' })).toEqual({
      firstName: 'First name is required',
      lastName: 'Last name is required',
      addressLine1: 'Address Line 1 is required',
      city: 'City is required',
      state: 'State is required',
      postalCode: 'Postal code is required',
      country: 'Country is required',
      mobile: 'Mobile number is required',
      email: 'Email is required',
      password: 'Password is required',
    })
  })

  test('wants digits where postal codes are digits', () => {
    const form = { ...BUYER, ...PASSWORDS, country: 'Australia', state: 'Queensland', postalCode: '40 OO' }
    expect(problemsOf(RegistrationForm, form)).toEqual({ postalCode: 'Postal code must be a number' })
  })

  test('offers eight salutations and takes no other', () => {
    expect(Object.keys(problemsOf(RegistrationForm, { ...BUYER, ...PASSWORDS, salutation: 'Sir' }))).toEqual([
      'salutation',
    ])
  })
})

describe('Edit profile', () => {
  test('saves a record with another salutation, without a state, and without a country', () => {
    const record = { ...BUYER, salutation: 'Sir', state: '', country: '', postalCode: '4000' }
    expect(problemsOf(ProfileForm, record)).toEqual({})
    expect(problemsOf(ProfileForm, { ...BUYER, salutation: '', country: 'Australia', postalCode: '4000' })).toEqual({})
  })

  test('asks for what behaviour 3.5 lists', () => {
    expect(Object.keys(problemsOf(ProfileForm, {})).toSorted()).toEqual(
      ['firstName', 'lastName', 'addressLine1', 'city', 'postalCode', 'mobile', 'email'].toSorted(),
    )
  })
})

test('V2.2.3 a shipping address is held to the rules of its country', () => {
  const address = { addressLine1: '2 Ship Rd', addressLine2: '', city: 'Cork', state: 'Cork', postalCode: 'T12 X70A' }
  expect(problemsOf(ShippingForm, { ...address, country: 'Ireland' })).toEqual({})
  expect(problemsOf(ShippingForm, { ...address, state: '', country: 'Germany' })).toEqual({
    postalCode: 'Postal code must be a number',
  })
  expect(problemsOf(ShippingForm, { ...address, country: '' })).toEqual({ country: 'Country is required' })
})
