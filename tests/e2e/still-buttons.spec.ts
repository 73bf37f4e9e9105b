import type { Locator, Page } from 'playwright/test'
import { asNewCustomer } from './as-customer.ts'
import { expect, prepareRoutes, test } from './shop-test.ts'

/** What is asked of the store about items. */
const ASKED = /\/api\/items|\/Api\/Item\//

for (const width of [375, 1440]) {
  test(`nothing that can be pressed moves when the store has answered about the cart, at ${width} px`, async ({
    page,
  }, info) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    await asNewCustomer(page, info)
    await page.goto('/product/010101')
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    const cart = page.getByRole('link', { name: 'Cart, 1 in it' })
    await expect(cart).toBeVisible()

    const quickLook = page.getByRole('dialog', { name: 'Your cart' })
    await expectStill(page, quickLook, ['Check Out', 'Download Quotation', 'Open the whole cart'], () => cart.click())
    const main = page.getByRole('main')
    await expectStill(page, main, ['Check Out', 'Download Quotation'], () => page.goto('/cart'))
    await expectStill(page, main, ['Place Order'], () => page.goto('/checkout'))
  })
}

test('who wants no motion sees the cart beside the page where it stays, from the first look', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/product/010101')
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  const opened = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = () => {
          const panel = document.querySelector('dialog[open]')
          if (panel !== null) resolve(innerWidth - panel.getBoundingClientRect().right)
        }
        new MutationObserver(look).observe(document, { attributeFilter: ['open'], subtree: true })
      }),
  )
  await page.getByRole('link', { name: 'Cart, 1 in it' }).click()
  expect(await opened).toBe(0)
})

for (const width of [375, 1440]) {
  test(`in the quick order nothing that can be pressed moves when a code is found, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/product/010101')
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    await expect(page.getByRole('link', { name: 'Cart, 1 in it' })).toBeVisible()
    await prepareRoutes(page)
    await page.goto('/quick-order')
    const { promise: held, resolve: answer } = Promise.withResolvers<void>()
    await page.route('**/search-index.json', async (route) => {
      await held
      await route.continue()
    })
    const summary = page.getByRole('region', { name: 'Summary' })
    const buttons = summary.getByRole('button').or(summary.getByRole('link'))
    const code = page.getByRole('combobox').first()
    await code.fill('HH-STB-1812-17')
    await code.blur()
    await expect(page.getByRole('row').nth(1)).toContainText('Looking…')
    const names = await buttons.allInnerTexts()
    const places = () => Promise.all(names.map((_, nth) => buttons.nth(nth).boundingBox()))
    const before = await places()
    answer()
    await expect(summary).toContainText('1 row is right')
    expect(names.slice(1)).toEqual(['Keep as a list', 'Download Quotation', 'View cart', 'Clear the list'])
    expect((await buttons.allInnerTexts()).slice(1)).toEqual(names.slice(1))
    expect(await places()).toEqual(before)
    await page.unrouteAll({ behavior: 'wait' })
  })
}

test('the button that removes a line does not come to where the one into the cart was', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 900 })
  await page.goto('/lists')
  await page.getByLabel('Name of a new list').fill('Barn 2')
  await page.getByRole('button', { name: 'Make a list' }).click()
  await page.goto('/product/010101')
  await page.getByRole('button', { name: 'Save to a list' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Barn 2/ })
    .click()
  await expect(page.getByRole('status').filter({ hasText: 'saved to Barn 2' })).toBeVisible()
  await page.evaluate(() => {
    const lists = localStorage.getItem('lists') ?? ''
    localStorage.setItem('lists', lists.replace('"itemID":"010101"', '"itemID":"999999"'))
  })
  const { promise: held, resolve: answer } = Promise.withResolvers<void>()
  await page.route(ASKED, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/lists')
  await page.getByRole('link', { name: 'Barn 2' }).click()
  const line = page.getByRole('main').getByRole('listitem')
  const add = line.getByRole('button', { name: /^Add/ })
  const remove = line.getByRole('button', { name: /^Remove/ })
  await expect(add).toBeVisible()
  const before = await remove.boundingBox()
  answer()
  await expect(line).toContainText('Not available now.')
  await expect(add).toBeHidden()
  expect((await remove.boundingBox())?.x).toBe(before?.x)
  await page.unrouteAll({ behavior: 'wait' })
})

/** What is pressed by these names stays where it was before the answer came. */
async function expectStill(page: Page, part: Locator, names: readonly string[], open: () => Promise<unknown>) {
  const { promise: held, resolve: answer } = Promise.withResolvers<void>()
  await page.route(ASKED, async (route) => {
    await held
    await route.continue()
  })
  await open()
  const pressed = names.map((name) => part.locator('a, button').filter({ hasText: name }))
  const places = () => Promise.all(pressed.map((one) => one.boundingBox()))
  for (const one of pressed) await expect(one).toBeVisible()
  const before = await places()
  answer()
  await expect(part.getByText('Weight without packing')).toBeVisible()
  expect(await places()).toEqual(before)
  await page.unrouteAll({ behavior: 'wait' })
}
