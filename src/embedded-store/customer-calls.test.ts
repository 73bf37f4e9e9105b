import { expect, test } from 'vitest'
import { demoCustomerBody } from './demo-customer.ts'
import { openTestStore, registerCustomer } from './test-store.ts'

test('registering answers with a new id, the names and the address', async () => {
  const { send } = openTestStore()
  const response = await send('POST', '/api/customer', demoCustomerBody)
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({
    success: true,
    data: { customerID: 'C001001', firstName: 'Matilda', lastName: 'Hayes', loginEmail: demoCustomerBody.loginEmail },
    errorMessage: '',
    errors: {},
  })
})

test('an address that is registered cannot be registered again, in any letter case', async () => {
  const opened = openTestStore()
  await registerCustomer(opened)
  const again = await opened.send('POST', '/api/customer', {
    ...demoCustomerBody,
    loginEmail: 'DEMO@hoofandhusk.example',
  })
  expect(again.status).toBe(400)
  expect(await again.json()).toMatchObject({ success: false, data: null, errorMessage: 'Email already exists.' })
})

test('a registration with faults names each field', async () => {
  const { send } = openTestStore()
  const { city: _, ...withoutCity } = demoCustomerBody
  const response = await send('POST', '/api/customer', { ...withoutCity, loginEmail: 'nobody', loginPassword: '12345' })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({
    success: false,
    data: null,
    errors: {
      city: [expect.any(String)],
      loginEmail: ['Email address is invalid.'],
      loginPassword: ['Password must be at least 6 characters.'],
    },
  })
})

test('a customer found by address comes with the password in clear text', async () => {
  const opened = openTestStore()
  const customerID = await registerCustomer(opened)
  const response = await opened.get('/api/Customer/GetByEmail?EmailAddress=Demo@HoofAndHusk.example')
  expect(await response.json()).toMatchObject({
    success: true,
    data: { customerID, email: demoCustomerBody.loginEmail, loginPassword: demoCustomerBody.loginPassword },
  })
})

test('an unknown address is a refusal with HTTP 200', async () => {
  const response = await openTestStore().get('/api/Customer/GetByEmail?EmailAddress=nobody@example.com')
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ success: false, data: null, errorMessage: 'Email not found.' })
})

test('a customer reads with one-line renderings of name and address', async () => {
  const opened = openTestStore()
  const customerID = await registerCustomer(opened, { addressLine2: '' })
  expect(await (await opened.get(`/api/Customer/${customerID}`)).json()).toMatchObject({
    success: true,
    data: {
      customerDisplay: 'Ms. Matilda Hayes',
      addressDisplay: '18 Paddock Lane, Toowoomba, Queensland 4350, Australia',
      shipCity: 'Toowoomba',
    },
  })
})

test('an unknown customer is a 404 in the envelope, to read and to change', async () => {
  const { get, send } = openTestStore()
  const shipping = { ...demoCustomerBody, customerID: 'nobody' }
  const responses = [
    await get('/api/Customer/nobody'),
    await send('PUT', '/api/Customer', shipping),
    await send('PUT', '/api/Customer/CustomerShipping', shipping),
    await send('PUT', '/api/Customer/EditPassword?CustomerID=nobody&LoginPassword=long-enough', undefined),
  ]
  for (const response of responses) {
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ success: false, data: null, errorMessage: 'Customer not found.' })
  }
})

test('a new shipping address leaves the billing address alone', async () => {
  const opened = openTestStore()
  const customerID = await registerCustomer(opened)
  await opened.send('PUT', '/api/Customer/CustomerShipping', { ...demoCustomerBody, customerID, shipCity: 'Dalby' })
  expect(await (await opened.get(`/api/Customer/${customerID}`)).json()).toMatchObject({
    data: { shipCity: 'Dalby', city: 'Toowoomba' },
  })
})

test('a saved customer is replaced whole, unknown fields kept', async () => {
  const opened = openTestStore()
  const customerID = await registerCustomer(opened)
  const changed = { ...demoCustomerBody, customerID, firstName: 'Tilda', loginEmail: 'tilda@example.com', horses: 3 }
  expect((await opened.send('PUT', '/api/Customer', changed)).status).toBe(200)
  expect(await (await opened.get('/api/Customer/GetByEmail?EmailAddress=tilda@example.com')).json()).toMatchObject({
    data: { customerID, firstName: 'Tilda', email: 'tilda@example.com', horses: 3 },
  })
})

test("a customer cannot take another one's address", async () => {
  const opened = openTestStore()
  await registerCustomer(opened)
  const customerID = await registerCustomer(opened, { loginEmail: 'other@example.com' })
  const response = await opened.send('PUT', '/api/Customer', { ...demoCustomerBody, customerID })
  expect(response.status).toBe(400)
})

test('a new password is taken exactly as it is sent, if it is long enough', async () => {
  const opened = openTestStore()
  const customerID = await registerCustomer(opened)
  const edit = (password: string) =>
    opened.send(
      'PUT',
      `/api/Customer/EditPassword?CustomerID=${customerID}&LoginPassword=${encodeURIComponent(password)}`,
      undefined,
    )
  expect((await edit('12345')).status).toBe(400)
  expect((await edit(' a+b&c %20 ')).status).toBe(200)
  expect(await (await opened.get(`/api/Customer/${customerID}`)).json()).toMatchObject({
    data: { loginPassword: ' a+b&c %20 ' },
  })
})
