import { Hono } from 'hono'
import { ResetPasswordRequest, ResetRequest } from '#contract/account-message.ts'
import { checkReset, type PasswordResetPorts, requestReset, resetPassword } from '#flows/password-reset.ts'
import type { GatewayPorts } from './gateway.ts'
import { parseBody } from './parse-body.ts'
import { rateLimit } from './rate-limit.ts'
import { fingerprint, sameFingerprint } from './secrets.ts'

/** How long a use of a link waits for another use of the same. */
const WAIT_MS = 10_000

/** Asking for a reset link, holding one up, and using it. Only the mail ever carries the link. */
export function resetRoutes(ports: GatewayPorts): Hono {
  const { store, mailer, once, secret, nowMs, shop, addressHeader } = ports
  const routes = new Hono()
  const resets: PasswordResetPorts = {
    store,
    mailer,
    shop,
    nowMs,
    sameMac: sameFingerprint,
    mac: ({ tokenId, customerId, expiresAtMs }, { password }) =>
      fingerprint(secret, 'reset-link', tokenId, customerId, String(expiresAtMs), password),
  }
  const ask = rateLimit({ calls: 5, withinS: 3600, what: 'reset links from your connection' }, addressHeader)
  const guess = rateLimit({ calls: 60, withinS: 600, what: 'attempts from your connection' }, addressHeader)

  routes.post('/password-resets', ask, async (context) => {
    const { email } = await parseBody(context, ResetRequest)
    return context.json(await requestReset(resets, email))
  })

  routes.get('/password-resets/:tokenId', guess, async (context) => {
    const valid = await checkReset(resets, context.req.param('tokenId'), context.req.query('mac') ?? '')
    return context.json({ status: valid ? 'valid' : 'invalid' })
  })

  routes.put('/password-resets/:tokenId', guess, async (context) => {
    const { mac, password } = await parseBody(context, ResetPasswordRequest)
    const tokenId = context.req.param('tokenId')
    // One at a time: of two uses at once the second finds the link spent.
    const run = await once.exclusively(`reset:${tokenId}`, WAIT_MS, () => resetPassword(resets, tokenId, mac, password))
    return context.json({ status: run?.done ? 'done' : 'invalid' })
  })
  return routes
}
