import { ARABIC_NAME, HOSTILE_NAME, LONG_LIST, LONG_NAME, SINHALA_NAME } from '../shops/odd-catalogue.ts'
import { linkedProducts, toldProducts } from './linked-products.ts'
import { awake, expect, expectNoAxeViolations, expectNoSidewaysScroll, test } from './shop-test.ts'

test('V1.1.2 V1.2.1 V1.2.3 V3.2.2 markup, quotes and scripts of other alphabets are text, wherever they stand', async ({
  page,
}) => {
  for (const [id, name] of [
    ['hostile', HOSTILE_NAME],
    ['sinhala', SINHALA_NAME],
    ['arabic', ARABIC_NAME],
    ['long', LONG_NAME],
  ]) {
    await page.goto(`/product/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name?.trim() ?? '')
    await page.setViewportSize({ width: 375, height: 800 })
    await expectNoSidewaysScroll(page)
    await expectNoAxeViolations(page)
  }
})

test('a size in feet becomes a fact and a description of nothing leaves no gap', async ({ page }) => {
  await page.goto('/product/hostile')
  await expect(page.getByRole('row', { name: 'Size 6 ft x 4 ft' })).toBeVisible()
  await page.goto('/product/bare')
  await expect(page.getByRole('heading', { name: 'Description' })).toHaveCount(0)
})

test('an item without a price is on request, here and for search engines', async ({ page }) => {
  await page.goto('/product/free')
  await expect(page.getByText('Price on request')).toBeVisible()
  await expect(page.getByText('$0.00')).toHaveCount(0)
  const data = await page.locator('script[type="application/ld+json"]').first().textContent()
  expect(JSON.parse(data ?? '')).not.toHaveProperty('offers')
})

test('an item without a picture says that one is to follow, in lists and where a script draws its card', async ({
  page,
}) => {
  const card = page.getByRole('article').filter({ hasText: 'Mat without a picture' }).first()
  for (const path of ['/store', '/search?q=without+a+picture']) {
    await page.goto(path)
    for (const width of [375, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      // Legible, on a phone's narrow shelf, too.
      await expect
        .poll(async () => (await card.getByText('Picture to follow').boundingBox())?.height)
        .toBeGreaterThan(14)
    }
    await expectNoAxeViolations(page)
  }
})

test('a banner without words is a link with a name', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('[data-slides="banner"] a[href="/contact-us"]').first()).toHaveAccessibleName(
    'Slide 1 of 4',
  )
})

test('without a script every product of a list of many pages is found from the store page', async ({ request }) => {
  const told = await toldProducts(request)
  expect(told.size).toBeGreaterThan(LONG_LIST)
  expect(await linkedProducts(request, '/store')).toEqual(told)
})

test('a category without a guide promises none', async ({ page }) => {
  await page.goto('/store/many')
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', 'Many: 150 items.')
})

test('a name of one long word breaks where it stands', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const path of ['/', '/store', '/cart', '/no-products']) {
    await page.goto(path)
    await expectNoSidewaysScroll(page)
  }
  await page.setViewportSize({ width: 1280, height: 700 })
  await page.goto('/store/many')
  const rail = page.locator('.rail')
  const widths = await rail.evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth])
  expect(widths[0]).toBe(widths[1])
  // Beside its name the measures of a mat are in sight.
  await page.goto('/store?view=table')
  await expect(page.getByRole('columnheader', { name: 'Price' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('region', { name: 'Mats and their measures' })).toHaveAttribute('data-fits')
})

test('on a further page of a list the links to the list are those of where one is, and of no page', async ({
  page,
}) => {
  for (const [path, current] of [
    ['/store/many/a-long-list', 'page'],
    ['/store/many/a-long-list/2', 'true'],
  ] as const) {
    await page.goto(path)
    for (const name of ['Breadcrumbs', 'All of Many'])
      await expect(page.getByRole('navigation', { name }).getByRole('link', { name: 'A long list' })).toHaveAttribute(
        'aria-current',
        current,
      )
  }
})

test('a further page of a list has the mats that it says, whatever look was chosen last', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('look', 'table'))
  await page.goto('/store/many/a-long-list/2')
  await awake(page)
  await page.getByRole('button', { name: 'Filter and sort' }).click()
  await expect(page.getByRole('dialog', { name: 'Filter and sort' })).toBeVisible()
  await expect(page).toHaveURL('/store/many/a-long-list/2')
  await expect(page.getByText('Items 37 to 72 of 150')).toBeVisible()
  await expect(page.getByRole('article').first()).toContainText('Mat number 37')
  await page.goto('/store/many/a-long-list')
  await expect(page.getByRole('main').getByRole('row').nth(1)).toContainText('Mat number 1')
})

test('slide links that leave the shop lead to the store instead', async ({ page }) => {
  await page.goto('/')
  const links = page.locator('[data-slides="banner"] a')
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(new Set(addresses)).toEqual(new Set(['/store', '/about-us', '/contact-us']))
})

test('the store page stays usable with odd names, empty categories and long lists', async ({ page }) => {
  await page.goto('/store')
  await expect(page.getByText('No Items Available', { exact: true })).toHaveCount(3)
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: `All ${LONG_LIST} items of A long list` }).click()
  await expect(page).toHaveURL(/\/store\/many\/a-long-list$/)
  await expect(page.getByText('Items 1 to 36 of 150')).toBeVisible()
  const pages = page.getByRole('navigation', { name: 'Pages' })
  await pages.getByRole('link', { name: 'Page 5' }).click()
  await expect(page).toHaveURL(/\/store\/many\/a-long-list\/5$/)
  await expect(page.getByText('Items 145 to 150 of 150')).toBeVisible()
  await expectNoAxeViolations(page)
  await pages.getByRole('link', { name: 'Previous' }).click()
  await expect(page).toHaveURL(/\/store\/many\/a-long-list\/4$/)
})

test('a mat of which there is no photograph is shown as its drawing', async ({ page }) => {
  await page.goto('/product/hostile')
  const gallery = page.locator('[data-gallery]')
  await expect(gallery.getByRole('img')).toHaveCount(1)
  await expect(gallery.getByRole('img')).toHaveAttribute('alt', /drawing|to scale/i)
  await gallery.getByRole('link').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoAxeViolations(page)
})

test('a picture that the store does not have is a placeholder of the same size', async ({ page }) => {
  await page.goto('/product/bare')
  await expect(page.getByRole('img', { name: 'Bare mat (no picture yet)' })).toBeVisible()
})
