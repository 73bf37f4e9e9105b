import { expect, test } from 'vitest'
import { StoreRefusal } from './store-refusal.ts'
import { apiAnswering, rejection, success, TEST_API_KEY } from './test-api.ts'

const address = {
  addressLine1: '18 Paddock Lane',
  addressLine2: 'Shed 2',
  city: 'Toowoomba',
  state: 'Queensland',
  postalCode: '04350',
  country: 'Australia',
}
const profile = {
  salutation: 'Ms.',
  firstName: 'Tilda',
  lastName: 'Hayes',
  company: 'Wattle Ridge',
  address,
  mobile: '+61400000000',
  email: 'tilda@example.com',
}
const registration = { ...profile, password: ' pass w0rd ' }
const wireCustomer = {
  customerID: 'C1',
  salutation: 'Mr.',
  firstName: 'Max',
  lastName: 'Hayes',
  email: 'max@example.com',
  loginPassword: ' s3cret ',
}

test('a registration sends every field of the API with its default, the ship fields repeating the billing ones', async () => {
  const { api, sent } = apiAnswering(() => success({ customerID: 'C1', firstName: 'Tilda', lastName: 'Hayes' }))
  await api.register(registration, '2026-03-01T10:00:00.000Z')
  expect(sent[0]).toMatchObject({ method: 'POST', target: '/api/customer' })
  expect(sent[0]?.headers.get('content-type')).toBe('application/json')
  expect(sent[0]?.body).toEqual({
    customerID: '',
    facebookID: '',
    googleID: '',
    customerCategoryID: '0000',
    customerGroupID: '',
    priceType: 'RT',
    loginEmail: 'tilda@example.com',
    loginPassword: ' pass w0rd ',
    salutation: 'Ms.',
    firstName: 'Tilda',
    middleName: '',
    lastName: 'Hayes',
    companyName: 'Wattle Ridge',
    ...address,
    telephoneMobile: '+61400000000',
    telephoneOther: '',
    shipAway: 'Y',
    shipAttTo: 'Tilda Hayes',
    shipAddressLine1: '18 Paddock Lane',
    shipAddressLine2: 'Shed 2',
    shipCity: 'Toowoomba',
    shipState: 'Queensland',
    shipPostalCode: '04350',
    shipCountry: 'Australia',
    remarks: '',
    createdDate: '2026-03-01T10:00:00.000Z',
    activeStatus: 'A',
    checkLoginData: 1,
    returnURL: '/Customer/Index',
    customerCategoryName: '',
    customerGroupName: '',
    confirmPassword: ' pass w0rd ',
    oldPassword: '',
    checkTermsandCondition: false,
    useAuthentication: true,
    shipAwayBool: false,
    activeStatusBool: true,
  })
})

test('a registered customer is answered with id, names and address', async () => {
  const { api } = apiAnswering(() =>
    success({ customerID: 7, firstName: 'Tilda', lastName: 'Hayes', loginEmail: null }),
  )
  expect(await api.register(registration, '2026-03-01')).toEqual({
    status: 'registered',
    customer: { customerId: '7', firstName: 'Tilda', lastName: 'Hayes', email: 'tilda@example.com' },
  })
})

test.each([
  ['status 400', 400],
  ['status 409', 409],
  ['success: false under status 200', 200],
])("a registration that the store refuses with %s gives the store's own word", async (_, status) => {
  const { api } = apiAnswering(() =>
    Response.json(
      { success: false, data: null, errorMessage: 'Email already exists.', errors: { x: ['y'] } },
      { status },
    ),
  )
  expect(await api.register(registration, '2026-03-01')).toEqual({
    status: 'refused',
    message: 'Email already exists.',
  })
})

test('a registration that is answered with status 400 is refused, whatever the answer says of success', async () => {
  const { api } = apiAnswering(() => Response.json({ success: true, errorMessage: 'No.' }, { status: 400 }))
  expect(await api.register(registration, '2026-03-01')).toEqual({ status: 'refused', message: 'No.' })
})

test('goods for who has one name only are sent to that name', async () => {
  const { api, sent } = apiAnswering(() => success({ customerID: 'C1', firstName: 'Tilda', lastName: '' }))
  await api.register({ ...registration, lastName: '' }, '2026-03-01')
  expect(sent[0]?.body).toMatchObject({ shipAttTo: 'Tilda' })
})

test.each([
  ['a wrong key', () => Response.json({ success: false, errorMessage: 'Key!' }, { status: 401 }), 'status'],
  ['a key that may not', () => Response.json({ success: false, errorMessage: 'Key!' }, { status: 403 }), 'status'],
  ['a server that fails', () => Response.json({ success: false, errorMessage: 'Oops' }, { status: 500 }), 'status'],
  ['a web page', () => new Response('<html>', { status: 200 }), 'not-json'],
  ['a web page with status 400', () => new Response('<html>', { status: 400 }), 'not-json'],
  ['success without an id', () => success({ firstName: 'Tilda' }), 'shape'],
])('a registration that meets %s is broken, not refused', async (_, answer, kind) => {
  const { api } = apiAnswering(answer)
  expect(await rejection(api.register(registration, '2026-03-01'))).toMatchObject({ failure: { kind } })
})

test('a registration is sent once, whatever comes back', async () => {
  const { api, sent } = apiAnswering(() => new Response('busy', { status: 503, headers: { 'retry-after': '1' } }))
  await rejection(api.register(registration, '2026-03-01'))
  expect(sent).toHaveLength(1)
})

test('a customer found by e-mail comes with the password as it is, white space included', async () => {
  const { api, sent } = apiAnswering(() => success({ ...wireCustomer, email: 'max+1@example.com' }))
  const found = await api.customerByEmail('max+1@example.com')
  expect(sent[0]?.target).toBe('/api/Customer/GetByEmail?EmailAddress=max%2B1%40example.com')
  expect(found).toMatchObject({ password: ' s3cret ', customer: { customerId: 'C1', email: 'max+1@example.com' } })
})

test('a password of digits alone may come as a number', async () => {
  const { api } = apiAnswering(() => success({ ...wireCustomer, loginPassword: 12345678 }))
  expect((await api.customer('C1'))?.password).toBe('12345678')
})

test('a customer who is not there is undefined', async () => {
  const { api } = apiAnswering(() => Response.json({ success: false, data: null, errorMessage: 'Email not found.' }))
  expect(await api.customerByEmail('nobody@example.com')).toBeUndefined()
  const missing = apiAnswering(() => new Response(null, { status: 404 }))
  expect(await missing.api.customer('C9')).toBeUndefined()
})

test('a customer is read in full, bare or in an envelope', async () => {
  const wire = {
    ...wireCustomer,
    loginEmail: 'login@example.com',
    telephoneMobile: 61400,
    customerDisplay: 'Mr. Max Hayes',
    addressDisplay: 'Toowoomba',
    ...address,
    shipAttTo: 'Yard',
    shipAddressLine1: '1 Ship St',
    shipAddressLine2: null,
    shipCity: 'Dalby',
    shipState: 'QLD',
    shipPostalCode: 4405,
    shipCountry: 'Australia',
  }
  for (const answer of [() => success(wire), () => Response.json(wire)]) {
    const { api } = apiAnswering(answer)
    expect(await api.customer('C1')).toEqual({
      password: ' s3cret ',
      active: true,
      customer: {
        customerId: 'C1',
        salutation: 'Mr.',
        firstName: 'Max',
        lastName: 'Hayes',
        company: '',
        email: 'login@example.com',
        mobile: '61400',
        billingAddress: address,
        shippingAddress: {
          attentionTo: 'Yard',
          addressLine1: '1 Ship St',
          addressLine2: '',
          city: 'Dalby',
          state: 'QLD',
          postalCode: '4405',
          country: 'Australia',
        },
        displayName: 'Mr. Max Hayes',
        displayAddress: 'Toowoomba',
      },
    })
  }
})

test('a profile without a company adds none to a record without one, and takes one out of a record that has it', async () => {
  for (const [stored, companyName] of [
    [wireCustomer, undefined],
    [{ ...wireCustomer, companyName: 'Old Ltd' }, ''],
  ] as const) {
    const { api, sent } = apiAnswering(({ method }) => success(method === 'GET' ? stored : null))
    await api.saveProfile('C1', { ...profile, company: '' })
    expect(JSON.parse(JSON.stringify(sent[1]?.body)).companyName).toBe(companyName)
  }
})

test('saving a profile sends the stored record back with nothing lost, invented or reshaped', async () => {
  const stored = { ...wireCustomer, horses: 3, tags: ['a'], remarks: null, shipCity: ' Dalby ', shipPostalCode: 4405 }
  const { api, sent } = apiAnswering(({ method }) => success(method === 'GET' ? stored : null))
  await api.saveProfile('C1', profile)
  expect(sent.map(({ method, target }) => `${method} ${target}`)).toEqual(['GET /api/Customer/C1', 'PUT /api/Customer'])
  expect(sent[1]?.body).toEqual({
    ...stored,
    salutation: 'Ms.',
    firstName: 'Tilda',
    lastName: 'Hayes',
    companyName: 'Wattle Ridge',
    email: 'tilda@example.com',
    loginEmail: 'tilda@example.com',
    telephoneMobile: '+61400000000',
    ...address,
  })
})

test.each([
  ['Matilda Hays', 'Tilda Hayes'],
  ['Yard office', 'Yard office'],
])('things that go to %s go to %s once Matilda Hays is called Tilda Hayes', async (shipAttTo, then) => {
  const stored = { ...wireCustomer, firstName: 'Matilda', lastName: 'Hays', shipAttTo }
  const { api, sent } = apiAnswering(({ method }) => success(method === 'GET' ? stored : null))
  await api.saveProfile('C1', profile)
  expect(sent[1]?.body).toMatchObject({ shipAttTo: then })
})

test('somebody else’s record is neither read nor written, and whose it is stands in no message', async () => {
  for (const customerID of ['C2', 'c1', 'C11', '']) {
    const { api, sent } = apiAnswering(() => success({ ...wireCustomer, customerID }))
    for (const call of [() => api.customer('C1'), () => api.saveProfile('C1', profile)]) {
      const error = await rejection(call())
      if (customerID !== '') expect(error).toMatchObject({ failure: { kind: 'another-record' } })
      expect(String(error)).not.toMatch(/C1|C2/i)
    }
    expect(sent.map(({ method }) => method)).toEqual(['GET', 'GET'])
  }
})

test('an id may come back as a number, or with white space around it', async () => {
  for (const customerID of [7, ' 7 ']) {
    const { api, sent } = apiAnswering(({ method }) =>
      success(method === 'GET' ? { ...wireCustomer, customerID } : null),
    )
    expect((await api.customer('7'))?.customer.customerId).toBe('7')
    await api.saveProfile('7', profile)
    expect(sent.at(-1)?.body).toMatchObject({ customerID })
  }
})

test('saving a profile never blanks a password that the store keeps to itself', async () => {
  const { loginPassword: _, ...stored } = wireCustomer
  const { api, sent } = apiAnswering(({ method }) => success(method === 'GET' ? stored : null))
  await api.saveProfile('C1', profile)
  expect(sent[1]?.body).not.toHaveProperty('loginPassword')
})

test('the profile of a customer who is not there is not saved', async () => {
  const { api, sent } = apiAnswering(() => new Response(null, { status: 404 }))
  expect(await rejection(api.saveProfile('C9', profile))).toMatchObject({ failure: { kind: 'status', status: 404 } })
  expect(sent).toHaveLength(1)
})

test('a shipping address goes out field by field, and only the status counts', async () => {
  const { api, sent } = apiAnswering(() => new Response('OK, saved'))
  await api.saveShippingAddress('C1', { attentionTo: 'Yard', ...address })
  expect(sent[0]).toMatchObject({ method: 'PUT', target: '/api/Customer/CustomerShipping' })
  expect(sent[0]?.body).toEqual({
    customerID: 'C1',
    shipAttTo: 'Yard',
    shipAddressLine1: '18 Paddock Lane',
    shipAddressLine2: 'Shed 2',
    shipCity: 'Toowoomba',
    shipState: 'Queensland',
    shipPostalCode: '04350',
    shipCountry: 'Australia',
  })
  const failing = apiAnswering(() => new Response('no', { status: 500 }))
  expect(await rejection(failing.api.saveShippingAddress('C1', { attentionTo: '', ...address }))).toMatchObject({
    failure: { kind: 'status', status: 500 },
  })
})

test('a shipping address that the store refuses is told in its own words', async () => {
  const { api } = apiAnswering(() => Response.json({ success: false, errorMessage: 'We do not ship\nthere.' }))
  const error = await rejection(api.saveShippingAddress('C1', { attentionTo: '', ...address }))
  expect(error).toBeInstanceOf(StoreRefusal)
  expect(error).toMatchObject({ words: 'We do not ship there.', failure: { kind: 'refused' } })
  for (const body of ['[]', 'null', '{"success":"perhaps"}', '<html>', '{"success":true}']) {
    const other = apiAnswering(() => new Response(body))
    await other.api.saveShippingAddress('C1', { attentionTo: '', ...address })
  }
})

test('a new password travels in the query as it is, and an empty answer is enough', async () => {
  const { api, sent } = apiAnswering(() => new Response(null, { status: 204 }))
  await api.changePassword('C1', ' a+b&c %20é ')
  const target = new URL(sent[0]?.target ?? '', 'https://api.example')
  expect(`${sent[0]?.method} ${target.pathname}`).toBe('PUT /api/Customer/EditPassword')
  expect(Object.fromEntries(target.searchParams)).toEqual({ CustomerID: 'C1', LoginPassword: ' a+b&c %20é ' })
  expect(sent[0]?.body).toBeUndefined()
})

test('a password that the store refuses to take is a failure', async () => {
  const { api } = apiAnswering(() => Response.json({ success: false, data: null, errorMessage: 'Too short.' }))
  expect(await rejection(api.changePassword('C1', 'abc'))).toMatchObject({ failure: { kind: 'refused' } })
})

test.each([
  ['status 400', 400],
  ['status 422', 422],
  ['success: false under status 200', 200],
])(
  'a profile that the store refuses with %s is told in its own words, on one line and without secrets',
  async (_, status) => {
    const { api } = apiAnswering(({ method }) =>
      method === 'GET'
        ? success({ customerID: 'C1', loginEmail: 'tilda@example.com' })
        : Response.json(
            { success: false, data: null, errorMessage: `Email already\nexists (${TEST_API_KEY}).` },
            { status },
          ),
    )
    const error = await rejection(api.saveProfile('C1', registration))
    expect(error).toBeInstanceOf(StoreRefusal)
    expect(error).toMatchObject({ words: 'Email already exists (…).' })
  },
)

test('a change that fails is one that may have been made, and no refusal', async () => {
  const { api } = apiAnswering(() => new Response(null, { status: 500 }))
  const error = await rejection(api.changePassword('C1', 'another one'))
  expect(error).toMatchObject({ failure: { kind: 'status', status: 500 } })
  expect(error).not.toBeInstanceOf(StoreRefusal)
})

test.each([
  ['A', true],
  ['a', true],
  ['', true],
  [undefined, true],
  ['I', false],
  ['Closed', false],
])('a customer of status %o may log in: %o', async (activeStatus, active) => {
  const { api } = apiAnswering(() => success({ ...wireCustomer, activeStatus }))
  expect((await api.customer('C1'))?.active).toBe(active)
})

test('what is said of a customer who is not there is no failure', async () => {
  const { api } = apiAnswering(() =>
    Response.json({ success: false, errorMessage: 'No such customer.' }, { status: 404 }),
  )
  expect(await api.customer('C1')).toBeUndefined()
  const said = apiAnswering(() => Response.json({ success: false, errorMessage: 'No such customer.' }))
  expect(await said.api.customer('C1')).toBeUndefined()
})

test.each([
  'Customer not found.',
  'NO SUCH customer',
  'Customer does not exist.',
  'That customer doesn’t exist',
  'Unknown customer',
  '',
])('a store that says %o does not have the customer', async (errorMessage) => {
  const { api } = apiAnswering(() => Response.json({ success: false, errorMessage }))
  expect(await api.customer('C1')).toBeUndefined()
})

test('a store that says something else without a customer has failed', async () => {
  const { api } = apiAnswering(() => Response.json({ success: false, errorMessage: 'database busy' }))
  expect(await rejection(api.customer('C1'))).toMatchObject({
    call: 'GET /api/Customer',
    failure: { kind: 'refused', message: 'database busy' },
  })
})

test('a customer’s id is in no message', async () => {
  for (const [id, status] of [
    ['C/1', 200],
    ['C1', 400],
  ] as const) {
    const { api } = apiAnswering(() => Response.json({ success: false, errorMessage: 'No.' }, { status }))
    const error = await rejection(api.customer(id))
    expect(error).toMatchObject({ call: 'GET /api/Customer' })
    expect(String(error)).not.toContain(id)
  }
})

test('a customer who cannot be read is told what the store said', async () => {
  const { api } = apiAnswering(() =>
    Response.json({ success: false, errorMessage: 'Closed for stocktaking.' }, { status: 500 }),
  )
  expect(await rejection(api.customer('C1'))).toMatchObject({
    failure: { kind: 'status', status: 500, words: 'Closed for stocktaking.' },
  })
  const asked = apiAnswering(() => Response.json({ success: false, errorMessage: 'Not so.' }, { status: 400 }))
  expect(await rejection(asked.api.customer('C1'))).toMatchObject({ failure: { status: 400, words: 'Not so.' } })
})

test('whoever a store finds for a pattern or another address is not who was asked for', async () => {
  const { api } = apiAnswering(() => success({ ...wireCustomer, email: 'Max@Example.com' }))
  expect((await api.customerByEmail('max@example.com'))?.customer.customerId).toBe('C1')
  expect((await api.customerByEmail(' max@example.com '))?.customer.customerId).toBe('C1')
  for (const asked of ['%@example.com', 'ma_@example.com', 'm.ax@example.com', 'eve@example.com']) {
    expect(await api.customerByEmail(asked), asked).toBeUndefined()
  }
  const nameless = apiAnswering(() => success({ ...wireCustomer, email: '' }))
  expect(await nameless.api.customerByEmail('max@example.com')).toBeUndefined()
})
