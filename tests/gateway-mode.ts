const ENVIRONMENT = 'astro:env/client'
const SETTINGS = `export const STOREFRONT_MODE = 'gateway', IMAGE_URL_TEMPLATE = ''`

/** Stands in for what Astro tells the code of a page: the shop is built for the gateway, and shows its own pictures. */
export const gatewayMode = {
  name: 'gateway-mode',
  resolveId: (id: string) => (id === ENVIRONMENT ? `\0${ENVIRONMENT}` : undefined),
  load: (id: string) => (id === `\0${ENVIRONMENT}` ? SETTINGS : undefined),
}
