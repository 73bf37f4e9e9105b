import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, extname, join } from 'node:path'
import { type BrowserContext, chromium, type Page } from 'playwright'
import { build } from 'vite'
import type { Order, OrderLine } from '#domain/order.ts'
import type { PlanPaperRequest } from '#islands/plan-paper/plan-paper.ts'
import type { QuotationMaker, QuotationRequest } from '#islands/quotation/quotation.ts'
import { unpackWoff } from '#pdf/woff.ts'
import { shopLanguage } from '../../scripts/language/shop-language.ts'
import { findChromium } from '../../scripts/running/chromium.ts'
import { ORIGIN } from './test-quotation.ts'

export interface BuiltQuotation {
  bytes: Uint8Array
  loadMs: number
  buildMs: number
}

export interface Picture {
  width: number
  height: number
  /** Red, green, blue and opacity of every pixel, row by row. */
  pixels: Uint8ClampedArray
}

export interface QuotationBrowser {
  /** Builds a quotation on a page of its own, nothing cached. */
  build(request: QuotationRequest): Promise<BuiltQuotation>
  /** The paper of an order. */
  printOrder(maker: QuotationMaker, order: Order, lines: readonly OrderLine[]): Promise<Uint8Array>
  /** The plan of a floor. */
  printPlan(maker: QuotationMaker, request: PlanPaperRequest): Promise<Uint8Array>
  /** A page of a document as a viewer shows it. */
  picture(pdf: Uint8Array, page: number, dotsPerInch: number): Promise<Picture>
  /** Everything that pages asked for, and everything they complained of. */
  requests: string[]
  problems: string[]
  /** The bundle as it would be served. */
  folder: string
  close(): Promise<void>
}

/**
 * Bundles the island as the site does, in a language, and opens it in Chromium under the site's content security policy. The only
 * fonts that this Chromium knows come from npm packages, so the machine's own do not matter.
 */
export async function openQuotationBrowser(language = 'en'): Promise<QuotationBrowser> {
  const folder = mkdtempSync(join(tmpdir(), 'hoof-and-husk-quotation-'))
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'page'),
    logLevel: 'error',
    plugins: [shopLanguage(language)],
    build: {
      outDir: join(folder, 'site'),
      emptyOutDir: true,
      chunkSizeWarningLimit: 4000,
      modulePreload: false,
      rollupOptions: { input: ['index', 'reader'].map((page) => join(import.meta.dirname, 'page', `${page}.html`)) },
    },
  })
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
    env: { ...process.env, FONTCONFIG_FILE: await onlyOurFonts(folder) },
  })
  const requests: string[] = []
  const problems: string[] = []
  return {
    requests,
    problems,
    folder: join(folder, 'site'),
    async build(request) {
      const { pdf, ...times } = await onOwnPage((page) => page.evaluate((given) => window.quote(given), request))
      return { bytes: bytesOf(pdf), ...times }
    },
    async printOrder(maker, order, lines) {
      const given = [maker, order, lines] as const
      return bytesOf(await onOwnPage((page) => page.evaluate((all) => window.printOrder(...all), given)))
    },
    async printPlan(maker, request) {
      const given = [maker, request] as const
      return bytesOf(await onOwnPage((page) => page.evaluate((all) => window.printPlan(...all), given)))
    },
    async picture(pdf, page, dotsPerInch) {
      const reader = await browser.newPage()
      try {
        await serve(reader.context(), join(folder, 'site'), [])
        await reader.goto(`${ORIGIN}/reader.html`)
        const request = { pdf: Buffer.from(pdf).toString('base64'), page, dotsPerInch }
        const { pixels, ...size } = await reader.evaluate((asked) => {
          return window.picture(asked.pdf, asked.page, asked.dotsPerInch)
        }, request)
        return { ...size, pixels: new Uint8ClampedArray(Buffer.from(pixels, 'base64')) }
      } finally {
        await reader.close()
      }
    },
    async close() {
      await browser.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }

  async function onOwnPage<T>(work: (page: Page) => Promise<T>): Promise<T> {
    const context = await browser.newContext()
    try {
      await serve(context, join(folder, 'site'), requests)
      const page = await context.newPage()
      page.on('console', (message) => problems.push(message.text()))
      page.on('pageerror', (error) => problems.push(String(error)))
      await page.goto(`${ORIGIN}/index.html`)
      return await work(page)
    } finally {
      await context.close()
    }
  }
}

function bytesOf(base64: string): Uint8Array {
  return new Uint8Array(Buffer.from(base64, 'base64'))
}

/** As in astro.config.mjs, without hashes: this page has no inline script. */
const POLICY = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

const TYPES = new Map([
  ['.html', 'text/html'],
  ['.js', 'text/javascript'],
  ['.mjs', 'text/javascript'],
  ['.woff', 'font/woff'],
])

async function serve(context: BrowserContext, folder: string, requests: string[]): Promise<void> {
  await context.route('**/*', async (route) => {
    const { origin, pathname } = new URL(route.request().url())
    requests.push(origin + pathname)
    if (origin !== ORIGIN) return route.abort()
    await route.fulfill({
      body: readFileSync(join(folder, pathname)),
      contentType: TYPES.get(extname(pathname)) ?? 'application/octet-stream',
      // The reader is no part of the shop.
      headers: pathname === '/reader.html' ? {} : { 'Content-Security-Policy': POLICY },
    })
  })
}

const require = createRequire(import.meta.url)
const FONTS = [
  require.resolve('@fontsource/noto-sans-sinhala/package.json'),
  require.resolve('@fontsource/noto-sans-arabic/package.json'),
  require.resolve('@fontsource/noto-emoji/package.json'),
].map(dirname)

/** A configuration for fontconfig that knows Sinhala, Arabic, emoji, and Liberation Sans for the rest. */
async function onlyOurFonts(folder: string): Promise<string> {
  const fonts = join(folder, 'fonts')
  mkdirSync(fonts)
  for (const packageFolder of FONTS) {
    const files = join(packageFolder, 'files')
    for (const woff of globSync('*-400-normal.woff', { cwd: files })) {
      const font = await unpackWoff(new Uint8Array(readFileSync(join(files, woff))).buffer)
      writeFileSync(join(fonts, `${basename(woff, '.woff')}.ttf`), font)
    }
  }
  const liberation = join(dirname(require.resolve('pdfjs-dist/package.json')), 'standard_fonts')
  cpSync(join(liberation, 'LiberationSans-Regular.ttf'), join(fonts, 'LiberationSans-Regular.ttf'))
  const file = join(folder, 'fonts.conf')
  const families = ['serif', 'sans-serif', 'system-ui'].map(
    (family) => `<alias><family>${family}</family><prefer><family>Liberation Sans</family></prefer></alias>`,
  )
  writeFileSync(
    file,
    `<?xml version="1.0"?><fontconfig><dir>${fonts}</dir><cachedir>${join(folder, 'cache')}</cachedir>${families.join('')}</fontconfig>`,
  )
  return file
}
