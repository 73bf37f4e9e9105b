import type { Locator, Page } from 'playwright/test'
import { awake, expect, forgiveFailedLoads, test } from './shop-test.ts'

const PRODUCT = '/product/010101'

/** Of what waits on a first page: the second photograph of the gallery, and a card of the shelf below. */
const slide = (page: Page) => page.locator('#picture-2 img')
const card = (page: Page) =>
  page.getByRole('region', { name: 'Related products' }).locator('.catalogue-picture img').first()

for (const [width, height] of [
  [1440, 900],
  [375, 812],
] as const) {
  test(`a first visit to a product asks for ten files before anyone touches it, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const files = new Set<string>()
    page.on('request', (request) => {
      if (request.url().startsWith('http')) files.add(new URL(request.url()).pathname)
    })
    await page.goto(PRODUCT)
    await awake(page)
    await page.waitForTimeout(4_000)
    await expect(page.locator('[data-thumbs] [href^="#picture"]')).toHaveCount(4)
    // In one visit of ten Chromium asks for the rest of a typeface, of which no letter of the page is (tests/built).
    const typefaces = await page
      .locator('link[as="font"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    const asked = [...files].filter((path) => !path.endsWith('.woff2') || typefaces.includes(path))
    expect(asked).toEqual(expect.arrayContaining([PRODUCT, ...typefaces]))
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(10)
    // Its icon is a file as well; no test's browser fetches either.
    await expect(page.locator('link[rel="manifest"]')).toHaveCount(0)
    await expectWaiting(slide(page), card(page))
  })
}

test('pictures out of sight come with a pointer that moves', async ({ page }) => {
  await openFirst(page)
  await page.mouse.move(200, 200)
  await page.mouse.move(210, 200)
  await expectThere(slide(page), card(page))
  const manifest = page.locator('link[rel="manifest"]')
  await expect(manifest).toHaveCount(1)
  const address = await manifest.evaluate((link: HTMLLinkElement) => link.href)
  expect((await page.request.get(address)).status()).toBe(200)
})

test('pictures out of sight come with a press that no pointer or key makes, as one by voice', async ({ page }) => {
  await openFirst(page)
  await page.getByRole('heading', { level: 1 }).evaluate((heading: HTMLElement) => heading.click())
  await expectThere(slide(page), card(page))
})

test('pictures out of sight come with a key', async ({ page }) => {
  await openFirst(page)
  await page.keyboard.press('Tab')
  await expectThere(slide(page), card(page))
})

test('pictures come into sight though no script does', async ({ page, problems }) => {
  await page.route('**/_astro/*.js', (route) => route.abort())
  await openFirst(page)
  await page.evaluate(() => scrollTo(0, 300))
  await expectThere(slide(page), card(page))
  forgiveFailedLoads(problems, /\/_astro\/.*\.js$/)
})

test('pictures in sight wait for nobody, in a tall window', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 3_000 })
  await page.goto(PRODUCT)
  await expectThere(card(page))
  await expectWaiting(slide(page))
})

test('a link to a photograph shows it', async ({ page }) => {
  await page.goto(`${PRODUCT}#picture-2`)
  await expect(slide(page)).toBeInViewport()
  await expectThere(slide(page), card(page))
})

test('on a later page of a visit pictures do not wait', async ({ page, baseURL }) => {
  await page.goto(PRODUCT, { referer: `${baseURL}/store` })
  await expectThere(slide(page), card(page))
})

test('on a page that is loaded anew pictures do not wait', async ({ page }) => {
  await openFirst(page)
  await page.reload()
  await expectThere(slide(page), card(page))
})

test('pictures that wait are on paper', async ({ page }) => {
  await openFirst(page)
  await page.pdf()
  await expect(slide(page)).not.toHaveJSProperty('naturalWidth', 0)
  await page.emulateMedia({ media: 'print' })
  await expect(slide(page)).toBeVisible()
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('pictures come as the browser thinks best', async ({ page }) => {
    await page.goto(PRODUCT)
    await expectThere(slide(page), card(page))
  })
})

/** A page whose scripts have come, or have failed to, and that nobody has touched. */
async function openFirst(page: Page): Promise<void> {
  await page.goto(PRODUCT)
  await awake(page)
  await expectWaiting(slide(page), card(page))
}

async function expectWaiting(...pictures: Locator[]): Promise<void> {
  for (const picture of pictures) {
    await expect(picture).toBeHidden()
    await expect(picture).toHaveJSProperty('naturalWidth', 0)
  }
}

async function expectThere(...pictures: Locator[]): Promise<void> {
  for (const picture of pictures) {
    await expect(picture).toBeVisible()
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
  }
}
