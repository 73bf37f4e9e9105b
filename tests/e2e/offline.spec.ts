import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { count, group, openFilters, results } from './filter-panel.ts'
import { pasteIntoPage } from './paste-into-page.ts'
import { expectSearched, summary, ways } from './planner-page.ts'
import { savedPdf } from './saved-pdf.ts'
import { awake, comeBack, expect, expectNoAxeViolations, forgiveFailedLoads, test } from './shop-test.ts'

// A device is given time to fetch everything.
test.describe.configure({ timeout: 240_000 })
test.use({ serviceWorkers: 'allow' })

/** Why a load fails without a network, and where the worker was asked for what the device has not kept. */
const NOT_KEPT = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/

const line = (page: Page) => page.getByRole('status').filter({ hasText: 'You are offline: this page is as of' })

test('in a barn without a signal: a mat is found, a quotation made, and all is as before afterwards', async ({
  page,
  context,
  problems,
}) => {
  await firstVisit(page, '/product/010101')
  await context.setOffline(true)
  await expect(line(page)).toBeVisible()

  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hammered-top stable mat, 17 mm')
  await expect(line(page)).toBeVisible()
  expect(await layoutShift(page)).toBe(0)
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(page.getByRole('link', { name: 'Cart, 1 in it' })).toBeVisible()

  await page.goto('/find')
  await openFilters(page)
  await (await group(page, 'Colour')).getByRole('checkbox', { name: /^Black/ }).check()
  await expect(count(page)).toHaveText(/^\d+ mats$/)
  await expect(results(page).getByRole('article').first()).toBeVisible()
  await page.keyboard.press('Escape')

  await page.locator('#site-search').focus()
  await page.keyboard.type('haemmered cubicle')
  await expect(page.getByRole('option').first()).toContainText('Cubicle mat, hammered top, 24 mm')

  await page.goto('/quick-order')
  await page.getByRole('combobox', { name: 'Item code or name, row 1' }).fill('HH-CUB-1711-30')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Add 1 product to the cart' }).click()
  await expect(page.getByRole('link', { name: /^Cart, \d+ in it/ })).toBeVisible()

  await page.goto('/lists')
  await page.getByLabel('Name of a new list').fill('Barn 4')
  await page.getByRole('button', { name: 'Make a list' }).click()
  await expect(page.getByRole('heading', { name: 'Barn 4' })).toBeVisible()
  await expect(line(page)).toBeVisible()

  await page.goto('/cart')
  await expect(page.getByRole('main')).toContainText('HH-STB-1812-17')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download Quotation' }).click(),
  ])
  expect(readFileSync(await download.path(), 'latin1')).toMatch(/^%PDF-/)

  await page.goto('/about-us')
  await expect(page.getByText('You are offline, and this page is not on this device.')).toBeVisible()
  await expectNoAxeViolations(page)

  await context.setOffline(false)
  await page.goto('/about-us')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Without a network')
  await awake(page)
  await expect(line(page)).toHaveCount(0)
  // What could not be fetched meanwhile is told on the console by the browser itself.
  forgiveFailedLoads(problems, NOT_KEPT)
})

test('the catalogue is kept on request, and can be removed', async ({ page, context, problems }) => {
  await page.goto('/offline')
  await expect(page.getByText(/^All \d+ pages take about [\d.]+ MB here\.$/)).toBeVisible()
  await page.getByRole('checkbox', { name: /^With a small picture/ }).uncheck()
  await page.getByRole('button', { name: 'Keep the catalogue' }).click()
  await expect(page.getByRole('progressbar')).toBeVisible()
  await expect(page.getByText(/^\d+ pages, [\d.]+ MB, as of .+\.$/)).toBeVisible({ timeout: 120_000 })
  await expectNoAxeViolations(page)
  await firstVisit(page, '/offline')
  await context.setOffline(true)
  await page.goto('/product/020101')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Natural coir doormat, PVC backed, 20 mm')
  await expect(line(page)).toBeVisible()
  await line(page).getByRole('link', { name: 'What you can do now' }).click()
  await page.getByRole('button', { name: 'Remove it' }).click()
  await expect(page.getByText('The catalogue can be fetched when you are connected.')).toBeVisible()
  forgiveFailedLoads(problems, NOT_KEPT)
})

test('of a catalogue that is too large for a device what finds products is kept on request', async ({
  page,
  context,
  problems,
}) => {
  await page.route('**/kept-catalogue.json', async (route) => {
    const list = await (await route.fetch()).json()
    await route.fulfill({ json: { ...list, pages: [], bytes: 0, pictures: [], pictureBytes: 0 } })
  })
  await page.goto('/offline')
  await expect(page.getByText('Search, filters and quick order of all products take about')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Keep search and filters' }).click()
  await expect(page.getByText(/^Search, filters and quick order of all products, [\d.]+ MB, as of .+\.$/)).toBeVisible()
  await expectNoAxeViolations(page)
  const pinned = await page.evaluate(async () => (await (await caches.open('catalogue')).keys()).map(({ url }) => url))
  expect(pinned.map((url) => new URL(url).pathname)).toEqual(
    expect.arrayContaining(['/search-index.json', '/filters.json']),
  )
  await firstVisit(page, '/offline')
  await page.unrouteAll()
  await context.setOffline(true)
  await page.goto('/quick-order')
  await pasteIntoPage(page, { text: 'HH-STB-1812-17\t3\nHH-GYM-5050-30\t4' })
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('2 rows are right')
  await page.goto('/offline')
  await page.getByRole('button', { name: 'Remove it' }).click()
  await expect(page.getByText('The catalogue can be fetched when you are connected.')).toBeVisible()
  forgiveFailedLoads(problems, NOT_KEPT)
})

test('papers that were made once are made without a network, too', async ({ page, context, problems }) => {
  await firstVisit(page, '/product/010101')
  const sheet = () => savedPdf(page, () => page.locator('[data-spec-sheet]').getByText('Spec sheet (PDF)').click())
  expect((await sheet()).title).toContain('Spec sheet: Hammered-top stable mat')
  await page.goto('/planner?item=010101&room=3600x3600')
  const plan = () => savedPdf(page, () => page.getByRole('button', { name: 'Save as PDF' }).click())
  const { text } = await plan()
  expect(text).toContain('A 3600 mm · B 3600 mm')
  await context.setOffline(true)

  await page.reload()
  await expect(line(page)).toBeVisible()
  expect((await plan()).text).toBe(text)
  await page.goto('/product/010101')
  await awake(page)
  expect((await sheet()).text).toContain('HH-STB-1812-17')
  forgiveFailedLoads(problems, NOT_KEPT)
})

test('a room is drawn, a way to lay it chosen, the cart filled and both papers made without a network', async ({
  page,
  context,
  problems,
}) => {
  await firstVisit(page, '/product/010101')
  await page.goto('/planner?item=010101&room=3600x3600')
  await expect(summary(page)).toContainText('6 pieces')
  await context.setOffline(true)

  await page.reload()
  await expect(line(page)).toBeVisible()
  const wall = page.getByRole('textbox', { name: 'Length of wall A', exact: true })
  await wall.fill('5.2 m')
  await wall.press('Enter')
  await page.getByRole('button', { name: 'Add a drain' }).click()
  await expect(summary(page)).not.toContainText('6 pieces')
  await expectSearched(page)
  await ways(page).getByRole('radio').last().check()
  const plan = await savedPdf(page, () => page.getByRole('button', { name: 'Save as PDF' }).click())
  expect(plan.text).toContain('A 5200 mm')
  const add = summary(page).getByRole('button', { name: /^Add \d+ to the cart$/ })
  const [amount = ''] = /\d+/.exec(await add.innerText()) ?? []
  await add.click()
  await page.goto('/cart')
  const quotation = await savedPdf(page, () =>
    summary(page).getByRole('button', { name: 'Download Quotation' }).click(),
  )
  expect(quotation.text).toContain('A 5200 mm')
  expect(quotation.text).toMatch(new RegExp(`\\t${amount}\\t`))
  forgiveFailedLoads(problems, NOT_KEPT)
})

test('a page that Back brings back as it was says that there is no network any more', async ({ page }) => {
  await page.goto('/about-us')
  await awake(page)
  await page.keyboard.press('Shift')
  await page.waitForLoadState('networkidle')
  // What is kept for Back hears of nothing meanwhile.
  await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { value: false }))
  await expect(line(page)).toBeHidden()
  await comeBack(page)
  await expect(line(page)).toBeVisible()
})

/** Opens a page, shows interest, and waits until what the shop needs without a network is on the device. */
async function firstVisit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await awake(page)
  await page.keyboard.press('Shift')
  const isKept = () => page.evaluate(async () => (await caches.match('/kept-shop.json')) !== undefined)
  // One file after the other, so as to disturb nobody.
  await expect.poll(isKept, { timeout: 120_000 }).toBe(true)
  // Where a page has kept all of it itself, there may be no worker yet that answers with it.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
}

/** How far things have moved by themselves. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        const observer = new PerformanceObserver((entries) => {
          for (const entry of entries.getEntries()) if ('value' in entry) sum += Number(entry.value)
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
      }),
  )
}
