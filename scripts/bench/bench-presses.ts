// From a press to the next frame (Event Timing) for what is pressed most: add to cart, menus, the sheet of filters, units, in
// Chromium with a processor four times slower.
import { type Browser, chromium, type Page } from 'playwright/test'
import { openShop } from '../../tests/shops/open-shop.ts'
import { findWholeChromium } from '../running/chromium.ts'
import { runScript } from '../running/run-script.ts'
import { median } from './median.ts'

const SLOWER = 4
const RUNS = 7
const DESK = { width: 1440, height: 900 }
const PHONE = { width: 375, height: 800 }
/** The browser tells of no event that took less. */
const LEAST_MS = 16

interface Press {
  what: string
  path: string
  window: { width: number; height: number }
  /** A selector; the first that is in sight is pressed. */
  control: string
}

const PRESSES: Press[] = [
  { what: 'add to cart, card of the store page', path: '/store', window: DESK, control: 'main [data-add-to-cart]' },
  { what: 'add to cart, product', path: '/product/010101', window: DESK, control: 'main [data-add-to-cart]' },
  {
    what: 'add to cart, product, telephone',
    path: '/product/010101',
    window: PHONE,
    control: 'main [data-add-to-cart]',
  },
  { what: 'menu of a category', path: '/store', window: DESK, control: '.entry > button' },
  { what: 'menu of pages, telephone', path: '/store', window: PHONE, control: 'header [popovertarget]' },
  { what: 'filters of a list', path: '/find', window: DESK, control: 'button:has-text("Filter and sort")' },
  { what: 'filters of a list, telephone', path: '/find', window: PHONE, control: 'button:has-text("Filter and sort")' },
  { what: 'search box', path: '/store', window: DESK, control: 'header input[type=search]' },
  { what: 'to compare', path: '/product/010101', window: DESK, control: 'main [data-compare]' },
]

await runScript(async () => {
  const shop = await openShop({ name: 'bench-find', data: 'bench-find', settings: { STOREFRONT_MODE: 'gateway' } })
  const root = process.getuid?.() === 0
  const browser = await chromium.launch({ executablePath: findWholeChromium(), args: root ? ['--no-sandbox'] : [] })
  try {
    const rows = []
    for (const press of PRESSES) rows.push(await measure(browser, shop.origin, press))
    console.table(rows)
  } finally {
    await browser.close()
    await shop.close()
  }
})

/** The first press on each of several pages that are new, and a second one where the control is still there. */
async function measure(browser: Browser, baseURL: string, { what, path, window, control }: Press) {
  const [first, again]: [number[], number[]] = [[], []]
  for (let run = 0; run < RUNS; run += 1) {
    const context = await browser.newContext({ baseURL, viewport: window, serviceWorkers: 'block' })
    const page = await context.newPage()
    await page.goto(path)
    await page.locator('html[data-awake]').waitFor({ state: 'attached' })
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    first.push(await timePress(page, control))
    again.push(await timePress(page, control))
    await context.close()
  }
  return {
    what,
    'first ms': told(median(first)),
    'slowest first ms': told(Math.max(...first)),
    'again ms': told(median(again)),
  }
}

function told(ms: number): string {
  return ms < LEAST_MS ? `under ${LEAST_MS}` : String(ms)
}

/** Milliseconds of the slowest event of one press (steps of 8); 0 for less than the browser tells of. */
async function timePress(page: Page, control: string): Promise<number> {
  await page.evaluate((durationThreshold) => {
    const seen: { name: string; duration: number }[] = []
    const observer = new PerformanceObserver((list) => seen.push(...list.getEntries()))
    const events = { type: 'event', durationThreshold }
    observer.observe(events)
    Object.assign(globalThis, {
      slowest() {
        observer.disconnect()
        return Math.max(
          0,
          ...seen.filter(({ name }) => /^(?:pointer(?:down|up)|click)$/.test(name)).map(({ duration }) => duration),
        )
      },
    })
  }, LEAST_MS)
  await page.locator(control).filter({ visible: true }).first().click()
  await page.waitForTimeout(1_000)
  return page.evaluate(() => Reflect.get(globalThis, 'slowest')() as number)
}
