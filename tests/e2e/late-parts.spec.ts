import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { test as base, expect, forgiveFailedLoads } from './shop-test.ts'

/** Where a document is held: in the header, in the middle, and in the footer. */
const HELD_BEFORE = ['data-cart-button', '</main>', '<address']
/** Longer than a frame of a busy machine. */
const HELD_MS = 300
/** The typefaces come after the whole document. */
const FONT_MS = 1_500
/** A heading that breaks elsewhere, and what stands below it; in parts of the window. */
const HEADING = 0.02

interface Shift {
  /** ms since the navigation. */
  at: number
  value: number
  moved: string[]
}

/** `slowShop` is where the shop stands whose documents come in parts, and whose typefaces come late. */
const test = base.extend<{ slowShop: string }>({
  slowShop: async ({ baseURL, extraHTTPHeaders }, use) => {
    const server = createServer(async (request, response) => {
      try {
        const answer = await fetch(`${baseURL}${request.url}`, { headers: extraHTTPHeaders ?? {} })
        const type = answer.headers.get('content-type') ?? ''
        const body = Buffer.from(await answer.arrayBuffer())
        if (type.startsWith('font/')) await wait(FONT_MS)
        response.writeHead(answer.status, { 'content-type': type })
        for (const part of type.startsWith('text/html') ? partsOf(body) : []) {
          response.write(part)
          await wait(HELD_MS)
        }
        response.end(type.startsWith('text/html') ? '' : body)
      } catch (problem) {
        response.destroy(problem instanceof Error ? problem : undefined)
      }
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    await use(`http://localhost:${port}`)
    server.close()
    server.closeAllConnections()
  },
})

for (const path of ['/', '/store', '/product/010101', '/return-policy']) {
  for (const width of [375, 900, 1440]) {
    test(`${path} at ${width} px: nothing moves while the page and its typefaces come in parts`, async ({
      page,
      slowShop,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.addInitScript(() => {
        const shifts: Shift[] = []
        Object.assign(window, { shifts })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value, startTime, sources } = Object(entry)
            const moved = sources.map(({ node }: { node: Node | null }) => node?.nodeName)
            shifts.push({ at: startTime, value, moved })
          }
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto(slowShop + path)
      await page.evaluate(() => document.fonts.ready)
      await page.waitForTimeout(300)
      const { shifts, fontsCame, paintedAt, readAt } = await page.evaluate(() => {
        const files = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'))
        return {
          shifts: Object(window).shifts as Shift[],
          fontsCame: files.map((file) => Object(file).responseEnd as number),
          paintedAt: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
          readAt: Object(performance.getEntriesByType('navigation')[0]).domContentLoadedEventStart as number,
        }
      })
      // No request is cut off when the line ends.
      await page.goto('about:blank')
      expect(fontsCame.length).toBeGreaterThanOrEqual(2)
      expect(paintedAt).toBeLessThan(readAt)
      expect(shifts.filter(({ at }) => at < Math.min(...fontsCame))).toEqual([])
      // No stand-in breaks every line where the typeface does.
      expect(shifts.reduce((sum, { value }) => sum + value, 0)).toBeLessThan(HEADING)
    })
  }
}

test('what stands in until the typefaces have come is as wide as they are', async ({ page, problems }) => {
  const widths = () =>
    page.evaluate(() => {
      // Where a line breaks says nothing of how wide its words are.
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('* { white-space: nowrap !important }')
      document.adoptedStyleSheets.push(sheet)
      return ['header nav a', 'main h1', 'main h3', 'main p'].map((words) => {
        const ranges = [...document.querySelectorAll(words)].map((element) => {
          const range = document.createRange()
          range.selectNodeContents(element)
          return range.getBoundingClientRect()
        })
        return ranges.reduce((sum, { width }) => sum + width, 0)
      })
    })
  const came = page.waitForResponse('**/*.woff2')
  await page.goto('/contact-us')
  await came
  await page.evaluate(() => document.fonts.ready)
  const own = await widths()
  await page.route('**/*.woff2', (route) => route.abort())
  await page.reload()
  const standIns = await widths()
  forgiveFailedLoads(problems, /\.woff2$/)
  for (const [index, width] of standIns.entries()) {
    expect(width).toBeGreaterThan(50)
    expect(Math.abs(width / (own[index] ?? 0) - 1)).toBeLessThan(0.05)
  }
})

/** Throws where a mark is not there. */
function partsOf(body: Buffer): Buffer[] {
  const ends = HELD_BEFORE.map((mark) => body.indexOf(mark))
  if (ends.some((end, index) => end <= (ends[index - 1] ?? 0))) throw new Error(`Name other marks than ${HELD_BEFORE}.`)
  return [...ends, body.length].map((end, index) => body.subarray(ends[index - 1] ?? 0, end))
}
