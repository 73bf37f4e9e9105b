import type { Locator, Page } from 'playwright/test'
import { MOST_COMPARED } from '#domain/compared-ids.ts'
import * as words from '#words/compare.ts'
import { collectScripts, KB } from './script-weight.ts'
import {
  awake,
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  forgiveFailedLoads,
  inBothThemes,
  test,
} from './shop-test.ts'

const MOST_SCRIPTS = 130 * KB
const LIST = '/store/horse-and-stable/stable-mats'
const tray = (page: Page) => page.getByRole('region', { name: 'Chosen to compare' })
const column = (page: Page, name: string) => page.getByRole('columnheader').filter({ hasText: name })

/** Moves the pointer, which is the first interest that brings the controls. */
async function takeInterest(page: Page): Promise<void> {
  await awake(page)
  await page.mouse.move(300, 300)
  await page.mouse.move(310, 320)
  await page.locator('.item-card [data-compare]').first().waitFor({ state: 'attached' })
}

/** Chooses the first cards of a list. */
async function choose(page: Page, count: number, path = LIST): Promise<void> {
  await page.goto(path)
  await takeInterest(page)
  for (let index = 0; index < count; index += 1) {
    const control = page.locator('.item-card [data-compare]').nth(index)
    await control.click()
    // A page that is left in the same moment has not kept it yet.
    if (index < MOST_COMPARED) await expect(control).toHaveAttribute('aria-pressed', 'true')
  }
}

test('mats chosen on cards and on a product page are gathered, and shown side by side', async ({ page }) => {
  await choose(page, 2)
  await expect(tray(page)).toContainText('2 of 6 chosen')
  await page.goto('/product/020101')
  await expect(tray(page)).toContainText('2 of 6 chosen')
  const control = page.getByRole('main').getByRole('button', { name: 'Compare', exact: true })
  await control.click()
  await expect(control).toHaveAttribute('aria-pressed', 'true')
  await tray(page).getByRole('link', { name: 'Compare 3' }).click()
  await expect(page).toHaveURL('/compare?ids=010101,010102,020101')
  await expect(page.getByRole('columnheader')).toHaveCount(3)
  await expect(column(page, 'Hammered-top stable mat, 17 mm')).toContainText('$94.50')
  await expect(page.getByRole('row').filter({ hasText: 'Price per m²' })).toContainText('$42.33')
  await expect(page.getByRole('row').filter({ hasText: 'Thickness' })).toContainText('17 mm')
})

test('rows that differ say so in words, and those that are the same are folded away', async ({ page }) => {
  await page.goto('/compare?ids=010101,010102')
  const thickness = page.getByRole('row').filter({ hasText: 'Thickness' })
  await expect(thickness).toContainText('Differs')
  const size = page.getByRole('row').filter({ hasText: '1830 × 1220 mm' })
  await expect(size).toBeHidden()
  await page.locator('summary').filter({ hasText: 'rows are the same' }).click()
  await expect(size).toBeVisible()
  await expect(size).not.toContainText('Differs')
})

test('ids that nothing has are named and left out, and so is a seventh mat', async ({ page, problems }) => {
  await page.goto('/compare?ids=010101,NO-SUCH,010102,x..y,010103,010104,010105,010201,010202')
  await expect(page.getByText('Not in our range, so left out: NO-SUCH, x..y.')).toBeVisible()
  await expect(page.getByText('Up to 6 mats are compared at a time. Left out: 010105, 010201, 010202.')).toBeVisible()
  await expect(page.getByRole('columnheader')).toHaveCount(4)
  // The browser says that a page was not found.
  forgiveFailedLoads(problems, /\/NO-SUCH$/)
})

test('a seventh mat is not taken in, and the page says why', async ({ page }) => {
  await choose(page, 7, '/store')
  await expect(page.getByText('At most 6 mats can be compared. Remove one first.')).toBeVisible()
  await inBothThemes(page, () => expectNoAxeViolations(page, { toasts: true }))
  await expect(tray(page)).toContainText('6 of 6 chosen')
})

test('without anything chosen the page says how to begin', async ({ page }) => {
  await page.goto('/compare')
  await expect(page.getByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible()
  await inBothThemes(page, () => expectNoAxeViolations(page))
  await page.getByRole('main').getByRole('link', { name: 'Visit the store' }).click()
  await expect(page).toHaveURL('/store')
})

test('a mat is put into the cart, and taken off the page and out of the address', async ({ page }) => {
  await page.goto('/compare?ids=010101,010102,010103')
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(page.getByRole('link', { name: 'Cart, 1 in it' })).toBeVisible()
  await page.getByRole('button', { name: 'Remove Diamond-top stable mat, 12 mm from the comparison' }).click()
  await expect(page.getByRole('columnheader')).toHaveCount(2)
  await expect(page).toHaveURL('/compare?ids=010101,010103')
})

test('the link to a comparison can be copied', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/compare?ids=010101,010102')
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('The link is copied')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(`${new URL(baseURL ?? '').origin}/compare?ids=010101,010102`)
})

test('the tray works by keyboard, and goes with its last mat', async ({ page }) => {
  await page.goto('/product/010101')
  const control = page.getByRole('main').getByRole('button', { name: 'Compare', exact: true })
  await control.focus()
  await page.keyboard.press('Enter')
  const remove = tray(page).getByRole('button', { name: /^Remove Hammered-top/ })
  await expect(remove).toBeVisible()
  await remove.focus()
  await page.keyboard.press('Enter')
  await expect(tray(page)).toBeHidden()
  await expect(control).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByRole('main')).toBeFocused()
})

test('what was cleared can be put back', async ({ page }) => {
  await choose(page, 3)
  await tray(page).getByRole('button', { name: 'Clear' }).click()
  await expect(tray(page)).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(tray(page)).toContainText('3 of 6 chosen')
})

test('cards that a search draws can be compared too', async ({ page }) => {
  await page.goto('/search?q=stable')
  await page.locator('main article').first().waitFor()
  await takeInterest(page)
  await page.locator('.item-card [data-compare]').first().click()
  await expect(tray(page)).toContainText('1 of 6 chosen')
})

test('by touch at 375 px the tray is within the window and the table scrolls by itself', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    ...{ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true, locale: 'en-GB' },
    ...(baseURL === undefined ? {} : { baseURL }),
  })
  const page = await context.newPage()
  await page.goto(LIST)
  await awake(page)
  await page.locator('h1').tap()
  for (const index of [0, 1, 2]) await page.locator('.item-card [data-compare]').nth(index).tap()
  await expectNoSidewaysScroll(page)
  const bar = await tray(page).boundingBox()
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(667.5)
  await tray(page).getByRole('link', { name: 'Compare 3' }).tap()
  await expect(page.getByRole('columnheader')).toHaveCount(3)
  await expectNoSidewaysScroll(page)
  await context.close()
})

test('a page that cannot be fetched is named, and can be tried again', async ({ page, problems }) => {
  await page.route('**/product/010102', (route) => route.abort())
  await page.goto('/compare?ids=010101,010102')
  await expect(page.getByText('Could not be fetched: 010102.')).toBeVisible()
  await inBothThemes(page, () => expectNoAxeViolations(page))
  await page.unroute('**/product/010102')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('columnheader')).toHaveCount(2)
  // The browser says that the page did not come.
  forgiveFailedLoads(problems, /\/product\/010102$/)
})

test('what is folded is on paper, and what can only be pressed is not', async ({ page }) => {
  await page.goto('/compare?ids=010101,010102')
  await page.getByRole('columnheader').first().waitFor()
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(page.getByRole('row').filter({ hasText: '1830 × 1220 mm' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeHidden()
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeHidden()
})

test('a comparison fetches at most 130 kB of scripts', async ({ page }) => {
  const weigh = collectScripts(page)
  await page.goto('/compare?ids=010101,010102')
  await page.getByRole('columnheader').first().waitFor()
  await page.waitForLoadState('networkidle')
  expect((await weigh()).bytes).toBeLessThanOrEqual(MOST_SCRIPTS)
})

const SIX = ['010101', '010102', '010103', '010104', '020101', '040102']

for (const { width, dir } of [
  { width: 375, dir: 'ltr' },
  { width: 375, dir: 'rtl' },
  { width: 768, dir: 'rtl' },
  { width: 1440, dir: 'ltr' },
]) {
  test(`the names of mats stay above their columns, ${width} px, ${dir}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 })
    await page.goto(`/compare?ids=${SIX}`)
    await page.getByRole('columnheader').first().waitFor()
    await page.evaluate((to) => {
      document.documentElement.dir = to
    }, dir)
    const bar = page.locator('[data-stuck]')
    const names = bar.locator('span[class*=name]')
    await expect(bar).toBeHidden()
    const heightBefore = await page.evaluate(() => document.documentElement.scrollHeight)

    const lastRow = page.getByRole('table').first().getByRole('row').last()
    await lastRow.evaluate((row) => row.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await expect(bar).toBeVisible()
    await expect(names).toHaveCount(SIX.length)
    const header = await page.locator('header').first().boundingBox()
    expect((await bar.boundingBox())?.y).toBe((header?.y ?? 0) + (header?.height ?? 0))
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(heightBefore)

    const left = async (place: Locator) => Math.round((await place.boundingBox())?.x ?? Number.NaN)
    const cells = lastRow.getByRole('cell')
    for (const end of [0, 10_000]) {
      await page.getByRole('region', { name: words.facts }).evaluate((region, to) => {
        region.scrollLeft = getComputedStyle(region).direction === 'rtl' ? -to : to
      }, end)
      for (const index of [0, SIX.length - 1]) {
        const cell = await left(cells.nth(index))
        await expect.poll(() => left(names.nth(index))).toBe(cell)
      }
    }
    await expectNoSidewaysScroll(page)
    await expectNoAxeViolations(page)
    await page.evaluate(() => scrollTo(0, 0))
    await expect(bar).toBeHidden()
  })
}

test('axe finds nothing in a comparison or a list with a tray, in either theme', async ({ page }) => {
  await page.goto('/compare?ids=010101,010102,020101')
  await page.getByRole('columnheader').first().waitFor()
  await inBothThemes(page, () => expectNoAxeViolations(page))
  await page.emulateMedia({ colorScheme: 'light' })
  await choose(page, 2)
  await inBothThemes(page, () => expectNoAxeViolations(page))
})

test('a card of the list says what was chosen while filters had it put away, in a table too', async ({ page }) => {
  await choose(page, 1)
  const first = page.locator('.item-card [data-compare]').first()
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  await page.goto(`${LIST}?thickness=17-17`)
  await takeInterest(page)
  const found = page.locator('[data-filtered-list] .item-card [data-compare]')
  await expect(found.first()).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Table', exact: true }).click()
  const table = page.getByRole('region', { name: 'Mats and their measures' })
  await table
    .getByRole('button', { name: /^Compare / })
    .first()
    .click()
  await expect(tray(page)).toBeHidden()
  await page.getByRole('button', { name: 'Pictures', exact: true }).click()
  await expect(found.first()).toHaveAttribute('aria-pressed', 'false')
  await expect(page.locator('.item-card [data-compare][aria-pressed=true]')).toHaveCount(0)
})

test('mats are chosen in the rows of a table as on cards, by keyboard too, and a seventh is refused', async ({
  page,
}) => {
  await choose(page, 1)
  await page.goto('/store/horse-and-stable?view=table')
  const table = page.getByRole('region', { name: 'Mats and their measures' })
  const controls = table.getByRole('button', { name: /^Compare / })
  const pressed = table.getByRole('button', { name: /^Compare /, pressed: true })
  await expect(pressed).toHaveCount(1)
  await expect(pressed).toHaveAccessibleName('Compare Hammered-top stable mat, 17 mm')
  await controls.nth(1).focus()
  await page.keyboard.press('Enter')
  await expect(controls.nth(1)).toHaveAttribute('aria-pressed', 'true')
  await expect(tray(page)).toContainText('2 of 6 chosen')
  await page.keyboard.press('Space')
  await expect(tray(page)).toContainText('1 of 6 chosen')
  for (const index of [1, 2, 3, 4, 5, 6]) await controls.nth(index).click()
  await expect(page.getByText('At most 6 mats can be compared. Remove one first.')).toBeVisible()
  await expect(pressed).toHaveCount(6)
  await table.getByRole('button', { name: 'Sort by Price' }).click()
  await expect(pressed).toHaveCount(6)
  // Another unit draws the rows anew.
  await page.getByLabel('Unit of sizes').selectOption('in')
  await expect(pressed).toHaveCount(6)
  await inBothThemes(page, () => expectNoAxeViolations(page))
  const picture = tray(page).getByRole('button', { name: 'Remove Hammered-top stable mat, 17 mm' }).locator('img')
  await expect(picture).toHaveAttribute('src', /^\/pictures\//)
  await tray(page).getByRole('link', { name: 'Compare 6' }).click()
  await expect(page.getByRole('columnheader')).toHaveCount(6)
})

test('the rows of a table of what was found can be compared, with names and pictures', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 })
  await page.goto('/search?q=stable&view=table')
  const table = page.getByRole('region', { name: 'Mats and their measures' })
  const control = table.getByRole('button', { name: /^Compare / }).first()
  const name = await control.getAttribute('aria-label')
  // Before anything else has shown interest.
  await control.press('Enter')
  await expect(control).toHaveAttribute('aria-pressed', 'true')
  await expect(tray(page).getByRole('button', { name: name?.replace('Compare', 'Remove') ?? '' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Pictures', exact: true }).click()
  await expect(page.locator('.item-card [data-compare][aria-pressed=true]')).toHaveCount(1)
})
