import type { Page } from 'playwright/test'
import { readPdf } from '../quotation/read-pdf.ts'
import { asDemoCustomer, fillCart } from './as-customer.ts'
import { expect, test } from './shop-test.ts'

test('a printed cart is one sheet with its total, and no footer', async ({ page }) => {
  await fillCart(page)
  await page.goto('/cart')
  await page.getByRole('button', { name: 'Download Quotation' }).waitFor()
  const sheets = await print(page)
  expect(sheets).toHaveLength(1)
  expect(sheets[0]).toContain('Total')
})

test('a printed cart has no message, no way on and no fold that is closed', async ({ page }) => {
  await fillCart(page)
  await page.goto('/cart')
  await page.getByRole('button', { name: 'Download Quotation' }).click()
  await page.getByText('The quotation is in your downloads.').waitFor()
  const fold = page.getByText('How it travels, roughly')
  await fold.waitFor()
  const [closed] = await print(page)
  expect(closed).toContain('Weight without packing')
  expect(closed).not.toMatch(/in your downloads|Ask us about|Shipping info|How it travels/)
  await fold.click()
  await page.locator('details[open] dl').waitFor()
  const [open] = await print(page)
  expect(open).toContain('How it travels, roughly')
})

test('a printed order names both sides, its address in lines, and its lines in a table', async ({ page }, info) => {
  await asDemoCustomer(page, info)
  await page.goto('/my-orders')
  await page
    .getByRole('link', { name: /^View order/ })
    .first()
    .click()
  await page.getByText('HH-DOR-6040-20').waitFor()
  await expect(page.getByText('demo@hoofandhusk.example')).toBeHidden()
  await page.waitForLoadState('networkidle')
  const { pages } = await readPdf(
    new Uint8Array(await page.pdf({ format: 'A4', margin: { left: '1cm', right: '1cm' } })),
  )
  expect(pages).toHaveLength(1)
  const said = pages[0]?.lines.join('\n') ?? ''
  expect(said).toMatch(/Hoof &\sHusk Pty Ltd$/m)
  for (const text of ['+61 7 5550 0148', 'Matilda Hayes', 'demo@hoofandhusk.example']) expect(said).toContain(text)
  expect(said).toMatch(/Toowoomba$/m)
  expect(said).toMatch(/Product\s+Quantity\s+Price\s+Discount\s+Total/)
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

test('a printed table of what was found has its heading on each sheet, whole rows, and no tools', async ({ page }) => {
  await page.goto('/search?q=rubber&view=table')
  const rows = page.locator('tbody tr')
  await rows.nth(35).waitFor()
  // The price is the first line of a row, and the code is among its last ones.
  const ends = await rows.evaluateAll((all) =>
    all.map((row) => ({
      code: row.querySelector('th small')?.textContent ?? '',
      price: row.querySelector('.number')?.firstChild?.textContent?.trim() ?? '',
    })),
  )
  const sheets = await print(page)
  expect(sheets.length).toBeGreaterThan(1)
  for (const sheet of sheets) expect(sheet).toMatch(/Name\s+Size\s+Thickness\s+Weight\s+Material\s+Price/)
  const said = sheets.join(' ')
  expect(said).not.toMatch(/Quantity|Sort by|Pictures|A word, a size|Entrance &\sHome/)
  expect(said).toContain('products for “rubber”')
  for (const { code, price } of ends) {
    const words = sheets.map((sheet) => sheet.split(/\s+/)).find((words) => words.includes(code))
    expect(words, code).toContain(price)
  }
})

test('a printed comparison of six mats breaks no word', async ({ page }) => {
  await page.goto('/compare?ids=010201,010202,040105,020101,020102,030101')
  await page.getByRole('columnheader').nth(5).waitFor()
  // On an upright sheet, too: not every browser turns it.
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 794, height: 1123 })
  const broken = await page.locator('main table').evaluateAll((tables) =>
    tables.flatMap((table) => {
      const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT)
      const found: string[] = []
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\p{L}{2,}/gu)) {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          if (range.getClientRects().length > 1) found.push(word)
        }
      }
      return found
    }),
  )
  expect(broken).toEqual([])
})

/** What each printed sheet says. */
async function print(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle')
  const { pages } = await readPdf(new Uint8Array(await page.pdf({ format: 'A4' })))
  const sheets = pages.map(({ lines }) => lines.join(' '))
  for (const sheet of sheets) expect(sheet).not.toMatch(/All rights reserved|Mats for/)
  return sheets
}
