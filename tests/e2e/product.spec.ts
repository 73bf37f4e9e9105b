import { inEveryGuise } from './as-customer.ts'
import { expect, expectNoAxeViolations, test } from './shop-test.ts'

test('a thumbnail switches the main picture, by click and by arrow keys', async ({ page }) => {
  await page.goto('/product/010101')
  const first = page.getByRole('img', { name: 'picture 1 of' })
  const second = page.getByRole('img', { name: 'picture 2 of' })
  await expect(first).toBeVisible()
  await page.getByRole('radio', { name: 'Picture 2 of' }).click({ force: true })
  await expect(second).toBeVisible()
  await expect(first).toBeHidden()
  await page.keyboard.press('ArrowLeft')
  await expect(first).toBeVisible()
})

test('the page states code, price, facts, its place and others of its kind', async ({ page }) => {
  await page.goto('/product/010101')
  await expect(page.getByText('HH-STB-1812-17')).toBeVisible()
  await expect(page.getByText('$94.50').first()).toBeVisible()
  await expect(page.getByRole('row', { name: 'Size 1830 × 1220 mm' })).toBeVisible()
  const trail = page.getByRole('navigation', { name: 'Breadcrumbs' })
  await expect(trail.getByRole('link')).toHaveText([/Home/, /Store/, /Horse & Stable/, /Stable mats/, /Hammered-top/])
  const related = page.getByRole('region', { name: 'Related products' }).getByRole('article')
  await expect(related).toHaveCount(4)
  await expect(related.filter({ hasText: 'Hammered-top stable mat, 17 mm' })).toHaveCount(0)
})

test('the item code can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/product/010101')
  await page.getByRole('button', { name: 'Copy item code' }).click()
  await expect(page.getByText('Copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('HH-STB-1812-17')
})

test('search engines and other sites are told what the page is', async ({ page, request, baseURL }) => {
  await page.goto('/product/010101')
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}/product/010101`)
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  const [product, trail] = data.map((text) => JSON.parse(text))
  expect(product).toMatchObject({
    '@type': 'Product',
    sku: 'HH-STB-1812-17',
    offers: { price: '94.50', priceCurrency: 'USD' },
  })
  expect(trail).toMatchObject({ '@type': 'BreadcrumbList' })
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content')
  const answer = await request.get(picture ?? '')
  expect(answer.headers()['content-type']).toBe('image/jpeg')
})

test('the sitemap names every page once, and each one is there', async ({ request, baseURL }) => {
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  const index = await (await request.get('/sitemap.xml')).text()
  const [, part = ''] = /<loc>([^<]+)<\/loc>/.exec(index) ?? []
  const addresses = [...(await (await request.get(part)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => address,
  )
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(addresses).toContain(`${baseURL}/product/010101`)
  expect(addresses).not.toContain(`${baseURL}/styleguide`)
  for (const address of addresses) expect((await request.head(address)).status()).toBe(200)
})

test('the picture can be looked at closely, by keyboard and by pointer, and the focus comes back', async ({ page }) => {
  await page.goto('/product/010101')
  const picture = page.getByRole('link', { name: /look closer$/ }).first()
  await picture.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Hammered-top stable mat, 17 mm, closer' })
  const view = dialog.getByRole('region', { name: /^Picture/ })
  await expect(view).toBeFocused()
  const width = () => view.locator('img').evaluate((image) => Math.round(image.getBoundingClientRect().width))
  await expect
    .poll(() => view.locator('img').evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(1000)
  const whole = await width()
  await inEveryGuise(page, async () => {
    await expect(dialog.getByRole('button', { name: 'Close picture' })).toBeInViewport({ ratio: 1 })
    await expectNoAxeViolations(page)
  })
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.keyboard.press('+')
  await page.keyboard.press('+')
  await expect.poll(width).toBeGreaterThan(2 * whole - 40)
  const left = () => view.evaluate((element) => element.scrollLeft)
  const before = await left()
  await page.keyboard.press('ArrowRight')
  await expect.poll(left).toBeGreaterThan(before)
  await dialog.getByRole('button', { name: 'Smaller' }).click()
  await dialog.getByRole('button', { name: 'Smaller' }).click()
  await expect(dialog.getByRole('button', { name: 'Smaller' })).toHaveAttribute('aria-disabled', 'true')
  await view.click({ position: { x: 300, y: 300 } })
  await expect.poll(width).toBeGreaterThan(2 * whole - 40)
  await page.mouse.move(600, 400)
  await page.mouse.down()
  const grabbed = await left()
  await page.mouse.move(500, 380, { steps: 4 })
  await page.mouse.up()
  expect((await left()) - grabbed).toBeGreaterThan(50)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(picture).toBeFocused()
})

test('the picture of a card becomes the picture of its product', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/store')
  await page.evaluate(() => {
    addEventListener('pageswap', () => {
      const named = [...document.querySelectorAll<HTMLElement>('[data-card-picture]')].filter(
        (frame) => frame.style.getPropertyValue('view-transition-name') === 'product-picture',
      )
      sessionStorage.setItem('named', String(named.length))
    })
  })
  await page.getByRole('link', { name: 'Hammered-top stable mat, 17 mm' }).first().click()
  await expect(page).toHaveURL(/\/product\/010101$/)
  expect(await page.evaluate(() => sessionStorage.getItem('named'))).toBe('1')
})
