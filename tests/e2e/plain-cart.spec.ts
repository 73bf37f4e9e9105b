import { expect, expectNothingReachesOut, test } from './shop-test.ts'

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the cart page of a shop whose server keeps a cart does not say that the cart needs a script', async ({
    page,
  }, info) => {
    await page.goto('/cart')
    const said = await page.locator('main noscript').textContent()
    expect(said?.includes('The cart needs JavaScript')).toBe(info.project.name === 'direct')
  })

  test('a cart page that came from a file leads to the one of our own server, whatever is in it', async ({
    page,
  }, info) => {
    test.skip(info.project.name !== 'gateway', 'only our own server keeps a cart for who runs no script')
    await page.goto('/cart')
    await page.getByRole('link', { name: 'your cart is on a page of its own' }).click()
    await expect.poll(() => page.locator('main').textContent()).toContain('Your cart is empty.')
    await page.goto('/product/010101')
    await page.locator('noscript form').getByRole('button', { name: 'Add to cart' }).click()
    await expect(page).toHaveURL(/\/cart$/)
    const shown = await page.locator('main').textContent()
    const answer = await page.goto('/api/plain-cart')
    expect(answer?.headers()['cache-control']).toBe('private, no-store')
    expect(shown).toContain('HH-STB-1812-17')
    expect(await page.locator('main').textContent()).toBe(shown)
    await expectNothingReachesOut(page)
  })

  test('a mat goes into the cart of our own server, is changed there and taken out', async ({ page }, info) => {
    test.skip(info.project.name !== 'gateway', 'only our own server keeps a cart for who runs no script')
    await page.goto('/product/010101')
    const form = page.locator('noscript form')
    await form.getByLabel('Quantity').fill('3')
    await form.getByRole('button', { name: 'Add to cart' }).click()
    await expect(page).toHaveURL(/\/cart$/)
    await page.goto('/product/020101')
    await page.locator('noscript form').getByRole('button', { name: 'Add to cart' }).click()
    const lines = page.locator('main noscript li', { has: page.locator('input') })
    await expect(lines).toHaveCount(2)
    await expect(lines.first()).toContainText('HH-STB-1812-17')
    expect(await page.locator('main').textContent()).toContain('Total: $')
    await expectNothingReachesOut(page)
    await lines
      .first()
      .getByLabel(/^Quantity of/)
      .fill('5')
    await page.keyboard.press('Enter')
    await expect(lines.first().getByLabel(/^Quantity of/)).toHaveValue('5')
    await expect(lines).toHaveCount(2)
    await expect(page.getByRole('link', { name: 'write to us with this list' })).toHaveAttribute(
      'href',
      /^mailto:.*5%20%C3%97/,
    )
    await lines
      .first()
      .getByRole('button', { name: /^Remove / })
      .click()
    await expect(lines).toHaveCount(1)
    await lines
      .first()
      .getByRole('button', { name: /^Remove / })
      .click()
    await expect.poll(() => page.locator('main').textContent()).toContain('Your cart is empty.')
    await expect(page.getByRole('navigation', { name: 'Categories' }).getByRole('link').first()).toBeVisible()
  })

  test('on a static host the product page says that the cart needs a script', async ({ page }, info) => {
    test.skip(info.project.name !== 'direct', 'in gateway mode our own server keeps a cart')
    await page.goto('/product/010101')
    await expect(page.locator('main noscript a[href="/contact-us"]')).toBeVisible()
  })
})
