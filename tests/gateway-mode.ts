const ENVIRONMENT = 'astro:env/client'

/** Stands in for what Astro tells the code of a page: the shop is built for the gateway. */
export const gatewayMode = {
  name: 'gateway-mode',
  resolveId: (id: string) => (id === ENVIRONMENT ? `\0${ENVIRONMENT}` : undefined),
  load: (id: string) => (id === `\0${ENVIRONMENT}` ? "export const STOREFRONT_MODE = 'gateway'" : undefined),
}
