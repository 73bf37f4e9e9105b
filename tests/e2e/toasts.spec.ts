import type { Page } from 'playwright/test'
import { asNewCustomer, hasGateway } from './as-customer.ts'
import { expect, forgiveFailedLoads, MOVING, prepareRoutes, test } from './shop-test.ts'

test.use(MOVING)

const SAVING = /\/api\/account(?:\/|$)|\/api\/session$|\/api\/Customer(?:\/|\?|$)/i

/** From here on time goes on only when it is told to. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000))
}

/** The page has said something, and takes it back after two seconds (behaviour 5.4). */
async function expectTwoSeconds(page: Page, text: string): Promise<void> {
  const toast = page.getByRole('status').filter({ hasText: text })
  await expect(toast).toBeVisible({ timeout: 15_000 })
  await page.clock.runFor(1_800)
  await expect(toast).toBeVisible()
  await page.clock.runFor(600)
  await expect(toast).toHaveCount(0)
}

test('what an account action says of a problem stands for two seconds', async ({ page, problems }, info) => {
  test.setTimeout(120_000)
  const { password } = await asNewCustomer(page, info)
  await prepareRoutes(page)
  await page.clock.install()

  await page.goto('/edit-profile')
  await page.getByLabel('City').fill('Warwick')
  await page.waitForLoadState('networkidle')
  await page.route(SAVING, (route) => (route.request().method() === 'GET' ? route.fallback() : route.abort()))
  await stopClock(page)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expectTwoSeconds(page, 'Error updating profile!')

  await page.clock.resume()
  await page.goto('/edit-password')
  await page.getByLabel('Current password', { exact: true }).fill('not-the-one')
  await page.getByLabel('New password', { exact: true }).fill('coir-and-husk')
  await page.getByLabel('Confirm new password', { exact: true }).fill('coir-and-husk')
  await page.waitForLoadState('networkidle')
  await page.unroute(SAVING)
  await stopClock(page)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expectTwoSeconds(page, 'Validation error!')
  await page.getByLabel('Current password', { exact: true }).fill(password)
  await page.route(SAVING, (route) => (route.request().method() === 'GET' ? route.fallback() : route.abort()))
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expectTwoSeconds(page, 'Failed to change the password!')

  if (hasGateway(info)) {
    await page.clock.resume()
    await page.goto('/account')
    await page.waitForLoadState('networkidle')
    await stopClock(page)
    await page
      .getByRole('navigation', { name: 'Account', exact: true })
      .getByRole('button', { name: 'Log Out' })
      .click()
    await expectTwoSeconds(page, 'An error occurred. Please try again.')
  }
  forgiveFailedLoads(problems, SAVING)
})

test('a profile that cannot be fetched, and other devices that stay logged in, are said for two seconds', async ({
  page,
  browser,
  problems,
}, info) => {
  test.skip(!hasGateway(info), 'directly there are no other devices, and the rest is the same')
  const customer = await asNewCustomer(page, info)
  const elsewhere = await browser.newPage()
  const origin = info.project.use.baseURL ?? process.env.SHOP_GATEWAY ?? ''
  await elsewhere.request.post(`${origin}/api/session`, {
    headers: { 'sec-fetch-site': 'same-origin', origin },
    data: { email: customer.email, password: customer.password, remember: true },
  })
  await elsewhere.close()
  await page.clock.install()
  await prepareRoutes(page)
  await page.goto('/account')
  const logOutElsewhere = page.getByRole('button', { name: 'Log out everywhere else' })
  await logOutElsewhere.waitFor()
  await page.waitForLoadState('networkidle')
  await page.route(/\/api\/account\/sessions$/, (route) =>
    route.request().method() === 'DELETE' ? route.abort() : route.fallback(),
  )
  await stopClock(page)
  await logOutElsewhere.click()
  await expectTwoSeconds(page, 'The other devices could not be logged out.')
  await page.unroute(/\/api\/account\/sessions$/)
  await logOutElsewhere.click()
  await expectTwoSeconds(page, 'Logged out everywhere else.')

  await page.clock.resume()
  const held = Promise.withResolvers<void>()
  await page.route(/\/api\/account$/, async (route) => {
    await held.promise
    return route.abort()
  })
  await page.goto('/edit-profile')
  await page.getByText('Your details are being fetched').waitFor()
  await stopClock(page)
  held.resolve()
  await expectTwoSeconds(page, 'Fetch error!')
  forgiveFailedLoads(problems, SAVING)
})
