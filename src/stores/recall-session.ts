import { STOREFRONT_MODE } from 'astro:env/client'
import * as v from 'valibot'
import type { SessionValues } from './account-backend.ts'
import { callGateway } from './call-gateway.ts'
import { $session, keepSession } from './session.ts'

/**
 * Who is logged in. A new tab does not have the four values of an unremembered session; the gateway's cookie still
 * knows them. Throws GatewayError when it cannot be asked.
 */
export async function recallSession(): Promise<SessionValues | undefined> {
  const here = $session.get()
  if (here !== undefined || STOREFRONT_MODE === 'direct') return here
  const { customer } = v.parse(Known, await callGateway('/api/session'))
  if (customer === null) return undefined
  keepSession(customer, false)
  return customer
}

const Known = v.object({
  customer: v.nullable(
    v.object({ customerId: v.string(), firstName: v.string(), lastName: v.string(), email: v.string() }),
  ),
})
