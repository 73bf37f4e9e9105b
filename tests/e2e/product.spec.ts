import { savedPdf } from './saved-pdf.ts'
import {
  awake,
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  forgiveFailedLoads,
  prepareRoutes,
  test,
} from './shop-test.ts'

test('the page states code, price, facts, its place and others of its kind', async ({ page }) => {
  await page.goto('/product/010101')
  await expect(page.getByText('HH-STB-1812-17')).toBeVisible()
  await expect(page.getByText('$94.50').first()).toBeVisible()
  await expect(page.getByRole('row', { name: 'Size 1830 × 1220 mm' })).toBeVisible()
  const trail = page.getByRole('navigation', { name: 'Breadcrumbs' })
  await expect(trail.getByRole('link')).toHaveText([/Home/, /Store/, /Horse &\sStable/, /Stable mats/, /Hammered-top/])
  const related = page.getByRole('region', { name: 'Related products' }).getByRole('article')
  await expect(related).toHaveCount(4)
  await expect(related.filter({ hasText: 'Hammered-top stable mat, 17 mm' })).toHaveCount(0)
})

test('a quantity is typed over what stands there, and Enter puts so many into the cart', async ({ page }) => {
  // A phone that is busy has time for what is typed before it has time for timers.
  await page.addInitScript(() => {
    const later = window.setTimeout
    Object.assign(window, { setTimeout: (run: () => void, delayMs = 0) => later(run, delayMs + 1_000) })
  })
  await page.goto('/product/010101')
  await awake(page)
  await page.getByRole('textbox', { name: 'Quantity' }).click()
  await page.keyboard.type('12')
  await page.keyboard.down('Enter')
  // Held down, a key is pressed over and over.
  await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(page.getByRole('link', { name: 'Cart, 12 in it' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Quantity' }).press('Enter')
  await expect(page.getByRole('link', { name: 'Cart, 24 in it' })).toBeVisible()
  // A further click sets the caret in what stands there.
  await page.getByRole('textbox', { name: 'Quantity' }).click()
  await page.keyboard.type('5')
  await expect(page.getByRole('textbox', { name: 'Quantity' })).toHaveValue(/^\d{3}$/)
})

test('what is no plain quantity is read or refused by the buttons beside it, and never taken for one piece', async ({
  page,
}) => {
  await page.goto('/product/010101')
  await awake(page)
  const quantity = page.getByRole('textbox', { name: 'Quantity' })
  const refused = page.getByText('“1e3” is no number.')
  await quantity.fill('1e3')
  for (const name of ['Add to cart', 'Save to a list', 'One more']) {
    await page.getByRole('button', { name }).first().click()
    await expect(refused).toBeVisible()
    await page.getByRole('button', { name: 'Dismiss notification' }).click()
    await expect(refused).toHaveCount(0)
    await expect(quantity).toHaveValue('1e3')
  }
  await quantity.fill('٢٠')
  await page.getByRole('button', { name: 'One more' }).click()
  await expect(quantity).toHaveValue('21')
  await quantity.fill('3 pcs')
  await quantity.press('Enter')
  await expect(page.getByRole('link', { name: 'Cart, 3 in it' })).toBeVisible()
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

test('colours and thicknesses of one mat lead to one another, by what is nearest where one is not made', async ({
  page,
}) => {
  await page.goto('/product/040101')
  const chips = page.getByRole('navigation', { name: 'Also made in' })
  await expect(chips.getByRole('link', { name: 'Black', exact: true })).toHaveAttribute('aria-current', 'page')
  await expectNoAxeViolations(page)
  const grey = chips.getByRole('link', { name: 'Black with grey fleck in 20 mm' })
  await expect(chips.getByRole('link', { name: '20 mm in Black with grey fleck' })).toHaveAttribute(
    'href',
    (await grey.getAttribute('href')) ?? '',
  )
  await grey.click()
  await expect(page).toHaveURL(/\/product\/040103$/)
  await expect(chips.getByRole('link', { name: '20 mm', exact: true })).toHaveAttribute('aria-current', 'page')
  await expect(chips.getByRole('link', { name: 'Black with blue fleck in 15 mm' })).toBeVisible()
})

test('a mat that is made in one way alone offers no other', async ({ page }) => {
  await page.goto('/product/010101')
  await expect(page.getByRole('navigation', { name: 'Also made in' })).toHaveCount(0)
})

test('a finger takes away the spec sheet of a mat, and a sheet that did not come is made at the next press', async ({
  browser,
  baseURL,
  problems,
}) => {
  const context = await browser.newContext({
    ...{ baseURL: baseURL ?? '', hasTouch: true, viewport: { width: 375, height: 800 }, locale: 'en-GB' },
  })
  const page = await context.newPage()
  await prepareRoutes(page)
  await page.goto('/product/010101')
  await awake(page)
  const fold = page.locator('[data-spec-sheet]')
  await page.route(/download-spec-sheet/, (route) => route.abort())
  await fold.getByText('Spec sheet (PDF)').tap()
  await expect(fold.getByRole('status')).toContainText('Check your connection and try again.')
  await expectNoAxeViolations(page)
  await expectNoSidewaysScroll(page)
  await page.unroute(/download-spec-sheet/)
  const { name, title, text, pages } = await savedPdf(page, () => fold.getByRole('button', { name: 'Try again' }).tap())
  await expect(fold.getByRole('status')).toHaveText('The spec sheet is in your downloads.')
  expect(name).toMatch(/^spec-sheet-HH-[\w-]+\.pdf$/)
  expect(title).toContain('Spec sheet: Hammered-top stable mat')
  expect(text).toContain('1830 mm (72")')
  expect(text).toMatch(/Weight\t42 kg\t92\.6 lb/)
  expect(text).toContain('Care\t')
  expect(text).toContain('Drawn at 1 : 40')
  expect(pages[0]?.images[0]?.dotsPerInch).toBeGreaterThan(150)
  expect(pages[0]?.links).toContain(`${new URL(page.url()).origin}/product/010101`)
  await context.close()
  forgiveFailedLoads(problems, /download-spec-sheet/)
})
