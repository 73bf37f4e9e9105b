import type { APIRoute } from 'astro'
import { shop } from '#catalogue/shop.ts'
import { sitemapFiles } from '#catalogue/sitemap.ts'

export const getStaticPaths = () => sitemapFiles(shop()).map(({ name }) => ({ params: { name } }))

export const GET: APIRoute = ({ params, site }) => {
  const paths = sitemapFiles(shop()).find(({ name }) => name === params.name)?.paths ?? []
  const urls = paths.map((path) => `<url><loc>${new URL(path, site).href}</loc></url>`)
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`,
    { headers: { 'content-type': 'application/xml' } },
  )
}
