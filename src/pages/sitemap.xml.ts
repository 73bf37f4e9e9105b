import type { APIRoute } from 'astro'
import { shop } from '#catalogue/shop.ts'
import { sitemapFiles } from '#catalogue/sitemap.ts'
import { sitemapPartPath } from '#domain/paths.ts'

/** An index of sitemaps, since one may hold 50,000 addresses at most (sitemaps.org). */
export const GET: APIRoute = ({ site }) => {
  const files = sitemapFiles(shop()).map(({ name }) => {
    return `<sitemap><loc>${new URL(sitemapPartPath(name), site).href}</loc></sitemap>`
  })
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${files.join('')}</sitemapindex>\n`,
    { headers: { 'content-type': 'application/xml' } },
  )
}
