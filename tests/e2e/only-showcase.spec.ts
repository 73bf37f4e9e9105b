import { expect, expectNoAxeViolations, test } from './shop-test.ts'

test('the showcase home page has its dark hero, tiles, carousel and history', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hoof & Husk Tough on Wear, Soft on Feet')
  await expect(page.getByRole('link', { name: 'Explore', exact: true })).toHaveAttribute('href', '/store')
  await expect(page.getByRole('heading', { name: 'Shop by category' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'GLIMPSE OF OUR PRODUCTS' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'WHY Hoof & Husk?' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Explore Shop' })).toHaveAttribute('href', '/store')
  await expectNoAxeViolations(page)
})

test('the carousel moves by itself, one slide at a time, with the timings of the spec', async ({ page }) => {
  await page.goto('/')
  const carousel = page.locator('[data-slides="banner"]')
  await carousel.scrollIntoViewIfNeeded()
  const dots = carousel.getByRole('button', { name: /^Slide \d of 4$/ })
  await expect(dots).toHaveCount(4)
  await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true', { timeout: 10_000 })
  const settings = await carousel.evaluate((element) => {
    const { params } = Object(element).swiper
    const { slidesPerView, slidesPerGroup, loop, speed, autoplay } = params
    return { slidesPerView, slidesPerGroup, loop, speed, delay: autoplay.delay }
  })
  expect(settings).toEqual({ slidesPerView: 1, slidesPerGroup: 1, loop: true, speed: 600, delay: 3500 })
})
