import type { Page, TestInfo } from 'playwright/test'
import { asNewCustomer, countOrders, fillCart, hasGateway, inEveryGuise, logInAs } from './as-customer.ts'
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  forgiveFailedLoads,
  keepWhatPasses,
  MOVING,
  OFFLINE,
  prepareRoutes,
  STORE_ITEMS,
  test,
  whatPassed,
} from './shop-test.ts'

test.describe.configure({ timeout: 120_000 })

const CUSTOMER = /\/api\/account$|\/api\/Customer\/[^/]+$/i
const PLACING = /\/api\/orders$|\/Api\/Order$/
const ASKING = /\/api\/orders\/repeat$/
/** Where the browser sends lines in direct mode. */
const ORDER_LINES = /\/Api\/OrderItem$/

test('a stranger is led to the login and would come back', async ({ page }) => {
  await page.goto('/checkout')
  await expect(page).toHaveURL(/\/login\?next=%2Fcheckout$/)
})

test('an empty cart leads to the store', async ({ page }, info) => {
  await asNewCustomer(page, info)
  await page.goto('/checkout')
  await expect(page.getByText('Your cart is empty.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Visit the store' })).toBeVisible()
  await inEveryGuise(page, () => looksSound(page))
})

test.describe('where things move', () => {
  test.use(MOVING)

  test('a page of forms scrolls at once: what glides leaves the pointer between press and release, and nothing is sent', async ({
    page,
  }, info) => {
    const behaviour = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)
    for (const form of ['/login', '/contact-us']) {
      await page.goto(form)
      expect(await behaviour(), form).toBe('auto')
    }
    await asNewCustomer(page, info)
    await fillCart(page)
    await page.goto('/checkout')
    expect(await behaviour()).toBe('auto')
    await page.goto('/store')
    expect(await behaviour()).toBe('smooth')
  })
})

test('an order is placed by keyboard, once however often the button is pressed', async ({ page }, info) => {
  await prepareRoutes(page)
  const { customerId } = await asNewCustomer(page, info)
  await fillCart(page)
  await page.goto('/checkout')
  await expect(page.getByLabel('First name')).toHaveValue('Matilda')
  await expect(page.getByLabel('Street address')).toHaveValue('18 Paddock Lane')
  await expect(page.getByLabel('Country')).toHaveValue('Australia')
  const summary = page.getByRole('region', { name: 'Summary' })
  await expect(summary.getByRole('listitem')).toHaveText([
    /^2\s× Hammered-top.*\$189\.00$/,
    /^1\s× Diamond-top.*\$68\.90$/,
  ])
  await expect(summary).toContainText('Items2')
  await expect(summary).toContainText('Quantity3 pieces')
  await expect(summary).toContainText('$257.90')
  await expect(summary).toContainText('Ships toToowoomba, Australia')
  await expect(page.getByText('Nothing is charged here.')).toBeVisible()
  const { promise: gate, resolve: letThrough } = Promise.withResolvers<void>()
  await page.route(PLACING, async (route) => {
    if (route.request().method() === 'POST') await gate
    return route.fallback()
  })
  await keepWhatPasses(page)
  const button = page.getByRole('button', { name: 'Place Order' })
  await page.getByLabel('Postal code').focus()
  await page.keyboard.press('Enter')
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await page.keyboard.press('Enter')
  await button.dblclick()
  letThrough()
  await expect(page).toHaveURL(/\/$/)
  const passed = await whatPassed(page)
  expect(passed).toContain('Order placed successfully!')
  expect(passed).toContain('\nThank you for your order\n')
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '').lines)).toEqual([])
  expect(await countOrders(page, info, customerId)).toBe(1)
})

test('what is wrong is said beside its field, and the first takes the focus', async ({ page }, info) => {
  await asNewCustomer(page, info)
  await fillCart(page)
  await page.goto('/checkout')
  await page.getByLabel('City').fill('')
  await page.getByLabel('Postal code').fill('abc')
  await page.getByLabel('State').focus()
  await expect(page.getByText('City is required').first()).toBeVisible()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page.getByText('Postal code must be a number').first()).toBeVisible()
  await expect(page.getByLabel('City')).toBeFocused()
  await inEveryGuise(page, () => looksSound(page))
  await page.getByLabel('City').fill('Warwick')
  await page.reload()
  await expect(page.getByLabel('City')).toHaveValue('Warwick')
  await expect(page.getByLabel('Postal code')).toHaveValue('abc')
})

test('a lost answer keeps everything, and the same order is found', async ({ page, problems }, info) => {
  await prepareRoutes(page)
  const { customerId } = await asNewCustomer(page, info)
  await fillCart(page)
  await page.goto('/checkout')
  await page.getByLabel('Street address').fill('7 Creek Road')
  let sent = 0
  await page.route(PLACING, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    sent += 1
    if (sent > 1) return route.fallback()
    await route.fetch()
    return route.abort('connectionreset')
  })
  const placing = page.waitForRequest((request) => PLACING.test(request.url()) && request.method() === 'POST')
  await keepWhatPasses(page)
  await page.getByRole('button', { name: 'Place Order' }).click()
  // Directly the browser itself asks the store at once what became of it.
  if (hasGateway(info)) {
    const trouble = page.getByRole('alert').filter({ hasText: 'not know yet' })
    await expect(trouble).toBeVisible({ timeout: 15_000 })
    await expect(page.getByLabel('Street address')).toHaveValue('7 Creek Road')
    await inEveryGuise(page, () => looksSound(page))
    // What became of the order is said, whatever another tab does to the cart.
    const other = await page.context().newPage()
    await other.goto('/cart')
    await other.getByRole('button', { name: 'Clear the cart' }).click()
    await expect(page.getByRole('link', { name: 'Cart', exact: true })).toBeVisible()
    await expect(trouble).toBeVisible()
    await other.close()
    const asking = page.waitForRequest(ASKING)
    await page.getByRole('button', { name: 'Try again' }).click()
    expect((await asking).postDataJSON()).toMatchObject({ way: 'ask', key: (await placing).postDataJSON().key })
  }
  await expect(page).toHaveURL(/\/$/)
  expect(await whatPassed(page)).toContain('Order placed successfully!')
  expect(sent).toBe(1)
  expect(await countOrders(page, info, customerId)).toBe(1)
  forgiveFailedLoads(problems, PLACING, /^W-[0-9A-F]{8} got no order: /)
})

test('directly nothing is sent without a network, and what was typed is sent with the next press', async ({
  page,
  problems,
}, info) => {
  test.skip(hasGateway(info), 'with a gateway nobody knows whether it was sent')
  const { customerId } = await asNewCustomer(page, info)
  await fillCart(page)
  await page.goto('/checkout')
  await page.getByLabel('Street address').fill('7 Creek Road')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Place Order' }).click()
  const trouble = page.getByRole('alert').filter({ hasText: /not know yet|Failed to place order!/ })
  await expect(trouble).toBeVisible({ timeout: 15_000 })
  await expect(page.getByLabel('Street address')).toHaveValue('7 Creek Road')
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page).toHaveURL(/\/$/)
  expect(await countOrders(page, info, customerId)).toBe(1)
  forgiveFailedLoads(problems, OFFLINE)
})

/** Presses Place Order, and the answer is lost on the way back. */
async function loseAnswer(page: Page): Promise<void> {
  await page.route(PLACING, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await route.fetch()
    return route.abort()
  })
  await page.goto('/checkout')
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'not know yet' })).toBeVisible({ timeout: 15_000 })
  await page.unroute(PLACING)
}

test('what a closed tab has sent is asked about before another cart is ordered', async ({ page, problems }, info) => {
  test.skip(!hasGateway(info), 'directly an answer that is lost leaves it open whether there is an order')
  await prepareRoutes(page)
  const { customerId } = await asNewCustomer(page, info)
  await fillCart(page)
  await loseAnswer(page)
  const later = await page.context().newPage()
  await page.close()
  await later.goto('/product/020101')
  await later.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(later.getByRole('link', { name: 'Cart, 4 in it' })).toBeVisible()
  await later.goto('/checkout')
  await later.getByLabel('Purchase order number').fill('PO 4712')
  await later.getByRole('button', { name: 'Place Order' }).click()
  const said = later.getByRole('alert').filter({ hasText: 'which you sent before, has reached us' })
  await expect(said).toContainText('Nothing else was ordered.')
  expect(await countOrders(later, info, customerId)).toBe(1)
  const summary = later.getByRole('region', { name: 'Summary' })
  await expect(summary.getByRole('listitem').filter({ hasText: 'HH-' })).toHaveCount(1)
  await later.reload()
  await expect(later.getByLabel('Purchase order number')).toHaveValue('PO 4712')
  await later.getByRole('button', { name: 'Place Order' }).click()
  await expect(later).toHaveURL(/\/$/)
  expect(await countOrders(later, info, customerId)).toBe(2)
  forgiveFailedLoads(problems, PLACING)
})

test('a tab that hears late of an order takes nothing out of a cart that was filled anew', async ({
  page,
  problems,
}, info) => {
  test.skip(!hasGateway(info), 'directly an answer that is lost leaves it open whether there is an order')
  await prepareRoutes(page)
  const { customerId } = await asNewCustomer(page, info)
  await fillCart(page)
  await loseAnswer(page)
  const other = await page.context().newPage()
  await other.goto('/checkout')
  await other.getByRole('button', { name: 'Place Order' }).click()
  await expect(other).toHaveURL(/\/$/)
  await other.goto('/product/010101')
  await other.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(other.getByRole('link', { name: /^Cart, / })).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  const said = page.getByRole('alert').filter({ hasText: 'which you sent before, has reached us' })
  await expect(said).toContainText('Nothing else was ordered.')
  await expect(said).not.toContainText('Failed')
  await inEveryGuise(page, () => looksSound(page))
  await page.goto('/cart')
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'HH-' })).toHaveCount(1)
  expect(await countOrders(page, info, customerId)).toBe(1)
  forgiveFailedLoads(problems, PLACING)
})

test('an order that was under way is asked for again after a reload', async ({ page, problems }, info) => {
  await prepareRoutes(page)
  const { customerId } = await asNewCustomer(page, info)
  await fillCart(page)
  await page.goto('/checkout')
  let underWay = true
  const stillOpen = { json: { status: 'being-completed', reference: 'W-TEST' } }
  await page.route(PLACING, async (route) => {
    if (route.request().method() !== 'POST' || !underWay) return route.fallback()
    // Directly, a connection that breaks leaves it open whether the store has the order.
    if (!hasGateway(info)) return route.abort('connectionreset')
    await route.fetch()
    return route.fulfill(stillOpen)
  })
  await page.route(ASKING, (route) => (underWay ? route.fulfill(stillOpen) : route.fallback()))
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page.getByRole('heading', { name: 'Your order is being completed' })).toBeFocused()
  await inEveryGuise(page, () => looksSound(page))
  await page.clock.install()
  await page.reload()
  // Not before: the page that goes may ask once more, and would be told.
  underWay = false
  // The page leads home two seconds after it has said so, which may be passed over here.
  const isPlaced = async () =>
    (await page.getByRole('heading', { name: 'Thank you for your order' }).isVisible()) ||
    new URL(page.url()).pathname === '/'
  // Directly it is sent again, but not before it can no longer be on its way.
  await expect(async () => {
    if (!(await isPlaced())) await page.clock.fastForward(15_000)
    await expect.poll(isPlaced, { timeout: 3_000 }).toBe(true)
  }).toPass({ timeout: 80_000 })
  expect(await countOrders(page, info, customerId)).toBe(1)
  forgiveFailedLoads(problems, PLACING, /^W-[0-9A-F]{8} got no order: /)
})

test('a mat that went out of the range meanwhile is named, and nothing is ordered', async ({
  page,
  problems,
}, info) => {
  await prepareRoutes(page)
  const { customerId } = await asNewCustomer(page, info)
  await fillCart(page)
  await page.goto('/checkout')
  await page.getByLabel('First name').waitFor()
  await page.route(hasGateway(info) ? PLACING : /\/Api\/Item\/010102$/, (route) => {
    const changed = {
      status: 'changed',
      changes: [{ kind: 'unavailable', itemId: '010102', name: 'Hoof-print mat' }],
    }
    return route.fulfill(hasGateway(info) ? { status: 409, json: changed } : { json: { success: true, data: null } })
  })
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page.getByText('Failed to place order!').first()).toBeVisible()
  await expect(page.getByText(/Not available now: .+\. Nothing was ordered\./)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Review the cart' })).toHaveAttribute('href', '/cart')
  await expect(page.getByRole('link', { name: 'Cart, 3 in it' })).toBeVisible()
  await inEveryGuise(page, () => looksSound(page))
  expect(await countOrders(page, info, customerId)).toBe(0)
  forgiveFailedLoads(problems, PLACING)
})

test('a checkout that another tab began otherwise is followed, and not ordered twice', async ({
  page,
  problems,
}, info) => {
  test.skip(!hasGateway(info), 'directly, keys stay in this browser')
  await prepareRoutes(page)
  const { customerId } = await asNewCustomer(page, info)
  await fillCart(page)
  await page.goto('/checkout')
  await page.route(PLACING, async (route) => {
    // Another tab was quicker, with another address under the same key.
    const request = route.request().postDataJSON()
    await route.fetch({ postData: { ...request, shipTo: { ...request.shipTo, addressLine1: '9 Other Street' } } })
    return route.fallback()
  })
  let looked = false
  const stillOpen = { json: { status: 'differs', reference: 'W-TEST' } }
  await page.route(ASKING, (route) => (looked ? route.fallback() : route.fulfill(stillOpen)))
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page.getByText('It is on its way as you first sent it')).toBeVisible()
  await inEveryGuise(page, () => looksSound(page))
  await keepWhatPasses(page)
  looked = true
  await expect(page).toHaveURL(/\/$/)
  expect(await whatPassed(page)).toContain('Order placed successfully!')
  expect(await countOrders(page, info, customerId)).toBe(1)
  forgiveFailedLoads(problems, PLACING)
})

test('an order that a person looks after says so, after a reload too, until it is put away', async ({ page }, info) => {
  test.skip(!hasGateway(info), 'the outcome is the same, and comes after eight minutes')
  await prepareRoutes(page)
  await asNewCustomer(page, info)
  await fillCart(page)
  await page.goto('/checkout')
  const withPerson = { json: { status: 'with-person', reference: 'W-0A1B2C3D' } }
  await page.route(PLACING, (route) => route.fulfill(withPerson))
  await page.route(ASKING, (route) => route.fulfill(withPerson))
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page.getByRole('heading', { name: 'We are making sure of your order' })).toBeFocused()
  await expect(page.getByText('W-0A1B2C3D')).toBeVisible()
  await inEveryGuise(page, () => looksSound(page))
  await page.reload()
  await expect(page.getByText('W-0A1B2C3D')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cart, 3 in it' })).toBeVisible()
  await page.getByRole('button', { name: 'Place another order' }).press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeVisible()
})

test('a tab that comes back after days asks, and orders nothing by itself', async ({ page }, info) => {
  const { customerId } = await asNewCustomer(page, info)
  await fillCart(page)
  await page.goto('/checkout')
  await page.getByLabel('First name').waitFor()
  await page.evaluate((customer) => {
    const attempt = {
      key: '01900000-0000-7000-8000-000000000000',
      customerId: customer,
      inCart: [{ itemId: '010102', quantity: 1 }],
    }
    sessionStorage.setItem('personal:checkout', JSON.stringify({ status: 'sent', attempt }))
  }, customerId)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'We cannot tell what became of this order' })).toBeVisible()
  await inEveryGuise(page, () => looksSound(page))
  await page.getByRole('button', { name: 'Back to the checkout' }).press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeVisible()
  expect(await countOrders(page, info, customerId)).toBe(0)
})

test('the order goes to the saved shipping address, or to another, or to the billing one', async ({ page }, info) => {
  const { customerId } = await asNewCustomer(page, info)
  await page.goto('/account')
  await page.getByRole('button', { name: /edit.*shipping/i }).click()
  const saved = page.getByRole('form', { name: 'Shipping address' })
  await saved.getByLabel('Address line 1').fill('2 Ship Rd')
  await saved.getByLabel('Address line 2').fill('Shed 4')
  await saved.getByRole('button', { name: 'Save Changes' }).click()
  await expect(saved).toBeHidden()
  await fillCart(page)
  await page.goto('/checkout')
  const shipTo = page.getByRole('group', { name: 'Ship to' })
  await expect(shipTo.getByLabel('Street address')).toHaveValue('2 Ship Rd')
  await expect(shipTo.getByLabel('Address line 2')).toHaveValue('Shed 4')
  await shipTo.getByLabel('Same as billing').check()
  await expect(shipTo.getByLabel('Street address')).toHaveCount(0)
  await inEveryGuise(page, () => looksSound(page))
  await shipTo.getByLabel('Same as billing').uncheck()
  await shipTo.getByLabel('Attention to').fill('')
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(shipTo.getByLabel('Attention to')).toBeFocused()
  await inEveryGuise(page, () => looksSound(page))
  await shipTo.getByLabel('Attention to').fill('The yard')
  await keepWhatPasses(page)
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page).toHaveURL(/\/$/)
  expect(await whatPassed(page)).toContain('Order placed successfully!')
  await page.goto('/my-orders')
  await expect(page.getByText(/2 Ship Rd, Shed 4/).first()).toBeVisible()
  expect(await countOrders(page, info, customerId)).toBe(1)
})

test('a company orders with its name, its number and a note, all typed by keyboard and kept over a reload', async ({
  page,
}, info) => {
  await asNewCustomer(page, info)
  await fillCart(page)
  await page.goto('/checkout')
  await page.getByLabel('Company').focus()
  await page.keyboard.type('Wattle Ridge Riding School')
  await page.getByLabel('Purchase order number').focus()
  await page.keyboard.type('PO 4711')
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('Purchase order numberPO 4711')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Deliver to gate 2 <ring>')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Please leave out < and >').first()).toBeVisible()
  await expect(page.getByLabel('Delivery note')).toBeFocused()
  await page.getByLabel('Delivery note').fill('Deliver to gate 2')
  await page.reload()
  await expect(page.getByLabel('Company')).toHaveValue('Wattle Ridge Riding School')
  await expect(page.getByLabel('Purchase order number')).toHaveValue('PO 4711')
  await expect(page.getByLabel('Delivery note')).toHaveValue('Deliver to gate 2')
  const summary = page.getByRole('region', { name: 'Summary' })
  await expect(summary).toContainText('HH-STB-1812-17')
  await expect(summary.locator('li img')).toHaveCount(2)
  await inEveryGuise(page, () => looksSound(page))
  const sent = page.waitForRequest((request) => PLACING.test(request.url()) && request.method() === 'POST')
  await page.getByRole('button', { name: 'Place Order' }).click()
  const body = (await sent).postDataJSON()
  if (hasGateway(info)) {
    expect(body).toMatchObject({
      billing: { company: 'Wattle Ridge Riding School' },
      notes: { purchaseOrder: 'PO 4711', deliveryNote: 'Deliver to gate 2' },
    })
  } else {
    expect(body.remarks).toMatch(
      /^Web order W-[0-9A-F]{8} · Company: Wattle Ridge Riding School · PO 4711 · Delivery: Deliver to gate 2$/,
    )
  }
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible({ timeout: 15_000 })
  await expect(page.getByRole('main')).toContainText('Deliver to gate 2')
})

test('only what was typed comes back to the checkout; the rest follows the profile and the plans', async ({
  page,
}, info) => {
  await asNewCustomer(page, info)
  await fillCart(page)
  const plan = (note: string, where = page) =>
    where.evaluate(
      (plans) => localStorage.setItem('plans-in-cart', plans),
      JSON.stringify([{ name: 'Box', itemId: '010101', quantity: 1, edging: [], cutTo: '', note }]),
    )
  await plan('Cut to 1200 mm')
  await page.goto('/checkout')
  const note = page.getByLabel('Delivery note')
  await expect(note).toHaveAccessibleDescription(/It begins with “Cut to 1200\smm”/)
  await note.fill('gate 2')
  await page.getByLabel('Purchase order number').fill('P')
  await page.goto('/edit-profile')
  await page.getByLabel('Address line 1').fill('7 Creek Road')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Profile updated successfuly!')).toBeVisible()
  await plan('Cut to 900 mm')
  await page.goto('/checkout')
  await expect(page.getByLabel('Purchase order number')).toHaveValue('P')
  await expect(page.getByLabel('Street address').first()).toHaveValue('7 Creek Road')
  await expect(note).toHaveValue('gate 2')
  await expect(note).toHaveAccessibleDescription(/“Cut to 900\smm”/)
  const other = await page.context().newPage()
  await other.goto('/robots.txt')
  await plan('Cut to 600 mm', other)
  await expect(note).toHaveAccessibleDescription(/“Cut to 600\smm”/)
  const sent = page.waitForRequest((request) => PLACING.test(request.url()) && request.method() === 'POST')
  await page.getByRole('button', { name: 'Place Order' }).click()
  const { notes, remarks } = (await sent).postDataJSON()
  if (hasGateway(info)) expect(notes.deliveryNote).toBe('Cut to 600 mm; gate 2')
  else expect(remarks).toMatch(/ · Delivery: Cut to 600 mm; gate 2( ·|$)/)
})

test('where the note has no room for all that planned floors need, the checkout says of which rooms', async ({
  page,
}, info) => {
  await asNewCustomer(page, info)
  await fillCart(page)
  await page.evaluate(() => {
    const lengths = Array.from({ length: 7 }, (_, index) => `${index + 1} × 10000 mm`).join(', ')
    const plan = { quantity: 1, edging: [], cutTo: lengths }
    const plans = [
      { ...plan, itemId: '010101', name: 'Barn', note: `Cut to ${lengths}` },
      { ...plan, itemId: '010101', name: 'Aisle', note: `Cut to ${lengths}` },
      { ...plan, itemId: '010102', name: 'Box', note: '' },
    ]
    localStorage.setItem('plans-in-cart', JSON.stringify(plans))
  })
  await page.goto('/checkout')
  await expect(page.getByText('no room for the lengths of the strips for Aisle, Box: send them')).toBeVisible()
  await expect(page.getByLabel('Delivery note')).toHaveAccessibleDescription(/“Cut to 1\s×\s10000\smm, .*”/)
  await inEveryGuise(page, () => looksSound(page))
})

test('a cart of more mats than one order takes is said to be too long before anything is sent', async ({
  page,
  problems,
}, info) => {
  const { customerId } = await asNewCustomer(page, info)
  await fillCart(page)
  await page.evaluate(() => {
    const cart = JSON.parse(localStorage.getItem('cart') ?? '')
    const lines = Array.from({ length: 201 }, (_, index) => ({ ...cart.lines[0], itemID: `many-${index}` }))
    localStorage.setItem('cart', JSON.stringify({ ...cart, lines }))
  })
  await page.route(STORE_ITEMS, (route) => route.abort())
  await page.goto('/checkout')
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page.getByText('One order takes up to 200 different mats')).toBeVisible()
  expect(await countOrders(page, info, customerId)).toBe(0)
  forgiveFailedLoads(problems, STORE_ITEMS)
})

/** Until it is let go, the store refuses one of the two mats, or the gateway says so; returns what was sent. */
async function refuseLine(page: Page, info: TestInfo): Promise<{ bodies: unknown[]; letGo(): void }> {
  let failing = true
  const bodies: unknown[] = []
  await page.route(hasGateway(info) ? PLACING : ORDER_LINES, async (route) => {
    if (route.request().method() !== 'POST' || !failing) return route.fallback()
    const body = route.request().postDataJSON()
    bodies.push(body)
    if (!hasGateway(info)) {
      const refused = { success: false, data: null, errorMessage: 'No' }
      return body.itemID === '010102' ? route.fulfill({ status: 400, json: refused }) : route.fallback()
    }
    const failedItems = [{ itemId: '010102', name: 'Hoof-print mat' }]
    return route.fulfill({ json: { status: 'incomplete', orderId: 'ORD-TEST', reference: 'W-TEST', failedItems } })
  })
  return {
    bodies,
    letGo() {
      failing = false
    },
  }
}

test('lines that failed are named, stay in the cart and can be tried again', async ({ page, problems }, info) => {
  await prepareRoutes(page)
  const { customerId } = await asNewCustomer(page, info)
  await fillCart(page)
  await page.goto('/checkout')
  const { bodies, letGo } = await refuseLine(page, info)
  // What the store refused it takes now.
  await page.route(ASKING, async (route) => {
    expect(route.request().postDataJSON()).toMatchObject({ way: 'retry' })
    const url = route.request().url().replace('/repeat', '')
    return route.fulfill({ response: await route.fetch({ url, postData: bodies[0] }) })
  })
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page.getByRole('alert').getByText(/^Failed to place order item: \S+/)).toBeVisible({ timeout: 15_000 })
  await expect(page.getByRole('link', { name: 'Cart, 1 in it', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'View the order' })).toHaveAttribute('href', /^\/order-details\/.+/)
  await inEveryGuise(page, () => looksSound(page))
  await page.reload()
  letGo()
  await keepWhatPasses(page)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(/\/$/)
  expect(await whatPassed(page)).toContain('Order placed successfully!')
  expect(await countOrders(page, info, customerId)).toBe(1)
  forgiveFailedLoads(problems, ORDER_LINES, /^W-[0-9A-F]{8} got no line of 010102: /)
})

test('an order can be left without the lines that failed, which stay in the cart', async ({ page, problems }, info) => {
  await prepareRoutes(page)
  await asNewCustomer(page, info)
  await fillCart(page)
  await page.goto('/checkout')
  const { bodies } = await refuseLine(page, info)
  await page.route(ASKING, async (route) => {
    expect(route.request().postDataJSON()).toMatchObject({ way: 'leave' })
    return route.fulfill({ json: { status: 'left', orderId: 'ORD-TEST', reference: 'W-TEST' } })
  })
  await page.getByRole('button', { name: 'Place Order' }).click()
  const leave = page.getByRole('button', { name: 'Leave the order as it is' })
  await leave.waitFor({ timeout: 15_000 })
  const sent = bodies.length
  await leave.click()
  await expect(page.getByRole('alert')).toContainText(/Order \S+ stays as it is\. What could not be placed is still/)
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cart, 1 in it', exact: true })).toBeVisible()
  expect(bodies).toHaveLength(sent)
  forgiveFailedLoads(problems, ORDER_LINES, /^W-[0-9A-F]{8} got no line of 010102: /)
})

test('an order that the store does not take says why and keeps the cart', async ({ page, problems }, info) => {
  await prepareRoutes(page)
  await asNewCustomer(page, info)
  await fillCart(page)
  await page.goto('/checkout')
  await page.getByLabel('First name').waitFor()
  await page.route(hasGateway(info) ? PLACING : /\/Api\/Order(\?|$)/, (route) => {
    const notPlaced = { status: 'not-placed', reason: 'store-unavailable' }
    return hasGateway(info)
      ? route.fulfill({ json: notPlaced })
      : route.fulfill({ status: 400, json: { success: false, data: null, errorMessage: 'No' } })
  })
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page.getByText('Failed to place order!').first()).toBeVisible()
  await expect(page.getByText('Nothing was ordered.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cart, 3 in it' })).toBeVisible()
  await inEveryGuise(page, () => looksSound(page))
  forgiveFailedLoads(problems, /\/Api\/Order(?:\?|$)/, /^W-\w+ waits: GET \/Api\/Order answered with HTTP status 400/)
})

test('whether a confirmation is on its way is said as it is', async ({ page, problems }, info) => {
  const { customerId } = await asNewCustomer(page, info)
  let confirmation = 'sent'
  // Directly, the mail service is asked from here; the gateway says what became of its own asking.
  await page.route(/\/email\/send-form$/, (route) => {
    const refused = { status: 400, body: 'No.', headers: { 'access-control-allow-origin': '*' } }
    if (confirmation === 'not-sent') return route.fulfill(refused)
    return confirmation === 'unknown' ? route.abort() : route.fallback()
  })
  await page.route(/\/api\/orders$/, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    const answer = await route.fetch()
    return route.fulfill({ response: answer, json: { ...(await answer.json()), confirmation } })
  })
  for (const [outcome, sentence] of [
    ['sent', 'A confirmation is on its way to you by e-mail.'],
    ['not-sent', 'The confirmation could not be sent by e-mail; the order stands all the same.'],
    ['unknown', 'A confirmation should reach you by e-mail. If it does not, the order stands all the same.'],
  ] as const) {
    confirmation = outcome
    await fillCart(page)
    await page.goto('/checkout')
    await page.getByRole('button', { name: 'Place Order' }).click()
    await expect(page.getByRole('main')).toContainText(sentence, { timeout: 20_000 })
    await expect(page).toHaveURL(/\/$/)
  }
  expect(await countOrders(page, info, customerId)).toBe(3)
  forgiveFailedLoads(problems, /\/email\/send-form$/, /^The mail could not be handed to the mail service/)
})

test('a session that has ended costs nothing that was typed', async ({ page, problems }, info) => {
  const customer = await asNewCustomer(page, info)
  await fillCart(page)
  await page.goto('/checkout')
  await page.getByLabel('City').fill('Warwick')
  await page.context().clearCookies()
  if (!hasGateway(info)) await page.reload()
  else await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page).toHaveURL(/\/login\?next=%2Fcheckout$/)
  // It leads on by itself whoever is logged in when it opens.
  await expect(page.getByLabel('Remember me')).toBeVisible()
  await logInAs(page, info, customer)
  await page.goto('/checkout')
  await expect(page.getByLabel('City')).toHaveValue('Warwick')
  expect(await countOrders(page, info, customer.customerId)).toBe(0)
  forgiveFailedLoads(problems, PLACING)
})

test('changed prices are said before the order is placed', async ({ page }, info) => {
  await asNewCustomer(page, info)
  await fillCart(page)
  await page.evaluate(() => {
    const cart = JSON.parse((localStorage.getItem('cart') ?? '').replace('"retailPrice":94.5', '"retailPrice":90'))
    cart.lines.push({ ...cart.lines[0], itemID: 'no-such-mat', quantity: 1 })
    localStorage.setItem('cart', JSON.stringify(cart))
  })
  await page.goto('/checkout')
  await expect(page.getByText('One price has changed since you added the mats.')).toBeVisible()
  const summary = page.getByRole('region', { name: 'Summary' })
  await expect(summary.getByRole('listitem')).toHaveText([/\$189\.00$/, /\$68\.90$/, /^1\s× .*Not available now$/])
  await expect(summary).toContainText('$257.90')
  await inEveryGuise(page, () => looksSound(page))
})

test('the form still works when the customer cannot be read', async ({ page, problems }, info) => {
  await asNewCustomer(page, info)
  await fillCart(page)
  await page.route(CUSTOMER, (route) => route.abort())
  await page.goto('/checkout')
  await expect(page.getByText('Your details could not be fetched: type them here.')).toBeVisible({ timeout: 15_000 })
  await expect(page.getByLabel('First name')).toHaveValue('')
  await inEveryGuise(page, () => looksSound(page))
  forgiveFailedLoads(problems, CUSTOMER)
})

async function looksSound(page: Page): Promise<void> {
  await expectNoAxeViolations(page)
  await expectNoSidewaysScroll(page)
}
