// A quotation of 500 lines in Chromium, as the shop's button builds it: time and size of the document, weight of the code.
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type Cart, MOST_CART_LINES } from '#domain/cart.ts'
import { cartLinkAddress } from '#domain/cart-link.ts'
import { openQuotationBrowser } from '../../tests/quotation/quotation-browser.ts'
import { lineOf, ORIGIN, quote } from '../../tests/quotation/test-quotation.ts'
import { runScript } from '../running/run-script.ts'

const SINHALA = ['අශ්ව', 'කුටි', 'සඳහා', 'රබර්', 'පැදුර', 'ඝනකම', 'කළු', 'ගව', 'දොර', 'මැට්']

await runScript(async () => {
  const browser = await openQuotationBrowser()
  try {
    const rows = []
    let loaded: string[] = []
    for (const [name, cart] of Object.entries(carts())) {
      browser.requests.length = 0
      const { bytes, loadMs, buildMs } = await browser.build(quote(cart))
      if (loaded.length === 0) loaded = browser.requests.filter((url) => /assets\/(?!index).*\.(?:js|woff)$/.test(url))
      const seconds = (loadMs + buildMs) / 1000
      const link = cartLinkAddress(ORIGIN, cart).length
      rows.push({ cart: name, 'seconds in all': seconds.toFixed(2), 'kB of PDF': kilobytes(bytes.length), link })
    }
    console.table(rows)
    console.table(weights(browser.folder))
    const bytes = loaded.reduce((sum, url) => sum + weight(join(browser.folder, new URL(url).pathname)), 0)
    console.log(`Loaded for the first cart: ${kilobytes(bytes)} kB, brotli or packed fonts.`)
  } finally {
    await browser.close()
  }
})

function carts(): Record<string, Cart> {
  const lines = (count: number, name: (index: number) => string): Cart =>
    Array.from({ length: count }, (_, index) => lineOf(index * 19, { name: name(index), quantity: 1 + (index % 40) }))
  return {
    '5 lines': lines(5, (index) => `Heavy-duty stable mat, hammer top, ${index}`),
    '500 lines, Latin': lines(
      MOST_CART_LINES,
      (index) => `Heavy-duty stable mat with hammer top, 1830 × 1220 × ${index} mm`,
    ),
    '500 lines, Sinhala, no two alike': lines(MOST_CART_LINES, sinhala),
  }
}

function sinhala(index: number): string {
  return [1, 10, 100, 3, 7, 13].map((step, place) => SINHALA[(Math.floor(index / step) + place * index) % 10]).join(' ')
}

function weights(folder: string): { file: string; kB: string }[] {
  return globSync('assets/*', { cwd: folder })
    .filter((file) => !/reader|pdf\.worker/.test(file))
    .map((file) => ({ file: basename(file), kB: kilobytes(weight(join(folder, file))) }))
    .toSorted((a, b) => Number(b.kB) - Number(a.kB))
}

/** Fonts are packed already and travel as they are. */
function weight(file: string): number {
  const bytes = readFileSync(file)
  return file.endsWith('.woff') ? bytes.length : brotliCompressSync(bytes).length
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}
