import { STOREFRONT_MODE } from 'astro:env/client'
import { loadOnce } from '#domain/load-once.ts'
import type { Backend } from './backend.ts'

/**
 * The way to the flows: through the gateway, or in the browser itself where the shop was built so. `who` names the
 * customer that this browser takes to be logged in: the gateway knows better, direct mode knows nothing else.
 */
export function openBackend(who: () => string | undefined): Backend {
  return STOREFRONT_MODE === 'direct'
    ? {
        catalogue: loadOnce(async () => (await import('./direct/direct-catalogue.ts')).directCatalogue()),
        messages: loadOnce(async () => (await import('./direct/direct-messages.ts')).directMessages),
        account: loadOnce(async () => (await import('./direct/direct-account.ts')).directAccount(who)),
      }
    : {
        catalogue: loadOnce(async () => (await import('./gateway/gateway-catalogue.ts')).gatewayCatalogue),
        messages: loadOnce(async () => (await import('./gateway/gateway-messages.ts')).gatewayMessages),
        account: loadOnce(async () => (await import('./gateway/gateway-account.ts')).gatewayAccount),
      }
}
