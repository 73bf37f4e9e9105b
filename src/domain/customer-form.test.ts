import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { ProfileForm, RegistrationForm, registrationFrom, ShippingForm } from './customer-form.ts'
import { problemsOf } from './field-problem.ts'

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

  test('says what is wrong with an empty form in codes', () => {
    expect(problemsOf(RegistrationForm, { salutation: 'Mr.' })).toEqual({
      firstName: 'first-name-missing',
      lastName: 'last-name-missing',
      addressLine1: 'address-line-1-missing',
      city: 'city-missing',
      state: 'state-missing',
      postalCode: 'postal-code-missing',
      country: 'country-missing',
      mobile: 'mobile-missing',
      email: 'email-missing',
      password: 'password-missing',
      confirmPassword: 'confirmation-missing',
    })
  })

  test('wants digits where postal codes are digits', () => {
    const form = { ...BUYER, ...PASSWORDS, country: 'Australia', state: 'Queensland', postalCode: '40 OO' }
    expect(problemsOf(RegistrationForm, form)).toEqual({ postalCode: 'postal-code-not-a-number' })
  })

  test.each(['+44 7700 900123', '+61 (7) 5550-0148', '+353.87.123.4567', '+49\u00a0170/1234567'])(
    'takes %s as people write numbers',
    (mobile) => {
      const form = v.parse(RegistrationForm, { ...BUYER, ...PASSWORDS, mobile })
      expect(registrationFrom(form).mobile).toMatch(/^\+\d{10,15}$/)
    },
  )

  test.each(['07700 900123', '+44 7700', '+44 7700 900123 ext 4', 'Call +44 7700 900123', '+1234567890123456'])(
    'refuses %s',
    (mobile) => {
      expect(problemsOf(RegistrationForm, { ...BUYER, ...PASSWORDS, mobile })).toEqual({ mobile: 'mobile-invalid' })
    },
  )

  test.each([
    [{ password: 'short', confirmPassword: 'short' }, { password: 'password-too-short' }],
    [{ confirmPassword: 'secret-2' }, { confirmPassword: 'passwords-differ' }],
    [{ confirmPassword: '' }, { confirmPassword: 'passwords-differ' }],
    [
      { password: '', confirmPassword: '' },
      { password: 'password-missing', confirmPassword: 'confirmation-missing' },
    ],
    [
      { confirmPassword: 'secret-2', firstName: '' },
      { confirmPassword: 'passwords-differ', firstName: 'first-name-missing' },
    ],
  ])('wants a password of some length, and twice the same: %j', (typed, problems) => {
    expect(problemsOf(RegistrationForm, { ...BUYER, state: 'Yorkshire', ...PASSWORDS, ...typed })).toEqual(problems)
  })

  test.each([
    [
      { confirmPassword: 'secret-2', salutation: 'Sir' },
      { salutation: 'not-sound', confirmPassword: 'passwords-differ' },
    ],
    [{ password: 7 }, { password: 'not-sound' }],
    [{ confirmPassword: 7 }, { confirmPassword: 'not-sound' }],
  ])('compares two passwords beside other faults, and with no password what is none: %j', (sent, problems) => {
    expect(problemsOf(RegistrationForm, { ...BUYER, state: 'Yorkshire', ...PASSWORDS, ...sent })).toEqual(problems)
  })

  test('registers what was typed, the address for itself', () => {
    const { firstName, lastName, salutation, email, ...rest } = BUYER
    const { addressLine1, addressLine2, city, state, postalCode, country } = rest
    expect(registrationFrom(v.parse(RegistrationForm, { ...BUYER, ...PASSWORDS }))).toEqual({
      ...{ firstName, lastName, salutation, email, company: '', mobile: '+441132000000', password: 'secret-1' },
      address: { addressLine1, addressLine2, city, state, postalCode, country },
    })
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
    postalCode: 'postal-code-not-a-number',
  })
  expect(problemsOf(ShippingForm, { ...address, country: '' })).toEqual({ country: 'country-missing' })
})
