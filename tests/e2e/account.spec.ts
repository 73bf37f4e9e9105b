import type { Page } from 'playwright/test'
import {
  asDemoCustomer,
  asNewCustomer,
  fillCart,
  hasGateway,
  inEveryGuise,
  logInAs,
  orderFor,
  untilAccountIsRead,
} from './as-customer.ts'
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  forgiveFailedLoads,
  keepWhatPasses,
  prepareRoutes,
  test,
  whatPassed,
} from './shop-test.ts'

test.describe.configure({ timeout: 120_000 })

const CUSTOMER = /\/api\/account$|\/api\/Customer\/[^/]+$/i
const PROFILE = /\/api\/account\/profile$|\/api\/Customer$/i
const SHIPPING = /\/api\/account\/shipping-address$|\/CustomerShipping/i
const ORDERS = /\/api\/orders(\?|$)|\/Api\/Order(\?|$)/
const PASSWORD = /\/api\/account\/password$|\/EditPassword/i

test('a stranger is led to the login from every personal page, and would come back', async ({ page }) => {
  for (const path of ['account', 'edit-profile', 'edit-password', 'my-orders', 'buy-again']) {
    await page.goto(`/${path}`)
    await expect(page).toHaveURL(new RegExp(`/login\\?next=%2F${path}$`))
  }
})

test('the account shows orders first, then who and where', async ({ page }, info) => {
  const { customerId, email } = await asNewCustomer(page, info)
  await orderFor(page, info, customerId, 94.5)
  const latest = await orderFor(page, info, customerId, 189)
  await page.goto('/account')
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Orders')
  const orders = page.getByRole('region', { name: 'Orders' })
  await expect(orders.getByRole('paragraph').first()).toHaveText(
    new RegExp(`^The latest: Order\\s${latest}, \\d\\d\\s[A-Z][a-z]{2,3}\\s20\\d\\d, \\$189\\.00$`),
  )
  await expect(orders.getByRole('link', { name: `Order ${latest}` })).toHaveAttribute(
    'href',
    `/order-details/${latest}`,
  )
  await expect(orders).toContainText('You have one earlier order.')
  for (const heading of ['Personal Profile', 'Shipping Address', 'Default Billing Address']) {
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
  }
  await expect(page.getByText(email)).toBeVisible()
  await expect(page.getByText('+61400000000').first()).toBeVisible()
  await inEveryGuise(page, () => looksSound(page))
})

test('each card of the account leads to where it is changed, and its title is one line at any width', async ({
  page,
}, info) => {
  await asDemoCustomer(page, info)
  await page.goto('/account')
  for (const name of ['Edit personal profile', 'Edit billing address']) {
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', '/edit-profile')
  }
  await expect(page.getByRole('button', { name: 'Edit shipping address' })).toHaveText('Edit')
  if (hasGateway(info)) await page.getByRole('heading', { name: 'Where you are logged in' }).waitFor()
  const titles = page.getByRole('main').getByRole('heading', { level: 2 })
  for (const width of [375, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    for (const title of (await titles.all()).slice(1)) {
      expect((await title.boundingBox())?.height, `${await title.textContent()} at ${width} px`).toBeLessThan(30)
    }
  }
})

test('on a phone the row of pages begins at the open one; nothing else is scrolled, there or on a desk', async ({
  page,
}, info) => {
  await asDemoCustomer(page, info)
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/edit-password')
    await expect(page.getByRole('button', { name: 'Save Changes' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Edit Password' }).first()).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => scrollY)).toBe(0)
  }
})

test('a tab that does not know who is logged in shows the account all the same', async ({ page, context }, info) => {
  test.skip(!hasGateway(info), 'in direct mode the four values are all there is')
  await asDemoCustomer(page, info)
  for (const name of ['customerId', 'firstName', 'lastName', 'email']) await context.clearCookies({ name })
  await page.goto('/account')
  await expect(page.getByText('demo@hoofandhusk.example')).toBeVisible()
})

test('the account lists where one is logged in, and logs out everywhere else', async ({ page, browser }, info) => {
  const customer = await asNewCustomer(page, info)
  await page.goto('/account')
  const heading = page.getByRole('heading', { name: 'Where you are logged in' })
  if (!hasGateway(info)) {
    await expect(page.getByRole('heading', { name: 'Default Billing Address' })).toBeVisible()
    await expect(heading).toHaveCount(0)
    return
  }
  await expect(heading).toBeVisible()
  const elsewhere = await browser.newPage()
  await logInAs(elsewhere, info, customer)
  await page.reload()
  await expect(page.getByText('This device')).toBeVisible()
  await expect(page.getByText(/^Last seen /)).toHaveCount(1)
  await expect(page.getByText(/^Chrome on /)).toHaveCount(2)
  await inEveryGuise(page, () => looksSound(page))
  await page.getByRole('button', { name: 'Log out everywhere else' }).press('Enter')
  await expect(page.getByText('Logged out everywhere else.')).toBeVisible()
  await expect(page.getByText(/^Last seen /)).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
  const url = new URL(page.url()).origin
  expect((await elsewhere.request.get(`${url}/api/account`)).status()).toBe(401)
  await elsewhere.close()
})

test('another e-mail asks for the current password, beside the field', async ({ page }, info) => {
  const { email, password } = await asNewCustomer(page, info)
  await page.goto('/edit-profile')
  const current = page.getByLabel('Current password', { exact: true })
  await expect(page.getByLabel('E-mail')).toHaveValue(email)
  await expect(current).toHaveCount(0)
  await page.getByLabel('E-mail').fill(`moved-${email}`)
  await expect(current).toBeVisible()
  await current.fill('not-the-one')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(current).toHaveAccessibleDescription('Another e-mail needs it. Current password is incorrect.')
  await expect(current).toBeFocused()
  await inEveryGuise(page, () => looksSound(page))
  await current.fill(password)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Profile updated successfuly!')).toBeVisible()
  await expect(current).toHaveCount(0)
  await expect(page.getByLabel('E-mail')).toHaveValue(`moved-${email}`)

  // On the same page it is changed back, which is another change.
  await expect(page.getByText('Profile updated successfuly!')).toBeHidden()
  await page.getByLabel('E-mail').fill(email)
  await expect(current).toHaveValue('')
  await current.fill(password)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Profile updated successfuly!')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('E-mail')).toHaveValue(email)
})

test('where the e-mail was changed elsewhere meanwhile, the form comes back with it and with what was typed', async ({
  page,
}, info) => {
  const { email, password } = await asNewCustomer(page, info)
  await page.goto('/edit-profile')
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(email)
  const elsewhere = await page.context().newPage()
  await elsewhere.goto('/edit-profile')
  await elsewhere.getByLabel('E-mail').fill(`moved-${email}`)
  await elsewhere.getByLabel('Current password', { exact: true }).fill(password)
  await elsewhere.getByRole('button', { name: 'Save Changes' }).click()
  await expect(elsewhere.getByText('Profile updated successfuly!')).toBeVisible()
  await elsewhere.close()

  await page.getByLabel('Company').fill('Wattle Ridge')
  await page.getByRole('button', { name: 'Save Changes' }).press('Enter')
  await expect(page.getByText('Your e-mail was changed elsewhere meanwhile.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(`moved-${email}`)
  await expect(page.getByLabel('Company')).toHaveValue('Wattle Ridge')
  await expect(page.getByRole('main')).toBeFocused()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Profile updated successfuly!')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(`moved-${email}`)
  await expect(page.getByLabel('Company')).toHaveValue('Wattle Ridge')
})

test('a form of the account brings back what was typed, and nothing that was changed elsewhere meanwhile', async ({
  page,
}, info) => {
  await asNewCustomer(page, info)
  await page.goto('/edit-profile')
  await page.getByLabel('Company').fill('Wattle Ridge')
  await page.goto('/account')
  await page.getByRole('button', { name: 'Edit shipping address' }).click()
  await page.getByRole('dialog').getByLabel('Address line 2').fill('Shed 4')
  const elsewhere = await page.context().newPage()
  await elsewhere.goto('/edit-profile')
  await elsewhere.getByLabel('City').fill('Warwick')
  await elsewhere.getByRole('button', { name: 'Save Changes' }).click()
  await expect(elsewhere.getByText('Profile updated successfuly!')).toBeVisible()
  await elsewhere.goto('/account')
  await elsewhere.getByRole('button', { name: 'Edit shipping address' }).click()
  await elsewhere.getByRole('dialog').getByLabel('City').fill('Dalby')
  await elsewhere.getByRole('button', { name: 'Save Changes' }).click()
  await expect(elsewhere.getByText('Shipping address saved.')).toBeVisible()
  await elsewhere.close()

  await page.goto('/edit-profile')
  await expect(page.getByLabel('Company')).toHaveValue('Wattle Ridge')
  await expect(page.getByLabel('City')).toHaveValue('Warwick')
  await page.goto('/account')
  await page.getByRole('button', { name: 'Edit shipping address' }).click()
  await expect(page.getByRole('dialog').getByLabel('Address line 2')).toHaveValue('Shed 4')
  await expect(page.getByRole('dialog').getByLabel('City')).toHaveValue('Dalby')
})

for (const [width, outcome] of [
  [320, 'read'],
  [375, 'read'],
  [375, 'not read'],
  [768, 'not read'],
  [1440, 'read'],
  [1440, 'not read'],
] as const) {
  test(`nothing in the account moves once the orders are ${outcome}, at ${width} px`, async ({
    page,
    problems,
  }, info) => {
    await asDemoCustomer(page, info)
    await page.setViewportSize({ width, height: 900 })
    const { promise: held, resolve: answer } = Promise.withResolvers<void>()
    await page.route(ORDERS, async (route) => {
      await held
      return outcome === 'read' ? route.fallback() : route.abort()
    })
    await page.goto('/account')
    const orders = page.getByRole('region', { name: 'Orders' })
    await expect(orders).toContainText('Your orders are being fetched')
    const pressed = [
      orders.getByRole('link', { name: 'My Orders' }),
      page.getByRole('button', { name: 'Edit shipping address' }),
    ]
    for (const one of pressed) await expect(one).toBeVisible()
    if (hasGateway(info)) await page.getByRole('heading', { name: 'Where you are logged in' }).waitFor()
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const places = () => Promise.all(pressed.map((one) => one.boundingBox()))
    const before = await places()
    answer()
    await expect(orders).toContainText(outcome === 'read' ? 'The latest' : 'could not be read', { timeout: 15_000 })
    expect(await places()).toEqual(before)
    forgiveFailedLoads(problems, ORDERS)
  })
}

test('a company that is told in the profile stands in the account and in the next checkout', async ({ page }, info) => {
  await asNewCustomer(page, info)
  await page.goto('/edit-profile')
  await page.getByLabel('Company').fill('Wattle Ridge Pty Ltd')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Profile updated successfuly!')).toBeVisible()
  await page.goto('/account')
  await expect(page.getByText('Wattle Ridge Pty Ltd')).toBeVisible()
  await fillCart(page)
  await page.goto('/checkout')
  await expect(page.getByLabel('Company')).toHaveValue('Wattle Ridge Pty Ltd')
})

test('an e-mail that another customer has is refused in the words of the store', async ({ page, problems }, info) => {
  const other = await asNewCustomer(page, info)
  const { password } = await asNewCustomer(page, info)
  await page.goto('/edit-profile')
  await page.getByLabel('E-mail').fill(other.email)
  await page.getByLabel('Current password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Error updating profile!')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveText('Email already exists.')
  await expect(page.getByLabel('E-mail')).toHaveValue(other.email)
  forgiveFailedLoads(problems, PROFILE)
})

test('the shipping address is changed in a dialog, by keyboard', async ({ page, problems }, info) => {
  await asNewCustomer(page, info)
  // From the beginning: a request right after the first route of an open page may pass it by.
  let isCutOff = false
  let held = Promise.resolve()
  await page.route(SHIPPING, async (route) => {
    await held
    return isCutOff ? route.abort() : route.continue()
  })
  await page.goto('/account')
  const pen = page.getByRole('button', { name: 'Edit shipping address' })
  await pen.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Shipping Address' })
  await dialog.getByLabel('City').fill('')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('City is required')).toBeVisible()
  await expect(dialog.getByLabel('City')).toBeFocused()
  await inEveryGuise(page, () => looksSound(page))
  await dialog.getByLabel('City').fill('Warwick')
  isCutOff = true
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('The address could not be saved.')
  // A save that is on its way is not cancelled, and whoever closes the dialog meanwhile is told what became of it.
  const { promise, resolve: letGo } = Promise.withResolvers<void>()
  held = promise
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(pen).toBeFocused()
  letGo()
  await expect(page.getByRole('status').filter({ hasText: 'The address could not be saved.' })).toBeVisible()
  isCutOff = false
  await pen.click()
  await expect(dialog.getByLabel('City')).toHaveValue('Warwick')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await pen.click()
  await expect(dialog.getByLabel('City')).toHaveValue('Toowoomba')
  await dialog.getByLabel('City').fill('Warwick')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Warwick, Queensland, 4350')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Warwick, Queensland, 4350')).toBeVisible()
  forgiveFailedLoads(problems, SHIPPING)
})

test('a log-out while the account is still being read leads home all the same', async ({ page, problems }, info) => {
  test.skip(!hasGateway(info), 'directly there is no session that ends')
  await asNewCustomer(page, info)
  const held = Promise.withResolvers<void>()
  // The page reads both at once, and both are refused by then.
  const read = /\/api\/(?:account|orders)$/
  await page.route(read, async (route) => {
    await held.promise
    return route.fallback()
  })
  const asked = page.waitForRequest(/\/api\/orders$/)
  await page.goto('/account')
  await asked
  await keepWhatPasses(page)
  const loggedOut = page.waitForResponse((response) => response.request().method() === 'DELETE')
  await page.getByRole('navigation', { name: 'Account', exact: true }).getByRole('button', { name: 'Log Out' }).click()
  await loggedOut
  held.resolve()
  await expect(page).toHaveURL(/\/$/)
  expect(await whatPassed(page)).toContain('Successfully logged out!')
  forgiveFailedLoads(problems, /\/api\/(?:account(?:\/|$)|orders$)/)
})

test('logging out from the account says so and goes home', async ({ page }, info) => {
  await asNewCustomer(page, info)
  await page.goto('/account')
  await untilAccountIsRead(page)
  await keepWhatPasses(page)
  await page.getByRole('navigation', { name: 'Account', exact: true }).getByRole('button', { name: 'Log Out' }).click()
  await expect(page).toHaveURL(/\/$/)
  expect(await whatPassed(page)).toContain('Successfully logged out!')
  await page.goto('/account')
  await expect(page).toHaveURL(/\/login\?next=%2Faccount$/)
})

test('the profile is changed, and nothing typed is lost on the way', async ({ page, problems }, info) => {
  await asNewCustomer(page, info)
  await prepareRoutes(page)
  await page.goto('/edit-profile')
  await expect(page.getByLabel('Salutation')).toHaveValue('Ms.')
  await page.getByLabel('First name').fill('Maude')
  await page.getByLabel('City').fill('')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Please fill in all required fields!')).toBeVisible()
  await expect(page.getByText('City is required')).toBeVisible()
  await expect(page.getByLabel('City')).toBeFocused()
  await inEveryGuise(page, () => looksSound(page))
  await page.getByLabel('City').fill('Warwick')
  await page.route(PROFILE, (route) => (route.request().method() === 'PUT' ? route.abort() : route.fallback()))
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Error updating profile!')).toBeVisible({ timeout: 15_000 })
  await page.unroute(PROFILE)
  await page.reload()
  await expect(page.getByLabel('First name')).toHaveValue('Maude')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Profile updated successfuly!')).toBeVisible()
  await page.goto('/account')
  await expect(page.getByText('Ms. Maude Hayes')).toBeVisible()
  forgiveFailedLoads(problems, PROFILE)
})

test('a profile that cannot be fetched says so in the page and can be tried again', async ({
  page,
  problems,
}, info) => {
  await asDemoCustomer(page, info)
  await page.route(CUSTOMER, (route) => route.abort())
  await page.goto('/edit-profile')
  const alert = page.getByRole('alert')
  await expect(alert).toHaveText('An error occurred while fetching customer details.', { timeout: 15_000 })
  await expect(page.getByText('Fetch error!')).toBeVisible()
  await inEveryGuise(page, () => looksSound(page))
  await page.unroute(CUSTOMER)
  const resting = hasGateway(info)
    ? { code: 'store-unavailable', sentence: 'The store is resting.', requestId: '1' }
    : { success: false, data: null, errorMessage: 'The store is resting.' }
  await page.route(CUSTOMER, (route) =>
    route.fulfill({ status: 502, json: resting, headers: { 'access-control-allow-origin': '*' } }),
  )
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(alert).toHaveText('Failed to fetch customer details. The store is resting.', { timeout: 15_000 })
  await page.unroute(CUSTOMER)
  // What is pressed goes: the keyboard goes on at the page.
  await page.getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByLabel('First name')).toHaveValue('Matilda')
  forgiveFailedLoads(problems, CUSTOMER)
})

test('the password is changed with the words of the shop', async ({ page, problems }, info) => {
  const { password } = await asNewCustomer(page, info)
  await prepareRoutes(page)
  await page.goto('/edit-password')
  const [current, next, confirm] = ['Current password', 'New password', 'Confirm new password'].map((label) =>
    page.getByLabel(label, { exact: true }),
  )
  if (current === undefined || next === undefined || confirm === undefined) throw new Error('three fields')
  await expect(page.getByText('are logged out everywhere else')).toHaveCount(hasGateway(info) ? 1 : 0)
  await confirm.press('Enter')
  await expect(confirm).toHaveAttribute('aria-invalid', 'true')
  await expect(confirm).toHaveAccessibleDescription('Type the same password again.')
  await current.fill('not-the-one')
  await next.fill('short')
  await confirm.fill('other')
  await confirm.press('Enter')
  await expect(page.getByText('New password must be at least 6 characters long.').first()).toBeVisible()
  await expect(page.getByText('New password and confirm password do not match.').first()).toBeVisible()
  await expect(next).toBeFocused()
  await inEveryGuise(page, () => looksSound(page))
  await next.fill('coir-and-husk')
  await confirm.fill('coir-and-husk')
  await confirm.press('Enter')
  await expect(page.getByText('Current password is incorrect.')).toBeVisible()
  await expect(page.getByText('Validation error!')).toBeVisible()
  await expect(current).toBeFocused()
  await current.fill(password)
  await page.route(PASSWORD, (route) => route.abort())
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Failed to change the password!').first()).toBeVisible({ timeout: 15_000 })
  await page.unroute(PASSWORD)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Password changed successfully!')).toBeVisible()
  await expect(current).toHaveValue('')
  await page.goto('/account')
  await expect(page.getByRole('heading', { name: 'Personal Profile' })).toBeVisible()
  forgiveFailedLoads(problems, PASSWORD)
})

test('without an answer the password page says what it could not fetch', async ({ page, problems }, info) => {
  await asDemoCustomer(page, info)
  await page.route(CUSTOMER, (route) => route.abort())
  await page.goto('/edit-password')
  await expect(page.getByRole('alert')).toContainText('Failed to fetch current password.', { timeout: 15_000 })
  forgiveFailedLoads(problems, CUSTOMER)
})

async function looksSound(page: Page): Promise<void> {
  await expectNoAxeViolations(page)
  await expectNoSidewaysScroll(page)
}
