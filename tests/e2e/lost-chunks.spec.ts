import type { Page } from 'playwright/test'
import { asNewCustomer, fillCart } from './as-customer.ts'
import { awake, expect, forgiveFailedLoads, test } from './shop-test.ts'

const NOT_LOADED = 'This could not be loaded.'

/** From now on no script comes any more, as after a publication that took the old ones away, or on a line that broke. */
async function loseScripts(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.route('**/_astro/*.js', (route) => route.abort())
}

test('without React a search is sent as a form, and leads to its page', async ({ page, problems }) => {
  await page.goto('/about-us')
  await awake(page)
  await loseScripts(page)
  const box = page
    .getByRole('combobox', { name: 'Search' })
    .or(page.getByRole('searchbox', { name: 'Search' }))
    .first()
  await box.fill('ramp')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=ramp$/)
  forgiveFailedLoads(problems)
})

test('a mat whose button lost its script says so, and the cart stays as it was', async ({ page, problems }) => {
  await page.route('**/_astro/*.js', async (route) => {
    const isCart = /add-from-button/.test(route.request().url())
    return isCart ? route.abort() : route.fallback()
  })
  await page.goto('/product/010101')
  await awake(page)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(page.getByText(NOT_LOADED)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cart', exact: true })).toBeVisible()
  forgiveFailedLoads(problems)
})

test('a quotation whose typesetter does not come says so, and the cart can still be ordered', async ({
  page,
  problems,
}) => {
  await fillCart(page)
  await page.goto('/cart')
  await page.getByRole('button', { name: 'Download Quotation' }).waitFor()
  await loseScripts(page)
  await page.getByRole('button', { name: 'Download Quotation' }).click()
  await expect(page.getByText(NOT_LOADED).or(page.getByText('The quotation could not be made')).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Download Quotation' })).toBeEnabled()
  await expect(page.getByRole('link', { name: 'Check Out' })).toBeVisible()
  forgiveFailedLoads(problems)
})

test('a checkout whose scripts do not come says so, instead of waiting for ever', async ({ page, problems }, info) => {
  await asNewCustomer(page, info)
  await fillCart(page)
  await page.route('**/_astro/Checkout*.js', (route) => route.abort())
  await page.goto('/checkout')
  await expect(page.getByText(NOT_LOADED).or(page.getByText('Unexpected Application Error!')).first()).toBeVisible()
  forgiveFailedLoads(problems)
})

test('what a toast would have said is done all the same when its script does not come', async ({ page, problems }) => {
  await page.goto('/contact-us')
  await awake(page)
  await loseScripts(page)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  forgiveFailedLoads(problems)
})
