import { expect, MOVING, test } from './shop-test.ts'
import { turnIntervals } from './slide-turns.ts'

test.use(MOVING)

test('the hero shows its slides one after the other: four seconds each, two seconds of fade', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  const dots = page.getByRole('button', { name: /^Slide \d of 3$/ })
  await page.clock.runFor(3_500)
  await expect(dots.first()).toBeVisible()
  await expect(dots.nth(0)).toHaveAttribute('aria-current', 'true')
  const swiper = page.locator('[data-slides="hero"]')
  const settings = await swiper.evaluate((element) => {
    const { params } = Object(element).swiper
    return { delay: params.autoplay.delay, speed: params.speed, effect: params.effect, loop: params.loop }
  })
  expect(settings).toEqual({ delay: 4000, speed: 2000, effect: 'fade', loop: true })
})

test('the hero turns by itself, and goes on four seconds after each fade has ended', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Slide 1 of 3' })).toBeVisible()
  // A busy machine turns late, never early.
  expect(Math.min(...(await turnIntervals(page.locator('[data-slides="hero"]'), 3)))).toBeGreaterThan(5_900)
})

test('slides go on by themselves, and hold still while they are paused, or while they have the focus', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/')
  const second = page.getByRole('button', { name: 'Slide 2 of 3' })
  const third = page.getByRole('button', { name: 'Slide 3 of 3' })
  const leave = async () => {
    await page.mouse.move(0, 0)
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  }
  await expect(second).toHaveAttribute('aria-current', 'true')
  await page.getByRole('button', { name: 'Pause slides' }).click()
  await third.click()
  await leave()
  await expect(third).toHaveAttribute('aria-current', 'true')
  await page.clock.runFor(20_000)
  await expect(third).toHaveAttribute('aria-current', 'true')
  await page.getByRole('button', { name: 'Play slides' }).click()
  await leave()
  await expect(third).not.toHaveAttribute('aria-current', 'true')
  await second.focus()
  const shown = await page.locator('button[aria-current="true"]').getAttribute('aria-label')
  await page.clock.runFor(20_000)
  expect(await page.locator('button[aria-current="true"]').getAttribute('aria-label')).toBe(shown)
})

test('where motion is unwanted slides wait to be asked', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await page.goto('/')
  const first = page.getByRole('button', { name: 'Slide 1 of 3' })
  await expect(first).toHaveAttribute('aria-current', 'true')
  await page.clock.runFor(20_000)
  await expect(first).toHaveAttribute('aria-current', 'true')
  await page.getByRole('button', { name: 'Slide 2 of 3' }).click()
  await expect(page.getByRole('button', { name: 'Slide 2 of 3' })).toHaveAttribute('aria-current', 'true')
})

test('the picture of a further slide is fetched shortly before its turn, and not while slides stand still', async ({
  page,
}) => {
  const asked = new Set<string>()
  page.on('request', (request) => {
    for (const [name] of request.url().matchAll(/hero-\d/g)) asked.add(name)
  })
  await page.clock.install()
  await page.goto('/')
  const dot = (number: number) => page.getByRole('button', { name: `Slide ${number} of 3` })
  await page.clock.runFor(500)
  await expect(dot(1)).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect([...asked]).toEqual(['hero-1'])
  await page.locator('[data-slides="hero"]').hover({ position: { x: 300, y: 100 } })
  await page.clock.runFor(30_000)
  expect([...asked]).toEqual(['hero-1'])
  await page.mouse.move(0, 0)
  await expect(async () => {
    await page.clock.runFor(200)
    expect([...asked]).toContain('hero-2')
  }).toPass()
  await expect(dot(1)).toHaveAttribute('aria-current', 'true')
  expect([...asked]).toEqual(['hero-1', 'hero-2'])
})

test('a slide that somebody asks for has its picture', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const third = page.getByRole('button', { name: 'Slide 3 of 3' })
  await expect(third).toBeVisible()
  const picture = page.locator('[data-slides="hero"] .swiper-slide').nth(2).locator('img')
  await expect(picture).toBeHidden()
  await third.click()
  await expect(picture).toBeVisible()
  await expect.poll(() => picture.evaluate((image) => Object(image).naturalWidth)).toBeGreaterThan(0)
})

test('a slide that comes unasked for has its picture too, however it came', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Slide 3 of 3' })).toBeVisible()
  const slides = page.locator('[data-slides="hero"]')
  await slides.evaluate((element) => Object(element).swiper.slideToLoop(2))
  await expect(slides.locator('.swiper-slide').nth(2).locator('img')).toBeVisible()
  await expect(slides.locator('.swiper-slide').nth(1).locator('img')).toHaveCount(0)
})

test('a page that was not scrolled is printed with its tiles', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await page.goto('/')
  const tile = page.locator('[data-tile="waiting"]').first()
  await expect(tile).toHaveCSS('opacity', '0')
  await page.emulateMedia({ media: 'print' })
  await expect(tile).toHaveCSS('opacity', '1')
})

test('tiles lead to their category, float up once and are then left alone', async ({ page }) => {
  await page.goto('/')
  const tile = page.locator('[data-tile]').first()
  await expect(tile).toHaveAttribute('data-tile', 'waiting')
  await tile.scrollIntoViewIfNeeded()
  await expect(tile).toHaveAttribute('data-tile', 'shown')
  await expect(tile).toHaveCSS('opacity', '1')
  await tile.getByRole('link').click()
  await expect(page).toHaveURL(/\/store#Horse%20%26%20Stable$/)
  await expect(page.getByRole('heading', { level: 2, name: 'Horse & Stable' })).toBeInViewport()
})

test('the latest six arrivals are shown', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Latest Arrivals' }).getByRole('article')).toHaveCount(6)
})

test('all main categories are shown by pictures, and lead to their sections', async ({ page }) => {
  await page.goto('/')
  const tiles = page.getByRole('region', { name: 'Shop by category' }).getByRole('link')
  await expect(tiles).toHaveCount(5)
  for (const tile of await tiles.all()) {
    await expect(tile.locator('img')).toHaveCount(1)
    expect(await tile.getAttribute('href')).toMatch(/^\/store#/)
  }
})

test('a hero slide names the mat that it shows and leads to it; those that are not seen cannot be reached', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await page.getByRole('button', { name: 'Play slides' }).waitFor()
  const slides = page.locator('[data-slides="hero"] .swiper-slide')
  await expect(slides.locator('a')).toHaveCount(3)
  await page.getByRole('button', { name: 'Slide 2 of 3' }).click()
  await expect(page.getByRole('link', { name: 'Natural coir doormat, PVC backed, 20 mm' }).first()).toBeVisible()
  expect(await slides.evaluateAll((all) => all.filter((slide) => !slide.hasAttribute('inert')).length)).toBe(1)
})

test('the page, its foot and the menu of a phone lead to what helps to plan and to order', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('navigation', { name: 'Menu' })
  for (const place of [page.getByRole('region', { name: 'Plan and order' }), page.getByRole('contentinfo'), menu]) {
    for (const [name, path] of [
      ['Find a mat', '/find'],
      ['Floor planner', '/planner'],
      ['Quick order', '/quick-order'],
      ['Lists', '/lists'],
    ] as const) {
      await expect(place.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
    }
  }
  await menu.getByRole('link', { name: 'Floor planner' }).click()
  await expect(page).toHaveURL('/planner')
})

test('who asks for a quotation writes below what it is for, and where it goes to', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Ask for a quotation' }).press('Enter')
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
    'Please send me a quotation for:\n\n\nTo be delivered to:\n',
  )
})
