import { brotliCompressSync } from 'node:zlib'
import type { Browser, Locator, Page } from 'playwright/test'
import { PAGE_SIZE } from '#domain/page-size.ts'
import { FILTER_MANIFEST_PATH } from '#domain/paths.ts'
import { openShop } from '../../tests/shops/open-shop.ts'
import { findWholeChromium, launchChromium } from '../running/chromium.ts'
import { median } from './median.ts'
import { plainListTimes } from './plain-list.ts'
import { timePress } from './time-press.ts'

const SLOWER = 4
const RUNS = 7
const WINDOW = { width: 1440, height: 900 }

/** What is pressed, each once to have its columns there, and then again and again. */
const PRESSES = {
  'a first filter': { press: 'Material: Coir', before: '/find' },
  'a further filter': { press: 'Colour: Black', before: '/find?material=rubber' },
  'sorting by price': { press: 'price', before: '/find?material=rubber' },
  'sorting by thickness': { press: 'thickness', before: '/find?material=rubber&colour=black' },
} as const

type Act = (panel: Locator) => Promise<void>

const chooseCoir: Act = async (panel) => {
  await panel.locator('summary', { hasText: 'Material' }).click()
  await panel.locator('label', { hasText: 'Coir' }).click()
}
const wantCheap: Act = async (panel) => {
  await panel.locator('summary', { hasText: 'Price' }).click()
  const most = panel.getByRole('textbox', { name: /^Price, at most/ })
  await most.fill('100')
  await most.press('Enter')
}

const ALL_CARDS = `[data-filtered-list] article >> nth=${PAGE_SIZE - 1}`

/** First filters: where, what is opened and done, and what the page has when all is there. */
const FIRSTS: Readonly<Record<string, { path: string; act: Act; shown: string }>> = {
  'Material: Coir': { path: '/find', act: chooseCoir, shown: ALL_CARDS },
  'Price: at most 100': { path: '/find', act: wantCheap, shown: ALL_CARDS },
  'Material: Coir, of a search': {
    path: '/search?q=mat',
    act: chooseCoir,
    shown: 'role=button[name="Take back Material: Coir"]',
  },
}

/** What a first filter fetches, by the ends of paths. */
const FETCHED = {
  scripts: /\.js$/,
  manifest: new RegExp(`^${FILTER_MANIFEST_PATH}$`),
  columns: /\/(?:column|choices|range|parts?)-[^/]+$/,
  blocks: /\/(?:blocks|rows)-[^/]+$/,
}

/**
 * Milliseconds from a press to the new list painted, in Chromium with a processor four times slower, over the demo shop
 * with the files of another catalogue's search and filters; before, what a first filter fetches. `files` are their texts
 * by path.
 */
export async function filtersInChromium(files: ReadonlyMap<string, string>) {
  const shop = await openShop({ name: 'bench-find', data: 'bench-find', settings: { STOREFRONT_MODE: 'gateway' } })
  const browser = await launchChromium(findWholeChromium())
  try {
    const fetched: Record<string, Record<string, number>> = {}
    for (const [what, first] of Object.entries(FIRSTS)) {
      const firstPage = await openFind(browser, shop.origin, files)
      fetched[what] = await firstFilter(firstPage, first)
      await firstPage.close()
    }
    const rows: ({ what: string } & ReturnType<typeof tableRow>)[] = []
    for (const [what, { press, before }] of Object.entries(PRESSES)) {
      const page = await openFind(browser, shop.origin, files)
      rows.push({ what, ...(await measure(page, press, before)) })
      await page.close()
    }
    rows.push({
      what: 'a list of plain pictures for another',
      ...tableRow(await plainListTimes(browser, { cards: PAGE_SIZE, runs: RUNS, slower: SLOWER })),
    })
    return { fetched, rows }
  } finally {
    await browser.close()
    await shop.close()
  }
}

async function openFind(browser: Browser, origin: string, files: ReadonlyMap<string, string>): Promise<Page> {
  const page = await browser.newPage({
    baseURL: origin,
    viewport: WINDOW,
    // It would fetch what the shop has, and not what stands in for it.
    serviceWorkers: 'block',
  })
  await page.route(/\/(?:filters|search-index|_search\/[^/]+)\.json$/, (route) => {
    const body = files.get(new URL(route.request().url()).pathname)
    return body === undefined ? route.abort() : route.fulfill({ contentType: 'application/json', body })
  })
  return page
}

/** From the press that opens the filters to the list that a first one leaves, in kilobytes of brotli 11. */
async function firstFilter(
  page: Page,
  { path: address, act, shown }: (typeof FIRSTS)[string],
): Promise<Record<string, number>> {
  await page.goto(address)
  await page.locator('html[data-awake]').waitFor({ state: 'attached' })
  // What comes for a pointer that moves, whatever is pressed then; where it is first seen it may only rest.
  await page.mouse.move(400, 400)
  await page.mouse.move(420, 410)
  await page.waitForTimeout(2_000)
  const bodies = new Map<string, Promise<Buffer>>()
  page.on('response', (response) => {
    const body = response.body()
    bodies.set(new URL(response.url()).pathname, body)
    // What is still on its way when the page is closed is none of it.
    body.catch(() => undefined)
  })
  await page.getByRole('button', { name: 'Filter and sort' }).click()
  await act(page.locator('#filters'))
  await page.locator(shown).waitFor()
  await page.waitForLoadState('networkidle')
  const sum: Record<string, number> = { together: 0 }
  for (const [kind, path] of Object.entries(FETCHED)) {
    const own = await Promise.all([...bodies].flatMap(([name, body]) => (path.test(name) ? body : [])))
    sum[kind] = own.reduce((bytes, body) => bytes + brotliCompressSync(body).length, 0) / 1000
    sum.together = (sum.together ?? 0) + sum[kind]
  }
  return sum
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
  // From the beginning: a key that is answered within 16 ms is not told of.
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  for (let run = 0; run <= RUNS; run += 1) {
    const { paintedMs, longestMs } = await timePress(page, press)
    // The first press loads what it needs.
    if (run > 0) times.push(paintedMs)
    if (run > 0) tasks.push(longestMs)
    await page.goBack()
    await page.waitForTimeout(400)
  }
  return tableRow(times, tasks)
}

function tableRow(times: readonly number[], tasks: readonly number[] = []) {
  return {
    'press to paint ms': Math.round(median(times)),
    'slowest ms': Math.round(Math.max(...times)),
    ...(tasks.length > 0 ? { 'longest task ms': Math.round(median(tasks)) } : {}),
  }
}
