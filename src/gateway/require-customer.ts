import type { Context } from 'hono'
import type { CustomerAccount } from '#store-api/customer-calls.ts'
import { inCustomerTurn } from './customer-turn.ts'
import type { GatewayPorts } from './gateway-ports.ts'
import { GatewayProblem } from './gateway-problem.ts'
import { demandWithin } from './limited.ts'
import { sameFingerprint } from './secrets.ts'
import { closeSession, passwordPrint, readSession, type Session } from './session.ts'

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
 * or the customer may not log in any more; the session ends then. Throws 503 where a change of the customer goes on.
 */
export async function requireCustomer(context: Context, ports: GatewayPorts): Promise<KnownCustomer> {
  const session = await requireSession(context, ports)
  const known = await customerOf(session, ports)
  if (known !== undefined) return known
  // The store shows a new password before the session of whoever changes it goes on anew; that one is not to end.
  return inCustomerTurn(ports, session.customer.customerId, () => requireCustomerInTurn(context, ports))
}

/** The same inside the customer's turn, where nobody else is changing the password. */
export async function requireCustomerInTurn(context: Context, ports: GatewayPorts): Promise<KnownCustomer> {
  const session = await requireSession(context, ports)
  const known = await customerOf(session, ports)
  if (known !== undefined) return known
  await ports.sessions.end(session.key)
  closeSession(context)
  throw loggedOut()
}

async function customerOf(session: Session, { store, secret }: GatewayPorts): Promise<KnownCustomer | undefined> {
  const { customerId } = session.customer
  const account = await store.customer(customerId)
  if (account?.active !== true) return undefined
  const print = passwordPrint(secret, customerId, account.password)
  return sameFingerprint(print, session.passwordPrint) ? { ...account, customerId, session } : undefined
}

function loggedOut(): GatewayProblem {
  return new GatewayProblem(401, 'logged-out')
}
