// Papers as a customer makes them, in Chromium over the demo shop: a spec sheet, and a catalogue of 500 items with pictures,
// of items that the search index finds and of such that it does not, so that the page of each is read; first on this processor
// and then on one four times slower. Time from the press to the file, its size, and the most memory that the process of the
// page held: all that is resident, the browser's own program with it.
import { readFileSync, statSync } from 'node:fs'
import type { Browser, BrowserContext, Page } from 'playwright/test'
import * as v from 'valibot'
import { LISTS_KIND } from '#domain/open-lists.ts'
import { SEARCH_MANIFEST_PATH } from '#domain/paths.ts'
import { ONE_BY_ONE } from '#domain/sale-terms.ts'
import { SearchHead, SearchManifest } from '#search/search-index-files.ts'
import { openShop } from '../../tests/shops/open-shop.ts'
import { findWholeChromium, launchChromium } from '../running/chromium.ts'
import { runScript } from '../running/run-script.ts'

const ITEMS = 500
const SLOWER = 4
const IDS = Array.from({ length: ITEMS }, (_, index) => String(900_000 + index))

await runScript(async () => {
  const shop = await openShop({ name: 'bench-papers', data: 'bench-papers', settings: { STOREFRONT_MODE: 'gateway' } })
  try {
    const rows = []
    for (const slower of [1, SLOWER]) {
      for (const paper of [specSheet, catalogueOfPages, catalogueOfIndex]) {
        // A browser of its own, so that the most memory is that of this paper.
        const browser = await launchChromium(findWholeChromium(), ['--disable-background-networking'])
        try {
          rows.push({
            processor: slower === 1 ? 'as it is' : `${slower} times slower`,
            ...(await paper(browser, shop.origin, slower)),
          })
        } finally {
          await browser.close()
        }
      }
    }
    console.table(rows)
  } finally {
    await shop.close()
  }
})

async function specSheet(browser: Browser, origin: string, slower: number) {
  const { page } = await openPage(browser, origin, slower)
  await page.goto('/product/010101')
  await page.locator('html[data-awake]').waitFor({ state: 'attached' })
  const before = memory(await rendererOf(browser))
  const measured = await measure(page, () => page.locator('[data-spec-sheet] summary').click())
  return { paper: 'a spec sheet', ...measured, ...(await held(browser, before)) }
}

async function catalogueOfPages(browser: Browser, origin: string, slower: number) {
  const { page, context } = await openPage(browser, origin, slower)
  await servePages(context, origin)
  return { paper: `a catalogue of ${ITEMS} items, from their pages`, ...(await catalogue(browser, page)) }
}

async function catalogueOfIndex(browser: Browser, origin: string, slower: number) {
  const { page, context } = await openPage(browser, origin, slower)
  await serveIndex(context, origin)
  return { paper: `a catalogue of ${ITEMS} items, from the search index`, ...(await catalogue(browser, page)) }
}

async function catalogue(browser: Browser, page: Page) {
  const lines = IDS.map((itemId) => ({
    itemId,
    code: itemId,
    name: itemId,
    picture: '',
    quantity: 1,
    terms: ONE_BY_ONE,
    note: '',
    price: 'on-request' as const,
  }))
  const text = LISTS_KIND.write({ lists: [{ id: 'l1', name: 'Everything', lines }], applied: {} })
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [LISTS_KIND.key, text] as const)
  await page.goto('/lists#list=l1')
  await page.getByRole('button', { name: 'Catalogue (PDF)' }).click()
  const before = memory(await rendererOf(browser))
  const measured = await measure(page, () => page.getByRole('button', { name: 'Make the PDF' }).click())
  return { ...measured, ...(await held(browser, before)) }
}

async function openPage(browser: Browser, baseURL: string, slower: number) {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  return { page, context }
}

/** Each item has the page of one of the demo's. */
async function servePages(context: BrowserContext, origin: string): Promise<void> {
  const pages = await realPages(origin)
  await context.route(/\/product\/9\d{5}$/, (route) => {
    const id = route.request().url().slice(-6)
    // The card that says which item it is of has another id then, as pictures have that of the item.
    const body = (pages[Number(id) % pages.length] ?? '').replaceAll(/\/product\/\w+/g, `/product/${id}`)
    return route.fulfill({ contentType: 'text/html', body })
  })
}

/** A search index without parts, in which each item is one of the demo's under an id and a code of its own. */
async function serveIndex(context: BrowserContext, origin: string): Promise<void> {
  const manifest = v.parse(SearchManifest, JSON.parse(await textOf(origin + SEARCH_MANIFEST_PATH)))
  const head = v.parse(SearchHead, JSON.parse(await textOf(origin + manifest.head)))
  const documents = IDS.flatMap((id, index) => {
    const [, , ...rest] = head.documents[index % head.documents.length] ?? []
    return [[id, id, ...rest]]
  })
  await context.route(`**${manifest.head}`, (route) => route.fulfill({ json: { ...head, documents } }))
}

async function realPages(origin: string): Promise<string[]> {
  const index = await textOf(`${origin}/sitemap.xml`)
  const parts = await Promise.all(addresses(index).map((address) => textOf(origin + new URL(address).pathname)))
  const paths = [...new Set(parts.flatMap(addresses).map((address) => new URL(address).pathname))]
  return Promise.all(paths.filter((path) => path.startsWith('/product/')).map((path) => textOf(origin + path)))
}

function addresses(text: string): string[] {
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
}

async function textOf(address: string): Promise<string> {
  return (await fetch(address)).text()
}

async function measure(page: Page, press: () => Promise<void>) {
  const downloading = page.waitForEvent('download', { timeout: 300_000 })
  const start = performance.now()
  await press()
  const download = await downloading
  const seconds = (performance.now() - start) / 1000
  const bytes = statSync(await download.path()).size
  return { seconds: seconds.toFixed(1), 'MB of PDF': (bytes / 1e6).toFixed(2) }
}

async function held(browser: Browser, before: Memory) {
  const after = memory(await rendererOf(browser))
  return { 'MB before': before.now, 'MB at most': after.most }
}

/** The process of the page: the largest of those that draw pages. */
async function rendererOf(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const renderers = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id)
  return renderers.toSorted((a, b) => memory(b).now - memory(a).now)[0] ?? 0
}

interface Memory {
  now: number
  most: number
}

/** Resident memory of a process, now and at its most, in MB, as Linux tells it. */
function memory(process: number): Memory {
  const status = readFileSync(`/proc/${process}/status`, 'utf8')
  const megabytes = (name: string) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1000)
  return { now: megabytes('VmRSS'), most: megabytes('VmHWM') }
}
