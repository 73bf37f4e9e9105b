import type { Page } from 'playwright/test'
import * as common from '#words/common.ts'
import * as pageWords from '#words/pages.ts'
import * as quickWords from '#words/quick-order.ts'
import * as quotation from '#words/quotation-button.ts'
import { asNewCustomer, fillCart, untilAccountIsRead } from './as-customer.ts'
import { pasteIntoPage } from './paste-into-page.ts'
import { awake, expect, forgiveFailedLoads, NOT_AWAKE, prepareRoutes, test } from './shop-test.ts'

const ANY_SCRIPT = /\/_astro\/[^/?]+\.js$/
const READS_LISTS = /\/_astro\/pasted-list\.[\w-]+\.js/
const LOGS_OUT = /\/_astro\/(?:log-out|recall-session)\.[\w-]+\.js/

/** From now on no script comes any more, as after a publication that took the old ones away, or on a line that broke. */
async function loseScripts(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.route(ANY_SCRIPT, (route) => route.abort())
}

/** What the browser's own dialog says, which is put away. */
async function saidByBrowser(page: Page): Promise<string> {
  const dialog = await page.waitForEvent('dialog')
  await dialog.accept()
  return dialog.message()
}

test('without the script of its panel a search is sent as a form, and leads to its page', async ({
  page,
  problems,
}) => {
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
  forgiveFailedLoads(problems, ANY_SCRIPT, NOT_AWAKE)
})

test('a mat whose button lost its script says so, and the cart stays as it was', async ({ page, problems }) => {
  await page.route('**/_astro/*.js', async (route) => {
    const isCart = /add-from-button/.test(route.request().url())
    return isCart ? route.abort() : route.fallback()
  })
  await page.goto('/product/010101')
  await awake(page)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(page.getByText(common.notLoaded)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cart', exact: true })).toBeVisible()
  forgiveFailedLoads(problems, /add-from-button/)
})

test('the cart icon leads to the cart where what it opens does not come, and opens it where that comes later', async ({
  page,
  problems,
}) => {
  let isLost = true
  await page.route('**/_astro/QuickLook*', (route) => (isLost ? route.abort() : route.fallback()))
  await page.goto('/about-us')
  await awake(page)
  const cart = page.getByRole('link', { name: 'Cart', exact: true })
  const lost = page.waitForEvent('console', (message) => message.text().includes('Error hydrating'))
  await cart.hover()
  await lost
  isLost = false
  await cart.click()
  await expect(page.getByRole('dialog', { name: 'Your cart' })).toBeVisible()

  isLost = true
  await page.goto('/about-us')
  await awake(page)
  await cart.click()
  await expect(page).toHaveURL(/\/cart$/)
  forgiveFailedLoads(problems, /\/_astro\/QuickLook/, NOT_AWAKE)
})

test('a quotation whose typesetter does not come says so, and the cart can still be ordered', async ({
  page,
  problems,
}) => {
  await fillCart(page)
  await page.goto('/cart')
  const button = page.getByRole('button', { name: 'Download Quotation' })
  await button.waitFor()
  await loseScripts(page)
  const said = saidByBrowser(page)
  await button.click()
  expect(await said).toBe(quotation.quotationFailed)
  await expect(button).toBeEnabled()
  await expect(page.getByRole('link', { name: 'Check Out' })).toBeVisible()
  forgiveFailedLoads(problems, ANY_SCRIPT)
})

test('a list that is pasted where the script that reads it does not come stays to be read later', async ({
  page,
  problems,
}) => {
  await prepareRoutes(page)
  await page.goto('/quick-order')
  await page.getByRole('combobox').first().waitFor()
  await page.route(READS_LISTS, (route) => route.abort())
  // Its columns are told by the table: the text alone has four rows of one cell.
  const table = '<table><tr><th>Code</th><th>Qty</th></tr><tr><td>HH-STB-1812-17</td><td>3</td></tr></table>'
  await pasteIntoPage(page, { text: 'Code\nQty\nHH-STB-1812-17\n3', html: table })
  await expect(page.getByText(common.notLoaded)).toBeVisible()
  const field = page.getByLabel('Paste a list')
  await expect(field).toHaveValue('Code\nQty\nHH-STB-1812-17\n3')
  await expect(page.getByText(quickWords.reading)).toHaveCount(0)
  const read = page.getByRole('button', { name: 'Read this list' })
  await read.click()
  await expect(field).toHaveValue('Code\nQty\nHH-STB-1812-17\n3')

  await page.unroute(READS_LISTS)
  await read.click()
  await expect(page.getByRole('main')).toContainText('1 row read.')
  await expect(page.getByLabel('Quantity, row 1', { exact: true })).toHaveValue('3')
  await expect(field).toHaveValue('')
  forgiveFailedLoads(problems, READS_LISTS)
})

test('a checkout whose scripts do not come says so, instead of waiting for ever', async ({ page, problems }, info) => {
  await asNewCustomer(page, info)
  await fillCart(page)
  // It is asked for once more by itself, under another address.
  await page.route(/\/_astro\/Checkout\.[\w-]+\.js/, (route) => route.abort())
  await page.goto('/checkout')
  await expect(page.getByText(pageWords.notArrived)).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('main').getByRole('link', { name: common.loadAgain })).toBeVisible()
  forgiveFailedLoads(problems, /\/_astro\/Checkout\.[\w-]+\.js/, NOT_AWAKE)
})

test('what a toast says is said by the browser where its script does not come', async ({ page, problems }) => {
  await page.route(/\/_astro\/show-toasts\.[\w-]+\.js/, (route) => route.abort())
  await page.goto('/product/010101')
  const said = saidByBrowser(page)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  expect(await said).toMatch(/ added to your cart$/)
  await expect(page.getByRole('link', { name: 'Cart, 1 in it' })).toBeVisible()
  forgiveFailedLoads(problems, /\/_astro\/show-toasts\.[\w-]+\.js/)
})

test('whoever cannot be logged out for want of a script is told so, and the account icon leads on all the same', async ({
  page,
  problems,
}, info) => {
  await asNewCustomer(page, info)
  await prepareRoutes(page)
  await page.goto('/account')
  await untilAccountIsRead(page)
  await page.route(LOGS_OUT, (route) => route.abort())
  await page.getByRole('main').getByRole('button', { name: 'Log Out' }).click()
  await expect(page.getByText(common.notLoaded)).toBeVisible()
  await page.context().clearCookies()
  await page.goto('/about-us')
  await awake(page)
  await page.getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/login$/)
  forgiveFailedLoads(problems, LOGS_OUT)
})
