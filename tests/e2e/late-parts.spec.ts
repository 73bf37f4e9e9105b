import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from './shop-test.ts'

/** Where a document is held: in the header, in the middle, and in the footer. */
const HELD_BEFORE = ['data-cart-button', '</main>', '<address']
/** Longer than a frame of a busy machine. */
const HELD_MS = 300
/** The typefaces come after the whole document. */
const FONT_MS = 1_500
/** A line of words that ends elsewhere, in parts of the window. */
const LINE = 0.001

interface Shift {
  /** ms since the navigation. */
  at: number
  value: number
  moved: string[]
}

let slow: Server

test.afterEach(async () => {
  slow.closeAllConnections()
  slow.close()
  await once(slow, 'close')
})

for (const path of ['/', '/store', '/product/010101', '/return-policy']) {
  for (const width of [375, 1440]) {
    test(`${path} at ${width} px: nothing moves while the page and its typefaces come in parts`, async ({
      page,
      baseURL,
    }) => {
      slow = await slowLine(baseURL ?? '')
      await page.setViewportSize({ width, height: 900 })
      await page.addInitScript(() => {
        const shifts: Shift[] = []
        Object.assign(window, { shifts })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value, startTime, sources } = Object(entry)
            shifts.push({
              at: startTime,
              value,
              moved: sources.map(({ node }: { node: Node | null }) => node?.nodeName),
            })
          }
        }).observe({ type: 'layout-shift', buffered: true })
      })
      const { port } = slow.address() as AddressInfo
      await page.goto(`http://localhost:${port}${path}`)
      await page.evaluate(() => document.fonts.ready)
      await page.waitForTimeout(300)
      const { shifts, fontsCame } = await page.evaluate(() => {
        const files = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'))
        const ends = files.map((file) => Object(file).responseEnd as number)
        return { shifts: Object(window).shifts as Shift[], fontsCame: ends }
      })
      expect(fontsCame.length).toBeGreaterThanOrEqual(2)
      expect(shifts.filter(({ at }) => at < Math.min(...fontsCame))).toEqual([])
      // No stand-in breaks every line where the typeface does.
      expect(shifts.filter(({ value }) => value > LINE)).toEqual([])
    })
  }
}

/** What the shop at `origin` says, its documents in parts and its typefaces late. */
async function slowLine(origin: string): Promise<Server> {
  const server = createServer(async (request, response) => {
    const answer = await fetch(`${origin}${request.url}`, { headers: { accept: request.headers.accept ?? '*/*' } })
    const type = answer.headers.get('content-type') ?? ''
    if (type.startsWith('font/')) await wait(FONT_MS)
    response.writeHead(answer.status, { 'content-type': type })
    const body = Buffer.from(await answer.arrayBuffer())
    if (type.startsWith('text/html')) {
      let sent = 0
      for (const mark of HELD_BEFORE) {
        const held = body.indexOf(mark)
        if (held < sent) throw new Error(`No ${mark} after byte ${sent} of ${request.url}. Name another mark.`)
        response.write(body.subarray(sent, held))
        sent = held
        await wait(HELD_MS)
      }
      response.end(body.subarray(sent))
    } else response.end(body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}
