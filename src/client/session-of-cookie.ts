import { STOREFRONT_MODE } from 'astro:env/client'
import { current } from '#contract/session-calls.ts'
import type { CustomerIdentity } from '#domain/customer.ts'
import { callGateway } from './call-gateway.ts'

/** Whom the gateway's cookie names; nobody in direct mode, where there is none. Throws BackendError. */
export async function sessionOfCookie(): Promise<{ customer: CustomerIdentity; remembered: boolean } | undefined> {
  if (STOREFRONT_MODE === 'direct') return undefined
  const { customer, remembered } = await callGateway(current)
  return customer === null ? undefined : { customer, remembered }
}
