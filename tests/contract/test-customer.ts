import { randomBytes } from 'node:crypto'
import type { Registration } from '#domain/customer.ts'
import { api } from './api-under-test.ts'

/** A registration that any editor sees to be a test's, with an address that no other has. */
export function testRegistration(): Registration {
  return {
    salutation: 'Dr.',
    firstName: 'Contract',
    lastName: 'Test (delete me)',
    company: 'Contract Test Pty Ltd',
    address: {
      addressLine1: '1 Test Street',
      addressLine2: 'Unit 2',
      city: 'Brisbane',
      state: 'Queensland',
      postalCode: '4000',
      country: 'Australia',
    },
    mobile: '+61400000000',
    email: `contract-test-${Date.now()}-${randomBytes(4).toString('hex')}@contract-test.example`,
    password: `Pw-${randomBytes(8).toString('hex')}`,
  }
}

/** A new test customer. Throws when the API does not take one. */
export async function registerTestCustomer(): Promise<{ customerId: string; registration: Registration }> {
  const registration = testRegistration()
  const outcome = await api.register(registration, new Date().toISOString())
  if (outcome.status === 'refused') {
    throw new Error(`The API refused a complete registration: ${outcome.message}`)
  }
  return { customerId: outcome.customer.customerId, registration }
}
