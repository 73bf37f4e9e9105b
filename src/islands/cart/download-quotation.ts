import type { Cart } from '#domain/cart.ts'

export async function downloadQuotation(_cart: Cart): Promise<void> {
  throw new Error('not yet')
}
