import type { Page } from 'playwright/test'
import { drawn, expect, MOVING, test } from './shop-test.ts'

test.use(MOVING)

const scrolled = (page: Page) => page.evaluate(() => scrollY)
const product = (page: Page) => page.locator('main a[href^="/product/"]')

/** Goes some screens down at once, on to a product there, and Back. Returns how far down that was. */
async function leaveAndComeBack(page: Page): Promise<number> {
  await page.evaluate(() => scrollTo({ top: 3_000, behavior: 'instant' }))
  const far = await scrolled(page)
  expect(far).toBeGreaterThan(1_000)
  await product(page)
    .last()
    .evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL(/\/product\//)
  await page.goBack()
  return far
}

for (const { what, path } of [
  { what: 'a list that is filtered', path: '/find?sort=price' },
  { what: 'a table', path: '/find?view=table' },
  { what: 'what a search has found', path: '/search?q=mat' },
]) {
  test(`Back from a product leads to where ${what} was left, and whoever scrolls then goes on`, async ({ page }) => {
    await page.goto(path)
    await expect(product(page).nth(35)).toBeAttached()
    const far = await leaveAndComeBack(page)
    await expect.poll(() => scrolled(page)).toBe(far)
    // Whoever scrolls does so from what the browser has drawn.
    await drawn(page)
    await page.mouse.move(600, 300)
    await page.mouse.wheel(0, -500)
    await expect.poll(() => scrolled(page)).toBe(far - 500)
    await page.evaluate(() => document.body.append(Object.assign(document.createElement('p'), { textContent: 'more' })))
    await drawn(page)
    expect(await scrolled(page)).toBe(far - 500)
  })
}

test('whoever scrolls after Back while rows are still drawn stays where they went', async ({ page }) => {
  await page.addInitScript(holdRowsAfterBack)
  await page.goto('/find?view=table')
  await expect(product(page).nth(35)).toBeAttached()
  const far = await leaveAndComeBack(page)
  await expect.poll(() => scrolled(page)).toBe(far)
  // All rows but the last few: what stands below them is in the window that the wheel leads to.
  await expect.poll(() => drawFurther(page)).toBe(30)
  await page.mouse.move(600, 300)
  await page.mouse.wheel(0, -500)
  await expect.poll(() => scrolled(page)).toBe(far - 500)
  await drawn(page)
  await expect(page.locator('[data-unfinished]')).toHaveCount(1)
  await expect.poll(() => drawFurther(page)).toBe(36)
  await drawn(page)
  expect(await scrolled(page)).toBe(far - 500)
})

/** Runs in the page: what is to follow at once waits after Back until `further` is called. */
function holdRowsAfterBack(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (navigation?.type !== 'back_forward') return
  const held: TimerHandler[] = []
  const { setTimeout } = window
  const timer = (handler: TimerHandler, ...rest: unknown[]) =>
    rest.length === 0 ? held.push(handler) : Reflect.apply(setTimeout, window, [handler, ...rest])
  const further = () => {
    for (const handler of held.splice(0)) if (typeof handler === 'function') handler()
  }
  Object.assign(window, { setTimeout: timer, further })
}

/** Lets a few more rows be drawn, and says how many there are. */
function drawFurther(page: Page): Promise<number> {
  return page.evaluate(() => {
    Reflect.apply(Reflect.get(window, 'further'), window, [])
    return document.querySelectorAll('main tbody tr').length
  })
}

test('Back from a product leads to where a list of one’s own was left, which begins at its top when it is opened', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 500 })
  await page.goto('/lists')
  const codes = [
    'STB-1812-17',
    'STB-1812-22',
    'STB-1812-12',
    'TRL-1607-08',
    'TRL-2318-10',
    'CUB-1711-30',
    'WSH-1510-22',
  ]
  const buffer = Buffer.from(codes.map((code) => `HH-${code};1`).join('\n'))
  await page.locator('input[type=file]').setInputFiles({ name: 'Barn.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('status').getByRole('link', { name: /Barn/ }).click()
  await expect(page.getByRole('main')).toBeFocused()
  expect(await scrolled(page)).toBe(0)
  await expect(product(page).nth(6)).toBeAttached()
  const far = await leaveAndComeBack(page)
  await expect.poll(() => scrolled(page)).toBe(far)
})

test('a table that is asked for after Back begins at the top of the list, wherever it was left before', async ({
  page,
}) => {
  await page.goto('/store/horse-and-stable?view=table')
  await expect(product(page).nth(20)).toBeAttached()
  await leaveAndComeBack(page)
  await page.goto('/store/horse-and-stable')
  await page.goto('/about-us')
  await page.goBack()
  await page.getByRole('button', { name: 'Table', exact: true }).press('Enter')
  await expect(page.getByRole('table').getByRole('row').nth(20)).toBeVisible()
  expect(await scrolled(page)).toBeLessThan(500)
})

test('a list that is opened anew begins at its top', async ({ page }) => {
  await page.goto('/find?sort=price')
  await expect(product(page).nth(35)).toBeAttached()
  await leaveAndComeBack(page)
  await page.goto('/store')
  await page.goto('/find?sort=price')
  await expect(product(page).nth(35)).toBeAttached()
  expect(await scrolled(page)).toBe(0)
})
