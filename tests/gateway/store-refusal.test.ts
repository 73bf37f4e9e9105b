import { expect, test } from 'vitest'

import { openTestGateway, PASSWORD } from './test-gateway.ts'

const PROFILE = {
  salutation: 'Sir',
  firstName: 'Ada',
  lastName: 'Byron',
  addressLine1: '1 Mat Street',
  addressLine2: '',
  city: 'Leeds',
  state: '',
  postalCode: 'LS1 4DT',
  country: 'United Kingdom',
  mobile: '+61755500148',
  email: 'ada@example.com',
  currentPassword: PASSWORD,
}

test('a record with another salutation and no state can be saved', async () => {
  const shop = openTestGateway()
  const { cookie } = await shop.customer('ada@example.com')
  const answer = await shop.send('PUT', '/api/account/profile', PROFILE, cookie)
  expect(await answer.json()).toMatchObject({ status: 'saved' })
})

test('an address that is taken is told in the words of the store, not as a store that does not answer', async () => {
  const shop = openTestGateway()
  await shop.customer('grace@example.com')
  const { cookie } = await shop.customer('ada@example.com')
  const answer = await shop.send('PUT', '/api/account/profile', { ...PROFILE, email: 'grace@example.com' }, cookie)
  expect(answer.status).toBe(422)
  expect(await answer.json()).toMatchObject({ code: 'refused', sentence: 'Email already exists.' })
})
