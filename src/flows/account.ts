import { type Address, addressOf, type Customer, type Profile, type Registration } from '#domain/customer.ts'
import { isSameEmail } from '#domain/email-address.ts'
import type { Guessable } from '#domain/guessable-password.ts'
import type { CustomerAccount, CustomerCalls, RegistrationOutcome } from '#store-api/customer-calls.ts'
import type { PasswordCheck } from './common-passwords.ts'
import { type CustomerTurn, writeCustomer } from './customer-write.ts'
import type { SamePassword } from './log-in.ts'

/** Makes a customer of a person. Throws StoreApiError. */
export async function register(
  store: Pick<CustomerCalls, 'register'>,
  checkPassword: PasswordCheck,
  registration: Registration,
  nowMs: number,
): Promise<RegistrationOutcome | GuessablePassword> {
  const why = await checkPassword(registration.password, registration)
  if (why !== undefined) return { status: 'guessable', why }
  return store.register(registration, new Date(nowMs).toISOString())
}

/** The password would be guessed at once; nothing was changed. */
export interface GuessablePassword {
  status: 'guessable'
  why: Guessable
}

/** What a change of a customer works with: the store, the customer's turn, and the record as it was read inside it. */
export interface CustomerChange {
  store: Pick<CustomerCalls, 'customer' | 'saveProfile' | 'saveShippingAddress' | 'changePassword'>
  turn: CustomerTurn
  account: CustomerAccount
}

export type SaveOutcome = { status: 'saved' } | { status: 'unconfirmed' }

/** `newEmail` is the address that the customer has now where it is another one, also where all else is not confirmed. */
export type ProfileOutcome =
  | { status: 'saved'; newEmail?: string }
  | { status: 'current-wrong' }
  | { status: 'unconfirmed'; newEmail?: string }

/**
 * Lays a profile over the record. Another e-mail needs the current password: whoever has it can ask for a reset link.
 * Throws StoreApiError.
 */
export async function saveProfile(
  { store, turn, account }: CustomerChange,
  samePassword: SamePassword,
  profile: Profile,
  currentPassword: string,
): Promise<ProfileOutcome> {
  const { customerId, email } = account.customer
  const changesEmail = profile.email !== email
  // Other capitals give nobody another mailbox.
  const moves = !isSameEmail(profile.email, email)
  if (moves && !samePassword(currentPassword, account.password)) return { status: 'current-wrong' }
  const written = await writeCustomer(
    store,
    turn,
    account,
    // Other capitals are sent, and count as taken though the store gives back its own.
    (shown) => hasProfile(shown.customer, profile) && !(shown === account && changesEmail),
    (sending) => store.saveProfile(customerId, profile, sending),
  )
  const newEmail = written.account.customer.email
  return {
    status: written.status === 'stands' ? 'saved' : 'unconfirmed',
    ...(changesEmail && !isSameEmail(newEmail, email) ? { newEmail } : {}),
  }
}

/** Whom things go to stays as the store has it. Throws StoreApiError. */
export async function saveShippingAddress(
  { store, turn, account }: CustomerChange,
  address: Address,
): Promise<SaveOutcome> {
  const { customerId, shippingAddress } = account.customer
  const written = await writeCustomer(
    store,
    turn,
    account,
    ({ customer }) => sameAddress(customer.shippingAddress, address),
    async (sending) => {
      await sending()
      await store.saveShippingAddress(customerId, { ...addressOf(address), attentionTo: shippingAddress.attentionTo })
    },
  )
  return { status: written.status === 'stands' ? 'saved' : 'unconfirmed' }
}

export type PasswordOutcome =
  | { status: 'changed' }
  | { status: 'current-wrong' }
  | { status: 'unconfirmed' }
  | GuessablePassword

/** The current password must be the stored one (behaviour 3.7). Throws StoreApiError. */
export async function changePassword(
  change: CustomerChange,
  samePassword: SamePassword,
  checkPassword: PasswordCheck,
  current: string,
  next: string,
): Promise<PasswordOutcome> {
  if (!samePassword(current, change.account.password)) return { status: 'current-wrong' }
  const why = await checkPassword(next, change.account.customer)
  if (why !== undefined) return { status: 'guessable', why }
  const written = await setPassword(change, next)
  return { status: written.status === 'stands' ? 'changed' : 'unconfirmed' }
}

/** Sets the password of a customer who has shown the right to. Throws StoreApiError. */
export async function setPassword(
  {
    store,
    turn,
    account,
  }: Omit<CustomerChange, 'store'> & { store: Pick<CustomerCalls, 'customer' | 'changePassword'> },
  next: string,
) {
  return writeCustomer(
    store,
    turn,
    account,
    ({ password }) => password === next,
    async (sending) => {
      await sending()
      await store.changePassword(account.customer.customerId, next)
    },
  )
}

function hasProfile(customer: Customer, { address, email, ...person }: Profile): boolean {
  const { salutation, firstName, lastName, company, mobile } = customer
  const isSamePerson = sameTexts({ salutation, firstName, lastName, company, mobile }, person)
  return isSamePerson && isSameEmail(customer.email, email) && sameAddress(customer.billingAddress, address)
}

function sameAddress(known: Address, { addressLine1, addressLine2, city, state, postalCode, country }: Address) {
  return sameTexts({ ...known }, { addressLine1, addressLine2, city, state, postalCode, country })
}

/** The store's texts are read without the white space around them. */
function sameTexts(known: Readonly<Record<string, string>>, wanted: Readonly<Record<string, string>>): boolean {
  return Object.entries(wanted).every(([name, text]) => known[name] === text.trim())
}
