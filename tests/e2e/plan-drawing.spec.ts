import type { Page } from 'playwright/test'
import { expectStill, hearFingers, middleOf, PHONE, pinch, swipe, touchOf } from './fingers.ts'
import { expectSearched } from './planner-page.ts'
import { awake, expect, expectNoAxeViolations, expectNoSidewaysScroll, inBothThemes, test } from './shop-test.ts'

const drawing = (page: Page) => page.getByRole('region', { name: 'Drawing', exact: true })
const zoomBar = (page: Page) => page.getByRole('group', { name: 'Zoom' })
const times = async (page: Page) => Number.parseFloat(await zoomBar(page).getByRole('status').innerText())
const wall = (page: Page, name: string) => page.getByRole('textbox', { name: `Length of wall ${name}`, exact: true })
/** Of a wall of the drawing: across, or down, as it lies. */
const wallBox = async (page: Page, number: number) => {
  const box = await page.locator(`line[data-wall="${number}"]`).boundingBox()
  if (box === null) throw new Error(`Wall ${number} is drawn.`)
  return box
}

/** Of a wall as it is drawn, in pixels. */
const wallLength = (page: Page, number: number) =>
  page
    .locator(`line[data-wall="${number}"]`)
    .evaluate((line) => line instanceof SVGLineElement && line.getTotalLength())
    .then(Number)

async function openPlanner(page: Page): Promise<void> {
  await page.goto('/planner?item=010101&room=12000x6000')
  await awake(page)
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('pieces')
  await expectSearched(page)
  await drawing(page).scrollIntoViewIfNeeded()
}

test('the drawing comes near by wheel, buttons and keys, and a wall snaps as before', async ({ page }) => {
  await openPlanner(page)
  const box = await drawing(page).boundingBox()
  if (box === null) throw new Error('The drawing is there.')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  const scrolled = () => page.evaluate(() => scrollY)
  const before = await scrolled()
  await page.mouse.wheel(0, 120)
  await expect.poll(scrolled).toBeGreaterThan(before)
  expect(await times(page)).toBe(100)
  await page.mouse.wheel(0, -120)
  await expect.poll(scrolled).toBe(before)

  const whole = await wallLength(page, 0)
  await page.keyboard.down('Control')
  for (let turn = 0; turn < 4; turn += 1) await page.mouse.wheel(0, -120)
  await page.keyboard.up('Control')
  await expect.poll(() => times(page)).toBeGreaterThan(250)
  expect(await scrolled()).toBe(before)
  expect((await wallLength(page, 0)) / whole).toBeCloseTo((await times(page)) / 100, 1)

  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2 + 70, box.y + box.height / 2, { steps: 4 })
  const held = (await wallBox(page, 0)).x
  await page.mouse.move(box.x + box.width / 2 + 110, box.y + box.height / 2, { steps: 4 })
  await page.mouse.up()
  await expect.poll(async () => (await wallBox(page, 0)).x - held).toBeCloseTo(40, 0)

  await zoomBar(page).getByRole('button', { name: 'Fit' }).click()
  expect(await times(page)).toBe(100)
  expect(page.url()).not.toMatch(/zoom|%/)
  await drawing(page).focus()
  await page.keyboard.press('+')
  await page.keyboard.press('+')
  await expect.poll(() => times(page)).toBe(225)
  const at = (await wallBox(page, 0)).x
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await wallBox(page, 0)).x).toBeCloseTo(at - 60, 0)
  await page.keyboard.press('-')
  await expect.poll(() => times(page)).toBe(150)
  await page.keyboard.press('0')
  await expect.poll(() => times(page)).toBe(100)
  await expectNoAxeViolations(page)

  // The upper wall, come near to, still moves by whole centimetres.
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('+')
  for (let press = 0; press < 12; press += 1) await page.keyboard.press('ArrowUp')
  const upper = await wallBox(page, 0)
  const middle = box.x + box.width / 2
  await page.mouse.move(middle, upper.y + upper.height / 2)
  await page.mouse.down()
  await page.mouse.move(middle, upper.y + upper.height / 2 + 47, { steps: 5 })
  await page.mouse.up()
  await expect(wall(page, 'B')).toHaveValue(/^5[1-8]\d0 mm$/)
})

test('while a wall is dragged nothing but it and its neighbours is written to, and its length follows', async ({
  page,
}) => {
  await openPlanner(page)
  const right = page.locator('line[data-wall="1"]')
  const box = await wallBox(page, 1)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  const dragged = page.locator('svg:has(> polyline):has(> text)').last()
  await expect(dragged).toContainText('A 12000 mm')
  await page.evaluate(() => {
    const written: string[] = []
    Object.assign(window, { written })
    const [floor, walls] = document.querySelectorAll('figure svg')
    for (const part of [floor, walls]) {
      if (part !== undefined)
        new MutationObserver((changes) => {
          for (const { target } of changes) written.push(target.nodeName)
        }).observe(part, { subtree: true, attributes: true, childList: true, characterData: true })
    }
  })
  await page.mouse.move(x - 120, y, { steps: 12 })
  await expect(dragged).not.toContainText('A 12000 mm')
  expect(await page.evaluate(() => Reflect.get(window, 'written'))).toEqual([])
  const shown = /A (\d+ mm)/.exec((await dragged.textContent()) ?? '')?.[1] ?? ''
  await page.mouse.up()
  await expect(wall(page, 'A')).toHaveValue(shown)
  await expect.poll(async () => (await right.boundingBox())?.x).toBeLessThan(x)
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('two fingers come near and one finger moves the drawing, which scrolls the page while it is whole', async ({
    page,
  }) => {
    await openPlanner(page)
    const touch = await touchOf(page)
    const scrolled = () => page.evaluate(() => scrollY)
    const first = await scrolled()
    // While a page that was flung goes on, the browser lets nobody say that fingers are not for it.
    await swipe(touch, await middleOf(drawing(page)), { x: 0, y: -80 }, 0, 300)
    await expect.poll(scrolled).toBeGreaterThan(first)
    expect(await times(page)).toBe(100)
    await expectStill(page, scrolled)
    const start = await scrolled()
    const middle = await middleOf(drawing(page))

    const heard = await hearFingers(page)
    await pinch(touch, middle, 40, 100)
    expect(await heard()).toEqual(['pointerdown', 'pointerdown', 'pointerup', 'pointerup'])
    await expect.poll(() => times(page)).toBeGreaterThan(220)
    expect(await scrolled()).toBe(start)
    // No wall was taken along.
    await expect(wall(page, 'A')).toHaveValue('12000 mm')
    const at = (await wallBox(page, 0)).x
    await swipe(touch, middle, { x: 60, y: 0 })
    await expect.poll(async () => (await wallBox(page, 0)).x).toBeGreaterThan(at + 30)
    expect(await scrolled()).toBe(start)
    await expectNoSidewaysScroll(page)
    await inBothThemes(page, () => expectNoAxeViolations(page))
    await zoomBar(page).getByRole('button', { name: 'Fit' }).tap()
    expect(await times(page)).toBe(100)
  })
})
