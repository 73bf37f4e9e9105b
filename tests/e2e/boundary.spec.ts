import { fillCart } from './as-customer.ts'
import { expect, expectNoAxeViolations, test } from './shop-test.ts'

test('a part of the page that breaks says so, keeps what was done and comes back when it is loaded again', async ({
  page,
  problems,
}) => {
  await fillCart(page)
  await page.goto('/cart')
  const quantity = page.getByRole('main').getByRole('textbox').first()
  await expect(quantity).toHaveValue('2')
  const more = page.getByRole('button', { name: /^One more of/ }).first()
  // No price can be written any more. Nothing comes in between: an answer of the store would draw the cart, too.
  await more.evaluate((button: HTMLElement) => {
    Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
      get: () => {
        throw new Error('Broken for a test.')
      },
    })
    button.click()
  })
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText('Unexpected Application Error!')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectNoAxeViolations(page)
  await alert.getByRole('button', { name: 'Load the page again' }).click()
  await expect(quantity).toHaveValue('3')
  await expect(alert).toHaveCount(0)
  // React tells of it, with the part of the page that it broke.
  for (const problem of problems.splice(0)) expect(problem).toContain('Broken for a test.')
})
