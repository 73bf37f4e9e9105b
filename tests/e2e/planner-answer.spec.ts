import type { Locator, Page } from 'playwright/test'
import { expectStill } from './fingers.ts'
import { expectSearched, summary, wall } from './planner-page.ts'
import { awake, expect, expectNoAxeViolations, expectNoSidewaysScroll, inBothThemes, test } from './shop-test.ts'

// What a floor takes stands in one line above its plan, and stays in sight where walls are typed.

const ROOM = '/planner?item=010101&room=3600x3600'
const main = (page: Page) => page.getByRole('main')
const answer = (page: Page) => main(page).getByRole('status').filter({ hasText: ' · ' }).first()
const add = (page: Page) => main(page).getByRole('button', { name: 'Add to cart' })

test('at 1440 × 900 count, price, weight and the way into the cart stand above the plan, as the summary has them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(ROOM)
  await expect(answer(page)).toHaveText('6 pieces · $567.00 · 252 kg')
  await expectSearched(page)
  for (const part of ['6 pieces', '$567.00', '252 kg']) await expect(summary(page)).toContainText(part)
  const plan = await boxOf(page.getByRole('img', { name: /^Plan of/ }))
  const button = await boxOf(add(page))
  expect(button.y + button.height).toBeLessThan(plan.y)
  expect(plan.y).toBeLessThan(500)
  // Two buttons for one thing have two names, and the short one says of what.
  await expect(add(page)).toHaveAccessibleDescription('6 pieces · $567.00 · 252 kg')
  await expect(main(page).getByRole('button', { name: 'Add 6 to the cart' })).toHaveCount(1)
  await add(page).click()
  await expect(page.locator('.toast-text').first()).toContainText('6 pieces of Hammered-top stable mat')
})

test('on a phone whoever types a wall sees the answer change, and it covers neither the field nor the header', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto(ROOM)
  await awake(page)
  await expectSearched(page)
  const header = await boxOf(page.getByRole('banner'))
  for (const name of ['A', 'B', 'C', 'D']) {
    await wall(page, name).focus()
    await expectStill(page, async () => JSON.stringify(await wall(page, name).boundingBox()))
    const [field, line] = [await boxOf(wall(page, name)), await boxOf(add(page))]
    expect(line.y).toBeGreaterThanOrEqual(header.y + header.height)
    expect(line.y).toBeLessThan(150)
    expect(field.y).toBeGreaterThan(line.y + line.height)
  }
  // From below, where the field comes to lie at the upper edge.
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await wall(page, 'A').focus()
  await expectStill(page, async () => JSON.stringify(await wall(page, 'A').boundingBox()))
  expect((await boxOf(wall(page, 'A'))).y).toBeGreaterThan((await boxOf(add(page))).y + 44)
  await wall(page, 'A').fill('7200')
  await page.keyboard.press('Enter')
  await expect(answer(page)).toHaveText('12 pieces · $1,134.00 · 504 kg')
  await expect(answer(page)).toBeInViewport()
  await expectNoSidewaysScroll(page)
  await inBothThemes(page, () => expectNoAxeViolations(page))
  // It goes with the planner.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await expect(answer(page)).not.toBeInViewport()
})

test('who orders right after typing a wall gets what its floor takes', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(ROOM)
  await expectSearched(page)
  await wall(page, 'A').fill('7200')
  await add(page).click()
  await expect(page.locator('.toast-text').first()).toContainText('12 pieces of Hammered-top stable mat')
})

test('a low window has the line in the page, and without a mat it says what to do', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 360 })
  await page.goto('/planner')
  const line = main(page).getByText('Choose a mat, and the plan shows how it is laid.')
  await expect(line).toBeVisible()
  await expect(add(page)).toHaveCount(0)
  await wall(page, 'D').focus()
  await expect(line).not.toBeInViewport()
})

test('no focus ring is cut off, at either edge', async ({ page }) => {
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(ROOM)
    for (const field of [page.getByLabel('Another mat'), page.getByLabel('Name of the room')]) {
      await expect(field).toBeVisible()
      const [cut, box] = await Promise.all([clipOf(field), boxOf(field)])
      // The ring lies 3 px outside and is 2 px wide.
      expect(box.x - 5).toBeGreaterThanOrEqual(cut.left)
      expect(box.x + box.width + 5).toBeLessThanOrEqual(cut.right)
    }
  }
})

test('on paper stand the name of the room, the day, every wall and no field', async ({ page }) => {
  await page.goto(ROOM)
  await expectSearched(page)
  await page.emulateMedia({ media: 'print' })
  await expect(main(page).getByRole('heading', { name: /^Room 1/ })).toContainText(/\d{1,2} \p{L}+ \d{4}/u)
  await expect(main(page).getByText('Walls: A 3600 mm · B 3600 mm · C 3600 mm · D 3600 mm.')).toBeVisible()
  const fields = main(page).locator('input:visible, select:visible, button:visible')
  await expect(fields).toHaveCount(0)
})

test('a name that is still typed is on paper, is taken by Enter, and is there after a reload', async ({ page }) => {
  await page.goto(ROOM)
  const field = page.getByLabel('Name of the room')
  const head = main(page).locator('h2 bdi').first()
  await field.fill('Barn')
  await page.evaluate(() => {
    dispatchEvent(new Event('beforeprint'))
    // What is set on paper is what stands there when the event is over.
    Object.assign(window, { printed: document.querySelector('main h2 bdi')?.textContent })
  })
  expect(await page.evaluate(() => Object(window).printed)).toBe('Barn')
  await expect(field).toBeFocused()
  await field.fill('Stable')
  await page.keyboard.press('Enter')
  await expect(head).toHaveText('Stable')
  await expect(field).toBeFocused()
  await field.fill('Hall')
  // Keys of an input method are not of the field.
  await field.evaluate((input) => {
    for (const key of ['Escape', 'Enter']) {
      input.dispatchEvent(new KeyboardEvent('keydown', { key, isComposing: true, bubbles: true }))
    }
  })
  await expect(field).toHaveValue('Hall')
  await expect(head).toHaveText('Stable')
  await page.reload()
  await expect(field).toHaveValue('Hall')
})

test('keys of an input method are not of a measure', async ({ page }) => {
  await page.goto(ROOM)
  await wall(page, 'A').fill('4200')
  for (const key of ['Escape', 'Enter']) await wall(page, 'A').dispatchEvent('keydown', { key, isComposing: true })
  await expect(wall(page, 'A')).toHaveValue('4200')
  await wall(page, 'A').press('Escape')
  await expect(wall(page, 'A')).toHaveValue(/3600/)
})

test('a measure that is still typed when the page is left is there after a reload', async ({ page }) => {
  await page.goto(ROOM)
  await wall(page, 'A').fill('4200')
  await page.reload()
  await expect(wall(page, 'A')).toHaveValue(/4200/)
})

test('strips that are too narrow for their numbers have them beside the plan and their sheet', async ({ page }) => {
  // An L with a step of which strips of 30 mm are cut.
  await page.goto(
    '/planner#room=r1~Barn~010101~5.0.2s.7ps.0.0.0~0.0_208.0_208.pp_40g.pp_40g.1s9_30c.1s9_30c.2us_0.2us~~',
  )
  await expectSearched(page)
  const plan = page.getByRole('img', { name: /^Plan of Barn/ })
  const list = page.getByRole('region', { name: 'Cutting list' })
  for (const name of ['1a', '1b']) {
    await expect(plan.locator('text').getByText(name, { exact: true })).toBeVisible()
    await expect(list.locator('text').getByText(name, { exact: true })).toBeVisible()
  }
  await expect(plan.locator('text').filter({ hasText: /^[A-H]/ })).toHaveText(
    ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map((name) => new RegExp(`^${name} \\d+.mm$`)),
  )
})

async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (box === null) throw new Error('It is there.')
  return box
}

/** Where the nearest of what an element lies in that clips it sideways ends. */
function clipOf(element: Locator): Promise<{ left: number; right: number }> {
  return element.evaluate((inner) => {
    for (let outer = inner.parentElement; outer !== null; outer = outer.parentElement) {
      const { left, right } = outer.getBoundingClientRect()
      if (getComputedStyle(outer).overflowX !== 'visible') return { left, right }
    }
    return { left: 0, right: innerWidth }
  })
}
