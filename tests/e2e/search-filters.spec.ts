import type { Page } from 'playwright/test'
import { count, group, openFilters } from './filter-panel.ts'
import {
  awake,
  expect,
  expectNoAxeViolations,
  forgiveFailedLoads,
  inBothThemes,
  STORE_SEARCH,
  test,
} from './shop-test.ts'

/** How many products the page says it shows. */
const shown = (page: Page, text: RegExp) => page.getByRole('status').filter({ hasText: text })

/** Opens the results when the store, too, has said what it has. */
async function whenAnswered(page: Page, open: () => Promise<unknown>): Promise<void> {
  const answered = page.waitForResponse(STORE_SEARCH)
  await open()
  await (await answered).finished()
}

test('what a search has found is narrowed, and sorted, by an address that restores it', async ({ page }) => {
  await whenAnswered(page, () => page.goto('/search?q=stable mat'))
  const cards = page.locator('main').getByRole('article')
  await expect(cards.nth(2)).toBeVisible()
  await openFilters(page)
  const all = await cards.count()
  const colour = await group(page, 'Colour')
  const told = Number(/\d+$/.exec((await colour.getByText('Grey').locator('..').textContent()) ?? '')?.[0])
  expect(told).toBeGreaterThan(0)
  expect(told).toBeLessThan(all)
  await colour.getByRole('checkbox', { name: /^Grey/ }).check()
  await expect(shown(page, new RegExp(`^${told} products? for “stable mat”`))).toBeVisible()
  await expect(cards).toHaveCount(told)
  await expect(page).toHaveURL('/search?q=stable%20mat&colour=grey')
  await page.getByLabel('Sort by').selectOption('price')
  await expect(page).toHaveURL('/search?q=stable+mat&sort=price&colour=grey')
  await inBothThemes(page, () => expectNoAxeViolations(page))
  await page.reload()
  await expect(shown(page, new RegExp(`^${told} products? for “stable mat”`))).toBeVisible()
  await expect(cards).toHaveCount(told)
  await expect(page.getByLabel('Sort by')).toHaveValue('price')
  await page.getByRole('button', { name: 'Take back Colour: Grey' }).click()
  await expect(page).toHaveURL('/search?q=stable+mat&sort=price')
  await expect(cards).toHaveCount(all)
  await page.goBack()
  await expect(cards).toHaveCount(told)
})

test('on a phone a table of what a search has found has room for names: no picture stands beside them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/search?q=stable mat&view=table')
  const mat = page.getByRole('table').locator('tbody th').first()
  await expect(mat.getByRole('link')).toBeVisible()
  await expect(mat.locator('.thumb')).toBeHidden()
})

test('lists and searches come as the table that the last one was left as', async ({ page }) => {
  await page.goto('/store/horse-and-stable/stable-mats')
  await page.locator('[data-as-table]').click()
  const rows = page.getByRole('table').locator('tbody tr')
  await expect(rows.nth(1)).toBeVisible()
  await page.goto('/search?q=stable mat')
  await expect(page).toHaveURL('/search?q=stable%20mat&view=table')
  await expect(rows.nth(2)).toBeVisible()
  await page.goto('/store/dairy-and-livestock/cow-cubicle-mats')
  await expect(page).toHaveURL('/store/dairy-and-livestock/cow-cubicle-mats?view=table')
  await expect(rows.nth(1)).toBeVisible()
  await page.getByRole('button', { name: 'Pictures', exact: true }).click()
  await expect(page).toHaveURL('/store/dairy-and-livestock/cow-cubicle-mats')
  await page.goto('/search?q=stable mat')
  await expect(page.locator('main').getByRole('article').nth(2)).toBeVisible()
  await expect(page).toHaveURL('/search?q=stable%20mat')
})

test('what a search has found is a table and any order of the lists, narrowed or not', async ({ page }) => {
  await page.goto('/search?q=stable mat')
  const cards = page.locator('main').getByRole('article')
  await expect(cards.nth(2)).toBeVisible()
  await page.getByLabel('Sort by').selectOption('thickness')
  await expect(page).toHaveURL('/search?q=stable+mat&sort=thickness')
  await page.getByRole('button', { name: 'Table', exact: true }).click()
  await expect(page).toHaveURL('/search?q=stable+mat&sort=thickness&view=table')
  const rows = page.getByRole('table').locator('tbody tr')
  await expect(rows.nth(2)).toBeVisible()
  await expect(cards).toHaveCount(0)
  const thickness = async () =>
    (await rows.locator('td:nth-child(3)').allTextContents()).map((text) => Number(/^[\d.]+/.exec(text)?.[0] ?? 0))
  const falls = (sizes: number[]) => sizes.every((size, place) => place === 0 || size <= (sizes[place - 1] ?? 0))
  await expect.poll(async () => falls(await thickness())).toBe(true)
  const head = page.getByRole('columnheader', { name: 'Thickness' })
  await expect(head).toHaveAttribute('aria-sort', 'descending')
  await page.getByRole('button', { name: 'Sort by Thickness' }).click()
  await expect(page).toHaveURL('/search?q=stable+mat&sort=thickness-up&view=table')
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('thickness-up')
  await expect(head).toHaveAttribute('aria-sort', 'ascending')
  await expect.poll(async () => falls((await thickness()).filter((mm) => mm > 0).toReversed())).toBe(true)
  expect(new Set(await thickness()).size).toBeGreaterThan(2)
  await page.getByRole('button', { name: 'Sort by Price' }).click()
  await expect(page).toHaveURL('/search?q=stable+mat&sort=price&view=table')
  await expect(page.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'ascending')
  await inBothThemes(page, () => expectNoAxeViolations(page))
  await whenAnswered(page, () => page.reload())
  await expect(rows.nth(2)).toBeVisible()
  await openFilters(page)
  const all = Number(/\d+/.exec((await shown(page, /products for/).textContent()) ?? '')?.[0])
  await expect(rows).toHaveCount(all)
  await (await group(page, 'Colour')).getByRole('checkbox', { name: /^Grey/ }).check()
  await expect(page).toHaveURL('/search?q=stable+mat&colour=grey&sort=price&view=table')
  await expect.poll(() => rows.count()).toBeLessThan(all)
  await page.getByRole('button', { name: 'Pictures', exact: true }).click()
  await expect(page.getByRole('table')).toHaveCount(0)
  await expect(cards.first()).toBeVisible()
})

test('what a search has found begins at the same place as pictures and as a table', async ({ page }) => {
  await whenAnswered(page, () => page.goto('/search?q=stable mat'))
  const told = shown(page, /products for/)
  await expect(page.locator('main').getByRole('article').nth(2)).toBeVisible()
  const before = await told.boundingBox()
  await page.getByRole('button', { name: 'Table', exact: true }).click()
  await expect(page.getByRole('table').locator('tbody tr').nth(2)).toBeVisible()
  expect((await told.boundingBox())?.y).toBe(before?.y)
})

test('a search whose filters leave nothing says which to give up', async ({ page }) => {
  await page.goto('/search?q=mat&material=coir&hardness=60-')
  await expect(count(page)).toHaveText('No mat has all of this.')
  await page.getByRole('button', { name: /^Without “Hardness”: \d+ mats?$/ }).click()
  await expect(page).toHaveURL('/search?q=mat&material=coir')
  await expect(page.locator('main').getByRole('article').first()).toBeVisible()
})

test('a search whose filters cannot be loaded says so, and shows all that was found', async ({ page, problems }) => {
  await page.route('**/filters.json', (route) => route.abort())
  await page.goto('/search?q=mat&material=coir')
  await expect(page.getByText('What you asked for cannot be loaded just now.')).toBeVisible()
  await expect(page.locator('main').getByRole('article').nth(2)).toBeVisible()
  forgiveFailedLoads(problems, /\/filters\.json$/)
})

test('what a search shows stays as it is, and where it is, when the store does not answer after all', async ({
  page,
  problems,
}) => {
  const { promise: held, resolve: answer } = Promise.withResolvers<void>()
  await page.route(STORE_SEARCH, async (route) => {
    await held
    await route.abort()
  })
  await page.goto('/search?q=stable mat')
  const cards = page.locator('main').getByRole('article')
  await expect(cards.nth(2)).toBeVisible()
  const first = cards.first().getByRole('link').first()
  await first.focus()
  await cards.evaluateAll((all) => {
    for (const card of all) card.setAttribute('data-marked', '')
  })
  const shownCards = await cards.count()
  const before = await first.boundingBox()
  answer()
  await expect(page.getByText('From our last catalogue')).toBeVisible()
  await expect(first).toBeFocused()
  await expect(page.locator('main article[data-marked]')).toHaveCount(shownCards)
  expect(await first.boundingBox()).toEqual(before)
  forgiveFailedLoads(problems, STORE_SEARCH)
})

test('who asks for a table or an order of the filters by keyboard stays where they are, and one place tells what is found', async ({
  page,
}) => {
  await page.goto('/search?q=stable mat')
  const cards = page.locator('main').getByRole('article')
  await expect(cards.nth(2)).toBeVisible()
  const told = shown(page, /products for/)
  await told.evaluate((place) => place.setAttribute('data-marked', ''))
  const asTable = page.getByRole('button', { name: 'Table', exact: true })
  await asTable.press('Enter')
  await expect(page.getByRole('table').locator('tbody tr').nth(2)).toBeVisible()
  await expect(asTable).toBeFocused()
  await expect(told).toHaveAttribute('data-marked')

  await page.goto('/search?q=stable mat&view=cards')
  await expect(cards.nth(2)).toBeVisible()
  const order = page.getByLabel('Sort by')
  await order.focus()
  await order.selectOption('thickness')
  await expect(page).toHaveURL('/search?q=stable+mat&sort=thickness')
  await expect(cards.nth(2)).toBeVisible()
  await expect(order).toBeFocused()
})

test('what a search shows keeps the focus, and a press under way, when the store knows another price and name', async ({
  page,
}) => {
  const { promise: held, resolve: answer } = Promise.withResolvers<void>()
  const asking = page.waitForRequest(STORE_SEARCH)
  await page.route(STORE_SEARCH, async (route) => {
    await held
    const told = await route.fetch()
    await route.fulfill({ response: told, json: withPrices(await told.json()) })
  })
  await page.goto('/search?q=stable mat')
  const card = page.locator('main').getByRole('article').first()
  const link = card.getByRole('link')
  await awake(page)
  await asking
  await link.focus()
  await page.mouse.move(300, 300)
  await page.mouse.move(310, 320)
  await card.locator('[data-compare]').waitFor({ state: 'attached' })
  const add = card.getByRole('button', { name: 'Add to cart' })
  await add.hover()
  await page.mouse.down()
  await link.focus()
  answer()
  await expect(card).toContainText('$77.70')
  await expect(link).toHaveText(/^New /)
  await expect(link).toBeFocused()
  await expect(card.locator('[data-compare]')).toHaveCount(1)
  await page.mouse.up()
  await expect(page.getByRole('link', { name: 'Cart, 1 in it' })).toBeVisible()
})

/** An answer of the gateway, or of the store itself, with other names, and one price for all. */
function withPrices(json: unknown): unknown {
  const { items, data } = Object(json)
  if (Array.isArray(items)) {
    return { items: items.map((item) => ({ ...item, name: `New ${item.name}`, price: 7_770 })) }
  }
  const told = Array.isArray(data) ? data : []
  return {
    ...Object(json),
    data: told.map((item) => ({ ...item, itemName: `New ${item.itemName}`, retailPrice: 77.7 })),
  }
}
