import type { BrowserContext, Page } from 'playwright/test'
import { expect, test } from './shop-test.ts'

const cartOf = (pieces: number) => (pieces === 0 ? 'Cart' : `Cart, ${pieces} in it`)

test('twenty open tabs that all add agree, and then come to rest', async ({ page, context }) => {
  test.slow()
  await page.goto('/product/010101')
  const tabs = [page, ...(await Promise.all(Array.from({ length: 19 }, () => openTab(context))))]
  for (const round of [1, 2]) {
    await Promise.all(tabs.map((tab) => addOnce(tab)))
    for (const tab of tabs) await expectPieces(tab, 20 * round)
  }
  const writes = await page.evaluate(async () => {
    let heard = 0
    addEventListener('storage', () => {
      heard += 1
    })
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    return heard
  })
  expect(writes).toBe(0)
})

test('a page left open applies nothing again, however many others come and go', async ({ page, context }) => {
  test.slow()
  await page.goto('/product/010101')
  await addOnce(page)
  await expectPieces(page, 1)
  for (let visit = 0; visit < 18; visit += 1) {
    const other = await openTab(context)
    await addOnce(other)
    await expectPieces(other, visit + 2)
    await other.close()
  }
  await expectPieces(page, 19)
  const last = await openTab(context, '/cart')
  await last.getByRole('button', { name: 'Clear the cart' }).click()
  await expectPieces(page, 0)
  await page.reload()
  await expectPieces(page, 0)
})

test('a page that comes back from the history finds the cart as it is now', async ({ page, context }) => {
  await page.goto('/product/010101')
  await addOnce(page)
  await expectPieces(page, 1)
  await page.goto('/about-us')
  const other = await openTab(context, '/cart')
  await other.getByRole('button', { name: 'Clear the cart' }).click()
  await expect(other.getByText('Your cart is empty.')).toBeVisible()
  await page.goBack()
  await expectPieces(page, 0)
  await addOnce(page)
  await expectPieces(page, 1)
})

test('with storage full the cart works on and says so, and is kept when there is room again', async ({ page }) => {
  await page.goto('/product/010101')
  await addOnce(page)
  await expectPieces(page, 1)
  await page.goto('/cart')
  const fill = () => {
    let size = 1 << 20
    for (let part = 0; size > 0; part += 1) {
      try {
        localStorage.setItem(`filler-${part}`, 'x'.repeat(size))
      } catch {
        size = Math.floor(size / 2)
      }
    }
  }
  await page.evaluate(fill)
  await page.getByRole('button', { name: /^One more of/ }).click()
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('Quantity2 pieces')
  await expect(page.getByText("This browser's storage is full")).toBeVisible()
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('filler-')) localStorage.removeItem(key)
  })
  await page.getByRole('button', { name: /^One more of/ }).click()
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('Quantity3 pieces')
  await page.reload()
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('Quantity3 pieces')
})

async function openTab(context: BrowserContext, path = '/product/010101'): Promise<Page> {
  const tab = await context.newPage()
  await tab.goto(path)
  return tab
}

async function addOnce(tab: Page): Promise<void> {
  await tab.getByRole('button', { name: 'Add to cart' }).first().click()
}

async function expectPieces(tab: Page, pieces: number): Promise<void> {
  await expect(tab.getByRole('link', { name: cartOf(pieces), exact: true })).toBeVisible()
}
