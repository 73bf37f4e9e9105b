import * as v from 'valibot'
import { LoggedOutError } from '#client/account-errors.ts'
import type { Account } from '#client/backend.ts'
import { BackendError, callGateway } from '#client/call-gateway.ts'
import * as accountCalls from '#contract/account-calls.ts'
import * as customerCalls from '#contract/customer-calls.ts'
import * as orderCalls from '#contract/order-calls.ts'
import { PlacingMessage } from '#contract/placing-message.ts'
import * as resetCalls from '#contract/reset-calls.ts'
import * as sessionCalls from '#contract/session-calls.ts'
import { addressOf } from '#domain/customer.ts'
import type { PlacingOutcome } from '#domain/placed-order.ts'

/** The customer's side of the gateway: who is asking is sealed in a cookie that scripts cannot read. */
export const gatewayAccount: Account = {
  logIn: (email, password, remember) => callGateway(sessionCalls.logIn, { body: { email, password, remember } }),
  async logOut() {
    await callGateway(sessionCalls.logOut)
  },
  register: (form, remember) => callGateway(customerCalls.register, { body: { form, remember } }),
  async customer() {
    return (await personal(callGateway(accountCalls.customer))).customer
  },
  saveProfile: (customerId, form, currentPassword) =>
    personal(callGateway(accountCalls.saveProfile, { body: { customerId, ...form, currentPassword } })),
  async saveShippingAddress(customerId, address) {
    await personal(callGateway(accountCalls.saveShippingAddress, { body: { customerId, ...addressOf(address) } }))
  },
  changePassword: (current, next) => personal(callGateway(accountCalls.changePassword, { body: { current, next } })),
  async sessions() {
    return (await personal(callGateway(accountCalls.sessions))).sessions
  },
  async endOtherSessions() {
    await personal(callGateway(accountCalls.endOtherSessions))
  },
  orders: () => personal(callGateway(orderCalls.list)),
  async order(orderId) {
    try {
      return await personal(callGateway(orderCalls.read, { named: { orderId } }))
    } catch (error) {
      if (error instanceof BackendError && error.status === orderCalls.read.refusals['no-such-order']) return undefined
      throw error
    }
  },
  async orderLines(orderIds) {
    return (await personal(callGateway(orderCalls.lines, { named: { orders: orderIds.join(',') } }))).orders
  },
  placeOrder: (request) => placing(callGateway(orderCalls.place, { body: request })),
  takeUpOrders: async () => undefined,
  repeatOrder: (question) => placing(callGateway(orderCalls.repeat, { body: question })),
  requestReset: (email) => callGateway(resetCalls.request, { body: { email } }),
  checkReset: (tokenId, mac) => callGateway(resetCalls.check, { named: { tokenId }, body: { mac } }),
  resetPassword: (tokenId, mac, password) =>
    callGateway(resetCalls.use, { named: { tokenId }, body: { mac, password } }),
}

/** A call that needs a session; without one it throws LoggedOutError. */
async function personal<T>(called: Promise<T>): Promise<T> {
  try {
    return await called
  } catch (error) {
    if (error instanceof BackendError && error.status === 401)
      throw new LoggedOutError('Please log in.', { cause: error })
    throw error
  }
}

/** A conflict says what is not as it was, in the words of an outcome. */
async function placing(called: Promise<PlacingOutcome>): Promise<PlacingOutcome> {
  try {
    return await personal(called)
  } catch (error) {
    const conflict = error instanceof BackendError ? v.safeParse(PlacingMessage, error.answer) : undefined
    if (conflict?.success) return conflict.output
    throw error
  }
}
