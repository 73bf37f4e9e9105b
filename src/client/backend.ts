import type * as accountCalls from '#contract/account-calls.ts'
import type { AnswerOf } from '#contract/call.ts'
import type * as customerCalls from '#contract/customer-calls.ts'
import type { RepeatOrderRequest } from '#contract/placing-message.ts'
import type * as resetCalls from '#contract/reset-calls.ts'
import type * as sessionCalls from '#contract/session-calls.ts'
import type { ContactMessage } from '#domain/contact-message.ts'
import type { Address, Customer } from '#domain/customer.ts'
import type { ProfileForm, RegistrationForm } from '#domain/customer-form.ts'
import type { FreshItem } from '#domain/item.ts'
import type { KnownSession } from '#domain/known-session.ts'
import type { OrderDetails, OrderHistory } from '#domain/order.ts'
import type { OrderRequest, PlacingOutcome } from '#domain/placed-order.ts'
import type { FoundItems, LiveItems } from '#flows/live-catalogue.ts'
import type { LinesOfOrder } from '#flows/orders.ts'

/** How the browser reaches the flows. Each part is loaded when first asked for; that throws when it cannot be had. */
export interface Backend {
  catalogue(): Promise<LiveCatalogue>
  messages(): Promise<Messages>
  account(): Promise<Account>
}

/** What the browser asks of the store while the shop is open. */
export interface LiveCatalogue {
  /** Throws when the store cannot be reached. */
  liveItems(itemIds: string[], signal?: AbortSignal): Promise<LiveItems>
  /** Throws when the store cannot be reached or the signal is aborted. */
  search(keyword: string, signal?: AbortSignal): Promise<FoundItems>
  /** Undefined for an item that the store does not have. Throws when it cannot be reached. */
  freshItem(itemId: string): Promise<FreshItem | undefined>
  /** Where a picture that is not among the built ones is seen. */
  pictureAddress(pictureId: string): string
}

/** What a visitor writes to the shop. */
export interface Messages {
  /** A person begins to write: gets ready what sending will need. Never throws. */
  prepare(): Promise<void>
  /** `trap` is what the field that people do not see holds. Never throws. */
  send(message: ContactMessage, trap: string): Promise<SendOutcome>
}

/**
 * What became of a message; `reason` is a sentence for the person who wrote it, empty when there is none to give, and
 * `certain` says that it did not arrive.
 */
export type SendOutcome = { status: 'sent' } | { status: 'failed'; reason: string; certain: boolean }

/** What a customer sets in motion. Every call throws when the store cannot be reached. */
export interface Account {
  logIn(email: string, password: string, remember: boolean): Promise<AnswerOf<typeof sessionCalls.logIn>>
  logOut(): Promise<void>
  register(form: RegistrationForm, remember: boolean): Promise<AnswerOf<typeof customerCalls.register>>
  /** This and the following throw LoggedOutError when nobody is logged in. */
  customer(): Promise<Customer>
  /**
   * The current password is asked for where the e-mail changes, and is empty otherwise. This and the next call are refused
   * where somebody else is logged in by now.
   */
  saveProfile(
    customerId: string,
    form: ProfileForm,
    currentPassword: string,
  ): Promise<AnswerOf<typeof accountCalls.saveProfile>>
  saveShippingAddress(customerId: string, address: Address): Promise<void>
  changePassword(current: string, next: string): Promise<AnswerOf<typeof accountCalls.changePassword>>
  orders(): Promise<OrderHistory>
  /** Undefined for an order that is not this customer's. */
  order(orderId: string): Promise<OrderDetails | undefined>
  /** The lines of up to ten orders; those that are not this customer's are left out. */
  orderLines(orderIds: readonly string[]): Promise<LinesOfOrder[]>
  /** The same key for the same checkout: asking again never orders twice. */
  placeOrder(request: OrderRequest): Promise<PlacingOutcome>
  /** Goes on with orders that earlier pages left, where no server does. */
  takeUpOrders(): Promise<void>
  /** What became of a checkout; begins nothing. */
  repeatOrder(question: RepeatOrderRequest): Promise<PlacingOutcome>
  requestReset(email: string): Promise<AnswerOf<typeof resetCalls.request>>
  /** Where this customer is logged in; undefined where no server keeps sessions. */
  sessions(): Promise<KnownSession[] | undefined>
  endOtherSessions(): Promise<void>
  checkReset(tokenId: string, mac: string): Promise<AnswerOf<typeof resetCalls.check>>
  resetPassword(tokenId: string, mac: string, password: string): Promise<AnswerOf<typeof resetCalls.use>>
}
