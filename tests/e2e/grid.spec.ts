import type { Locator } from 'playwright/test'
import { asDemoCustomer, asNewCustomer } from './as-customer.ts'
import { expect, MOVING, test } from './shop-test.ts'

test.use(MOVING)

for (const width of [1440, 1920, 2560]) {
  test(`at ${width} px slide controls, chat and the footer's line keep to the grid`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    await page.getByRole('button', { name: 'Pause slides' }).waitFor()
    const grid = await contentEdges(page.locator('header .container'))
    const footer = await edges(page.locator('footer .closing'), '::before')
    expect(footer).toEqual(grid)
    const controls = await edges(page.getByRole('group', { name: 'Hero slides' }))
    expect(controls.right).toBe(grid.right)
    const chat = await edges(page.getByRole('button', { name: 'Chat' }))
    expect(chat.left).toBe(grid.right + 8)
    await page.getByRole('button', { name: 'Chat' }).click()
    // The page keeps the place of its scroll bar free while the chat is open.
    const beneath = await contentEdges(page.locator('header .container'))
    expect((await edges(page.getByRole('dialog', { name: 'Help bot' }))).right).toBe(beneath.right)
  })
}

test('the figures of an order end where their rule ends', async ({ page }, info) => {
  await asDemoCustomer(page, info)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/my-orders')
  await page
    .getByRole('link', { name: /^View order/ })
    .first()
    .click()
  const table = page.getByRole('table').filter({ hasText: 'Discount' })
  const { right } = await edges(table)
  const ends = await table.locator('.number:last-child').evaluateAll((cells) =>
    cells.map((cell) => {
      const range = document.createRange()
      range.selectNodeContents(cell)
      return Math.round(range.getBoundingClientRect().right)
    }),
  )
  expect(ends.length).toBeGreaterThan(2)
  expect(ends).toEqual(ends.map(() => right))
})

test('the buttons of Buy again end where their rule ends', async ({ page }, info) => {
  await asDemoCustomer(page, info)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/buy-again')
  const add = page.getByRole('button', { name: /^Add / }).first()
  await add.waitFor()
  expect((await edges(add)).right).toBe((await edges(page.locator('main table'))).right)
})

test('the buttons of edit password have one height, before an error and after it', async ({ page }, info) => {
  await asNewCustomer(page, info)
  await page.goto('/edit-password')
  const save = page.getByRole('button', { name: 'Save Changes' })
  const height = async () => (await save.boundingBox())?.height
  expect(await height()).toBe(44)
  await save.click()
  await expect(page.getByText('fields need another look')).toBeVisible()
  expect(await height()).toBe(44)
})

for (const width of [320, 375, 1440, 1920]) {
  test(`messages leave the number beside the cart in sight at ${width} px, and two are shown at most`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/store/horse-and-stable/stable-mats')
    const adding = page.getByRole('button', { name: 'Add to cart' })
    await adding.evaluateAll((buttons) => {
      for (const button of buttons.slice(0, 4)) if (button instanceof HTMLElement) button.click()
    })
    const toasts = page.locator('.toast')
    // Under the pointer they stay.
    await toasts.first().hover()
    await expect(toasts).toHaveCount(2)
    const badge = page.locator('[data-cart-badge]')
    await expect(badge).toHaveText('4')
    // Those that come and go glide past it.
    await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
    const seen = await badge.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
    expect(seen).toBe(true)
    const { right } = await edges(toasts.last())
    expect(right).toBe((await contentEdges(page.locator('header .container'))).right)
  })
}

async function edges(element: Locator, part?: '::before'): Promise<{ left: number; right: number }> {
  return element.evaluate((node, pseudo) => {
    const { left, right } = node.getBoundingClientRect()
    if (pseudo === undefined) return { left: Math.round(left), right: Math.round(right) }
    const { paddingLeft } = getComputedStyle(node)
    const start = left + Number.parseFloat(paddingLeft)
    const width = Number.parseFloat(getComputedStyle(node, pseudo).width)
    return { left: Math.round(start), right: Math.round(start + width) }
  }, part)
}

async function contentEdges(element: Locator): Promise<{ left: number; right: number }> {
  return element.evaluate((node) => {
    const { left, right } = node.getBoundingClientRect()
    const { paddingLeft, paddingRight } = getComputedStyle(node)
    return {
      left: Math.round(left + Number.parseFloat(paddingLeft)),
      right: Math.round(right - Number.parseFloat(paddingRight)),
    }
  })
}
