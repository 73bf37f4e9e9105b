import { defineMiddleware } from 'astro:middleware'
import { ownPolicy } from '#hosting/own-policy.ts'

/** Astro gives every page the hashes of every script and style that any page may hold. */
export const onRequest = defineMiddleware(async (_, next) => {
  const answer = await next()
  if (!answer.headers.get('content-type')?.startsWith('text/html')) return answer
  return new Response(ownPolicy(await answer.text()), answer)
})
