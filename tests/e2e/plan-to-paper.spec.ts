import type { Locator, Page } from 'playwright/test'
import { expectStill, middleOf, PHONE, swipe, touchOf } from './fingers.ts'
import { amountOf, expectSearched, summary, wall, ways } from './planner-page.ts'
import { savedPdf } from './saved-pdf.ts'
import { awake, expect, expectNoAxeViolations, expectNoSidewaysScroll, test } from './shop-test.ts'

// From a room that is drawn to a cart and its papers, as one who has no pointer, and as one who has nothing but a finger.

/** The button that takes the plan into the cart, and how many it takes. */
const add = (page: Page) => summary(page).getByRole('button', { name: /^Add \d+ to the cart$/ })

test('by keyboard alone a room is drawn, a mat chosen, a way to lay it, the cart filled, and both papers made', async ({
  page,
}) => {
  await page.goto('/planner')
  await awake(page)
  await tabTo(page, page.getByLabel('Choose a mat'))
  await page.keyboard.type('HH-STB-1812-17')
  // At once, as one does who knows the code: what was found by its first letters is another mat.
  await page.keyboard.press('Enter')
  await expect(summary(page)).toContainText('6 pieces')
  await tabTo(page, wall(page, 'A'))
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('5.2 m')
  await page.keyboard.press('Enter')
  await expect(wall(page, 'A')).toHaveValue('5200 mm')
  await tabTo(page, page.getByRole('button', { name: 'Add a drain' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('group', { name: 'Drain 1' })).toBeVisible()
  await expectSearched(page)
  await tabTo(page, ways(page).getByRole('radio', { checked: true }), 'Shift+Tab')
  await page.keyboard.press('ArrowDown')
  await expect(ways(page).getByRole('radio').nth(1)).toBeChecked()
  await expectNoAxeViolations(page)
  const save = page.getByRole('button', { name: 'Save as PDF' })
  await tabTo(page, save, 'Shift+Tab')
  const plan = await savedPdf(page, () => page.keyboard.press('Enter'))
  expect(plan.text).toContain('A 5200 mm')
  const amount = await amountOf(add(page))
  await tabTo(page, add(page))
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-cart-count], [data-cart-button]').first()).toContainText(String(amount))

  await page.goto('/cart')
  await expect(summary(page)).toBeVisible()
  await tabTo(page, summary(page).getByRole('button', { name: 'Download Quotation' }))
  const quotation = await savedPdf(page, () => page.keyboard.press('Enter'))
  expect(quotation.text).toContain('A 5200 mm')
  expect(quotation.text).toContain('Cutting list')
  expect(quotation.text).toMatch(new RegExp(`\\t${amount}\\t`))
})

test.describe('with a finger', () => {
  test.use(PHONE)

  test('at 375 pixels a wall is dragged, a way to lay it chosen, the cart filled, and both papers made', async ({
    page,
  }) => {
    await page.goto('/planner?item=010101&room=3600x3600')
    await awake(page)
    await expect(summary(page)).toContainText('6 pieces')
    await page.getByRole('button', { name: 'L', exact: true }).tap()
    await expect(page.getByRole('img', { name: /^Plan of/ })).toHaveAccessibleName(/6 corners/)
    await expectSearched(page)
    const handle = page.locator('line[data-wall="1"]')
    await handle.evaluate((line) => line.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await expectStill(page, () => handle.boundingBox())
    const before = await wall(page, 'A').inputValue()
    await swipe(await touchOf(page), await middleOf(handle), { x: -40, y: 0 })
    await expect(wall(page, 'A')).not.toHaveValue(before)
    await expect(wall(page, 'A')).toHaveValue(/^\d+0 mm$/)
    const length = await wall(page, 'A').inputValue()
    await expectSearched(page)
    await ways(page).locator('label').last().tap()
    await expect(ways(page).getByRole('radio').last()).toBeChecked()
    await expectNoSidewaysScroll(page)
    const plan = await savedPdf(page, () => page.getByRole('button', { name: 'Save as PDF' }).tap())
    expect(plan.text).toContain(`A ${length}`)
    const amount = await amountOf(add(page))
    await add(page).tap()
    await expect(page.locator('[data-cart-count], [data-cart-button]').first()).toContainText(String(amount))

    await page.goto('/cart')
    const quotation = await savedPdf(page, () =>
      summary(page).getByRole('button', { name: 'Download Quotation' }).tap(),
    )
    expect(quotation.text).toContain(`A ${length}`)
    expect(quotation.text).toMatch(new RegExp(`\\t${amount}\\t`))
  })
})

/** Goes from field to field until it is there; fails where it never is. */
async function tabTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const MOST = 150
  for (let press = 0; press < MOST; press += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  await expect(wanted).toBeFocused()
}
