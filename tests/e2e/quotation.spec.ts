import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import type { Page, Response } from 'playwright/test'
import { readPdf } from '../quotation/read-pdf.ts'
import { asNewCustomer, fillCart, inEveryGuise, untilAccountIsRead } from './as-customer.ts'
import { expect, expectNoAxeViolations, expectNoSidewaysScroll, test } from './shop-test.ts'

test.describe.configure({ timeout: 90_000 })

const MATTING = 'Coir entrance matting, 1 m wide, sold by the metre'
const summary = (page: Page) => page.getByRole('region', { name: 'Summary' })

test('a school’s purchaser takes away a quotation for 12 m of matting in the school’s name, without an account', async ({
  page,
}) => {
  await page.goto('/product/020401')
  await page.getByRole('textbox', { name: 'Quantity, m' }).fill('12')
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(page.getByRole('link', { name: 'Cart, 12 in it' })).toBeVisible()
  await page.goto('/cart')
  await summary(page).getByText('Put a name on the quotation').click()
  await summary(page).getByLabel('Name').fill('Jo Adeyemi')
  await summary(page).getByLabel('Company').fill('Byron State School')
  await summary(page).getByLabel('Your reference').fill('REQ 118')
  await expect(summary(page).getByText('Quotation for Byron State School, Jo Adeyemi')).toBeVisible()
  await inEveryGuise(page, async () => {
    await expectNoAxeViolations(page)
    await expectNoSidewaysScroll(page)
  })
  const first = await takeQuotation(page)
  const text = first.lines.join('\n')
  expect(text).toContain('Prepared for\tYour reference\nByron State School\tREQ 118\nJo Adeyemi')
  expect(text).toContain(`${MATTING}\t12 m\t$46.00\t$552.00`)
  expect(text).toContain('per metre')
  expect(text).toContain('Size: 1 m wide, cut to length · Thickness: 17 mm')
  expect(text).toContain('Weight without packing: 81.6 kg.')
  expect(text).toContain('Delivery takes 5-7 business days at standard speed')
  expect(first.lines.at(-1)).toBe(`Hoof & Husk, quotation ${first.number}\tPage 1 of 1`)

  await page.reload()
  await summary(page).getByText('Quotation for Byron State School').click()
  await expect(summary(page).getByLabel('Your reference')).toHaveValue('REQ 118')
  await summary(page).getByLabel('Your reference').fill('')
  const second = await takeQuotation(page)
  expect(second.lines.join('\n')).not.toMatch(/Your reference|REQ/)
  expect(second.number).toBe(first.number)
  await page.getByRole('button', { name: `One more of ${MATTING}` }).click()
  expect((await takeQuotation(page)).number).not.toBe(first.number)
})

test('a customer’s quotation has name and company, which can be changed; logging out forgets what was typed', async ({
  page,
}, info) => {
  await asNewCustomer(page, info, 'Wattle Ridge Riding School')
  await fillCart(page)
  await page.goto('/cart')
  expect((await takeQuotation(page)).lines.join('\n')).toContain(
    'Prepared for\nWattle Ridge Riding School\nMatilda Hayes',
  )
  await summary(page).getByText('Quotation for').click()
  await expect(summary(page).getByLabel('Company')).toHaveValue('Wattle Ridge Riding School')
  await summary(page).getByLabel('Company').fill('Darling Downs Equestrian')
  await summary(page).getByLabel('Name').fill('')
  const { lines } = await takeQuotation(page)
  expect(lines.join('\n')).toContain('Prepared for\nDarling Downs Equestrian\nProduct')
  await page.goto('/account')
  await untilAccountIsRead(page)
  await page.getByRole('main').getByRole('button', { name: 'Log Out' }).click()
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/cart')
  await expect(summary(page).getByText('Put a name on the quotation')).toBeVisible()
  expect((await takeQuotation(page)).lines.join('\n')).not.toMatch(/Prepared for|Darling|Matilda/)
})

test('sizes and weights in a quotation are in the unit that was chosen, with what the maker states', async ({
  page,
}) => {
  const unit = page.getByLabel('Unit of sizes')
  for (const [nth, id] of ['010104', '010101'].entries()) {
    await page.goto(`/product/${id}`)
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    await expect(page.getByRole('link', { name: `Cart, ${nth + 1} in it` })).toBeVisible()
  }
  for (const [chosen, thickness, ...quoted] of QUOTED) {
    await page.goto('/product/010101')
    await unit.selectOption(chosen)
    await expect(page.locator('[data-facts] tr').filter({ hasText: 'Thickness' })).toContainText(thickness)
    await page.goto('/cart')
    const { lines } = await takeQuotation(page)
    // What is long is wrapped.
    const text = lines.join(' ')
    for (const words of quoted) expect(text).toContain(words)
  }
})

test('a quotation that is asked for at once waits for what the store says', async ({ page }) => {
  await fillCart(page)
  const { promise: asked, resolve: answer } = Promise.withResolvers<void>()
  await page.route(/\/api\/items|\/Api\/Item\//i, async (route) => {
    await asked
    await route.continue()
  })
  await page.goto('/cart')
  const taking = takeQuotation(page)
  await expect(summary(page).getByRole('button', { name: 'Download Quotation' })).toHaveAttribute('aria-busy', 'true')
  answer()
  expect((await taking).lines.join('\n')).toContain('Thickness: 17 mm')
})

test('a press on Download Quotation loads less than 180 kB', async ({ page }) => {
  await fillCart(page)
  await page.goto('/cart', { waitUntil: 'networkidle' })
  await expect(summary(page)).toContainText('Weight without packing')
  const loaded: Response[] = []
  page.on('response', (response) => {
    if (/script|font|fetch/.test(response.request().resourceType())) loaded.push(response)
  })
  await takeQuotation(page)
  const weights = await Promise.all(
    loaded.map(async (response) => {
      const body = await response.body()
      // Typefaces are packed already.
      return /\.woff2?$/.test(response.url()) ? body.length : brotliCompressSync(body).length
    }),
  )
  expect(weights.length).toBeGreaterThan(4)
  expect(weights.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(180_000)
})

test('the ways on from the cart have their words on one line each', async ({ page }) => {
  await fillCart(page)
  await page.goto('/cart')
  for (const width of [375, 768, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    for (const name of ['Check Out', 'Download Quotation']) {
      const lines = await summary(page)
        .getByText(name, { exact: true })
        .evaluate((way) => {
          const words = document.createRange()
          words.selectNodeContents(way)
          return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size
        })
      expect(lines, `${name} at ${width} px`).toBe(1)
    }
  }
})

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true })

  test('a button that a finger has pressed looks as it did', async ({ page }) => {
    await fillCart(page)
    await page.goto('/cart')
    const button = summary(page).getByRole('button', { name: 'Download Quotation' })
    const ground = () => button.evaluate((element) => getComputedStyle(element).backgroundColor)
    await expect(button).toBeEnabled()
    const before = await ground()
    await button.tap()
    await expect(page.getByText('The quotation is in your downloads.')).toBeVisible()
    expect(await ground()).toBe(before)
  })
})

/** By unit: a thickness as the page says it; then, on paper, what is stated in millimetres and what in both systems. */
const QUOTED = [
  ['mm', '17\u00a0mm', 'Size: 1830 × 1220 mm · Thickness: 17 mm', 'Size: 6 ft x 4 ft (1829 × 1219 mm)', '42 kg'],
  ['cm', '1.7\u00a0cm', 'Size: 183 × 122 cm (1830 × 1220 mm)', 'Size: 182.9 × 121.9 cm', '42 kg'],
  ['in', '21/32"', 'Size: 72" × 48" (1830 × 1220 mm)', 'Size: 72" × 48" · Thickness: 3/4"', '92.6 lb (42 kg)'],
  ['ft', '21/32"', "Size: 6' × 4' (1830 × 1220 mm)", "Size: 6' × 4' · Thickness: 3/4\"", '92.6 lb (42 kg)'],
] as const

/** Presses the button and reads what comes. */
async function takeQuotation(page: Page): Promise<{ lines: string[]; number: string }> {
  const downloading = page.waitForEvent('download')
  await summary(page).getByRole('button', { name: 'Download Quotation' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('quotation.pdf')
  await expect(page.getByText('The quotation is in your downloads.').first()).toBeVisible()
  const { title, pages } = await readPdf(new Uint8Array(readFileSync(await download.path())))
  return { lines: pages.flatMap(({ lines }) => lines), number: title.replace('Quotation ', '') }
}
