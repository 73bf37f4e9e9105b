import { count, group, openFilters, results } from './filter-panel.ts'
import { PHONE } from './fingers.ts'
import {
  awake,
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  forgiveFailedLoads,
  holdScripts,
  inBothThemes,
  test,
} from './shop-test.ts'

test('all mats are filtered and sorted in place of the shelves, by an address that restores it', async ({ page }) => {
  await page.goto('/store')
  const shelves = page.locator('[data-plain-list]')
  const shelf = shelves.getByRole('heading', { name: 'Interlocking stable tiles' })
  await expect(shelf).toBeVisible()
  await openFilters(page)
  await expect(shelf).toBeVisible()
  await (await group(page, 'Material')).getByRole('checkbox', { name: /^Coir/ }).check()
  await expect(page).toHaveURL('/store?material=coir')
  await expect(count(page)).toHaveText(/^\d+ mats$/)
  await expect(shelves).toBeHidden()
  const all = await count(page).textContent()
  await (await group(page, 'Use')).getByRole('checkbox', { name: /^Entrance &\sHome/ }).check()
  await expect(page).toHaveURL('/store?use=entrance-and-home&material=coir')
  await page.getByLabel('Sort by').selectOption('price')
  await expect(page).toHaveURL('/store?use=entrance-and-home&material=coir&sort=price')
  const some = (await count(page).textContent()) ?? ''
  const prices = async () => {
    const texts = await results(page).locator('.price').allTextContents()
    return texts.map((text) => Number(/\$([\d.,]+)/.exec(text)?.[1]?.replace(',', '')))
  }
  // The first are drawn before the others.
  await expect(results(page).getByRole('article')).toHaveCount(Number.parseInt(some, 10))
  expect(Number.parseInt(some, 10)).toBeGreaterThan(6)
  await expect
    .poll(async () => {
      const shown = await prices()
      return shown.toString() === shown.toSorted((a, b) => a - b).toString()
    })
    .toBe(true)
  await page.reload()
  await expect(count(page)).toHaveText(some)
  await expect(shelves).toBeHidden()
  await results(page).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/product\//)
  await page.goBack()
  await expect(count(page)).toHaveText(some)
  await results(page).getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(page.getByRole('link', { name: /^Cart, \d+ in it/ })).toBeVisible()
  await page.getByRole('button', { name: /^Take back Use/ }).click()
  await expect(count(page)).toHaveText(all ?? '')
  await page.getByRole('button', { name: 'Clear all filters' }).click()
  await expect(page).toHaveURL('/store?sort=price')
  await openFilters(page)
  await page.getByLabel('Sort by').selectOption('listed')
  await expect(page).toHaveURL('/store')
  await expect(shelf).toBeVisible()
})

test('the shelves are a table at one press, and in the unit that is chosen', async ({ page }) => {
  await page.goto('/store')
  await awake(page)
  await page.getByLabel('Unit of sizes').selectOption('in')
  const size = page.locator('[data-plain-list] .facts').nth(1)
  await expect(size).toContainText('72" × 48"')
  await page.getByRole('button', { name: 'Table', exact: true }).click()
  await expect(page).toHaveURL('/store?view=table')
  const rows = page.getByRole('region', { name: 'Mats and their measures' }).locator('tbody tr')
  await expect(rows.first()).toContainText('72" × 48"')
  await expect(count(page)).toHaveText(/^\d+ mats$/)
  await page.goBack()
  await expect(rows).toHaveCount(0)
  await expect(size).toBeVisible()
  // Shelves are no list that comes as the table which the last one was left as.
  await page.reload()
  await openFilters(page)
  await expect(size).toBeVisible()
  await expect(page).toHaveURL('/store')
})

test('the heads of a table of all mats stay below both bars', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/store?view=table')
  const table = page.getByRole('region', { name: 'Mats and their measures' })
  await table.getByRole('row').nth(12).waitFor()
  await table.evaluate((frame) => scrollBy({ top: frame.getBoundingClientRect().top + 300, behavior: 'instant' }))
  const bar = await page.getByRole('navigation', { name: 'Categories' }).boundingBox()
  const head = await table.getByRole('columnheader', { name: 'Name' }).boundingBox()
  expect(Math.abs((head?.y ?? 0) - (bar?.y ?? 0) - (bar?.height ?? 0))).toBeLessThan(2)
})

test('the filters stand where the kinds of each category do: no card moves to the side, and all stay in reach', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/store')
  const card = page.locator('[data-plain-list] article').first()
  const before = await card.boundingBox()
  await openFilters(page)
  const after = await card.boundingBox()
  expect([after?.x, after?.width]).toEqual([before?.x, before?.width])
  await page.locator('[data-plain-list] article').nth(40).scrollIntoViewIfNeeded()
  await expect(page.getByLabel('Sort by')).toBeInViewport({ ratio: 1 })
  await (await group(page, 'Colour')).getByRole('checkbox', { name: /^Black/ }).check()
  await expect(count(page)).toHaveText(/^\d+ mats$/)
  await expect(count(page)).toBeInViewport({ ratio: 1 })
})

test('however little room there is beside the filters, the name of the page is not broken', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 })
  await page.goto('/store')
  const lines = page.getByRole('heading', { level: 1, name: 'Store' }).evaluate((heading) => {
    const range = document.createRange()
    range.selectNodeContents(heading)
    return new Set([...range.getClientRects()].map(({ top }) => top)).size
  })
  expect(await lines).toBe(1)
})

test('a category of the bar leads from a filtered list back to its shelves', async ({ page }) => {
  await page.goto('/store?material=coir')
  await expect(count(page)).toHaveText(/^\d+ mats$/)
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Gym & Commercial' }).click()
  await expect(page).toHaveURL('/store#Gym%20%26%20Commercial')
  await expect(page.getByRole('heading', { level: 2, name: 'Gym & Commercial' })).toBeInViewport()
  await page.goBack()
  await expect(page).toHaveURL('/store?material=coir')
  await expect(count(page)).toHaveText(/^\d+ mats$/)
})

test('all mats are filtered by keyboard alone, and axe finds nothing', async ({ page }) => {
  await page.goto('/store')
  await awake(page)
  const opener = page.getByRole('button', { name: 'Filter and sort' })
  await opener.press('Enter')
  await expect(opener).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByLabel('Sort by')).toBeFocused()
  await inBothThemes(page, () => expectNoAxeViolations(page))
  await page.locator('summary', { hasText: 'Material' }).press('Enter')
  const coir = page.getByRole('checkbox', { name: /^Coir/ })
  await coir.press('Space')
  await expect(count(page)).toHaveText(/^\d+ mats$/)
  await expect(coir).toBeFocused()
  await inBothThemes(page, () => expectNoAxeViolations(page))
  await page.getByRole('button', { name: 'Clear all filters' }).press('Enter')
  await expect(page.locator('[data-plain-list]')).toBeVisible()
})

test.describe('by touch at 375 px', () => {
  test.use({ ...PHONE, viewport: { width: 375, height: 812 } })

  test('the filters of all mats are a sheet, and nothing of the page is pushed aside before', async ({ page }) => {
    await page.goto('/store')
    await awake(page)
    const opener = page.getByRole('button', { name: 'Filter and sort' })
    const line = await opener.boundingBox()
    const table = await page.getByRole('button', { name: 'Table', exact: true }).boundingBox()
    // One line with what stands beside it.
    expect(Math.abs((table?.y ?? 0) - (line?.y ?? 0))).toBeLessThan(2)
    await opener.tap()
    const sheet = page.getByRole('dialog', { name: 'Filter and sort' })
    await sheet.locator('summary', { hasText: 'Colour' }).tap()
    await sheet.locator('label', { hasText: /^Black/ }).tap()
    await inBothThemes(page, () => expectNoAxeViolations(page))
    const show = sheet.getByRole('button', { name: /^Show \d+ mats$/ })
    const told = Number(/\d+/.exec((await show.textContent()) ?? '')?.[0])
    await show.tap()
    await expect(count(page)).toHaveText(`${told} mats`)
    await expect(count(page)).toBeInViewport()
    await expectNoSidewaysScroll(page)
    await inBothThemes(page, () => expectNoAxeViolations(page))
  })
})

test('the filters of all mats open though that was pressed too early', async ({ page }) => {
  const letGo = await holdScripts(page)
  await page.goto('/store')
  await page.getByRole('button', { name: 'Filter and sort' }).click()
  await letGo()
  await expect(page.getByRole('dialog', { name: 'Filter and sort' })).toBeVisible()
})

test('a script of the filters that does not come is asked for again by the next press', async ({ page, problems }) => {
  await page.route(/\/_astro\/mount-filters\.[\w-]+\.js/, (route) => route.abort())
  await page.goto('/store')
  await awake(page)
  const opener = page.getByRole('button', { name: 'Filter and sort' })
  const failed = page.waitForEvent('requestfailed')
  await opener.click()
  await failed
  await expect(opener).toHaveAttribute('aria-expanded', 'false')
  await page.unroute(/\/_astro\/mount-filters\.[\w-]+\.js/)
  const dialog = page.getByRole('dialog', { name: 'Filter and sort' })
  // The failure is known a moment after the browser has told of it.
  await expect(async () => {
    if (!(await dialog.isVisible())) await opener.click()
    await expect(dialog).toBeVisible({ timeout: 5_000 })
  }).toPass()
  forgiveFailedLoads(problems, /\/mount-filters\.[\w-]+\.js$/)
})

test('the address of all mats that are filtered leads search engines to the store page', async ({ page }) => {
  await page.goto('/store?colour=black&thickness=15-')
  await expect(count(page)).toHaveText(/^\d+ mats?$/)
  const address = (await page.locator('link[rel=canonical]').getAttribute('href')) ?? ''
  expect(new URL(address).pathname + new URL(address).search).toBe('/store')
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the store page leads to the page that finds mats, and shows no button that would do nothing', async ({
    page,
  }) => {
    await page.goto('/store')
    await expect(page.getByRole('button', { name: 'Filter and sort', includeHidden: false })).toHaveCount(0)
    await page.getByRole('main').getByRole('link', { name: 'Find a mat' }).click()
    await expect(page).toHaveURL('/find')
  })
})
