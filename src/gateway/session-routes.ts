import { type Context, Hono } from 'hono'
import * as customerCalls from '#contract/customer-calls.ts'
import * as calls from '#contract/session-calls.ts'
import type { CustomerIdentity } from '#domain/customer.ts'
import { registrationFrom } from '#domain/customer-form.ts'
import { register } from '#flows/account.ts'
import { checkPassword } from '#flows/common-passwords.ts'
import { logIn } from '#flows/log-in.ts'
import type { GatewayPorts } from './gateway-ports.ts'
import { counterOf, rememberDevice } from './known-device.ts'
import { logInBrake } from './log-in-brake.ts'
import { onCall } from './on-call.ts'
import { constantTimeComparison } from './secrets.ts'
import { closeSession, endSession, openSession, readSession } from './session.ts'

/** Logging in, out, and registering. No answer ever holds a password. */
export function sessionRoutes(ports: GatewayPorts): Hono {
  const { store, secret, nowMs, events, limiter } = ports
  const routes = new Hono()
  const samePassword = constantTimeComparison(secret)
  const brake = logInBrake(limiter)

  onCall(routes, calls.current).answer(async (context) => {
    const session = await readSession(context, ports)
    return { customer: session?.customer ?? null, remembered: session?.remembered ?? false }
  })

  onCall(routes, calls.logIn).answer(async (context, body) => {
    const { email, password, remember } = body()
    const attempt = await brake.demandTurn(counterOf(context, secret, email)).catch((refusal: unknown) => {
      events.note({ event: 'log-in-refused', reason: 'slowed', email }, context)
      throw refusal
    })
    const outcome = await logIn(store, samePassword, email, password).catch(attempt.brokenOff)
    if (outcome.status !== 'logged-in') {
      const reason = outcome.status === 'not-active' ? 'inactive' : outcome.status
      events.note({ event: 'log-in-refused', reason, email }, context)
      return { status: outcome.status }
    }
    const { customerId, firstName, lastName } = outcome.customer
    const customer: CustomerIdentity = { customerId, firstName, lastName, email: outcome.customer.email }
    const begun = await begin(context, customer, password, remember).catch(attempt.brokenOff)
    if (!begun) return { status: 'wrong-password' }
    await attempt.succeeded()
    rememberDevice(context, secret, email)
    events.note({ event: 'log-in-taken', customerId }, context)
    return { status: 'logged-in', customer }
  })

  onCall(routes, calls.logOut).answer(async (context) => {
    const session = await endSession(context, ports)
    if (session !== undefined) events.note({ event: 'logged-out', customerId: session.customer.customerId }, context)
    return { status: 'logged-out' }
  })

  onCall(routes, customerCalls.register).answer(async (context, body) => {
    const { form, remember } = body()
    const outcome = await register(store, checkPassword, registrationFrom(form), nowMs())
    if (outcome.status === 'guessable') return outcome
    if (outcome.status === 'refused') {
      events.note({ event: 'registration-refused', email: form.email }, context)
      return { status: 'refused', message: outcome.message }
    }
    events.note({ event: 'registered', customerId: outcome.customer.customerId }, context)
    await openSession(context, ports, outcome.customer, form.password, remember)
    rememberDevice(context, secret, form.email)
    return { status: 'registered', customer: outcome.customer }
  })
  return routes

  /** A password that changed after it was looked at ended all sessions but this one, so it is looked at again. */
  async function begin(context: Context, customer: CustomerIdentity, password: string, remember: boolean) {
    const { key } = await openSession(context, ports, customer, password, remember)
    let stands = false
    try {
      const account = await store.customer(customer.customerId)
      stands = account !== undefined && samePassword(password, account.password)
      return stands
    } finally {
      // Whoever is told that it failed, for whatever reason, is not logged in.
      if (!stands) {
        closeSession(context)
        await ports.sessions.end(key)
      }
    }
  }
}
