import { GATEWAY_SHOP, type OpenShop, openShop } from '../shops/open-shop.ts'

let shop: OpenShop | undefined

/** Opens the shop that all browsers walk through; SHOP_GATEWAY and SHOP_GATEWAY_OUTBOX tell where it is. */
export async function setup(): Promise<void> {
  shop = await openShop(GATEWAY_SHOP)
  Object.assign(process.env, { SHOP_GATEWAY: shop.origin, SHOP_GATEWAY_OUTBOX: shop.outbox })
}

export async function teardown(): Promise<void> {
  await shop?.close()
}
