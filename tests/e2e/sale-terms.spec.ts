import { asNewCustomer, countOrders, inEveryGuise } from './as-customer.ts'
import { awake, expect, expectNoAxeViolations, expectNoSidewaysScroll, holdScripts, test } from './shop-test.ts'

/** Sold from four on. */
const MATTRESS = 'Latex-core cow mattress, 60 mm'
/** By the metre, from ten on. */
const NETTING = 'Woven coir netting, per metre'

test('a product says what its price is for, what a square metre comes to, and from how many on it is sold', async ({
  page,
}) => {
  await page.goto('/product/020403')
  const product = page.getByRole('article').first()
  await expect(product).toContainText('$4.80 per metre')
  await expect(product).toContainText('$2.40 per m²')
  await expect(product).toContainText('minimum 10 m')
  const quantity = page.getByRole('textbox', { name: 'Quantity, m' })
  await expect(quantity).toHaveValue('10')
  await expect(quantity).toHaveAccessibleDescription('minimum 10 m')
  await expect(page.getByRole('button', { name: 'One less' })).toBeDisabled()
  await page.getByRole('button', { name: 'One more' }).click()
  await expect(quantity).toHaveValue('11')
  await expect(page.locator('[data-buy-bar]').getByRole('status')).toHaveText('11 m')
  await quantity.fill('3')
  await quantity.press('Tab')
  await expect(quantity).toHaveValue('10')
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(page.getByRole('link', { name: 'Cart, 10 in it' })).toBeVisible()
  await inEveryGuise(page, async () => {
    await expectNoAxeViolations(page)
    await expectNoSidewaysScroll(page)
  })
  await page.goto('/cart')
  await expect(page.getByRole('listitem').filter({ hasText: NETTING })).toContainText('$4.80 per metre')
})

for (const width of [320, 375, 414]) {
  test(`the bar of a phone holds price, least quantity, stepper and button side by side at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    const heights = []
    for (const path of ['/product/010101', '/product/030103', '/product/020403']) {
      await page.goto(path)
      const bar = page.locator('[data-buy-bar]')
      const button = await bar.getByRole('button', { name: 'Add to cart' }).boundingBox()
      expect(button?.width).toBeGreaterThan(width < 375 ? 60 : 90)
      expect(button?.height).toBeLessThan(64)
      heights.push((await bar.boundingBox())?.height ?? 0)
      await expectNoSidewaysScroll(page)
    }
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(16)
  })
}

test('the bar of the narrowest phone holds the price of a pallet and what is counted', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/product/020403')
  const bar = page.locator('[data-buy-bar]')
  await bar.evaluate((element) => {
    const [price, unit] = [element.querySelector('.bar-price'), element.querySelector('.stepper .aside')]
    if (price !== null) price.textContent = '$12,345.00'
    if (unit !== null) unit.textContent = 'pallets'
  })
  const button = bar.getByRole('button', { name: 'Add to cart' })
  expect(await button.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  await expectNoSidewaysScroll(page)
})

test('what all weighs, what prices leave out and when it comes stand beside the total', async ({ page }) => {
  await page.goto('/product/010101')
  await expect(page.getByRole('article').first()).toContainText('delivery, duties and taxes are not included')
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(page.getByRole('link', { name: 'Cart, 1 in it' })).toBeVisible()
  await page.goto('/cart')
  const summary = page.getByRole('region', { name: 'Summary' })
  await expect(summary).toContainText('Weight without packing: 42 kg.')
  await expect(summary).toContainText('Prices are in USD; delivery, duties and taxes are not included.')
  await expect(summary).toContainText('business days at standard speed')
})

test('machines read what a price is for, and the least quantity', async ({ page }) => {
  await page.goto('/product/020403')
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  const product = texts.map((text) => JSON.parse(text)).find((data) => data['@type'] === 'Product')
  expect(product.offers).toMatchObject({
    price: '4.80',
    eligibleQuantity: { '@type': 'QuantitativeValue', minValue: 10, unitCode: 'MTR' },
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: '4.80',
      referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'MTR' },
    },
  })
})

test('one of what is counted is said in the singular', async ({ page }) => {
  const letGo = await holdScripts(page)
  await page.goto('/product/020403')
  const bar = page.locator('[data-buy-bar]')
  await bar.evaluate((element) => {
    element.removeAttribute('data-least')
    const unit = element.querySelector('.aside')
    unit?.setAttribute('data-counted', 'pairs')
    unit?.setAttribute('data-counted-one', 'pair')
  })
  await letGo()
  await awake(page)
  const quantity = page.getByRole('textbox', { name: 'Quantity, m' })
  await quantity.fill('2')
  await quantity.press('Tab')
  await expect(bar.locator('.stepper .aside')).toHaveText('pairs')
  await page.getByRole('button', { name: 'One less' }).click()
  await expect(bar.locator('.stepper .aside')).toHaveText('pair')
  await expect(bar.getByRole('status')).toHaveText('1 pair')
})

test('a card adds the least quantity, and one more when pressed again', async ({ page }) => {
  await page.goto('/store')
  const card = page.getByRole('article').filter({ hasText: MATTRESS })
  await card.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByRole('link', { name: 'Cart, 4 in it' })).toBeVisible()
  await card.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByRole('link', { name: 'Cart, 5 in it' })).toBeVisible()
})

test('a cart below a minimum says so beside the line and at Check Out, and a press mends it', async ({
  page,
}, info) => {
  const { customerId } = await asNewCustomer(page, info)
  await page.goto('/product/030103')
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(page.getByRole('link', { name: 'Cart, 4 in it' })).toBeVisible()
  await page.goto('/cart')
  const quantity = page.getByRole('textbox', { name: `Quantity of ${MATTRESS}` })
  await quantity.fill('1')
  await quantity.press('Enter')
  const line = page.getByRole('listitem').filter({ hasText: MATTRESS })
  await expect(line).toContainText('minimum 4')
  const summary = page.getByRole('region', { name: 'Summary' })
  await expect(summary.getByRole('alert')).toContainText(`This quantity cannot be ordered: ${MATTRESS} (minimum 4).`)
  await expect(summary.getByRole('link', { name: 'Check Out' })).toHaveAttribute('aria-disabled', 'true')
  await inEveryGuise(page, async () => {
    await expectNoAxeViolations(page)
    await expectNoSidewaysScroll(page)
  })
  await page.goto('/checkout')
  await expect(page.getByRole('alert')).toContainText('minimum 4')
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeDisabled()
  await page.getByRole('button', { name: 'Change to what can be ordered' }).click()
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeEnabled()
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('$756.00')
  expect(await countOrders(page, info, customerId)).toBe(0)
})

test('an order of too few is refused with the sentence where the page knows no better, and nothing is lost', async ({
  page,
  problems,
}, info) => {
  const { customerId } = await asNewCustomer(page, info)
  await page.goto('/product/030103')
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(page.getByRole('link', { name: 'Cart, 4 in it' })).toBeVisible()
  // A cart of before the minimum, and a store that did not answer when the page asked.
  await page.evaluate(() => {
    const cart = JSON.parse(localStorage.getItem('cart') ?? '')
    for (const line of cart.lines) Object.assign(line, { sold: '', quantity: 1 })
    localStorage.setItem('cart', JSON.stringify(cart))
  })
  const asking = /\/api\/items|\/Api\/Item\//
  await page.route(asking, (route) => route.abort())
  await page.goto('/checkout')
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeEnabled()
  // Before the customer's details are there the form is an empty one, and would say so.
  await expect(page.getByLabel('First name').first()).toHaveValue('Matilda')
  // Nor may the page still be about to ask: it would be answered.
  await expect(page.getByText('The store cannot be reached')).toBeVisible()
  await page.unroute(asking)
  const placeOrder = page.getByRole('button', { name: 'Place Order' })
  await placeOrder.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'Nothing was ordered.' })).toContainText(
    `${MATTRESS} (minimum 4)`,
  )
  // What was pressed cannot be pressed now, and keeps the keyboard.
  await expect(placeOrder).toBeDisabled()
  await expect(placeOrder).toBeFocused()
  await placeOrder.press('Enter')
  await page.getByLabel('First name').first().press('Enter')
  await expect(placeOrder).toHaveAttribute('aria-busy', 'false')
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText(MATTRESS)
  expect(await countOrders(page, info, customerId)).toBe(0)
  // The calls that were cut off, and the refusal.
  const told = problems.splice(0)
  expect(told.filter((problem) => !/net::ERR_FAILED|status of 409/.test(problem))).toEqual([])
})
