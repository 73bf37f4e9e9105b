import type { Customer, Registration, ShippingAddress } from '#domain/customer.ts'
import type { CustomerCalls, Profile, RegistrationOutcome } from '#store-api/customer-calls.ts'
import type { SamePassword } from './log-in.ts'

/** Makes a customer of a person. Throws StoreApiError. */
export async function register(
  store: Pick<CustomerCalls, 'register'>,
  registration: Registration,
  nowMs: number,
): Promise<RegistrationOutcome> {
  return store.register(registration, new Date(nowMs).toISOString())
}

/** The customer without the password, or undefined when the store does not have it (any more). Throws StoreApiError. */
export async function readCustomer(
  store: Pick<CustomerCalls, 'customer'>,
  customerId: string,
): Promise<Customer | undefined> {
  return (await store.customer(customerId))?.customer
}

/** Throws StoreApiError. */
export async function saveProfile(
  store: Pick<CustomerCalls, 'saveProfile'>,
  customerId: string,
  profile: Profile,
): Promise<void> {
  await store.saveProfile(customerId, profile)
}

/** Throws StoreApiError. */
export async function saveShippingAddress(
  store: Pick<CustomerCalls, 'saveShippingAddress'>,
  customerId: string,
  address: ShippingAddress,
): Promise<void> {
  await store.saveShippingAddress(customerId, address)
}

export type PasswordOutcome = { status: 'changed' } | { status: 'current-wrong' }

/** The current password must be the stored one (spec section 5). Throws StoreApiError. */
export async function changePassword(
  store: Pick<CustomerCalls, 'customer' | 'changePassword'>,
  samePassword: SamePassword,
  customerId: string,
  current: string,
  next: string,
): Promise<PasswordOutcome> {
  const account = await store.customer(customerId)
  if (account === undefined || !samePassword(current, account.password)) return { status: 'current-wrong' }
  await store.changePassword(customerId, next)
  return { status: 'changed' }
}
