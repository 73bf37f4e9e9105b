import { gzipSync } from 'node:zlib'
import { expectSearched, ways } from './planner-page.ts'
import { collectScripts, KB } from './script-weight.ts'
import { keepShifts, shifted } from './shifts.ts'
import { awake, expect, test } from './shop-test.ts'

/** Processors of telephones are so much slower. */
const SLOWER = 4
const ROOMS = ['/planner?item=010101&room=5200x3700', '/planner?item=040105&room=6000x4100']

for (const path of ROOMS) {
  test(`at 375 px nothing of ${path} moves for who scrolls while its plan is searched`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 })
    await keepShifts(page)
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await page.goto(path)
    // To the end and back, as long as ways to lay it and other mats come in.
    await page.evaluate(() => {
      let step = 90
      const scroll = () => {
        const end = document.body.scrollHeight - innerHeight
        if (scrollY >= end - 1) step = -90
        if (scrollY <= 0) step = 90
        scrollBy(0, step)
      }
      Object.assign(window, { scrolling: setInterval(scroll, 50) })
    })
    await expect(page.getByText(/^Show \d mats?|^\d others? w|^No other mat/)).toBeAttached({ timeout: 60_000 })
    await page.evaluate(() => clearInterval(Number(Object(window).scrolling)))
    expect(await shifted(page)).toBeLessThan(0.01)
  })
}

for (const width of [375, 1440]) {
  test(`at ${width} px the page is about as tall before the planner is there as with a mat chosen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const opened = Promise.withResolvers<void>()
    await page.route(/\/_astro\/FloorPlanner\.[^/]+\.js$/, async (route) => {
      await opened.promise
      await route.continue()
    })
    await page.goto('/planner?item=010101', { waitUntil: 'commit' })
    const end = page.getByRole('contentinfo')
    await expect(end).toBeVisible()
    const top = async () => (await end.boundingBox())?.y ?? 0
    const before = await top()
    opened.resolve()
    await expectSearched(page)
    expect(Math.abs((await top()) - before)).toBeLessThan(100)
  })
}

test('the search runs in a worker, and where none can be had the page itself finds the same plan', async ({ page }) => {
  await page.goto('/planner?item=010101&room=5200x3700')
  const names = ways(page).locator('strong')
  await expectSearched(page)
  const found = await names.allInnerTexts()
  expect(page.workers().map((worker) => worker.url())).toEqual([expect.stringContaining('search-worker')])
  await page.addInitScript(() => Object.assign(window, { Worker: undefined }))
  await page.reload()
  await awake(page)
  await expect(names).toHaveText(found)
  expect(page.workers()).toEqual([])
})

test('the search for other mats says how far it is, and can be stopped and taken up again', async ({ page }) => {
  const opened = Promise.withResolvers<void>()
  await page.route(/\/product\/0101(?!03)\d\d$/, async (route) => {
    await opened.promise
    await route.continue()
  })
  await page.goto('/planner?item=010103&room=3660x3660')
  const others = page.getByRole('region', { name: 'Other mats, cheaper or with less waste' })
  await expect(others).toContainText(/Other mats are tried: 1 of \d/)
  await others.getByRole('button', { name: 'Stop' }).click()
  await expect(others).toContainText('Other mats were not tried.')
  opened.resolve()
  await others.getByRole('button', { name: 'Try them' }).click()
  await expect(others.getByText(/^Show 3 mats, from/)).toBeVisible()
})

test('the planner fetches at most 60 kB of scripts that other island pages do not, its worker among them', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  const common = collectScripts(other)
  await other.goto('/lists')
  await awake(other)
  await expect(other.getByRole('main').getByRole('button').first()).toBeVisible()
  await other.waitForLoadState('networkidle')
  const known = new Set((await common()).bodies.map(String))
  const own = collectScripts(page)
  await page.goto('/planner?item=010101&room=5200x3700')
  await expect(page.getByText(/^Show \d mats?/)).toBeVisible()
  const added = (await own()).bodies.filter((body) => !known.has(String(body)))
  expect([...known].some((code) => code.includes('react.transitional.element'))).toBe(true)
  // The worker is among them: it alone answers to messages so.
  expect(added.some((body) => body.includes('new MessageChannel'))).toBe(true)
  expect(added.reduce((sum, body) => sum + gzipSync(body).length, 0)).toBeLessThanOrEqual(60 * KB)
})
