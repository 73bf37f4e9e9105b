import type { Page } from 'playwright/test'
import { asNewCustomer, fillCart } from './as-customer.ts'
import { pasteIntoPage } from './paste-into-page.ts'
import { summary } from './planner-page.ts'
import { awake, expect, forgiveFailedLoads, STORE_ITEMS, test } from './shop-test.ts'

const CUSTOMER = /\/api\/account$|\/api\/Customer\/[^/]+$/i

// What is pressed by keyboard may go with its press: the keyboard then goes on nearby, and not from the top of the page.

test('an item that was meant leads on to its quantity', async ({ page }) => {
  await page.goto('/quick-order')
  await page.getByLabel('Item code or name, row 1').fill('HH-STB-1812-71')
  await page.keyboard.press('Tab')
  const meant = page.getByRole('button', { name: 'HH-STB-1812-17?' })
  await meant.press('Enter')
  await expect(page.getByLabel('Quantity, row 1')).toBeFocused()
})

test('quantities that were made right, a link that was turned down and a list that was left lead on in the page', async ({
  page,
}) => {
  await page.goto('/buy/030103:1')
  await page.getByRole('button', { name: 'Use this cart' }).press('Enter')
  await expectWithin(page, 'main')
  await page.getByRole('button', { name: 'Change to what can be ordered' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Change to what can be ordered' })).toHaveCount(0)
  await expectWithin(page, 'main')

  await page.goto('/buy/010101:1')
  await page.getByRole('button', { name: 'No, thank you' }).press('Enter')
  await expect(page.getByRole('button', { name: 'No, thank you' })).toHaveCount(0)
  await expectWithin(page, 'main')

  await page.goto('/lists')
  await page.getByLabel('Name of a new list').fill('Barn 2')
  await page.getByRole('button', { name: 'Make a list' }).click()
  await page.getByRole('link', { name: 'All lists' }).press('Enter')
  await expect(page.getByLabel('Name of a new list')).toBeVisible()
  await expectWithin(page, 'main')
})

test('who asks a store that is out of reach once more can ask again, and goes on in the page when it has answered', async ({
  page,
  problems,
}) => {
  await fillCart(page)
  const comeBack = await loseStore(page)
  await page.goto('/cart')
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' })
  await again.press('Enter')
  await expect(again).toHaveAttribute('aria-busy', 'false')
  await expect(again).toBeFocused()
  comeBack()
  await again.press('Enter')
  await expect(again).toHaveCount(0)
  await expectWithin(page, 'main')
  forgiveFailedLoads(problems, STORE_ITEMS)
})

test('rows of a quick order that are mended or taken out lead on in the grid, or in the page where none is left', async ({
  page,
}) => {
  await page.goto('/quick-order')
  await pasteIntoPage(page, { text: 'HH-STB-1812-17\t3\nHH-QQQ-1\t2\nHH-QQQ-2\t2' })
  const only = page.getByRole('checkbox', { name: /^Only the 2 rows to look at/ })
  await only.press('Space')
  const codes = page.locator('input[data-cell="wanted"]')
  await expect(codes).toHaveCount(2)
  // What has to be looked at by now comes too.
  await pasteIntoPage(page, { text: 'HH-QQQ-3\t2\nHH-STB-1812-17\t2' })
  await expect(codes).toHaveCount(3)
  for (const left of [2, 1]) {
    await page
      .getByRole('button', { name: /^Remove row/ })
      .last()
      .press('Enter')
    await expect(codes).toHaveCount(left)
    await expect(codes.nth(left - 1)).toBeFocused()
  }
  await page
    .getByRole('button', { name: /^Remove row/ })
    .last()
    .press('Enter')
  await expect(codes).toHaveCount(0)
  await expectWithin(page, 'main')
  await page.getByRole('checkbox', { name: /^Only/ }).press('Space')
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await expectWithin(page, 'main')
})

test('whoever steps down to the least quantity by keyboard stays on the button', async ({ page }) => {
  await fillCart(page)
  for (const [path, name] of [
    ['/product/010101', 'One less'],
    ['/cart', /^One less of/],
  ] as const) {
    await page.goto(path)
    await awake(page)
    await page.locator('main [data-quantity]').first().fill('2')
    await page.keyboard.press('Tab')
    const less = page.getByRole('button', { name }).first()
    await expect(less).toBeEnabled()
    await less.press('Space')
    await expect(less).toBeDisabled()
    await expect(less).toBeFocused()
  }
})

test('who is elsewhere by the time a line goes stays there', async ({ page }) => {
  await fillCart(page)
  await page.goto('/cart')
  const quantities = page.locator('main [data-quantity]')
  const other = await quantities.nth(1).getAttribute('aria-label')
  await quantities.first().fill('0')
  await quantities.nth(1).click()
  await expect(quantities).toHaveCount(1)
  await expect(page.getByLabel(other ?? '')).toBeFocused()

  await page.getByRole('button', { name: /^Save for later: / }).click()
  const { promise: gate, resolve: letThrough } = Promise.withResolvers<void>()
  await page.route(STORE_ITEMS, async (route) => {
    await gate
    await route.fallback()
  })
  await page.getByRole('button', { name: /^Move to cart: / }).press('Enter')
  const search = page.locator('#site-search')
  await search.focus()
  letThrough()
  await expect(quantities).toHaveCount(1)
  await expect(search).toBeFocused()
})

test('what goes in the planner with its press leads on in the page', async ({ page }) => {
  await page.goto('/planner?item=010101')
  await expect(summary(page)).toContainText('6 pieces')
  const undo = page.getByRole('main').getByRole('button', { name: 'Undo' })
  for (const add of ['Add a door', 'Add a drain']) {
    await page.getByRole('button', { name: add }).press('Enter')
    await page.getByRole('button', { name: /^Remove (Door|Drain)/ }).press('Enter')
    await expect(page.getByRole('button', { name: /^Remove (Door|Drain)/ })).toHaveCount(0)
    await expectWithin(page, 'main')
  }
  await expect(undo).toBeEnabled()
  while (await undo.isEnabled()) await undo.press('Enter')
  await expect(undo).toBeFocused()
})

test('prices of a list that are asked for once more lead on in the page when they are there', async ({
  page,
  problems,
}) => {
  await page.goto('/product/010101')
  await page.getByRole('button', { name: 'Save to a list' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save to a list' })
  await dialog.getByLabel('Name of a new list').fill('Barn 2')
  await dialog.getByRole('button', { name: 'Make it and save' }).click()
  await expect(dialog).toBeHidden()
  const comeBack = await loseStore(page)
  await page.goto('/lists')
  await page.getByRole('main').getByRole('link', { name: 'Barn 2' }).click()
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  comeBack()
  await again.press('Enter')
  await expect(again).toHaveCount(0)
  await expectWithin(page, 'main')
  forgiveFailedLoads(problems, STORE_ITEMS)
})

test('a form that goes because the customer cannot be read leads on in the page, and comes back as it was typed', async ({
  page,
  problems,
}, info) => {
  await asNewCustomer(page, info)
  const { promise: gate, resolve: letThrough } = Promise.withResolvers<void>()
  let isAway = true
  await page.route(CUSTOMER, async (route) => {
    await gate
    return isAway ? route.abort() : route.fallback()
  })
  await page.goto('/edit-password')
  const field = page.getByRole('main').getByLabel('Current password', { exact: true })
  await field.fill('typed')
  letThrough()
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible({ timeout: 15_000 })
  await expectWithin(page, 'main')
  isAway = false
  await again.press('Enter')
  await expect(field).toHaveValue('typed')
  forgiveFailedLoads(problems, CUSTOMER)
})

/** The store says nothing of items until it comes back. */
async function loseStore(page: Page): Promise<() => void> {
  let isAway = true
  await page.route(STORE_ITEMS, (route) => (isAway ? route.abort() : route.fallback()))
  return () => {
    isAway = false
  }
}

/** The focus is on an element or within it. */
async function expectWithin(page: Page, selector: string): Promise<void> {
  const isWithin = () => page.evaluate((within) => document.activeElement?.closest(within) !== null, selector)
  await expect.poll(isWithin).toBe(true)
}
