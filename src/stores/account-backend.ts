import { STOREFRONT_MODE } from 'astro:env/client'
import type { RepeatOrderRequest } from '#contract/placing-message.ts'
import type { Customer, ShippingAddress } from '#domain/customer.ts'
import type { ProfileForm, RegistrationForm } from '#domain/customer-form.ts'
import type { Order } from '#domain/order.ts'
import type { OrderRequest, PlacingOutcome } from '#domain/placed-order.ts'
import type { GuessablePassword } from '#flows/account.ts'
import type { OrderDetails } from '#flows/orders.ts'

/** The four values that a browser keeps of who is logged in (behaviour 3.1). */
export interface SessionValues {
  customerId: string
  firstName: string
  lastName: string
  email: string
}

/** What a customer sets in motion, by whichever way the browser reaches the store. Every call throws when it cannot. */
export interface AccountBackend {
  logIn(email: string, password: string, remember: boolean): Promise<LogInAnswer>
  logOut(): Promise<void>
  register(form: RegistrationForm, remember: boolean): Promise<RegisterAnswer>
  /** This and the following throw LoggedOutError when nobody is logged in. */
  customer(): Promise<Customer>
  /** The current password is asked for where the e-mail changes, and is empty otherwise. */
  saveProfile(form: ProfileForm, currentPassword: string): Promise<{ status: 'saved' } | { status: 'current-wrong' }>
  saveShippingAddress(address: ShippingAddress): Promise<void>
  changePassword(
    current: string,
    next: string,
  ): Promise<{ status: 'changed' } | { status: 'current-wrong' } | GuessablePassword>
  orders(): Promise<Order[]>
  /** Undefined for an order that is not this customer's. */
  order(orderId: string): Promise<OrderDetails | undefined>
  /** The same key for the same checkout: asking again never orders twice. */
  placeOrder(request: OrderRequest): Promise<PlacingOutcome>
  /** What became of a checkout; begins nothing. */
  repeatOrder(question: RepeatOrderRequest): Promise<PlacingOutcome>
  requestReset(email: string): Promise<ResetRequestAnswer>
  /** Where this customer is logged in; undefined where no server keeps sessions. */
  sessions(): Promise<KnownSession[] | undefined>
  endOtherSessions(): Promise<void>
  checkReset(tokenId: string, mac: string): Promise<{ status: 'valid' } | { status: 'invalid' }>
  resetPassword(
    tokenId: string,
    mac: string,
    password: string,
  ): Promise<{ status: 'done' } | { status: 'invalid' } | GuessablePassword>
}

/** One place where a customer is logged in. */
export interface KnownSession {
  /** Tells it from the others. */
  id: string
  device: string
  seenAtMs: number
  current: boolean
}

export type LogInAnswer =
  | { status: 'logged-in'; customer: SessionValues }
  | { status: 'email-not-found' }
  | { status: 'wrong-password' }
  /** The store has closed this account. */
  | { status: 'not-active' }

export type RegisterAnswer =
  | { status: 'registered'; customer: SessionValues }
  /** `message` is the store's own word, to be shown as plain text. */
  | { status: 'refused'; message: string }
  | GuessablePassword

export type ResetRequestAnswer = { status: 'sent' } | { status: 'email-not-found' } | { status: 'token-failed' }

let loaded: Promise<AccountBackend> | undefined

/** The way to the customer's side of the store; loaded when first needed. */
export function accountBackend(): Promise<AccountBackend> {
  loaded ??=
    STOREFRONT_MODE === 'direct'
      ? import('./direct-account.ts').then((module) => module.directAccount())
      : import('./gateway-account.ts').then((module) => module.gatewayAccount())
  return loaded
}
