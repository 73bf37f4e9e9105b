// The largest paint of a first visit and the bytes that it fetches, over a line of 10 Mbit/s and 40 ms with a processor four
// times slower. `npm run bench -- first-page [FOLDER]` also measures what the checkout in that folder builds.
import type { Browser, BrowserContextOptions } from 'playwright/test'
import { runScript } from '../running/run-script.ts'
import { median } from './median.ts'
import type { SlowLine } from './slow-line.ts'
import { visitByTurns } from './slow-shops.ts'

const DEVICES: Record<string, BrowserContextOptions> = {
  desk: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
}
const WAYS = Object.fromEntries(
  Object.entries(DEVICES).flatMap(([device, options]) =>
    ['/', '/store', '/store/horse-and-stable', '/product/010101'].map((path) => [
      `${path}, ${device}`,
      { path, options },
    ]),
  ),
)
/** What nobody has waited for longer has come to rest. */
const AT_REST_MS = 1_500

await runScript(() =>
  visitByTurns(WAYS, firstVisit, (seen) => ({
    'largest paint ms': median(seen.map(({ paintMs }) => paintMs)),
    kB: Math.round(median(seen.map(({ bytes }) => bytes)) / 1000),
    requests: median(seen.map(({ requests }) => requests)),
  })),
)

interface Visit {
  paintMs: number
  /** Heads included, as they travel. */
  bytes: number
  requests: number
}

/** With nothing kept, until nothing is fetched any more; nobody touches the page. */
async function firstVisit(
  browser: Browser,
  { origin }: SlowLine,
  { path, options }: (typeof WAYS)[string],
): Promise<Visit> {
  const context = await browser.newContext({ locale: 'en-GB', ...options })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await session.send('Network.enable')
    let [bytes, requests] = [0, 0]
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength
      requests += 1
    })
    await page.goto(origin + path)
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(AT_REST_MS)
    return { paintMs: Math.round(await page.evaluate(largestPaint)), bytes, requests }
  } finally {
    await context.close()
  }
}

/** In the page: when the largest thing was painted, in milliseconds from the beginning of the visit. */
function largestPaint(): Promise<number> {
  return new Promise((tell) => {
    new PerformanceObserver((paints) => tell(paints.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    })
  })
}
