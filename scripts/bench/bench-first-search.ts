// From the first key in the header's search box to its results, over a line of 10 Mbit/s and 40 ms with a processor four
// times slower. `npm run bench -- first-search [FOLDER]` also measures what the checkout in that folder builds.
import type { Browser } from 'playwright/test'
import { runScript } from '../running/run-script.ts'
import { median } from './median.ts'
import type { SlowLine } from './slow-line.ts'
import { visitByTurns } from './slow-shops.ts'

interface Approach {
  overMs: number
  focusedMs: number
}

/** How somebody comes to the box before the first key: over it with the mouse, then with the focus in it. */
const APPROACHES: Record<string, Approach> = {
  'focused 0 ms before': { overMs: 0, focusedMs: 0 },
  'focused 300 ms before': { overMs: 0, focusedMs: 300 },
  'focused 1000 ms before': { overMs: 0, focusedMs: 1_000 },
  // A hand takes 400 ms from the mouse to the keys (the keystroke-level model of Card, Moran and Newell).
  'with the mouse': { overMs: 200, focusedMs: 400 },
}

await runScript(() =>
  visitByTurns(APPROACHES, firstSearch, (seen) => ({
    'median ms': median(seen.map(({ ms }) => ms)),
    'slowest ms': Math.max(...seen.map(({ ms }) => ms)),
    requests: median(seen.map(({ requests }) => requests)),
  })),
)

interface Search {
  ms: number
  /** From the focus to the results, pictures among them. */
  requests: number
}

/** A visitor of their own, with nothing kept. */
async function firstSearch(browser: Browser, line: SlowLine, approach: Approach): Promise<Search> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.goto(`${line.origin}/about-us`)
    await page.locator('html[data-awake]').waitFor({ state: 'attached' })
    await page.waitForLoadState('networkidle')
    line.asked()
    const ms = await page.evaluate(typeFirst, approach)
    return { ms: Math.round(ms), requests: line.asked().length }
  } finally {
    await context.close()
  }
}

/** In the page: to the frame that has results. */
async function typeFirst({ overMs, focusedMs }: Approach): Promise<number> {
  const box = document.querySelector<HTMLInputElement>('#site-search')
  if (overMs > 0) box?.closest('[data-search]')?.dispatchEvent(new PointerEvent('pointerenter'))
  await new Promise((wake) => setTimeout(wake, overMs))
  box?.focus()
  await new Promise((wake) => setTimeout(wake, focusedMs))
  const start = performance.now()
  box?.setRangeText('m')
  box?.dispatchEvent(new InputEvent('input', { bubbles: true, data: 'm' }))
  while (document.querySelector('[role="listbox"] [role="option"]') === null) {
    await new Promise(requestAnimationFrame)
  }
  await new Promise((wake) => setTimeout(wake, 0))
  return performance.now() - start
}
