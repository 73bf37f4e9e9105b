import type { Customer } from '#domain/customer.ts'
import type { CustomerCalls } from '#store-api/customer-calls.ts'

export type LogInOutcome =
  | { status: 'logged-in'; customer: Customer; password: string }
  | { status: 'email-not-found' }
  | { status: 'wrong-password' }
  /** The store has closed this account. */
  | { status: 'not-active' }

/** Compares two passwords; on a server in a time that says nothing about them. */
export type SamePassword = (given: string, stored: string) => boolean

/** Looks the address up and compares the password with the stored one (behaviour 3.2). Throws StoreApiError. */
export async function logIn(
  store: Pick<CustomerCalls, 'customerByEmail'>,
  samePassword: SamePassword,
  email: string,
  password: string,
): Promise<LogInOutcome> {
  const account = await store.customerByEmail(email.trim())
  if (account === undefined) return { status: 'email-not-found' }
  if (account.password === '' || !samePassword(password, account.password)) return { status: 'wrong-password' }
  // Only whoever knows the password hears that it no longer helps.
  if (!account.active) return { status: 'not-active' }
  return { status: 'logged-in', customer: account.customer, password: account.password }
}
