import type { APIRoute } from 'astro'
import { SITEMAP_PATH } from '#domain/paths.ts'

/** Search engines may see everything; personal pages and tools say `noindex` themselves. */
export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL(SITEMAP_PATH, site).href}\n`)
