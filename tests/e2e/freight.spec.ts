import { readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright/test'
import { readPdf } from '../quotation/read-pdf.ts'
import { asNewCustomer, inEveryGuise } from './as-customer.ts'
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  forgiveFailedLoads,
  prepareRoutes,
  test,
} from './shop-test.ts'

const summary = (page: Page) => page.getByRole('region', { name: 'Summary' })

/** Opens `/buy/…` and takes what it offers. */
async function buy(page: Page, lines: string) {
  await page.goto(`/buy/${lines}`)
  await page.getByRole('button', { name: 'Use this cart' }).click()
  await expect(summary(page)).toContainText('Weight without packing')
}

/** The rows of the folded estimate, opened by keyboard. */
async function freightIn(region: Locator): Promise<Record<string, string>> {
  const title = region.getByText('How it travels, roughly')
  await title.focus()
  await title.press('Enter')
  await expect(region.getByText('An estimate from stated sizes and weights')).toBeVisible()
  const rows = region.locator('details dl > div')
  const texts = await rows.evaluateAll((all) =>
    all.map((row) => [row.querySelector('dt')?.textContent ?? '', row.querySelector('dd')?.textContent ?? '']),
  )
  return Object.fromEntries(texts.map((row) => row.map((text) => text.replaceAll('\u00a0', ' '))))
}

test('cart, checkout and quotation say how twelve stable mats, matting and a pair of pads travel', async ({
  page,
}, info) => {
  await asNewCustomer(page, info)
  await buy(page, '010101:12,020401:20,040203:1')
  const expected = {
    Packing: 'at least 2 rolls, 1 pallet of 1830 × 1220 mm',
    'Volume, packed': 'at least 1.2 m³',
    Handling: 'pallet truck; the heaviest part weighs 109 kg',
    'By container': 'at least 14% of a 20-foot container',
    'Not counted': 'Drop pads, pair, 75 mm',
  }
  expect(await freightIn(summary(page))).toEqual(expected)
  await inEveryGuise(page, async () => {
    await expectNoAxeViolations(page)
    await expectNoSidewaysScroll(page)
  })

  const downloading = page.waitForEvent('download')
  await summary(page).getByRole('button', { name: 'Download Quotation' }).click()
  const { pages } = await readPdf(new Uint8Array(readFileSync(await (await downloading).path())))
  const text = pages.flatMap(({ lines }) => lines).join(' ')
  expect(text).toContain(
    'Freight, by estimate: Packing: at least 2 rolls, 1 pallet of 1830 × 1220 mm · Volume, packed:',
  )
  expect(text).toContain('Not counted: Drop pads, pair, 75 mm.')

  await page.goto('/checkout')
  // Below the button that places the order, which does not move when the store has answered.
  expect(await freightIn(page.getByRole('main'))).toEqual(expected)
  await expectNoAxeViolations(page)
})

test('what cannot be loaded of the estimate is said, and the cart works on', async ({ page, problems }) => {
  await prepareRoutes(page)
  await buy(page, '020101:2')
  await page.route('**/FreightTable*', (route) => route.abort())
  const title = summary(page).getByText('How it travels, roughly')
  await title.click()
  await expect(page.getByText('This could not be loaded.')).toBeVisible()
  await expect(summary(page).locator('details dl')).toHaveCount(0)
  forgiveFailedLoads(problems, /\/FreightTable/)
})
