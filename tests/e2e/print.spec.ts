import type { Page } from 'playwright/test'
import { readPdf } from '../quotation/read-pdf.ts'
import { fillCart } from './as-customer.ts'
import { expect, test } from './shop-test.ts'

test('a printed cart is one sheet with its total, and no footer', async ({ page }) => {
  await fillCart(page)
  await page.goto('/cart')
  await page.getByRole('button', { name: 'Download Quotation' }).waitFor()
  const sheets = await print(page)
  expect(sheets).toHaveLength(1)
  expect(sheets[0]).toContain('Total')
})

test('a printed product has no sheet for the footer alone', async ({ page }) => {
  await page.goto('/product/010101')
  await page.locator('main table').waitFor()
  const sheets = await print(page)
  expect(sheets.join(' ')).toContain('Description')
  for (const sheet of sheets) expect(sheet.length).toBeGreaterThan(120)
})

test('a printed comparison begins on the sheet of its heading', async ({ page }) => {
  await page.goto('/compare?ids=010101,020101')
  await page.getByRole('columnheader').first().waitFor()
  const [first] = await print(page)
  expect(first).toMatch(/Compare.*Hammered-top.*1830/s)
})

/** What each printed sheet says. */
async function print(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle')
  const { pages } = await readPdf(new Uint8Array(await page.pdf({ format: 'A4' })))
  const sheets = pages.map(({ lines }) => lines.join(' '))
  for (const sheet of sheets) expect(sheet).not.toMatch(/All rights reserved|Mats for/)
  return sheets
}
