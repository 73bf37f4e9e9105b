// Frames while a wall is dragged and while one zooms in the planner, in Chromium over the demo shop: a hall of 40 corners laid
// with some 300 tiles, on this processor and on one four times slower. From a trace of the browser: frames that were drawn and
// dropped, and how long the page's main thread worked for each: at 60 a second it has 16.7 ms. Then how long the worker takes
// for the first plan of that hall. `npm run bench -- planner FOLDER` also measures how a wall is dragged in what the checkout
// in that folder builds, by turns.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Browser, CDPSession, Page } from 'playwright/test'
import * as v from 'valibot'
import { BY_KNIFE } from '#planner/mat.ts'
import { boxOutline, withStep } from '#planner/outline.ts'
import type { PlannedRoom } from '#planner/planned-room.ts'
import { roomFault } from '#planner/room-fault.ts'
import { writeRoom } from '#planner/room-text.ts'
import type { SearchAnswer } from '#planner/search-messages.ts'
import { findWholeChromium, launchChromium } from '../running/chromium.ts'
import { runScript } from '../running/run-script.ts'
import { openBenchShop } from './bench-shop.ts'

/** A tile of a square metre. */
const ITEM = '040101'
const MOVES = 120
const SLOWER = 4
const MOVES_OF = ['a wall is dragged', 'the same, as laid', 'zoomed in and out'] as const
/** Plans in the worker, of which the first are for its compiler. */
const RUNS = 25
const WARM = 5

/** An event of the trace; how long its thread worked in it, in microseconds, whatever else the machine does. */
const TraceEvent = v.object({ name: v.string(), pid: v.number(), tid: v.number(), tdur: v.optional(v.number(), 0) })

await runScript(async () => {
  const checkouts = [...process.argv.slice(2), '.'].map((folder) => resolve(folder))
  const shops: { checkout: string; origin: string; stop: () => void }[] = []
  for (const checkout of checkouts) shops.push({ checkout, ...(await openBenchShop(checkout)) })
  const browser = await launchChromium(findWholeChromium())
  try {
    const rows = []
    for (const slower of [1, SLOWER]) {
      for (const what of checkouts.length > 1 ? MOVES_OF.slice(0, 1) : MOVES_OF) {
        for (const { checkout, origin } of shops.flatMap(() => shops)) {
          const processor = slower === 1 ? 'as it is' : `${slower} times slower`
          const { page, session } = await openPlan(browser, origin)
          if (what === 'the same, as laid') await showLaid(page)
          await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
          const figures = await traced(session, () => (what === 'zoomed in and out' ? zoom(page) : drag(page)))
          await page.context().close()
          rows.push({ checkout, what, processor, ...figures })
        }
      }
    }
    console.log(`load: ${readFileSync('/proc/loadavg', 'utf8').split(' ').slice(0, 2).join(', ')}`)
    console.table(rows)
    const own = shops.at(-1)
    if (own !== undefined) await planInWorker(browser, own.origin)
  } finally {
    await browser.close()
    for (const { stop } of shops) stop()
  }
})

/** A worker cannot be made slower by itself: its times as they are, which a processor four times slower makes four times as long. */
async function planInWorker(browser: Browser, origin: string): Promise<void> {
  const { page } = await openPlan(browser, origin)
  const [worker] = page.workers()
  if (worker === undefined) throw new Error('The planner has a worker.')
  const { outline, holes, gapMm, cutting } = hall()
  const mat = { lengthMm: 1000, widthMm: 470, form: 'piece', turns: false } as const
  const question = { room: { outline, holes, gapMm }, doors: [], mat, cutting, mostWays: 1 }
  const times = []
  for (let run = 0; run < RUNS; run += 1) {
    const { ms, pieces } = await worker.evaluate(
      ({ question: asked, search }) =>
        new Promise<{ ms: number; pieces: number }>((settle) => {
          const start = performance.now()
          const told = self.postMessage
          Object.assign(self, {
            postMessage({ fresh }: SearchAnswer) {
              Object.assign(self, { postMessage: told })
              settle({ ms: performance.now() - start, pieces: fresh[0]?.[1].figures.pieces ?? 0 })
            },
          })
          self.dispatchEvent(new MessageEvent('message', { data: { kind: 'search', search, question: asked } }))
        }),
      { question, search: 1000 + run },
    )
    times.push(ms)
    if (run === RUNS - 1) console.log(`${outline.length} corners, ${pieces} pieces, in the worker`)
  }
  const sorted = times.slice(WARM).toSorted((a, b) => a - b)
  const [middle = 0, most = 0] = [sorted[sorted.length >> 1], sorted.at(-1)]
  console.log(
    `a plan, proved: ${middle.toFixed(1)} ms, ${most.toFixed(1)} at most, the very first ${times[0]?.toFixed(1)}`,
  )
  await page.context().close()
}

async function openPlan(browser: Browser, baseURL: string) {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 1440, height: 1000 },
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await page.goto(`/planner#room=${writeRoom(hall())}`)
  const pieces = page.locator('figure svg g > path')
  await pieces.nth(250).waitFor({ state: 'attached', timeout: 120_000 })
  // Every way to lay it is tried before anything is measured.
  await page.getByText('Trying other ways to lay it…').waitFor({ state: 'hidden', timeout: 120_000 })
  await page.locator('svg[role="img"]').scrollIntoViewIfNeeded()
  return { page, session: await context.newCDPSession(page) }
}

/** 40 corners, of some 300 m². */
function hall(): PlannedRoom {
  const room = { id: 'hall', name: 'Hall', holes: [], doors: [], gapMm: 0, itemId: ITEM, rollMm: 10_000, chosen: 0 }
  let outline = boxOutline(19_500, 16_300)
  for (let wall = 0; outline.length < 40; wall += 3) {
    const next = withStep(outline, wall % outline.length)
    if (roomFault({ outline: next, holes: [], gapMm: 0 }) === undefined) outline = next
  }
  return { ...room, outline, cutting: BY_KNIFE, edges: 'none', ownGap: true }
}

async function showLaid(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'As laid' }).click()
  await page.locator('pattern image').first().waitFor({ state: 'attached' })
}

/** Takes hold of the longest upright wall and moves it to and fro. */
async function drag(page: Page): Promise<void> {
  const walls = await page.locator('line[data-wall]').all()
  const boxes = await Promise.all(walls.map((wall) => wall.boundingBox()))
  const [longest] = boxes.flatMap((box) => box ?? []).toSorted((a, b) => b.height - a.height)
  if (longest === undefined) throw new Error('No wall is drawn.')
  const [x, y] = [longest.x + longest.width / 2, longest.y + longest.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (let move = 0; move < MOVES; move += 1) await page.mouse.move(x + 20 * Math.sin(move / 8), y)
  await page.mouse.up()
}

async function zoom(page: Page): Promise<void> {
  const box = await page.locator('svg[role="img"]').boundingBox()
  if (box === null) throw new Error('No plan is drawn.')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.keyboard.down('Control')
  for (let turn = 0; turn < MOVES / 2; turn += 1) await page.mouse.wheel(0, Math.sin(turn / 5) > 0 ? -10 : 10)
  await page.keyboard.up('Control')
}

async function traced(session: CDPSession, work: () => Promise<void>) {
  const events: v.InferOutput<typeof TraceEvent>[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...v.parse(v.array(TraceEvent), value)))
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  const categories =
    'devtools.timeline,disabled-by-default-devtools.timeline,disabled-by-default-devtools.timeline.frame'
  await session.send('Tracing.start', { transferMode: 'ReportEvents', categories })
  await work()
  await session.send('Tracing.end')
  await complete
  const count = (name: string) => events.filter((event) => event.name === name).length
  const page = events.find(({ name }) => name === 'EventDispatch')
  const isOfPage = ({ pid, tid }: { pid: number; tid: number }) => pid === page?.pid && tid === page.tid
  const milliseconds = (wanted: string) =>
    events.reduce((ms, event) => (event.name === wanted && isOfPage(event) ? ms + event.tdur / 1000 : ms), 0)
  const drawn = count('DrawFrame')
  return {
    'frames drawn': drawn,
    dropped: count('DroppedFrame'),
    'ms of the page a frame': (milliseconds('RunTask') / drawn).toFixed(1),
    'of it painting': (milliseconds('Paint') / drawn).toFixed(1),
  }
}
