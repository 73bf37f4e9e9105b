import { Hono } from 'hono'
import { LogInRequest, RegisterRequest, type SessionMessage } from '#contract/account-message.ts'
import { registrationFrom } from '#domain/customer-form.ts'
import { register } from '#flows/account.ts'
import { logIn } from '#flows/log-in.ts'
import type { GatewayPorts } from './gateway.ts'
import { GatewayProblem } from './gateway-problem.ts'
import { logInBrake } from './log-in-brake.ts'
import { parseBody } from './parse-body.ts'
import { rateLimit } from './rate-limit.ts'
import { constantTimeComparison } from './secrets.ts'
import { closeSession, openSession, passwordPrint, readSession } from './session.ts'

/** Logging in, out, and registering. No answer ever holds a password. */
export function sessionRoutes(ports: GatewayPorts): Hono {
  const { store, secret, nowMs, addressHeader } = ports
  const routes = new Hono()
  const samePassword = constantTimeComparison(secret)
  const brake = logInBrake(nowMs)

  routes.get('/session', async (context) => {
    const session = await readSession(context, secret, nowMs())
    return context.json({ customer: session?.customer ?? null })
  })

  routes.post(
    '/session',
    rateLimit({ calls: 60, withinS: 600, what: 'log-ins from your connection' }, addressHeader),
    async (context) => {
      const { email, password, remember } = await parseBody(context, LogInRequest)
      const waitS = brake.waitS(email)
      if (waitS > 0) {
        throw new GatewayProblem(429, 'too-many', `Too many attempts. Please try again in ${waitS} seconds.`, waitS)
      }
      const outcome = await logIn(store, samePassword, email, password)
      if (outcome.status !== 'logged-in') {
        brake.failed(email)
        return context.json({ status: outcome.status })
      }
      brake.succeeded(email)
      const { customerId, firstName, lastName } = outcome.customer
      const customer: SessionMessage = { customerId, firstName, lastName, email: outcome.customer.email }
      const session = { customer, passwordPrint: passwordPrint(secret, customerId, outcome.password) }
      await openSession(context, secret, session, remember, nowMs())
      return context.json({ status: 'logged-in', customer })
    },
  )

  routes.delete('/session', (context) => {
    closeSession(context)
    return context.json({ status: 'logged-out' })
  })

  routes.post(
    '/customers',
    rateLimit({ calls: 10, withinS: 3600, what: 'sign-ups from your connection' }, addressHeader),
    async (context) => {
      const { form, remember } = await parseBody(context, RegisterRequest)
      const outcome = await register(store, registrationFrom(form), nowMs())
      if (outcome.status === 'refused') return context.json({ status: 'refused', message: outcome.message })
      const { customer } = outcome
      const session = { customer, passwordPrint: passwordPrint(secret, customer.customerId, form.password) }
      await openSession(context, secret, session, remember, nowMs())
      return context.json({ status: 'registered', customer })
    },
  )
  return routes
}
