import type { APIRoute } from 'astro'
import { shop } from '#catalogue/shop.ts'

/** How old the built catalogue is; pages do not carry it, so that they change only when what they show does. */
export const GET: APIRoute = () => Response.json({ crawledAt: shop().crawledAt() })
