import { STOREFRONT_MODE } from 'astro:env/client'
import { current, type SessionMessage } from '#contract/session-calls.ts'
import { callGateway } from './call-gateway.ts'
import { $session, keepSession } from './session.ts'

/**
 * Who is logged in. A new tab does not have the four values of an unremembered session; the gateway's cookie still
 * knows them. Throws GatewayError when it cannot be asked.
 */
export async function recallSession(): Promise<SessionMessage | undefined> {
  const here = $session.get()
  if (here !== undefined || STOREFRONT_MODE === 'direct') return here
  const { customer } = await callGateway(current)
  if (customer === null) return undefined
  keepSession(customer, false)
  return customer
}
