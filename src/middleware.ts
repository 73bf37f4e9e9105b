import { defineMiddleware } from 'astro:middleware'
import { ownPolicy } from '#hosting/own-policy.ts'

/**
 * Astro gives every page the hashes of every script and style that any page may hold. What renders pages outside Astro's
 * build sees to that itself: here it takes a page apart into bytes and together again.
 */
export const onRequest = defineMiddleware(async (_, next) => {
  const answer = await next()
  const isPage = answer.headers.get('content-type')?.startsWith('text/html')
  if (!isPage || globalThis.watchedShop !== undefined) return answer
  const page = Buffer.from(await answer.arrayBuffer()).toString('latin1')
  return new Response(Buffer.from(ownPolicy(page), 'latin1'), answer)
})
