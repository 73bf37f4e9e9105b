import { STOREFRONT_MODE } from 'astro:env/client'
import type { Backend } from './backend.ts'

/**
 * The way to the flows: through the gateway, or in the browser itself where the shop was built so. `who` names the
 * customer that this browser takes to be logged in: the gateway knows better, direct mode knows nothing else.
 */
export function openBackend(who: () => string | undefined): Backend {
  return STOREFRONT_MODE === 'direct'
    ? {
        catalogue: once(async () => (await import('./direct/direct-catalogue.ts')).directCatalogue()),
        messages: once(async () => (await import('./direct/direct-messages.ts')).directMessages),
        account: once(async () => (await import('./direct/direct-account.ts')).directAccount(who)),
      }
    : {
        catalogue: once(async () => (await import('./gateway/gateway-catalogue.ts')).gatewayCatalogue),
        messages: once(async () => (await import('./gateway/gateway-messages.ts')).gatewayMessages),
        account: once(async () => (await import('./gateway/gateway-account.ts')).gatewayAccount),
      }
}

function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined
  return () => {
    loaded ??= load()
    return loaded
  }
}
