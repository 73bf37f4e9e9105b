// From a press to the next frame (Event Timing) for what is pressed most: add to cart, menus, the sheet of filters, search, in
// Chromium with a processor four times slower. `--beside FOLDER` measures the shop of another checkout by turns;
// `--only TEXT` what is called so.
import { parseArgs } from 'node:util'
import type { Browser, CDPSession, Page } from 'playwright/test'
import { findWholeChromium, launchChromium } from '../running/chromium.ts'
import { runScript } from '../running/run-script.ts'
import { openBenchShop } from './bench-shop.ts'
import { median } from './median.ts'

const SLOWER = 4
const RUNS = 5
const DESK = { viewport: { width: 1440, height: 900 } }
const PHONE = { viewport: { width: 375, height: 800 }, hasTouch: true, isMobile: true }
/** How long a page rests before somebody does something, a pointer on what it then presses, and a finger or button is down. */
const [PAGE_RESTS_MS, POINTER_RESTS_MS, DOWN_MS] = [2_000, 300, 80]
/** The browser tells of no event that took less. */
const LEAST_MS = 16

interface Press {
  what: string
  path: string
  on: typeof DESK | typeof PHONE
  /** A selector; the first that is in sight is pressed. */
  control: string
}

const PRESSES: Press[] = [
  { what: 'add to cart, card of the store page', path: '/store', on: DESK, control: 'main [data-add-to-cart]' },
  { what: 'add to cart, product', path: '/product/010101', on: DESK, control: 'main [data-add-to-cart]' },
  {
    what: 'add to cart, product, telephone',
    path: '/product/010101',
    on: PHONE,
    control: 'main [data-add-to-cart]',
  },
  { what: 'menu of a category', path: '/store', on: DESK, control: '.entry > button' },
  { what: 'menu of pages, telephone', path: '/store', on: PHONE, control: 'header [popovertarget]' },
  { what: 'filters of a list', path: '/find', on: DESK, control: 'button:has-text("Filter and sort")' },
  { what: 'filters of a list, telephone', path: '/find', on: PHONE, control: 'button:has-text("Filter and sort")' },
  { what: 'search, telephone', path: '/store', on: PHONE, control: 'header .search .opener' },
  { what: 'to compare', path: '/product/010101', on: DESK, control: 'main [data-compare]' },
]

await runScript(async () => {
  const { values } = parseArgs({
    options: { beside: { type: 'string' }, only: { type: 'string', default: '' } },
  })
  const shop = await openBenchShop('.')
  const other = values.beside === undefined ? undefined : await openBenchShop(values.beside)
  const browser = await launchChromium(findWholeChromium())
  try {
    const rows = []
    for (const press of PRESSES.filter(({ what }) => what.includes(values.only))) {
      rows.push(await measure(browser, shop.origin, press))
      if (other !== undefined) rows.push({ ...(await measure(browser, other.origin, press)), what: '… beside it' })
      console.log(`${press.what}: measured`)
    }
    console.table(rows)
  } finally {
    await browser.close()
    shop.stop()
    other?.stop()
  }
})

/** The first press on each of several pages that are new, and a second one where the control is still there. */
async function measure(browser: Browser, baseURL: string, { what, path, on, control }: Press) {
  const [first, again]: [Pressed[], Pressed[]] = [[], []]
  for (let run = 0; run < RUNS; run += 1) {
    const context = await browser.newContext({ baseURL, ...on, serviceWorkers: 'block' })
    const page = await context.newPage()
    await page.goto(path)
    await page.locator('html[data-awake]').waitFor({ state: 'attached' })
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await page.waitForTimeout(PAGE_RESTS_MS)
    first.push(await timePress(page, session, control))
    // What has opened over the page is closed again.
    await page.keyboard.press('Escape')
    await page.waitForTimeout(500)
    again.push(await timePress(page, session, control))
    await context.close()
  }
  const shown = (presses: Pressed[], of: keyof Pressed) => {
    const ms = Math.round(median(presses.map((press) => press[of])))
    return ms < LEAST_MS && of === 'paintedMs' ? `under ${LEAST_MS}` : ms
  }
  return {
    what,
    'first: painted ms': shown(first, 'paintedMs'),
    'handled ms': shown(first, 'handledMs'),
    'again: painted ms': shown(again, 'paintedMs'),
    'again: handled ms': shown(again, 'handledMs'),
  }
}

/**
 * Of one press, its slowest event: milliseconds until the next frame was shown (steps of 8), and until the page had heard
 * it. Frames of a browser that draws without a graphics card come late, so the second says more of the page.
 */
interface Pressed {
  paintedMs: number
  handledMs: number
}

async function timePress(page: Page, session: CDPSession, control: string): Promise<Pressed> {
  await page.evaluate((durationThreshold) => {
    const seen: PerformanceEventTiming[] = []
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry instanceof PerformanceEventTiming) seen.push(entry)
    })
    const events = { type: 'event', durationThreshold }
    observer.observe(events)
    Object.assign(globalThis, {
      slowest() {
        observer.disconnect()
        const parts = seen.filter(({ name }) => /^(?:pointer(?:down|up)|click)$/.test(name))
        const most = (of: (entry: PerformanceEventTiming) => number) => Math.max(0, ...parts.map(of))
        const handledMs = most(({ processingEnd, startTime }) => processingEnd - startTime)
        return { paintedMs: most(({ duration }) => duration), handledMs }
      },
    })
  }, LEAST_MS)
  await press(page, session, control)
  await page.waitForTimeout(1_000)
  return page.evaluate(() => Reflect.get(globalThis, 'slowest')() as Pressed)
}

/** With a finger where the page is a telephone's, else with the mouse. */
async function press(page: Page, session: CDPSession, control: string): Promise<void> {
  const pressed = page.locator(control).filter({ visible: true }).first()
  await pressed.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await pressed.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const point = { x: x + width / 2, y: y + height / 2 }
  if (await page.evaluate(() => navigator.maxTouchPoints > 0)) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
    await page.waitForTimeout(DOWN_MS)
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  } else {
    await page.mouse.move(point.x, point.y)
    await page.waitForTimeout(POINTER_RESTS_MS)
    await page.mouse.down()
    await page.waitForTimeout(DOWN_MS)
    await page.mouse.up()
  }
}
