import { CART_PATH } from '#domain/paths.ts'

/** The cart is fetched without cookies: with that of who once ran no script, a server fills it, and it must not be kept. */
export function fetchForShelf(path: string, how: { priority: 'low' } | { cache: 'no-store' }): Promise<Response> {
  return fetch(path, { ...how, credentials: path === CART_PATH ? 'omit' : 'same-origin' })
}
