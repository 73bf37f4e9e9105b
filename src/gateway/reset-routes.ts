import { Hono } from 'hono'
import * as calls from '#contract/reset-calls.ts'
import { checkPassword } from '#flows/common-passwords.ts'
import { MailError } from '#flows/mailer.ts'
import {
  checkReset,
  customerOfToken,
  type PasswordResetPorts,
  type ResetOutcome,
  requestReset,
  resetPassword,
} from '#flows/password-reset.ts'
import { inCustomerTurn, unconfirmed } from './customer-turn.ts'
import type { GatewayPorts } from './gateway-ports.ts'
import { rememberDevice } from './known-device.ts'
import { demandWithin } from './limited.ts'
import { mailFailed } from './mail-failed.ts'
import { notices } from './notices.ts'
import { onCall } from './on-call.ts'
import { resetGenerations } from './reset-generations.ts'
import { fingerprint, sameFingerprint } from './secrets.ts'

/** Asking for a reset link, holding one up, and using it. Only the mail ever carries the link. */
export function resetRoutes(ports: GatewayPorts): Hono {
  const { store, mailer, once, secret, nowMs, shop, sessions, events, log } = ports
  const routes = new Hono()
  const notify = notices(ports)
  const generations = resetGenerations(once)
  const resets: PasswordResetPorts = {
    store,
    mailer,
    shop,
    nowMs,
    checkPassword,
    sameMac: sameFingerprint,
    async mac({ tokenId, customerId, expiresAtMs }, { password, customer: { email } }) {
      const generation = await generations.of(customerId)
      return fingerprint(secret, 'reset-link', tokenId, customerId, String(expiresAtMs), password, email, generation)
    },
  }

  onCall(routes, calls.request).answer(async (context, body) => {
    const { email } = body()
    await demandWithin(context, 'target', email.toLowerCase())
    const { status } = await requestReset(resets, email).catch((error: unknown) => {
      if (error instanceof MailError) events.note({ event: 'reset-asked', outcome: 'mail-failed', email }, context)
      return mailFailed(calls.request, context, log)(error)
    })
    events.note({ event: 'reset-asked', outcome: status, email }, context)
    return { status }
  })

  onCall(routes, calls.check).answer(async (context, body) => {
    const { mac } = body()
    const valid = await checkReset(resets, { tokenId: context.req.param('tokenId'), mac })
    return { status: valid ? 'valid' : 'invalid' }
  })

  onCall(routes, calls.use).answer(async (context, body) => {
    const { mac, password } = body()
    const outcome = await reset(context.req.param('tokenId'), mac, password)
    if (outcome.status === 'unconfirmed') throw unconfirmed()
    if (outcome.status === 'guessable') return outcome
    const { status } = outcome
    if (status === 'done') {
      const { customer } = outcome.account
      events.note({ event: 'reset-used', outcome: status, customerId: customer.customerId }, context)
      rememberDevice(context, secret, customer.email)
      notify(context, customer, 'password-reset')
    } else events.note({ event: 'reset-used', outcome: status }, context)
    return { status }
  })
  return routes

  /** In the customer's turn: of two uses at once the second finds the link spent. */
  async function reset(tokenId: string, mac: string, password: string): Promise<ResetOutcome> {
    const customerId = await customerOfToken(resets, tokenId)
    if (customerId === undefined) return { status: 'invalid' }
    return inCustomerTurn(ports, customerId, async (turn) => {
      const outcome = await resetPassword(resets, turn, { tokenId, mac }, password)
      if (outcome.status !== 'done') return outcome
      // Also where the password is the same as before: nothing that was open stays so.
      await generations.next(customerId)
      await sessions.endOthers(customerId)
      return outcome
    })
  }
}
