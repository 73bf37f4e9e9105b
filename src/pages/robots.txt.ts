import type { APIRoute } from 'astro'

/** Search engines may see everything; personal pages and tools say `noindex` themselves. */
export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', site).href}\n`)
