import { expect, test } from 'vitest'
import { isUsableId } from '#domain/id.ts'
import { api, needsWrites } from './api-under-test.ts'
import { registerTestCustomer, testRegistration } from './test-customer.ts'

test('an address that nobody registered is absent, not an error', async () => {
  expect(await api.customerByEmail(testRegistration().email)).toBeUndefined()
})

test('an unknown customer is absent, not an error', async () => {
  expect(await api.customer('no-such-customer-contract-test')).toBeUndefined()
})

test('registering answers with the new customer', async (context) => {
  needsWrites(context)
  const registration = testRegistration()
  const { email, firstName, lastName } = registration
  const outcome = await api.register(registration, new Date().toISOString())
  expect(outcome).toMatchObject({ status: 'registered', customer: { email, firstName, lastName } })
  expect(outcome.status === 'registered' && isUsableId(outcome.customer.customerId)).toBe(true)
})

test('a registered customer is found by address and by id, with the password, and ships to the billing address', async (context) => {
  needsWrites(context)
  const { customerId, registration } = await registerTestCustomer()
  const { address, company, email, firstName, lastName, mobile, password, salutation } = registration
  const expected = {
    customer: {
      customerId,
      company,
      email,
      firstName,
      lastName,
      mobile,
      salutation,
      billingAddress: address,
      shippingAddress: address,
    },
    password,
  }
  expect(await api.customerByEmail(email)).toMatchObject({ customer: { customerId, firstName, lastName }, password })
  expect(await api.customer(customerId)).toMatchObject(expected)
})

test('an address can be registered once', async (context) => {
  needsWrites(context)
  const { registration } = await registerTestCustomer()
  const outcome = await api.register(registration, new Date().toISOString())
  expect(outcome).toEqual({ status: 'refused', message: expect.stringMatching(/\S/) })
})

test('a saved shipping address is read back and leaves the rest alone', async (context) => {
  needsWrites(context)
  const { customerId, registration } = await registerTestCustomer()
  const shippingAddress = {
    attentionTo: 'Gate keeper',
    addressLine1: '9 Yard Road',
    addressLine2: '',
    city: 'Dalby',
    state: 'Queensland',
    postalCode: '4405',
    country: 'Australia',
  }
  await api.saveShippingAddress(customerId, shippingAddress)
  const account = await api.customer(customerId)
  expect(account?.customer).toMatchObject({ shippingAddress, billingAddress: registration.address })
  expect(account?.password).toBe(registration.password)
})

test('a saved profile is read back and leaves password and shipping address alone', async (context) => {
  needsWrites(context)
  const { customerId, registration } = await registerTestCustomer()
  const { password, ...profile } = registration
  const address = { ...profile.address, city: 'Ipswich' }
  await api.saveProfile(customerId, { ...profile, firstName: 'Changed', address })
  const account = await api.customer(customerId)
  expect(account?.customer).toMatchObject({
    firstName: 'Changed',
    email: registration.email,
    billingAddress: address,
    shippingAddress: registration.address,
  })
  expect(account?.password).toBe(password)
})

test('a changed password is read back sign for sign', async (context) => {
  needsWrites(context)
  const { customerId } = await registerTestCustomer()
  const password = 'a+b&c=d%20 é#?/ß'
  await api.changePassword(customerId, password)
  expect((await api.customer(customerId))?.password).toBe(password)
})
