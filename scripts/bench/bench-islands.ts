// How long it takes in Chromium, with a warm cache, from the click that first needs React to an island that can be used.
import type { Page } from 'playwright/test'
import { openShop } from '../../tests/shops/open-shop.ts'
import { findWholeChromium, launchChromium } from '../running/chromium.ts'
import { runScript } from '../running/run-script.ts'

const RUNS = 11

interface Island {
  what: string
  path: string
  wake(page: Page): Promise<void>
  /** Something that only the working island shows. */
  ready: string
}

const ISLANDS: Island[] = [
  {
    what: 'search, from the first key to results',
    path: '/about-us',
    wake: (page) => page.locator('#site-search').press('m'),
    ready: '[role="listbox"] [role="option"]',
  },
  {
    what: 'cart, from the click to its buttons',
    path: '/about-us',
    wake: (page) => page.getByRole('link', { name: /^Cart, 1 piece/ }).click(),
    ready: 'dialog[open] a[href*="login"], dialog[open] a[href="/checkout"]',
  },
  {
    what: 'help bot, from the click to its box',
    path: '/about-us',
    wake: (page) => page.getByRole('button', { name: 'Chat', exact: true }).click(),
    ready: 'dialog[open] input, dialog[open] textarea',
  },
]

await runScript(async () => {
  const shop = await openShop({
    name: 'bench-islands',
    data: 'bench-islands',
    settings: { STOREFRONT_MODE: 'gateway' },
  })
  const browser = await launchChromium(findWholeChromium())
  try {
    const page = await browser.newPage({ baseURL: shop.origin, viewport: { width: 1440, height: 900 } })
    await page.goto('/product/010101')
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    const rows = []
    for (const island of ISLANDS) {
      const times = []
      // The first run warms the cache and does not count.
      for (let run = 0; run <= RUNS; run += 1) times.push(await timeOf(page, island))
      const counted = times.slice(1).toSorted((a, b) => a - b)
      rows.push({ island: island.what, 'median ms': counted[Math.floor(RUNS / 2)], 'slowest ms': counted.at(-1) })
    }
    console.table(rows)
  } finally {
    await browser.close()
    await shop.close()
  }
})

/** In milliseconds, measured within the page: from the event itself to the frame that has what shows it works. */
async function timeOf(page: Page, { path, wake, ready }: Island): Promise<number> {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  const ended = page.evaluate(async (selector) => {
    const begun = new Promise<number>((resolve) => {
      const note = (event: Event) => resolve(event.timeStamp)
      for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, note, { capture: true, once: true })
    })
    const start = await begun
    while (document.querySelector(selector) === null) await new Promise(requestAnimationFrame)
    return performance.now() - start
  }, ready)
  await wake(page)
  return Math.round(await ended)
}
