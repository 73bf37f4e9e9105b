import * as v from 'valibot'
import {
  CustomerMessage,
  OrderDetailsMessage,
  OrdersMessage,
  SessionMessage,
  SessionsMessage,
} from '#contract/account-message.ts'
import { PlacingMessage } from '#contract/placing-message.ts'
import type { PlacingOutcome } from '#domain/placed-order.ts'
import type { AccountBackend } from './account-backend.ts'
import { callGateway, GatewayError } from './call-gateway.ts'
import { LoggedOutError } from './logged-out-error.ts'

const LogInAnswer = v.variant('status', [
  v.object({ status: v.literal('logged-in'), customer: SessionMessage }),
  v.object({ status: v.literal('email-not-found') }),
  v.object({ status: v.literal('wrong-password') }),
  v.object({ status: v.literal('not-active') }),
])
const GuessableAnswer = v.object({ status: v.literal('guessable'), why: v.picklist(['common', 'personal']) })
const RegisterAnswer = v.variant('status', [
  v.object({ status: v.literal('registered'), customer: SessionMessage }),
  v.object({ status: v.literal('refused'), message: v.string() }),
  GuessableAnswer,
])
const ProfileAnswer = v.variant('status', [
  v.object({ status: v.literal('saved') }),
  v.object({ status: v.literal('current-wrong') }),
])
const PasswordAnswer = v.variant('status', [
  v.object({ status: v.literal('changed') }),
  v.object({ status: v.literal('current-wrong') }),
  GuessableAnswer,
])
const ResetRequestAnswer = v.object({ status: v.picklist(['sent', 'email-not-found', 'token-failed']) })
const ResetCheckAnswer = v.object({ status: v.picklist(['valid', 'invalid']) })
const ResetAnswer = v.variant('status', [
  v.object({ status: v.literal('done') }),
  v.object({ status: v.literal('invalid') }),
  GuessableAnswer,
])

/** The customer's side of the gateway: who is asking is sealed in a cookie that scripts cannot read. */
export function gatewayAccount(): AccountBackend {
  return {
    async logIn(email, password, remember) {
      return v.parse(LogInAnswer, await post('/api/session', { email, password, remember }))
    },
    async logOut() {
      await callGateway('/api/session', { method: 'DELETE', body: {} })
    },
    async register(form, remember) {
      return v.parse(RegisterAnswer, await post('/api/customers', { form, remember }))
    },
    async customer() {
      return v.parse(v.object({ customer: CustomerMessage }), await personal('/api/account')).customer
    },
    async saveProfile(form, currentPassword) {
      const body = { ...form, currentPassword }
      return v.parse(ProfileAnswer, await personal('/api/account/profile', { method: 'PUT', body }))
    },
    async saveShippingAddress(address) {
      await personal('/api/account/shipping-address', { method: 'PUT', body: address })
    },
    async changePassword(current, next) {
      return v.parse(
        PasswordAnswer,
        await personal('/api/account/password', { method: 'PUT', body: { current, next } }),
      )
    },
    async sessions() {
      return v.parse(SessionsMessage, await personal('/api/account/sessions')).sessions
    },
    async endOtherSessions() {
      await personal('/api/account/sessions', { method: 'DELETE', body: {} })
    },
    async orders() {
      return v.parse(OrdersMessage, await personal('/api/orders')).orders
    },
    async order(orderId) {
      try {
        return v.parse(OrderDetailsMessage, await personal(`/api/orders/${encodeURIComponent(orderId)}`))
      } catch (error) {
        if (error instanceof GatewayError && error.status === 404) return undefined
        throw error
      }
    },
    placeOrder: async (request) => placing('/api/orders', request),
    repeatOrder: async (question) => placing('/api/orders/repeat', question),
    async requestReset(email) {
      return v.parse(ResetRequestAnswer, await post('/api/password-resets', { email }))
    },
    async checkReset(tokenId, mac) {
      return v.parse(ResetCheckAnswer, await post(`/api/password-resets/${encodeURIComponent(tokenId)}`, { mac }))
    },
    async resetPassword(tokenId, mac, password) {
      const path = `/api/password-resets/${encodeURIComponent(tokenId)}`
      return v.parse(ResetAnswer, await callGateway(path, { method: 'PUT', body: { mac, password } }))
    },
  }
}

function post(path: string, body: unknown): Promise<unknown> {
  return callGateway(path, { method: 'POST', body })
}

/** A call that needs a session; without one it throws LoggedOutError. */
async function personal(path: string, options: Parameters<typeof callGateway>[1] = {}): Promise<unknown> {
  try {
    return await callGateway(path, options)
  } catch (error) {
    if (error instanceof GatewayError && error.status === 401)
      throw new LoggedOutError('Please log in.', { cause: error })
    throw error
  }
}

/** A conflict says what is not as it was, in the words of an outcome. */
async function placing(path: string, body: unknown): Promise<PlacingOutcome> {
  try {
    return v.parse(PlacingMessage, await personal(path, { method: 'POST', body }))
  } catch (error) {
    const conflict = error instanceof GatewayError ? v.safeParse(PlacingMessage, error.answer) : undefined
    if (conflict?.success) return conflict.output
    throw error
  }
}
