import type { Context } from 'hono'
import type { CustomerAccount } from '#store-api/customer-calls.ts'
import type { GatewayPorts } from './gateway.ts'
import { GatewayProblem } from './gateway-problem.ts'
import { sameFingerprint } from './secrets.ts'
import { closeSession, passwordPrint, readSession } from './session.ts'

/**
 * The customer whose session a request carries, as the store has it now. Whose data is read follows from this alone,
 * never from what a request says. Throws GatewayProblem 401 without a session, or when the password has changed since.
 */
export async function requireCustomer(
  context: Context,
  { store, secret, nowMs }: GatewayPorts,
): Promise<CustomerAccount & { customerId: string }> {
  const session = await readSession(context, secret, nowMs())
  if (session === undefined) throw loggedOut()
  const { customerId } = session.customer
  const account = await store.customer(customerId)
  const print = account === undefined ? '' : passwordPrint(secret, customerId, account.password)
  if (account === undefined || !sameFingerprint(print, session.passwordPrint)) {
    closeSession(context)
    throw loggedOut()
  }
  return { ...account, customerId }
}

function loggedOut(): GatewayProblem {
  return new GatewayProblem(401, 'logged-out', 'Please log in.')
}
