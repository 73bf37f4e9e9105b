import { STOREFRONT_MODE } from 'astro:env/client'
import type * as accountCalls from '#contract/account-calls.ts'
import type { AnswerOf } from '#contract/call.ts'
import type * as customerCalls from '#contract/customer-calls.ts'
import type { RepeatOrderRequest } from '#contract/placing-message.ts'
import type * as resetCalls from '#contract/reset-calls.ts'
import type * as sessionCalls from '#contract/session-calls.ts'
import type { Customer, ShippingAddress } from '#domain/customer.ts'
import type { ProfileForm, RegistrationForm } from '#domain/customer-form.ts'
import type { Order } from '#domain/order.ts'
import type { OrderRequest, PlacingOutcome } from '#domain/placed-order.ts'
import type { OrderDetails } from '#flows/orders.ts'

/** What a customer sets in motion, by whichever way the browser reaches the store. Every call throws when it cannot. */
export interface AccountBackend {
  logIn(email: string, password: string, remember: boolean): Promise<AnswerOf<typeof sessionCalls.logIn>>
  logOut(): Promise<void>
  register(form: RegistrationForm, remember: boolean): Promise<AnswerOf<typeof customerCalls.register>>
  /** This and the following throw LoggedOutError when nobody is logged in. */
  customer(): Promise<Customer>
  /** The current password is asked for where the e-mail changes, and is empty otherwise. */
  saveProfile(form: ProfileForm, currentPassword: string): Promise<AnswerOf<typeof accountCalls.saveProfile>>
  saveShippingAddress(address: ShippingAddress): Promise<void>
  changePassword(current: string, next: string): Promise<AnswerOf<typeof accountCalls.changePassword>>
  orders(): Promise<Order[]>
  /** Undefined for an order that is not this customer's. */
  order(orderId: string): Promise<OrderDetails | undefined>
  /** The same key for the same checkout: asking again never orders twice. */
  placeOrder(request: OrderRequest): Promise<PlacingOutcome>
  /** What became of a checkout; begins nothing. */
  repeatOrder(question: RepeatOrderRequest): Promise<PlacingOutcome>
  requestReset(email: string): Promise<AnswerOf<typeof resetCalls.request>>
  /** Where this customer is logged in; undefined where no server keeps sessions. */
  sessions(): Promise<accountCalls.KnownSession[] | undefined>
  endOtherSessions(): Promise<void>
  checkReset(tokenId: string, mac: string): Promise<AnswerOf<typeof resetCalls.check>>
  resetPassword(tokenId: string, mac: string, password: string): Promise<AnswerOf<typeof resetCalls.use>>
}

let loaded: Promise<AccountBackend> | undefined

/** The way to the customer's side of the store; loaded when first needed. */
export function accountBackend(): Promise<AccountBackend> {
  loaded ??=
    STOREFRONT_MODE === 'direct'
      ? import('./direct-account.ts').then((module) => module.directAccount())
      : import('./gateway-account.ts').then((module) => module.gatewayAccount())
  return loaded
}
