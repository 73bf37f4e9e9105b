import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { readPdf } from '../quotation/read-pdf.ts'
import { asNewCustomer, fillCart, inEveryGuise, logInAs, untilAccountIsRead } from './as-customer.ts'
import { keepShifts, shifted } from './shifts.ts'
import { awake, expect, expectNoAxeViolations, expectNoSidewaysScroll, test } from './shop-test.ts'

test.describe.configure({ timeout: 120_000 })

const strip = (page: Page) => page.getByRole('complementary', { name: 'Your last order' })

test('after the toast, home says which order was placed, until that is put away by keyboard', async ({
  page,
}, info) => {
  await asNewCustomer(page, info)
  const orderId = await placeOrder(page)
  await expect(strip(page)).toContainText(`Order ${orderId} placed`)
  await inEveryGuise(page, () => looksSound(page))
  const next = strip(page).getByText('What happens next')
  await next.focus()
  await page.keyboard.press('Enter')
  await expect(strip(page).getByRole('listitem')).toHaveCount(4)
  await expect(strip(page)).toContainText('Nothing was charged when you ordered')
  await inEveryGuise(page, () => looksSound(page))
  await page.reload()
  await expect(strip(page)).toBeVisible()
  await strip(page).getByRole('button', { name: 'Put this away' }).focus()
  await page.keyboard.press('Enter')
  await expect(strip(page)).toBeHidden()
  await page.reload()
  await awake(page)
  await expect(strip(page)).toBeHidden()
  await page.goto(`/order-details/${orderId}`)
  await expect(page.getByText('Deliver to gate 2')).toBeVisible()
})

test('the strip moves nothing when it comes', async ({ page }, info) => {
  await asNewCustomer(page, info)
  await placeOrder(page)
  await keepShifts(page)
  await page.reload({ waitUntil: 'networkidle' })
  await expect(strip(page)).toBeVisible()
  expect(await shifted(page)).toBeLessThan(0.01)
})

test('nobody else sees the strip: not who logs in next, and not after logging out', async ({ page }, info) => {
  const ada = await asNewCustomer(page, info)
  const orderId = await placeOrder(page)
  await expect(strip(page)).toBeVisible()
  await asNewCustomer(page, info)
  await page.goto('/')
  await awake(page)
  await expect(strip(page)).toBeHidden()
  await logInAs(page, info, ada)
  await page.goto('/account')
  await untilAccountIsRead(page)
  await page.getByRole('main').getByRole('button', { name: 'Log Out' }).click()
  await expect(page).toHaveURL(/\/$/)
  await awake(page)
  await expect(strip(page)).toBeHidden()
  await logInAs(page, info, ada)
  await page.reload()
  await awake(page)
  await expect(strip(page)).toBeHidden()
  await page.goto(`/order-details/${orderId}`)
  await expect(page.getByRole('table')).toBeVisible()
  await expect(page.getByText('Deliver to gate 2')).toHaveCount(0)
})

test('an order is viewed, printed once, and taken away as a PDF with all that is known of it', async ({
  page,
}, info) => {
  await asNewCustomer(page, info)
  const orderId = await placeOrder(page)
  await page.addInitScript(() => {
    window.print = () => {
      const printed = document.querySelector('main table')?.textContent ?? ''
      document.documentElement.setAttribute('data-printed', printed)
    }
  })
  await strip(page).getByRole('link', { name: 'Print' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed', /HH-STB-1812-17/)
  await expect(page).toHaveURL(new RegExp(`/order-details/${orderId}$`))
  await page.reload()
  await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible()
  // Nobody wants the same again at once.
  await expect(page.getByRole('button', { name: 'Order again' })).toHaveClass('button quiet')
  await expect(page.locator('html[data-printed]')).not.toBeAttached()
  await inEveryGuise(page, () => looksSound(page))
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download PDF' }).press('Enter')
  const download = await downloading
  expect(download.suggestedFilename()).toBe(`order-${orderId}.pdf`)
  const { title, pages } = await readPdf(new Uint8Array(readFileSync(await download.path())))
  const text = pages.flatMap(({ lines }) => lines).join('\n')
  expect(title).toBe(`Order ${orderId}`)
  expect(text).toContain('Ordered by\tMatilda Hayes, ')
  expect(text).toContain('Wattle Ridge Riding School')
  expect(text).toContain('PO 4711')
  expect(text).toContain('Deliver to gate 2')
  expect(text).toMatch(/Hammered-top stable mat, 17 mm\t2\t\$94\.50\t-\t\$189\.00/)
  expect(text).toMatch(/^HH-STB-1812-17$/m)
  expect(text).toContain('Total\t$257.90')
  expect(text).toContain('What happens next')
  expect(text).toContain('Page 1 of 1')
})

test('an order that is printed by hand while its codes are on their way is not printed again', async ({
  page,
}, info) => {
  await asNewCustomer(page, info)
  await placeOrder(page)
  await page.addInitScript(() => {
    window.print = () => {
      dispatchEvent(new Event('beforeprint'))
      document.documentElement.dataset.printed = `${document.documentElement.dataset.printed ?? ''}1`
    }
  })
  const { promise: gate, resolve: letThrough } = Promise.withResolvers<void>()
  await page.route(/\/api\/items|\/Api\/Item\//, async (route) => {
    await gate
    return route.fallback()
  })
  await strip(page).getByRole('link', { name: 'Print' }).click()
  await page.getByRole('main').getByRole('button', { name: 'Print' }).click()
  letThrough()
  await expect(page.getByRole('main').getByRole('table')).toContainText('HH-STB-1812-17')
  await page.waitForTimeout(500)
  await expect(page.locator('html')).toHaveAttribute('data-printed', '1')
})

/** Places an order with all that a buyer can add, and waits for the home page. Returns its number. */
async function placeOrder(page: Page): Promise<string> {
  await fillCart(page)
  await page.goto('/checkout')
  await page.getByLabel('Company').fill('Wattle Ridge Riding School')
  await page.getByLabel('Purchase order number').fill('PO 4711')
  await page.getByLabel('Delivery note').fill('Deliver to gate 2')
  await page.getByRole('button', { name: 'Place Order' }).click()
  const view = page.getByRole('main').getByRole('link', { name: 'View the order' })
  const orderId = (await view.getAttribute('href', { timeout: 20_000 }))?.split('/').at(-1) ?? ''
  await expect(page).toHaveURL(/\/$/)
  return orderId
}

async function looksSound(page: Page): Promise<void> {
  await expectNoAxeViolations(page)
  await expectNoSidewaysScroll(page)
}
