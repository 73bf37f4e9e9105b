import type { Page } from 'playwright/test'
import { inEveryGuise, picturedLines } from './as-customer.ts'
import { expect, expectNoAxeViolations, expectNoSidewaysScroll, test } from './shop-test.ts'

const MAT = 'Hammered-top stable mat, 17 mm'

test('a product goes into the cart without React, with a toast that offers the cart', async ({ page }) => {
  const scripts: string[] = []
  page.on('response', (response) => scripts.push(response.url()))
  await page.goto('/product/010101')
  await page.getByRole('button', { name: 'One more' }).click()
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  const toast = page.getByRole('status').filter({ hasText: `2 × ${MAT} added to your cart` })
  // It stays for as long as it is pointed at.
  await toast.hover()
  await expect(page.getByRole('link', { name: 'Cart, 2 pieces' })).toBeVisible()
  expect(scripts.filter((url) => /\/client\.|react/i.test(url))).toEqual([])
  await expectNoAxeViolations(page, { toasts: true })
  await page.getByRole('button', { name: 'View cart' }).click()
  await expect(page.getByRole('dialog', { name: 'Your cart' }).getByText(MAT)).toBeVisible()
})

test('a card adds one piece, and adding again raises the quantity', async ({ page }) => {
  await page.goto('/store')
  const card = page.getByRole('article').filter({ hasText: MAT })
  await card.getByRole('button', { name: 'Add to cart' }).dblclick()
  await expect(page.getByRole('link', { name: 'Cart, 2 pieces' })).toBeVisible()
  await page.goto('/cart')
  await expect(page.getByRole('textbox', { name: `Quantity of ${MAT}` })).toHaveValue('2')
})

test('the cart counts, changes, removes, undoes and clears', async ({ page }) => {
  await fillCart(page)
  const quantity = page.getByRole('textbox', { name: `Quantity of ${MAT}` })
  const less = page.getByRole('button', { name: `One less of ${MAT}` })
  await expect(less).toBeDisabled()
  await page.getByRole('button', { name: `One more of ${MAT}` }).click()
  await expect(quantity).toHaveValue('2')
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('$257.90')
  await quantity.fill('10')
  await quantity.press('Enter')
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('$1,013.90')
  await quantity.fill('many')
  await quantity.press('Enter')
  await expect(quantity).toHaveValue('10')
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('Pieces11')
  await page.getByRole('button', { name: `Remove ${MAT}` }).click()
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('$68.90')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(quantity).toHaveValue('10')
  // It is where it was: first.
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: /^Remove / })
      .first(),
  ).toHaveAccessibleName(`Remove ${MAT}`)
  await page.getByRole('button', { name: 'Clear the cart' }).click()
  await expect(page.getByText('Your cart is empty.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(quantity).toHaveValue('10')
  await expect(page.getByRole('main').getByRole('button', { name: /^Remove / })).toHaveCount(2)
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: /^Remove / })
      .first(),
  ).toHaveAccessibleName(`Remove ${MAT}`)
})

test('Check Out leads a stranger to the login and remembers the checkout', async ({ page }) => {
  await fillCart(page)
  await page.getByRole('link', { name: 'Check Out' }).click()
  await expect(page).toHaveURL(/\/login\?next=%2Fcheckout$/)
})

test('two tabs always agree and lose no addition', async ({ page, context }) => {
  await page.goto('/product/010101')
  const other = await context.newPage()
  await other.goto('/product/010102')
  await Promise.all([
    page.getByRole('button', { name: 'Add to cart' }).first().click(),
    other.getByRole('button', { name: 'Add to cart' }).first().click(),
  ])
  for (const tab of [page, other]) await expect(tab.getByRole('link', { name: 'Cart, 2 pieces' })).toBeVisible()
})

test('the quick look opens from the header, holds the focus and gives it back', async ({ page }) => {
  await fillCart(page)
  await page.goto('/about-us')
  const button = page.getByRole('link', { name: 'Cart, 2 pieces' })
  await button.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Your cart' })
  await expect(dialog.getByRole('link', { name: 'Check Out' })).toBeVisible()
  await inEveryGuise(page, () => expectNoAxeViolations(page))
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
})

test('a changed price is said, old and new, and the total takes the new one', async ({ page }) => {
  await fillCart(page)
  await page.evaluate(() => {
    localStorage.setItem('cart', (localStorage.getItem('cart') ?? '').replace('"retailPrice":94.5', '"retailPrice":90'))
  })
  await page.reload()
  await expect(page.getByText('Price changed: was $90.00, now $94.50.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('$163.40')
  await page.getByRole('button', { name: 'I have seen it' }).click()
  await expect(page.getByText('Price changed')).toBeHidden()
  await page.reload()
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('$163.40')
  await expect(page.getByText('Price changed')).toBeHidden()
})

test('a vanished item is marked and left out of the total', async ({ page }) => {
  await fillCart(page)
  await page.evaluate(() => {
    localStorage.setItem('cart', (localStorage.getItem('cart') ?? '').replace('"itemID":"010101"', '"itemID":"999999"'))
  })
  await page.reload()
  await expect(page.getByText('No longer available. It is left out of the total.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('$68.90')
})

test('with the store out of reach the cart works on and says how old its prices are', async ({ page, problems }) => {
  await fillCart(page)
  await page.route(/\/api\/items|\/Api\/Item\//i, (route) => route.abort())
  await page.reload()
  await expect(page.getByText(/The store cannot be reached, so these are the prices of .*20\d\d/)).toBeVisible({
    timeout: 15_000,
  })
  await page.getByRole('button', { name: `One more of ${MAT}` }).click()
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('$257.90')
  problems.splice(0)
})

test('a damaged cart keeps its valid lines and says so', async ({ page }) => {
  await fillCart(page)
  await page.evaluate(() => {
    const cart = JSON.parse(localStorage.getItem('cart') ?? '')
    cart.lines.push({ itemID: '../x', quantity: 1 }, 7)
    localStorage.setItem('cart', JSON.stringify(cart))
  })
  await page.reload()
  await expect(page.getByText('2 entries of your saved cart could not be read')).toBeVisible()
  await expect(page.getByRole('textbox', { name: `Quantity of ${MAT}` })).toHaveValue('1')
})

test('a browser that keeps nothing still has a cart for as long as the page is open', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('forbidden', 'SecurityError')
      },
    })
  })
  await page.goto('/product/010101')
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page.getByRole('link', { name: 'Cart, 1 piece' }).click()
  await expect(page.getByText('This browser does not let us keep your cart')).toBeVisible()
})

test('a full storage keeps the cart for the page and says so', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.goto('/product/010101')
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page.getByRole('link', { name: 'Cart, 1 piece' }).click()
  await expect(page.getByText("This browser's storage is full")).toBeVisible()
})

test('a link restores the cart elsewhere, at the prices of now, after asking', async ({ page, browser, baseURL }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await fillCart(page)
  await page.getByRole('button', { name: 'Share this cart' }).click()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL })
  const other = await context.newPage()
  await other.goto(link)
  await expect(other.getByRole('region', { name: 'Shared cart' })).toContainText("Total at today's prices: $163.40")
  await expect(other.getByText('Your cart is empty.')).toBeVisible()
  await inEveryGuise(other, () => expectNoAxeViolations(other))
  await other.getByRole('button', { name: 'Use this cart' }).click()
  await expect(other.getByRole('region', { name: 'Summary' })).toContainText('$163.40')
  expect(await picturedLines(other)).toBe(2)
  await other.goto('/cart#share=nonsense')
  await other.reload()
  await expect(other.getByText('The link to this cart is damaged')).toBeVisible()
  await other.goto('/cart#share=v2~anything!~jwvoqy')
  await other.reload()
  await expect(other.getByText('made by a newer version of the shop')).toBeVisible()
  await expectNoAxeViolations(other)
  await context.close()
})

test('the cart page has nothing for axe, empty and full, at every width and in both themes', async ({ page }) => {
  for (const full of [false, true]) {
    if (full) await fillCart(page)
    await page.goto('/cart')
    await expect(
      full ? page.getByRole('link', { name: 'Check Out' }) : page.getByText('Your cart is empty.'),
    ).toBeVisible()
    await expect(page.getByRole('main').getByRole('navigation', { name: 'Categories' })).toBeVisible({ visible: !full })
    await inEveryGuise(page, async () => {
      await expectNoAxeViolations(page)
      await expectNoSidewaysScroll(page)
    })
  }
})

test('products looked at before are offered again', async ({ page }) => {
  await page.goto('/product/010101')
  await expect
    .poll(async () => {
      await lookAround(page)
      return page.evaluate(() => localStorage.getItem('recently-viewed'))
    })
    .toContain('010101')
  await expect(page.getByRole('heading', { name: 'Recently viewed' })).toBeHidden()
  await page.goto('/product/020202')
  const seen = page.getByRole('region', { name: 'Recently viewed' }).getByRole('link')
  await expect
    .poll(async () => {
      await lookAround(page)
      return seen.count()
    })
    .toBe(1)
  await expect(seen).toContainText(MAT)
})

async function lookAround(page: Page): Promise<void> {
  await page.mouse.move(200, 200)
  await page.mouse.move(300, 300)
}

async function fillCart(page: Page): Promise<void> {
  await page.goto('/product/010101')
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(page.getByRole('link', { name: 'Cart, 1 piece' })).toBeVisible()
  await page.goto('/product/010102')
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(page.getByRole('link', { name: 'Cart, 2 pieces' })).toBeVisible()
  await page.goto('/cart')
  await expect(page.getByRole('textbox', { name: `Quantity of ${MAT}` })).toHaveValue('1')
}
