import { awake, expect, expectNoAxeViolations, MOVING, test } from './shop-test.ts'
import { turnIntervals } from './slide-turns.ts'

test('the showcase home page has its dark hero, tiles, carousel and history', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hoof & Husk Tough on Wear, Soft on Feet')
  await expect(page.getByRole('link', { name: 'Explore', exact: true })).toHaveAttribute('href', '/store')
  await expect(page.getByRole('heading', { name: 'Shop by category' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'GLIMPSE OF OUR PRODUCTS' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'WHY Hoof & Husk?' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Explore Shop' })).toHaveAttribute('href', '/store')
  await expectNoAxeViolations(page)
})

test.describe('where things move', () => {
  test.use(MOVING)

  test('the carousel turns by itself, one slide every three and a half seconds', async ({ page }) => {
    await page.goto('/')
    const carousel = page.locator('[data-slides="banner"]')
    await carousel.scrollIntoViewIfNeeded()
    const dots = carousel.getByRole('button', { name: /^Slide \d of 4$/ })
    await expect(dots).toHaveCount(4)
    await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true')
    // A busy machine turns late, never early.
    expect(Math.min(...(await turnIntervals(carousel, 3)))).toBeGreaterThan(3_400)
    const { autoplay, speed } = await carousel.evaluate((element) => Object(element).swiper.params)
    expect(autoplay.delay + speed).toBe(3_500)
  })
})

test.describe('where OFFLINE is off', () => {
  test.use({ serviceWorkers: 'allow' })

  test('nothing is kept on a device, nothing leads to the page of it, and that page says so', async ({ page }) => {
    await page.goto('/offline')
    await expect(page.getByRole('main')).toContainText('This shop keeps nothing on your device.')
    await expectNoAxeViolations(page)
    await page.clock.install()
    await page.goto('/store')
    await awake(page)
    await expect(page.locator('footer a[href="/offline"]')).toHaveCount(0)
    // Elsewhere the first interest has the shop kept, once the page has had its time.
    await page.keyboard.press('Tab')
    await page.clock.runFor(60_000)
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
    // It can be put on a home screen all the same.
    await expect(page.locator('link[rel="manifest"]')).toHaveCount(1)
  })
})
