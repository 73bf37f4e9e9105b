import type { Page } from 'playwright/test'
import { BY_KNIFE } from '#planner/mat.ts'
import type { PlannedRoom } from '#planner/planned-room.ts'
import { writeRoom } from '#planner/room-text.ts'
import { amountOf, expectSearched, summary } from './planner-page.ts'
import { savedPdf } from './saved-pdf.ts'
import { expect, test } from './shop-test.ts'

// Three who have a floor to cover: each ends with a cart, and with papers that say the same as it.

const add = (page: Page) => summary(page).getByRole('button', { name: /^Add \d+/ })
const line = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name }).first().getByRole('textbox')
const quotationOf = (page: Page) =>
  savedPdf(page, () => summary(page).getByRole('button', { name: 'Download Quotation' }).click())
const times = (text: string, words: string) => text.split(words).length - 1

async function allTried(page: Page): Promise<void> {
  await expect(add(page)).toBeVisible()
  await expectSearched(page)
}

test('six boxes of 3.6 m with a drain and a post are quoted with a plan for each', async ({ page }) => {
  await page.goto('/planner?item=010101&room=3600x3600')
  await allTried(page)
  for (const thing of ['Add a drain', 'Add a post', 'Add a door']) {
    await page.getByRole('button', { name: thing }).click()
  }
  let mats = 0
  for (let box = 1; box <= 6; box += 1) {
    if (box > 1) await page.getByRole('button', { name: 'Copy this room' }).click()
    await allTried(page)
    mats += await amountOf(add(page))
    await add(page).click()
    await expect(page.locator('[data-cart-count], [data-cart-button]').first()).toContainText(String(mats))
  }
  expect(mats).toBeGreaterThanOrEqual(36)
  await page.goto('/cart')
  await expect(line(page, 'Hammered-top stable mat, 17 mm')).toHaveValue(String(mats))
  const { text } = await quotationOf(page)
  expect(text).toMatch(new RegExp(`\\t${mats}\\t`))
  expect(times(text, 'Cutting list')).toBe(6)
  expect(times(text, 'A 3600 mm')).toBe(6)
})

test('a gym with an L of 140 m² is quoted with its tiles, and ramps at its door', async ({ page }) => {
  const corners = [
    [0, 0],
    [14_000, 0],
    [14_000, 7000],
    [6000, 7000],
    [6000, 14_000],
    [0, 14_000],
  ] as const
  const gym: PlannedRoom = {
    ...{ id: 'gym', name: 'Gym', itemId: '040105', holes: [], gapMm: 5, cutting: BY_KNIFE, rollMm: 10_000, chosen: 0 },
    ...{ edges: 'doors', ownGap: false, outline: corners.map(([x, y]) => ({ x, y })) },
    doors: [{ wall: 0, atMm: 2400, widthMm: 1800 }],
  }
  await page.goto(`/planner#room=${writeRoom(gym)}`)
  await allTried(page)
  await expect(summary(page)).toContainText('Edges of 600 mm')
  const tiles = await amountOf(add(page))
  // No fewer than the area takes, and a tenth more for cutting at most.
  expect(tiles).toBeGreaterThanOrEqual(Math.ceil((140 / 0.36) * 0.995))
  expect(tiles).toBeLessThanOrEqual((140 / 0.36) * 1.1)
  const plan = await savedPdf(page, () => page.getByRole('button', { name: 'Save as PDF' }).click())
  expect(plan.text).toContain('A 14000 mm')
  await add(page).click()
  await page.goto('/cart')
  await expect(line(page, 'Interlocking gym tile, speckled')).toHaveValue(String(tiles))
  const ramps = Number(await line(page, 'Ramp edge for interlocking gym tile').inputValue())
  expect(ramps).toBeGreaterThanOrEqual(3)
  const { text } = await quotationOf(page)
  for (const count of [tiles, ramps]) expect(text).toMatch(new RegExp(`\\t${count}\\t`))
  expect(text).toContain('Cutting list')
})

test('a warehouse is quoted with 40 m of matting, cut to strips that come in one piece', async ({ page }) => {
  await page.goto('/planner?item=050102&room=40000x1000')
  await allTried(page)
  const metres = await amountOf(add(page))
  expect(metres).toBe(40)
  await add(page).click()
  await page.goto('/cart')
  await expect(line(page, 'Insulating matting, class 2')).toHaveValue('40')
  const { text } = await quotationOf(page)
  expect(text).toMatch(/\t40(?: m)?\t/)
  expect(text).toContain('A 40000 mm')
  expect(text).toContain('10000 × 990 mm')
})
