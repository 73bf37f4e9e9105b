import { asNewCustomer, fillCart, hasGateway, orderFor } from './as-customer.ts'
import { collectScripts, KB } from './script-weight.ts'
import { expect, test } from './shop-test.ts'

const LIMIT = 130 * KB
/** In direct mode pages place orders, and read the store's answers, themselves. */
const DIRECT_LIMIT = 134 * KB
/** In direct mode the checkout reads out of the store's texts itself how items are sold and what they weigh. */
const DIRECT_CHECKOUT_LIMIT = 144 * KB
/** It alone knows which plans of floors belong to the mats in the cart, says where they go, and asks after what was sent. */
const CHECKOUT_LIMIT = 133 * KB
/** Scripts, each of which is asked for; the cart had 63 while few lay in files that others share. */
const MOST_FILES = 40

/** Each personal page, and what shows that it is at work. */
const PAGES = [
  { path: '/account', ready: 'Personal Profile' },
  { path: '/my-orders', ready: 'My Orders' },
  { path: '/buy-again', ready: 'Buy again' },
  { path: '/edit-profile', ready: 'Edit Profile' },
  { path: '/edit-password', ready: 'Edit Password' },
  { path: '/checkout', ready: 'Place Order' },
  { path: '/order-details/', ready: 'Order' },
]

for (const { path, ready } of PAGES) {
  test(`${path} fetches no more scripts than a personal page may`, async ({ page }, info) => {
    const { customerId } = await asNewCustomer(page, info)
    const orderId = await orderFor(page, info, customerId, 94.5)
    if (path === '/checkout') await fillCart(page)
    const weigh = collectScripts(page)
    await page.goto(path.endsWith('/') ? path + orderId : path)
    await expect(page.getByRole('main').getByText(ready).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    const { bytes, bodies } = await weigh()
    expect(bodies.some((body) => body.includes('react.transitional.element'))).toBe(true)
    expect(bodies.length).toBeLessThanOrEqual(MOST_FILES)
    const [gateway, direct] = path === '/checkout' ? [CHECKOUT_LIMIT, DIRECT_CHECKOUT_LIMIT] : [LIMIT, DIRECT_LIMIT]
    expect(bytes).toBeLessThanOrEqual(hasGateway(info) ? gateway : direct)
  })
}

for (const path of ['/login', '/forgot-password']) {
  test(`${path} fetches at most ${LIMIT / KB} kB of scripts`, async ({ page }) => {
    const weigh = collectScripts(page)
    await page.goto(path)
    await expect(page.getByLabel('E-mail').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    const { bytes, bodies } = await weigh()
    expect(bodies.some((body) => body.includes('react.transitional.element'))).toBe(true)
    expect(bodies.length).toBeLessThanOrEqual(MOST_FILES)
    expect(bytes).toBeLessThanOrEqual(LIMIT)
  })
}
