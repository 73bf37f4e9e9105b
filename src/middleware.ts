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
  return new Response(ownPolicy(await answer.text()), answer)
})
