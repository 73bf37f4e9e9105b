// Quick order in Chromium with a processor four times slower: script and longest task of 10,000 pasted rows, at the demo's items and at 100,000; then whether hostile lists take time in proportion to their length.
import type { Browser, Page } from 'playwright/test'
import { searchIndexFiles } from '#catalogue/search-index/search-index-files.ts'
import { readPastedList } from '#domain/pasted-list.ts'
import { asRead, quantityOfRow } from '#words/quick-order.ts'
import { openShop } from '../../tests/shops/open-shop.ts'
import { findWholeChromium, launchChromium } from '../running/chromium.ts'
import { runScript, ScriptProblem } from '../running/run-script.ts'
import { scriptTime } from './script-time.ts'
import { syntheticEntries } from './synthetic-search.ts'

const ROWS = 10_000
const SLOWER = 4
const RUNS = 5
/** It would fetch what the shop has, and not what stands in for it. */
const NO_WORKER = { serviceWorkers: 'block' } as const
const LOOKED_AROUND_MS = 1_000
const INDEX_FILES = /\/(?:search-index|_search\/.+)\.json$/
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
    const entries = syntheticEntries(100_000)
    const index = new Map(searchIndexFiles(entries).map(({ path, text }) => [path, text]))
    const lists: TimedList[] = [
      { items: 'demo', codes: 'known', code: (place) => DEMO_CODES[place % DEMO_CODES.length] },
      { items: 'demo', codes: 'unknown', code: (place) => `QX-${String(place).padStart(6, '0')}-17` },
      { items: '100,000', codes: '30 known', code: (place) => entries[(place % 30) * 3_000]?.document.code },
      { items: '100,000', codes: '10,000 known', code: (place) => entries[place * 10]?.document.code },
    ]
    const rows = []
    for (const list of lists) {
      for (const pages of ['fresh', 'warm'] as const) {
        const figures = await measure(browser, shop.origin, list, pages, list.items === 'demo' ? undefined : index)
        rows.push({ items: list.items, codes: list.codes, pages, ...figures })
      }
    }
    console.table(rows)
  } finally {
    await browser.close()
    await shop.close()
  }
  console.table(Object.entries(HOSTILE).map(([list, write]) => ({ list, ...doubled(write) })))
})

interface TimedList extends Record<'items' | 'codes', string> {
  code: (place: number) => string | undefined
}

function textOf({ code }: TimedList): string {
  return ['Code\tQty', ...Array.from({ length: ROWS }, (_, place) => `${code(place)}\t${(place % 9) + 1}`)].join('\n')
}

/**
 * The medians of several pastes, each into a page of its own: a fresh one, whose code no list has run before, or one
 * that has read a row and looked around it.
 */
async function measure(
  browser: Browser,
  baseURL: string,
  list: TimedList,
  pages: 'fresh' | 'warm',
  index: ReadonlyMap<string, string> | undefined,
) {
  const runs: Awaited<ReturnType<typeof timePaste>>[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const page = await browser.newPage({ ...NO_WORKER, baseURL })
    if (index !== undefined) {
      await page.route(INDEX_FILES, (route) => {
        const { pathname } = new URL(route.request().url())
        return route.fulfill({ contentType: 'application/json', body: index.get(pathname) ?? '' })
      })
    }
    await page.goto('/quick-order')
    await page.getByRole('combobox').first().waitFor()
    await page.waitForLoadState('networkidle')
    if (pages === 'warm') await warmUp(page)
    await page.locator('main textarea').focus()
    await page.waitForTimeout(LOOKED_AROUND_MS)
    runs.push(await timePaste(page, textOf(list)))
    await demandAnswers(page, list.codes !== 'unknown')
    await page.close()
  }
  const median = (of: (run: (typeof runs)[number]) => number) =>
    Math.round(runs.map(of).toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0)
  return {
    'script ms': median(({ scriptMs }) => scriptMs),
    'longest task ms': median(({ longestMs }) => longestMs),
    'longest of all ms': Math.max(...runs.map(({ longestMs }) => longestMs)),
    'until shown ms': median(({ shownMs }) => shownMs),
  }
}

/** A button that clears the grid would offer to undo that, for as long as the list is timed. */
async function warmUp(page: Page): Promise<void> {
  await paste(page, 'QX-1\t1')
  await page.getByText(asRead(1)).waitFor()
  // What may be meant by it is still looked for, and is not the list's.
  await page.waitForTimeout(LOOKED_AROUND_MS)
  await page.getByRole('combobox').first().fill('')
  await page.getByLabel(quantityOfRow(1), { exact: true }).fill('')
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
  await page.evaluate(prepareTimes, { text, told: asRead(ROWS) })
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const { done, scriptMs } = await scriptTime(session, () =>
    page.evaluate(() => {
      const timed: unknown = Reflect.get(globalThis, 'timePaste')
      if (typeof timed !== 'function') throw new Error('Nothing was made ready.')
      return timed() as Promise<{ shownMs: number; longestMs: number }>
    }),
  )
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await session.detach()
  return { scriptMs, ...done }
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
