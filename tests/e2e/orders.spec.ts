import type { Page } from 'playwright/test'
import {
  asDemoCustomer,
  asNewCustomer,
  fillCart,
  inEveryGuise,
  ORDERED_MAT,
  orderFor,
  picturedLines,
} from './as-customer.ts'
import { keepShifts, shifted } from './shifts.ts'
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  forgiveFailedLoads,
  prepareRoutes,
  STORE_ITEMS,
  test,
} from './shop-test.ts'

test.describe.configure({ timeout: 120_000 })

const ORDERS = /\/api\/orders$|\/Api\/Order\?/

test('a stranger is led to the login and would come back to the order', async ({ page }) => {
  await page.goto('/order-details/ORD-1?from=mail')
  await expect(page).toHaveURL(/\/login\?next=%2Forder-details%2FORD-1%3Ffrom%3Dmail$/)
})

test('the history lists every order with its status, and leads to one', async ({ page }, info) => {
  await asDemoCustomer(page, info)
  await page.goto('/my-orders')
  const rows = page.getByRole('row')
  await expect(rows).toHaveCount(3)
  await expect(rows.first()).toHaveText(/Order ID.*Address.*Date.*Total.*Status.*Paid Status.*View/)
  const paid = rows.filter({ hasText: 'Delivered' })
  await expect(paid.getByText('Paid', { exact: true })).toHaveClass('status-success')
  await expect(page.getByText('Not Paid')).toHaveClass('status-warning')
  await expect(paid).toContainText(/\$[\d,]+\.\d\d/)
  await inEveryGuise(page, () => looksSound(page))
  await paid.getByRole('link', { name: /^View order/ }).press('Enter')
  await expect(page).toHaveURL(/\/order-details\/.+/)
})

test('an order shows the figures of its lines and their total, and can be printed', async ({ page }, info) => {
  const { customerId } = await asNewCustomer(page, info)
  const orderId = await orderFor(page, info, customerId, 324.05, [
    { ...ORDERED_MAT, itemQty: 3, itemDiscountDisplay: '10 %', lineTotal: 255.15 },
    { ...ORDERED_MAT, itemID: '010102', itemName: 'Hoof-print mat', itemPrice: 68.9, lineTotal: 68.9 },
  ])
  await page.goto(`/order-details/${orderId}`)
  const rows = page.getByRole('row')
  await expect(rows).toHaveCount(4)
  await expect(rows.first().getByRole('columnheader')).toHaveText(['Product', 'Quantity', 'Price', 'Discount', 'Total'])
  await expect(rows.nth(1).getByRole('cell')).toHaveText([/^Hammered-top/, '3', '$94.50', '10 %', '$255.15'])
  await expect(rows.nth(2).getByRole('cell')).toHaveText([/^Hoof-print/, '1', '$68.90', '-', '$68.90'])
  await expect(rows.nth(3)).toHaveText(/^Total\s*\$324\.05$/)
  // On a phone each figure bears the word of its column.
  const words = rows.nth(1).locator('[data-label]')
  expect(await words.evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-label')))).toEqual([
    'Quantity',
    'Price',
    'Discount',
    'Total',
  ])
  await inEveryGuise(page, () => looksSound(page))
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Order again' })).toBeHidden()
  await expect(rows.nth(1)).toBeVisible()
})

test('the title of an order stands where its sisters have theirs, and moves nothing when it comes', async ({
  page,
}, info) => {
  const { customerId } = await asNewCustomer(page, info)
  const orderId = await orderFor(page, info, customerId, 94.5)
  await keepShifts(page)
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const places: (number | undefined)[][] = []
    for (const path of ['/my-orders', `/order-details/${orderId}`]) {
      await page.goto(path)
      await page.getByRole('table').waitFor()
      const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
      const rail = await page.getByRole('navigation', { name: 'Account', exact: true }).boundingBox()
      expect(heading?.y).toBeLessThan(rail?.y ?? 0)
      places.push([heading?.x, heading?.y])
    }
    expect(places[1]).toEqual(places[0])
    await expect(page).toHaveTitle(new RegExp(`^Order ${orderId} `))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${orderId}`)
    expect(await shifted(page)).toBeLessThan(0.01)
  }
})

test('orders stand in a table wherever one has room', async ({ page }, info) => {
  const { customerId } = await asNewCustomer(page, info)
  const orderId = await orderFor(page, info, customerId, 94.5)
  for (const path of ['/my-orders', '/buy-again', `/order-details/${orderId}`]) {
    await page.goto(path)
    for (const [width, display] of [
      [375, 'block'],
      [768, 'table'],
      [1024, 'table'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await expect(page.getByRole('table')).toHaveCSS('display', display)
      await expectNoSidewaysScroll(page)
    }
  }
})

test('one way on from an order is a button, the others are quieter', async ({ page }, info) => {
  const { customerId } = await asNewCustomer(page, info)
  await page.goto(`/order-details/${await orderFor(page, info, customerId, 94.5)}`)
  await expect(page.getByRole('button', { name: 'Order again' })).toHaveClass('button')
  for (const name of ['Make a list of it', 'Print', 'Download PDF']) {
    await expect(page.getByRole('main').getByRole('button', { name })).toHaveClass(/^text-button/)
  }
  await expect(page.getByRole('main').getByRole('link', { name: 'My Orders' }).last()).toHaveClass(/^text-button/)
})

test('each line of an order has the code of its item', async ({ page }, info) => {
  const { customerId } = await asNewCustomer(page, info)
  await page.goto(`/order-details/${await orderFor(page, info, customerId, 94.5)}`)
  await expect(page.getByRole('row').nth(1).getByText('HH-STB-1812-17', { exact: true })).toBeVisible()
})

test('a code that the store says with the order is the one it was ordered under', async ({ page }, info) => {
  await prepareRoutes(page)
  const { customerId } = await asNewCustomer(page, info)
  const orderId = await orderFor(page, info, customerId, 94.5)
  await page.route(/\/api\/orders\/|\/Api\/OrderItem\?/, async (route) => {
    const answer = await route.fetch()
    const said = (await answer.text()).replaceAll('"itemID":', '"itemCode":"OLD-17","itemID":')
    // The gateway says it in its own words, and empty.
    await route.fulfill({ response: answer, body: said.replaceAll('"code":""', '"code":"OLD-17"') })
  })
  await page.goto(`/order-details/${orderId}`)
  await expect(page.getByRole('row').nth(1).getByText('OLD-17', { exact: true })).toBeVisible()
})

test('an order that is not the customer’s is not told apart from none', async ({ page, problems }, info) => {
  const other = await asNewCustomer(page, info)
  const orderId = await orderFor(page, info, other.customerId, 94.5)
  await page.context().clearCookies()
  await asNewCustomer(page, info)
  for (const id of [orderId, 'nothing']) {
    await page.goto(`/order-details/${id}`)
    await expect(page.getByText('No order details available')).toBeVisible()
  }
  await expect(page.getByRole('link', { name: 'My Orders' }).last()).toBeVisible()
  await inEveryGuise(page, () => looksSound(page))
  await page.goto('/order-details')
  await expect(page).toHaveURL(/\/my-orders$/)
  forgiveFailedLoads(problems, /\/api\/orders\/\w+$/)
})

test('a customer without orders is told so, and where to go', async ({ page }, info) => {
  await asNewCustomer(page, info)
  await page.goto('/my-orders')
  await expect(page.getByText("You Don't Have Orders Yet!!!")).toBeVisible()
  await expect(page.getByRole('link', { name: 'Visit the store' })).toBeVisible()
  await inEveryGuise(page, () => looksSound(page))
})

test('orders that are left out are counted, and nobody is told that there are none', async ({ page }, info) => {
  test.skip(info.project.name !== 'gateway', 'the calls of the gateway are stood in for')
  await asDemoCustomer(page, info)
  let unread = 1
  await page.route(ORDERS, async (route) => {
    const answer = await route.fetch()
    const { orders } = await answer.json()
    await route.fulfill({ response: answer, json: { orders: unread === 1 ? orders : [], unread } })
  })
  await page.goto('/my-orders')
  await expect(page.getByText('One order could not be read, and is not shown here.')).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(3)
  await inEveryGuise(page, () => looksSound(page))
  await page.goto('/account')
  await expect(page.getByText('One order could not be read, and is not shown here.')).toBeVisible()
  unread = 2
  for (const path of ['/my-orders', '/buy-again', '/account']) {
    await page.goto(path)
    await expect(page.getByText('2 orders could not be read, and are not shown here.')).toBeVisible()
    await expect(page.getByText("You Don't Have Orders Yet!!!")).toHaveCount(0)
  }
})

test('a long history is sorted and filtered, and its address remembers how', async ({ page }, info) => {
  const { customerId } = await asNewCustomer(page, info)
  for (let order = 1; order <= 9; order += 1) await orderFor(page, info, customerId, order * 100)
  await page.goto('/my-orders')
  await expect(page.getByText('9 orders')).toBeVisible()
  await page.getByRole('button', { name: 'Total' }).click()
  await expect(page.getByRole('columnheader', { name: 'Total' })).toHaveAttribute('aria-sort', 'ascending')
  await expect(page.getByRole('row').nth(1)).toContainText('$100.00')
  await page.getByRole('button', { name: 'Total' }).click()
  await expect(page).toHaveURL(/\?sort=-total$/)
  await page.reload()
  await expect(page.getByRole('row').nth(1)).toContainText('$900.00')
  await inEveryGuise(page, () => looksSound(page))
  await page.getByLabel('Find an order').fill('no such order')
  await expect(page.getByText('0 of 9 orders')).toBeVisible()
  // An address of when an order had that status.
  await page.goto('/my-orders?status=Processing')
  await expect(page.getByText('0 of 9 orders')).toBeVisible()
  await expect(page.getByLabel('Show', { exact: true })).toHaveValue('Processing')
  await page.getByLabel('Show', { exact: true }).selectOption('All orders')
  await expect(page.getByText('9 orders', { exact: true })).toBeVisible()
})

test('orders that cannot be read say so and can be tried again', async ({ page, problems }, info) => {
  await asDemoCustomer(page, info)
  await page.route(ORDERS, (route) => route.abort())
  await page.goto('/my-orders')
  await expect(page.getByRole('alert')).toContainText('Your orders could not be read.', { timeout: 15_000 })
  await inEveryGuise(page, () => looksSound(page))
  await page.unroute(ORDERS)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('row')).toHaveCount(3)
  forgiveFailedLoads(problems, ORDERS)
})

test('ordering again fills the cart at the prices of now and says what changed', async ({ page, problems }, info) => {
  await prepareRoutes(page)
  const { customerId } = await asNewCustomer(page, info)
  const orderId = await orderFor(page, info, customerId, 94.5)
  await page.goto(`/order-details/${orderId}`)
  const again = page.getByRole('button', { name: 'Order again' })
  await expect(again).toHaveClass('button')
  await again.click()
  await expect(page.getByText('One product is in your cart.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cart, 1 in it', exact: true })).toBeVisible()
  await page.route(STORE_ITEMS, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(/94\.5|9450/g, '1000') })
  })
  await page.getByRole('button', { name: 'Order again' }).click()
  await expect(page.getByText(/was \$94\.50, now \$/)).toBeVisible()
  await inEveryGuise(page, () => looksSound(page))
  await page.unroute(STORE_ITEMS)
  await page.route(STORE_ITEMS, (route) => route.abort())
  await page.getByRole('button', { name: 'Order again' }).click()
  await expect(page.getByText('Nothing was added to your cart.')).toBeVisible({ timeout: 15_000 })
  forgiveFailedLoads(problems, STORE_ITEMS)
})

test('what a full cart has no room for is named when an order is put into it again', async ({ page }, info) => {
  const { customerId } = await asNewCustomer(page, info)
  await fillCart(page)
  await page.evaluate(() => {
    const cart = JSON.parse(localStorage.getItem('cart') ?? '')
    const lines = Array.from({ length: 500 }, (_, index) => ({ ...cart.lines[0], itemID: `many-${index}` }))
    localStorage.setItem('cart', JSON.stringify({ ...cart, lines }))
  })
  await page.goto(`/order-details/${await orderFor(page, info, customerId, 94.5)}`)
  await page.getByRole('button', { name: 'Order again' }).click()
  await expect(page.getByText('Nothing was added to your cart.')).toBeVisible()
  await expect(page.getByText(/: the cart has no room for it\.$/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cart, 1000 in it, shown as 99+' })).toBeVisible()
  await inEveryGuise(page, () => looksSound(page))
})

test('what is ordered again has its picture in the cart', async ({ page }, info) => {
  const { customerId } = await asNewCustomer(page, info)
  await page.goto(`/order-details/${await orderFor(page, info, customerId, 94.5)}`)
  await page.getByRole('button', { name: 'Order again' }).click()
  await expect(page.getByText('One product is in your cart.')).toBeVisible()
  await page.goto('/cart')
  expect(await picturedLines(page)).toBe(1)
})

async function looksSound(page: Page): Promise<void> {
  await expectNoAxeViolations(page)
  await expectNoSidewaysScroll(page)
}
