import type { Page } from 'playwright/test'
import { picturedLines } from './as-customer.ts'
import { expect, expectNoAxeViolations, forgiveFailedLoads, STORE_ITEMS, test } from './shop-test.ts'

const NEW_PAGE = /\/product\/NEW-1$/
const NEW = {
  itemID: 'NEW-1',
  itemCode: 'HH-NEW-1',
  itemName: 'Mat of this morning',
  itemDescription: 'Came in after the pages were built.\n\nSize: 900 × 600 mm\nThickness: 12 mm',
  brandName: 'Hoof & Husk',
  cacheID: '010101-1',
  categorySubID: '0101',
  retailPrice: 42.5,
}

/** From now on the store has it, in either mode. */
async function newProduct(page: Page, pictureIds: readonly string[]): Promise<void> {
  const item = { ...NEW, itemId: NEW.itemID, code: NEW.itemCode, name: NEW.itemName, description: NEW.itemDescription }
  const message = { ...item, brand: NEW.brandName, pictureKey: NEW.cacheID, subCategoryId: '0101', price: 4250 }
  await page.route('**/api/items/NEW-1', (route) => route.fulfill({ json: { item: message, pictureIds } }))
  await page.route(/\/Api\/Item\/NEW-1/, (route) => route.fulfill({ json: { success: true, data: NEW } }))
  await page.route(/\/Api\/ImageData\/NEW-1/, (route) =>
    route.fulfill({ json: { success: true, data: pictureIds.map((imageID) => ({ imageID })) } }),
  )
}

test('a product newer than the build is shown under its address and can be bought', async ({ page, problems }) => {
  await newProduct(page, ['010101-1', '010101-close'])
  await page.goto('/product/NEW-1')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mat of this morning')
  await expect(page).toHaveTitle('Mat of this morning | Hoof & Husk')
  await expect(page.getByRole('region', { name: /A size you can't find/ })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Related products' }).getByRole('listitem').first()).toBeVisible()
  await expect(page.getByText('$42.50')).toBeVisible()
  await expect(page.getByRole('row', { name: 'Thickness 12 mm' })).toBeVisible()
  const picture = page.getByRole('img', { name: 'Mat of this morning' })
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300)
  await expectNoAxeViolations(page)
  await page.locator('[data-add-to-cart="NEW-1"]').click()
  await expect(page.getByRole('link', { name: 'Cart, 1 in it' })).toBeVisible()
  await page.goto('/cart')
  expect(await picturedLines(page)).toBe(1)
  // The store itself does not have it.
  forgiveFailedLoads(problems, NEW_PAGE)
})

test.describe('where the region measures in inches', () => {
  test.use({ locale: 'en-US' })

  test('a product newer than the build says its sizes and its price in the unit that is chosen, and shows no broken picture', async ({
    page,
    problems,
  }) => {
    await newProduct(page, ['no-such-1', 'no-such-2'])
    await page.goto('/product/NEW-1')
    const size = page.getByRole('row', { name: /^Size/ })
    await expect(size).toContainText('35 3/8" × 23 5/8"')
    await expect(page.getByText('$7.31 per sq ft')).toBeVisible()
    await expect(page.getByRole('main').getByRole('img')).toHaveCount(0)
    await page.getByLabel('Unit of sizes').selectOption('mm')
    await expect(size).toContainText('900 × 600 mm')
    await expect(page.getByText('$78.70 per m²')).toBeVisible()
    await expectNoAxeViolations(page)
    forgiveFailedLoads(problems, /\/product\/NEW-1$|\/no-such-\d/)
  })
})

test('an unknown product shows the way on', async ({ page, problems }) => {
  const answer = await page.goto('/product/NO-SUCH-MAT')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('region', { name: /A size you can't find/ })).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'There is nothing here' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Visit the store' })).toBeVisible()
  await page.getByLabel('What are you looking for?').fill('stable')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=stable$/)
  forgiveFailedLoads(problems, /NO-SUCH-MAT$/)
})

test('with the store out of reach a new product offers to try again', async ({ page, problems }) => {
  await page.route(STORE_ITEMS, (route) => route.abort())
  await page.goto('/product/NEW-1')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 15_000 })
  await page.unroute(STORE_ITEMS)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'There is nothing here' })).toBeVisible()
  forgiveFailedLoads(problems, new RegExp(`${NEW_PAGE.source}|${STORE_ITEMS.source}`, 'i'))
})
