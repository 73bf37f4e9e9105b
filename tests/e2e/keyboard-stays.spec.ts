import type { Page } from 'playwright/test'
import { fillCart } from './as-customer.ts'
import { expect, forgiveFailedLoads, test } from './shop-test.ts'

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
  let isAway = true
  await page.route(/\/api\/items|\/Api\/Item\//i, (route) => (isAway ? route.abort() : route.fallback()))
  await page.goto('/cart')
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' })
  await again.press('Enter')
  await expect(again).toHaveAttribute('aria-busy', 'false')
  await expect(again).toBeFocused()
  isAway = false
  await again.press('Enter')
  await expect(again).toHaveCount(0)
  await expectWithin(page, 'main')
  forgiveFailedLoads(problems)
})

/** The focus is on an element or within it. */
async function expectWithin(page: Page, selector: string): Promise<void> {
  const isWithin = () => page.evaluate((within) => document.activeElement?.closest(within) !== null, selector)
  await expect.poll(isWithin).toBe(true)
}
