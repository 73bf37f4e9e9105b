import { type Browser, chromium, type Page } from 'playwright/test'
import { openShop } from '../../tests/shops/open-shop.ts'
import { findWholeChromium } from '../running/chromium.ts'

const SLOWER = 4
const RUNS = 7

/** What is pressed, each once to have its columns there, and then again and again. */
const PRESSES = {
  'a first filter': { press: 'Material: Coir', before: '/find' },
  'a further filter': { press: 'Colour: Black', before: '/find?material=rubber' },
  'sorting by price': { press: 'price', before: '/find?material=rubber' },
  'sorting by thickness': { press: 'thickness', before: '/find?material=rubber&colour=black' },
} as const

/**
 * Milliseconds from a press to the new list painted, in Chromium with a processor four times slower, over the demo shop
 * with the filter files of another catalogue. `files` are their texts by path.
 */
export async function filtersInChromium(files: ReadonlyMap<string, string>) {
  const shop = await openShop({ name: 'bench-find', data: 'bench-find', settings: { STOREFRONT_MODE: 'gateway' } })
  const root = process.getuid?.() === 0
  const browser = await chromium.launch({ executablePath: findWholeChromium(), args: root ? ['--no-sandbox'] : [] })
  try {
    const rows = []
    for (const [what, { press, before }] of Object.entries(PRESSES)) {
      const page = await openFind(browser, shop.origin, files)
      rows.push({ what, ...(await measure(page, press, before)) })
      await page.close()
    }
    return rows
  } finally {
    await browser.close()
    await shop.close()
  }
}

async function openFind(browser: Browser, origin: string, files: ReadonlyMap<string, string>): Promise<Page> {
  const page = await browser.newPage({ baseURL: origin, viewport: { width: 1440, height: 900 } })
  await page.route(/\/(?:filters|search\/[^/]+)\.json$/, (route) => {
    const body = files.get(new URL(route.request().url()).pathname)
    return body === undefined ? route.abort() : route.fulfill({ contentType: 'application/json', body })
  })
  return page
}

async function measure(page: Page, press: string, before: string) {
  await page.goto(before)
  await page.locator('html[data-awake]').waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Filter and sort' }).click()
  const [group = '', choice] = press.split(': ')
  if (choice === undefined) await page.locator('#filter-order').waitFor()
  else {
    await page.locator('#filters summary', { hasText: group }).click()
    await page.locator('#filters label', { hasText: choice }).first().waitFor()
  }
  const session = await page.context().newCDPSession(page)
  const times: number[] = []
  const tasks: number[] = []
  for (let run = 0; run <= RUNS; run += 1) {
    // The first press loads what it needs.
    if (run === 1) await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    const { paintedMs, longestMs } = await timePress(page, press)
    if (run > 0) times.push(paintedMs)
    if (run > 0) tasks.push(longestMs)
    await page.goBack()
    await page.waitForTimeout(400)
  }
  const median = (values: number[]) => Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0)
  return {
    'press to paint ms': median(times),
    'slowest ms': Math.round(Math.max(...times)),
    'longest task ms': median(tasks),
  }
}

/** Presses in the page itself, and waits until the list has changed and a frame has been shown with it. */
function timePress(page: Page, press: string) {
  return page.evaluate(async (what) => {
    const list = document.querySelector('[data-filtered-list]')
    const [, choice] = what.split(': ')
    const control =
      choice === undefined
        ? document.querySelector<HTMLSelectElement>('#filter-order')
        : [...document.querySelectorAll<HTMLLabelElement>('#filters label')].find((label) =>
            label.textContent.startsWith(choice),
          )
    if (list === null || !control) throw new Error(`Nothing to press for ${what}.`)
    let longestMs = 0
    const observer = new PerformanceObserver((entries) => {
      for (const { duration } of entries.getEntries()) longestMs = Math.max(longestMs, duration)
    })
    observer.observe({ type: 'longtask' })
    const firstCard = () => list.querySelector('article a')?.textContent ?? ''
    const shown = () => `${list.querySelector('[role=status]')?.textContent} ${firstCard()}`
    const was = shown()
    const since = performance.now()
    if (control instanceof HTMLSelectElement) {
      control.value = what
      control.dispatchEvent(new Event('change', { bubbles: true }))
    } else control.click()
    await new Promise<void>((resolve) => {
      const look = () => {
        if (shown() === was || firstCard() === '') return
        changes.disconnect()
        resolve()
      }
      const changes = new MutationObserver(look)
      changes.observe(list, { childList: true, subtree: true, characterData: true })
      look()
    })
    // A task of its own after the frame in which the list is painted.
    await new Promise<void>((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve()
        port2.postMessage('')
      })
    })
    const paintedMs = performance.now() - since
    await new Promise((resolve) => setTimeout(resolve, 200))
    observer.disconnect()
    return { paintedMs, longestMs }
  }, press)
}
