import type { Context } from 'hono'
import type { CustomerAccount } from '#store-api/customer-calls.ts'
import type { GatewayPorts } from './gateway-ports.ts'
import { GatewayProblem } from './gateway-problem.ts'
import { demandWithin } from './limited.ts'
import { sameFingerprint } from './secrets.ts'
import { endSession, passwordPrint, readSession, type Session } from './session.ts'

/** Who is asking, as the store has it now, and by which session. */
export interface KnownCustomer extends CustomerAccount {
  customerId: string
  session: Session
}

/** The session that a request carries. Throws GatewayProblem 401 without one, 429 when its customer asks too often. */
export async function requireSession(context: Context, ports: GatewayPorts): Promise<Session> {
  const session = await readSession(context, ports)
  if (session === undefined) throw loggedOut()
  await demandWithin(context, 'customer', session.customer.customerId)
  return session
}

/**
 * The customer whose session a request carries, as the store has it now. Whose data is read follows from this alone,
 * never from what a request says. Throws GatewayProblem 401 without a session, or when the password has changed since
 * or the customer may not log in any more; the session ends then.
 */
export async function requireCustomer(context: Context, ports: GatewayPorts): Promise<KnownCustomer> {
  const session = await requireSession(context, ports)
  const { customerId } = session.customer
  const account = await ports.store.customer(customerId)
  if (account?.active === true) {
    const print = passwordPrint(ports.secret, customerId, account.password)
    if (sameFingerprint(print, session.passwordPrint)) return { ...account, customerId, session }
  }
  await endSession(context, ports)
  throw loggedOut()
}

function loggedOut(): GatewayProblem {
  return new GatewayProblem(401, 'logged-out')
}
