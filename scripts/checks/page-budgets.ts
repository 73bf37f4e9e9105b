import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** What a page may weigh, in bytes. */
export interface Budget {
  page: string
  /** Scripts that run before anyone touches the page, gzip. */
  scriptsGzip: number
  /** Files that these lie in: each is a request. */
  scriptFiles: number
  /** Style sheets and inline styles, gzip. */
  stylesGzip: number
  html: number
}

export interface PageWeight {
  page: string
  scriptsGzip: number
  scriptFiles: number
  stylesGzip: number
  html: number
}

const KB = 1024

/** The budgets of the shop's pages. What a page fetches by itself later is measured in a browser, end to end. */
export function budgetsFor(productPage: string): Budget[] {
  const quiet = { scriptsGzip: 12 * KB, scriptFiles: 5, stylesGzip: 20 * KB, html: 200 * KB }
  return [
    { ...quiet, page: 'index.html' },
    { ...quiet, page: 'store.html' },
    { ...quiet, page: productPage, scriptFiles: 2, html: 100 * KB },
  ]
}

/** Weighs a built page: its HTML, its styles, and the scripts it names with all that they import at once. */
export function weighPage(folder: string, page: string): PageWeight {
  const html = readFileSync(join(folder, page), 'utf8')
  const named = [...html.matchAll(/<script[^>]+src="([^"]+)"|data-after-paint="([^"]+)"/g)].map(
    ([, src, waiting]) => src ?? waiting ?? '',
  )
  const inline = [...html.matchAll(/<script(?![^>]*src=)(?![^>]*json)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, code = '']) => code,
  )
  const inlineBytes = inline.reduce((sum, code) => sum + gzipSync(code).length, 0)
  const files = scriptsAtOnce(folder, named, inline)
  const sheets = [
    ...html.matchAll(/<link[^>]+rel="stylesheet"[^>]+href="([^"]+)"|<link[^>]+href="([^"]+)"[^>]+rel="stylesheet"/g),
  ]
  const inlineStyles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(
    ([, css = '']) => gzipSync(css).length,
  )
  const stylesGzip =
    sheets.reduce(
      (sum, [, first, second]) => sum + gzipSync(readFileSync(join(folder, first ?? second ?? ''))).length,
      0,
    ) + inlineStyles.reduce((sum, bytes) => sum + bytes, 0)
  return {
    page,
    scriptsGzip: inlineBytes + gzipOf(folder, files),
    scriptFiles: files.size,
    stylesGzip,
    html: Buffer.byteLength(html),
  }
}

/** Each thing that a page has too much of, as a sentence. */
export function overBudget(weight: PageWeight, budget: Budget): string[] {
  const limits = ['scriptsGzip', 'scriptFiles', 'stylesGzip', 'html'] as const
  return limits
    .filter((limit) => weight[limit] > budget[limit])
    .map((limit) => `${weight.page}: ${limit} is ${weight[limit]}, over its budget of ${budget[limit]}`)
}

/** The scripts that a page names, with all that they import at once. */
function scriptsAtOnce(folder: string, named: string[], inline: string[]): Set<string> {
  const found = new Set<string>()
  const visit = (path: string) => {
    if (found.has(path) || !existsSync(join(folder, path))) return
    found.add(path)
    follow(readFileSync(join(folder, path), 'utf8'), path)
  }
  const follow = (code: string, from: string) => {
    const here = new URL(from, 'https://shop.invalid')
    for (const [, address = ''] of code.matchAll(/(?:import|from)\s*["']([^"']+\.js)["']/g)) {
      visit(new URL(address, here).pathname)
    }
  }
  for (const path of named) visit(path)
  for (const code of inline) follow(code, '/')
  return found
}

function gzipOf(folder: string, paths: Set<string>): number {
  return [...paths].reduce((sum, path) => sum + gzipSync(readFileSync(join(folder, path))).length, 0)
}
