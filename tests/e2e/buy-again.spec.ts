import type { Page } from 'playwright/test'
import { asNewCustomer, inEveryGuise, orderFor } from './as-customer.ts'
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  forgiveFailedLoads,
  STORE_ITEMS,
  test,
} from './shop-test.ts'

test.describe.configure({ timeout: 120_000 })

/** The lines of orders: through the gateway several at once, directly each by itself. */
const LINES = /\/api\/order-lines|\/Api\/OrderItem\?/

test('what was ever ordered stands in one table, and goes into the cart by keyboard', async ({ page }, info) => {
  const { customerId } = await asNewCustomer(page, info)
  for (let order = 0; order < 3; order += 1) await orderFor(page, info, customerId, 94.5)
  await page.goto('/my-orders')
  await page.getByRole('main').getByRole('link', { name: 'Buy again' }).last().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Buy again' })).toBeVisible()
  const row = page.getByRole('row').nth(1)
  await expect(row).toContainText('3 in 3 orders')
  await expect(row).toContainText('$94.50')
  await expect(row).toContainText('HH-STB-1812-17')
  await expect(page.getByText('1 product', { exact: true })).toBeVisible()
  await expect(page.getByText('Your 3 orders are all included.')).toBeVisible()
  await inEveryGuise(page, () => looksSound(page))
  await row.getByLabel('Quantity of Hammered-top stable mat').fill('4')
  await page.keyboard.press('Enter')
  await expect(page.getByText('4 × Hammered-top stable mat, 17 mm added to your cart.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cart, 4 in it' })).toBeVisible()
  await page.getByLabel('Find a product').fill('no such mat')
  await expect(page.getByText('0 of 1 product')).toBeVisible()
  await expect(page.getByText('Nothing you have ordered is called that.')).toBeVisible()
})

test('what is no quantity is refused with the reason, and nothing is added', async ({ page }, info) => {
  const { customerId } = await asNewCustomer(page, info)
  await orderFor(page, info, customerId, 94.5)
  await page.goto('/buy-again')
  const quantity = page.getByLabel('Quantity of Hammered-top stable mat')
  for (const [typed, said] of [
    ['1,000', '“1,000” may be a thousand or a fraction'],
    ['1.5', '“1.5” is no whole number'],
    ['', 'No quantity is given.'],
  ] as const) {
    await quantity.fill(typed)
    await page.getByRole('button', { name: /^Add / }).click()
    await expect(page.getByText(said)).toBeVisible()
    await expect(quantity).toHaveValue(typed)
  }
  await expect(page.getByRole('link', { name: 'Cart', exact: true })).toBeVisible()
})

test('a price that moved since is said, and what is gone cannot be added', async ({ page }, info) => {
  const { customerId } = await asNewCustomer(page, info)
  await orderFor(page, info, customerId, 94.5)
  await page.route(STORE_ITEMS, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(/94\.5|9450/g, '1000') })
  })
  await page.goto('/buy-again')
  await expect(page.getByRole('row').nth(1)).toContainText('was $94.50')
  await page.unroute(STORE_ITEMS)
  await page.route(STORE_ITEMS, (route) =>
    route.fulfill({ json: { success: true, data: null, items: [], missing: ['010101'] } }),
  )
  await page.reload()
  await expect(page.getByRole('row').nth(1)).toContainText('Not available now')
  await expect(page.getByRole('button', { name: /^Add / })).toHaveCount(0)
  await inEveryGuise(page, () => looksSound(page))
})

test('many orders are read in parts, which can be stopped and gone on with', async ({ page }, info) => {
  const { customerId } = await asNewCustomer(page, info)
  for (let order = 0; order < 12; order += 1) await orderFor(page, info, customerId, 94.5)
  let asked = 0
  let underWay = 0
  let mostUnderWay = 0
  let goOn = () => {}
  const held = new Promise<void>((resolve) => {
    goOn = resolve
  })
  await page.route(LINES, async (route) => {
    asked += 1
    underWay += 1
    mostUnderWay = Math.max(mostUnderWay, underWay)
    await held
    underWay -= 1
    await route.fallback()
  })
  await page.goto('/buy-again')
  await expect(page.getByText('Reading your orders: 0 of 12.')).toBeVisible()
  await inEveryGuise(page, () => looksSound(page))
  await page.getByRole('button', { name: 'Stop' }).press('Enter')
  goOn()
  await expect(page.getByText('Stopped: 10 of 12 orders read.')).toBeVisible({ timeout: 15_000 })
  await expect(page.getByRole('row').nth(1)).toContainText('10 in 10 orders')
  await inEveryGuise(page, () => looksSound(page))
  await page.getByRole('button', { name: 'Read on' }).click()
  await expect(page.getByRole('row').nth(1)).toContainText('12 in 12 orders', { timeout: 15_000 })
  await expect(page.getByRole('button', { name: 'Read on' })).toHaveCount(0)
  expect(mostUnderWay).toBeLessThanOrEqual(4)
  expect(asked).toBeLessThanOrEqual(24)
})

test('orders are found by what they held, and say so where that cannot be read', async ({ page, problems }, info) => {
  const { customerId } = await asNewCustomer(page, info)
  for (let order = 0; order < 9; order += 1) await orderFor(page, info, customerId, 100 + order)
  await page.route(LINES, (route) => route.abort())
  await page.goto('/my-orders')
  await page.getByLabel('Find an order').fill('hammered')
  await expect(page.getByText('0 of 9 orders could be read.')).toBeVisible({ timeout: 20_000 })
  await inEveryGuise(page, () => looksSound(page))
  await page.unroute(LINES)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('9 orders', { exact: true })).toBeVisible({ timeout: 15_000 })
  await page.getByLabel('Find an order').fill(new Date().toISOString().slice(0, 4))
  await expect(page.getByText('9 orders', { exact: true })).toBeVisible()
  await page.getByLabel('Find an order').fill('no such thing')
  await expect(page.getByText('0 of 9 orders', { exact: true })).toBeVisible()
  forgiveFailedLoads(problems, LINES)
})

test('prices that cannot be asked for are said to be so, and asked for again', async ({ page, problems }, info) => {
  const { customerId } = await asNewCustomer(page, info)
  await orderFor(page, info, customerId, 94.5)
  await page.route(STORE_ITEMS, (route) => route.abort())
  await page.goto('/buy-again')
  await expect(page.getByText('The price could not be asked for.')).toBeVisible({ timeout: 20_000 })
  await inEveryGuise(page, () => looksSound(page))
  await page.unroute(STORE_ITEMS)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: /^Add / })).toBeVisible({ timeout: 15_000 })
  forgiveFailedLoads(problems, STORE_ITEMS)
})

async function looksSound(page: Page): Promise<void> {
  await expectNoAxeViolations(page)
  await expectNoSidewaysScroll(page)
}
