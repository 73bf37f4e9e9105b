// Quick order in Chromium with a processor four times slower: script and longest task of 10,000 pasted rows, at the demo's items and at 100,000; then whether hostile lists take time in proportion to their length.
import type { CDPSession, Page } from 'playwright/test'
import { searchIndexFiles } from '#catalogue/search-index/search-index-files.ts'
import { readPastedList } from '#domain/pasted-list.ts'
import { asRead, quantityOfRow } from '#words/quick-order.ts'
import { openShop } from '../../tests/shops/open-shop.ts'
import { findWholeChromium, launchChromium } from '../running/chromium.ts'
import { runScript, ScriptProblem } from '../running/run-script.ts'
import { syntheticEntries } from './synthetic-search.ts'

const ROWS = 10_000
const SLOWER = 4
const RUNS = 5
/** It would fetch what the shop has, and not what stands in for it. */
const NO_WORKER = { serviceWorkers: 'block' } as const
const LOOKED_AROUND_MS = 1_000
const DEMO_CODES = ['HH-STB-1812-17', 'HH-GYM-5050-30', 'HH-PRT-WEL-15', 'HH-CUB-1812-24', 'HH-SCR-6040-12']

/** Texts that are as bad for a reader of lists as can be, by their length. */
const HOSTILE: Readonly<Record<string, (length: number) => string>> = {
  'marks that nobody closes': (length) => '"a,'.repeat(length / 3),
  'marks on every line': (length) => '"\n'.repeat(length / 2),
  'doubled marks': (length) => ',"""a'.repeat(length / 5),
  'a cell without end': (length) => '1'.repeat(length),
  'nothing but gaps': (length) => `${' '.repeat(length)}x`,
  'counts without end': (length) => '1 x '.repeat(length / 4),
  'tags without end': (length) => `<table>${'<a '.repeat(length / 3)}`,
  'cells over many columns and rows': (length) => `<table>${'<tr><td rowspan=999 colspan=99>x'.repeat(length / 32)}`,
}

await runScript(async () => {
  const shop = await openShop({ name: 'bench-quick', data: 'bench-quick', settings: { STOREFRONT_MODE: 'gateway' } })
  const browser = await launchChromium(findWholeChromium())
  try {
    const rows = []
    const known = (index: number) => DEMO_CODES[index % DEMO_CODES.length] ?? ''
    const unknown = (index: number) => `QX-${String(index).padStart(6, '0')}-17`
    for (const [what, code] of [['known', known] as const, ['unknown', unknown] as const]) {
      const page = await browser.newPage({ ...NO_WORKER, baseURL: shop.origin })
      rows.push({ items: 'demo', codes: what, ...(await measure(page, listOf(code), what === 'known')) })
      await page.close()
    }
    const page = await browser.newPage({ ...NO_WORKER, baseURL: shop.origin })
    const entries = syntheticEntries(100_000)
    const files = new Map(searchIndexFiles(entries).map(({ path, text }) => [path, text]))
    await page.route(/\/(?:search-index|_search\/.+)\.json$/, (route) =>
      route.fulfill({
        contentType: 'application/json',
        body: files.get(new URL(route.request().url()).pathname) ?? '',
      }),
    )
    const thirty = (index: number) => entries[(index % 30) * 3_000]?.document.code ?? ''
    const each = (index: number) => entries[index * 10]?.document.code ?? ''
    rows.push({ items: '100,000', codes: '30 known', ...(await measure(page, listOf(thirty), true)) })
    rows.push({ items: '100,000', codes: '10,000 known', ...(await measure(page, listOf(each), true)) })
    console.table(rows)
  } finally {
    await browser.close()
    await shop.close()
  }
  console.table(Object.entries(HOSTILE).map(([list, write]) => ({ list, ...doubled(write) })))
})

function listOf(code: (index: number) => string): string {
  return ['Code\tQty', ...Array.from({ length: ROWS }, (_, index) => `${code(index)}\t${(index % 9) + 1}`)].join('\n')
}

/** The median of several pastes, each into a grid that is empty; the first has the code to load and is told apart. */
async function measure(page: Page, text: string, known: boolean) {
  const runs: Awaited<ReturnType<typeof timePaste>>[] = []
  for (let run = 0; run <= RUNS; run += 1) {
    // A button that clears it would offer to undo that, for as long as the list is timed.
    await page.goto('/about-us')
    await page.evaluate(() => sessionStorage.clear())
    await page.goto('/quick-order')
    const first = page.getByRole('combobox').first()
    await first.waitFor()
    // What is loaded for the first list is there for the next ones.
    await paste(page, 'QX-1\t1')
    await page.getByText(asRead(1)).waitFor()
    // What may be meant by it is still looked for, and is not the list's.
    await page.waitForTimeout(LOOKED_AROUND_MS)
    await first.fill('')
    await page.getByLabel(quantityOfRow(1), { exact: true }).fill('')
    await page.locator('main textarea').focus()
    await page.waitForTimeout(LOOKED_AROUND_MS)
    runs.push(await timePaste(page, text))
    await demandAnswers(page, known)
  }
  const median = (of: (run: (typeof runs)[number]) => number) =>
    Math.round(
      runs
        .slice(1)
        .map(of)
        .toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0,
    )
  return {
    'script ms': median(({ scriptMs }) => scriptMs),
    'longest task ms': median(({ longestMs }) => longestMs),
    'longest of all ms': Math.max(...runs.slice(1).map(({ longestMs }) => longestMs)),
    'until shown ms': median(({ shownMs }) => shownMs),
  }
}

/** Throws where rows were not answered as they should be: the figures would be of something else. */
async function demandAnswers(page: Page, known: boolean): Promise<void> {
  const unknown = await page.locator('[data-cell="wanted"][aria-invalid="true"]').count()
  const unreachable = await page.getByText('The list of products cannot be reached').count()
  if (unreachable > 0 || unknown > 0 === known) {
    throw new ScriptProblem(
      `Of the rows that are shown ${unknown} are unknown, and ${unreachable} were not looked for.`,
    )
  }
}

/** No selector of the test's is looked up meanwhile: on a slow processor each takes as long as a task of the page. */
async function timePaste(page: Page, text: string) {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  await page.evaluate(prepareTimes, { text, told: asRead(ROWS) })
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const before = await scriptSeconds(session)
  const { shownMs, longestMs } = await page.evaluate(() => {
    const timed: unknown = Reflect.get(globalThis, 'timePaste')
    if (typeof timed !== 'function') throw new Error('Nothing was made ready.')
    return timed() as Promise<{ shownMs: number; longestMs: number }>
  })
  const scriptMs = ((await scriptSeconds(session)) - before) * 1000
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await session.detach()
  return { scriptMs, longestMs, shownMs }
}

/** In the page: makes ready what pastes a text, and waits until `told` stands in the page and all has come to rest. */
function prepareTimes({ text, told }: { text: string; told: string }): void {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', `${text}\n`)
  const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
  const status = document.querySelector('main [role="status"]')
  Object.assign(globalThis, {
    async timePaste() {
      let longestMs = 0
      const tasks = new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) longestMs = Math.max(longestMs, duration)
      })
      // What follows is a task of its own.
      await new Promise((resolve) => setTimeout(resolve, 100))
      tasks.observe({ type: 'longtask' })
      const since = performance.now()
      const shown = new Promise<number>((resolve) => {
        const changes = new MutationObserver(() => {
          if (status?.textContent.includes(told) !== true) return
          changes.disconnect()
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - since)))
        })
        if (status !== null) changes.observe(status, { childList: true, subtree: true, characterData: true })
      })
      setTimeout(() => document.querySelector('main textarea')?.dispatchEvent(paste))
      const shownMs = await shown
      await new Promise((resolve) => setTimeout(resolve, 1_000))
      tasks.disconnect()
      return { shownMs, longestMs }
    },
  })
}

async function scriptSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0
}

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((plain) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', `${plain}\n`)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.querySelector('main textarea')?.dispatchEvent(event)
  }, text)
}

/** Milliseconds of the processor for a text, for one twice as long, and for one four times as long. */
function doubled(write: (length: number) => string): Record<string, number> {
  return Object.fromEntries(
    [200_000, 400_000, 800_000].map((length) => {
      const text = write(length)
      const since = process.cpuUsage()
      readPastedList({ text, html: text.startsWith('<') ? text : '' })
      return [`${length / 1000} kB, ms`, Math.round(process.cpuUsage(since).user / 1000)]
    }),
  )
}
