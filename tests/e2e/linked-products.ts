import type { APIRequestContext } from 'playwright/test'

/**
 * The paths of all products that pages of lists lead to from `start`, by links alone and without a script; `follows` says
 * which links lead on.
 */
export async function linkedProducts(
  request: APIRequestContext,
  start: string,
  follows: (path: string) => boolean = (path) => /^\/(?:store|find)(?:\/|$)/.test(path),
): Promise<Set<string>> {
  const found = new Set([start])
  const products = new Set<string>()
  // What is added while a set is gone through is gone through, too.
  for (const path of found) {
    const html = await (await request.get(path)).text()
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    for (const [, address = ''] of main.matchAll(/<a\b[^>]*\shref="([^"]+)"/g)) {
      const { pathname } = new URL(address.replaceAll('&amp;', '&'), 'https://shop.invalid')
      if (pathname.startsWith('/product/')) products.add(pathname)
      else if (follows(pathname)) found.add(pathname)
    }
  }
  return products
}

/** The paths of all products, as search engines are told them. */
export async function toldProducts(request: APIRequestContext): Promise<Set<string>> {
  const locations = async (path: string) => {
    const xml = await (await request.get(path)).text()
    return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  }
  const parts = await Promise.all((await locations('/sitemap.xml')).map(locations))
  return new Set(parts.flat().filter((path) => path.startsWith('/product/')))
}
