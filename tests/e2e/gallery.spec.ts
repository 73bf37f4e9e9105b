import type { Locator, Page } from 'playwright/test'
import sharp from 'sharp'
import { inEveryGuise } from './as-customer.ts'
import { middleOf, PHONE, pinch, swipe, tapTwice, touchOf } from './fingers.ts'
import { drawn, expect, expectNoAxeViolations, MOVING, test } from './shop-test.ts'

test.use(MOVING)

const NAME = 'Hammered-top stable mat, 17 mm'

const frame = (page: Page, picture: string) => page.getByRole('link', { name: `${picture}: look closer` })
const thumb = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
const dialogOf = (page: Page) => page.getByRole('dialog', { name: `${NAME}, closer` })
const shown = (page: Page) => dialogOf(page).getByRole('img')

test('a thumbnail brings its picture into view and is marked, by pointer and by keyboard', async ({ page }) => {
  await page.goto('/product/010101')
  await expect(frame(page, `${NAME}, picture 1 of 4`)).toBeInViewport()
  await thumb(page, 'Picture 3 of 4').click()
  await expect(frame(page, `${NAME}, its underside, picture 3 of 4`)).toBeInViewport({ ratio: 0.9 })
  await expect(frame(page, `${NAME}, picture 1 of 4`)).not.toBeInViewport()
  await expect(thumb(page, 'Picture 3 of 4')).toHaveAttribute('aria-current', 'true')
  await expect(page.locator('[data-thumbs] [aria-current]')).toHaveCount(1)
  expect(new URL(page.url()).hash).toBe('')
  await thumb(page, 'Picture 2 of 4').focus()
  await page.keyboard.press('Enter')
  await expect(frame(page, `${NAME}, close up, picture 2 of 4`)).toBeInViewport({ ratio: 0.9 })
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(frame(page, `${NAME}, close up, picture 2 of 4`)).toBeFocused()
})

test('a drawing to scale comes last, says its measures, and can be looked at closely', async ({ page }) => {
  await page.goto('/product/010101')
  await expect(page.locator('[data-thumbs] a').last()).toHaveAccessibleName('Drawing to scale')
  await thumb(page, 'Drawing to scale').click()
  const name = `${NAME}, drawn to scale: 1830 mm by 1220 mm, 17 mm thick`
  await expect(page.getByRole('img', { name, exact: true })).toBeInViewport()
  await frame(page, name).click()
  const closer = dialogOf(page).getByRole('img', { name, exact: true })
  await expect.poll(() => naturalWidth(closer)).toBe(1200)
  await page.keyboard.press('+')
  await expect(dialogOf(page).getByRole('button', { name: 'Smaller' })).toHaveAttribute('aria-disabled', 'false')
})

test('keys turn, zoom and move, nothing is larger than its source, and the focus comes back', async ({ page }) => {
  await page.goto('/product/010101')
  await frame(page, `${NAME}, picture 1 of 4`).focus()
  await page.keyboard.press('Enter')
  const dialog = dialogOf(page)
  const stage = dialog.getByRole('region', { name: /^Picture/ })
  await expect(stage).toBeFocused()
  await expect(shown(page)).toHaveAccessibleName(`${NAME}, picture 1 of 4`)
  const fitted = await boxOf(shown(page))
  const room = await boxOf(stage)
  expect(fitted.x).toBeGreaterThanOrEqual(room.x)
  expect(fitted.y).toBeGreaterThanOrEqual(room.y)
  expect(Math.max(fitted.width / room.width, fitted.height / room.height)).toBeCloseTo(1, 1)

  await page.keyboard.press('ArrowRight')
  await expect(shown(page)).toHaveAccessibleName(`${NAME}, close up, picture 2 of 4`)
  await expect(dialog.getByRole('status')).toHaveText(`${NAME}, close up, picture 2 of 4`)
  await expectAtRest(page)
  await expect.poll(() => naturalWidth(shown(page))).toBeGreaterThan(700)

  for (const _ of [1, 2, 3, 4]) await page.keyboard.press('+')
  await expectAtRest(page)
  await expectNoBlur(page)
  expect((await boxOf(shown(page))).width).toBeCloseTo(await sourceWidth('010101-close'), 0)
  await expect(dialog.getByRole('button', { name: 'Larger' })).toHaveAttribute('aria-disabled', 'true')
  const { x } = await boxOf(shown(page))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await expectAtRest(page)
  await expect(shown(page)).toHaveAccessibleName(`${NAME}, close up, picture 2 of 4`)
  expect((await boxOf(shown(page))).x).toBeLessThan(x - 10)
  for (const _ of [1, 2, 3, 4]) await page.keyboard.press('-')
  await expect(dialog.getByRole('button', { name: 'Smaller' })).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(dialog.getByRole('button', { name: 'Previous picture' })).toHaveAttribute('aria-disabled', 'true')
  for (const _ of [1, 2, 3]) await dialog.getByRole('button', { name: 'Next picture' }).click()
  await expect(shown(page)).toHaveAccessibleName(`${NAME}, in use, picture 4 of 4`)

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(frame(page, `${NAME}, in use, picture 4 of 4`)).toBeFocused()
  await expect(frame(page, `${NAME}, in use, picture 4 of 4`)).toBeInViewport()
  await expect(thumb(page, 'Picture 4 of 4')).toHaveAttribute('aria-current', 'true')
})

test('a mouse brings the place that it points at closer, moves it by hand and wheel, and turns by dragging', async ({
  page,
}) => {
  await page.goto('/product/010101')
  await frame(page, `${NAME}, picture 1 of 4`).click()
  await expectAtRest(page)
  const before = await boxOf(shown(page))
  const at = { x: before.x + before.width * 0.8, y: before.y + before.height * 0.7 }
  await page.mouse.click(at.x, at.y)
  await expectAtRest(page)
  const after = await boxOf(shown(page))
  await expectNoBlur(page)
  expect(after.width).toBeGreaterThan(before.width * 1.2)
  await page.mouse.move(700, 400)
  await page.mouse.down()
  await page.mouse.move(700, 360, { steps: 4 })
  await page.mouse.up()
  await expectAtRest(page)
  const { y } = await boxOf(shown(page))
  expect(y).toBeLessThan(after.y - 10)
  await page.mouse.wheel(0, -40)
  await expect.poll(async () => (await boxOf(shown(page))).y).toBeGreaterThan(y + 10)
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, 40)
  await page.keyboard.up('Control')
  await expect.poll(async () => (await boxOf(shown(page))).width).toBeLessThan(after.width * 0.9)
  await page.mouse.click(700, 400)
  await expectAtRest(page)
  expect((await boxOf(shown(page))).width).toBeCloseTo(before.width, 0)
  await page.mouse.move(900, 400)
  await page.mouse.down()
  await page.mouse.move(300, 410, { steps: 5 })
  await page.mouse.up()
  await expect(shown(page)).toHaveAccessibleName(`${NAME}, close up, picture 2 of 4`)
  await expectAtRest(page)
  const stage = await boxOf(dialogOf(page).getByRole('region', { name: /^Picture/ }))
  const turned = await boxOf(shown(page))
  expect(turned.x + turned.width / 2).toBeCloseTo(stage.x + stage.width / 2, 0)
})

test('the large view has nothing for axe, whole and closer, at every width and in both themes', async ({ page }) => {
  await page.goto('/product/010101')
  await frame(page, `${NAME}, picture 1 of 4`).click()
  await inEveryGuise(page, async () => {
    for (const name of ['Close picture', 'Larger', 'Next picture']) {
      await expect(dialogOf(page).getByRole('button', { name })).toBeInViewport({ ratio: 1 })
    }
    await expectNoAxeViolations(page)
    await page.keyboard.press('+')
    await expectNoAxeViolations(page)
    await expectNoBlur(page)
  })
})

test.describe('on a phone', () => {
  test.use({ ...PHONE, deviceScaleFactor: 2 })

  test('a swipe along the pictures of the page says which one it has come to', async ({ page }) => {
    await page.goto('/product/010101')
    const first = frame(page, `${NAME}, picture 1 of 4`)
    await expect(first).toBeInViewport()
    await swipeAlong(page, first)
    await expect(frame(page, `${NAME}, close up, picture 2 of 4`)).toBeInViewport({ ratio: 0.9 })
    await expect(thumb(page, 'Picture 2 of 4')).toHaveAttribute('aria-current', 'true')
    await expect(dialogOf(page)).toHaveCount(0)
  })

  test('a swipe turns the large view, two fingers bring a place closer, and two taps as well', async ({ page }) => {
    await page.goto('/product/010101')
    await frame(page, `${NAME}, picture 1 of 4`).tap()
    await expect(shown(page)).toHaveAccessibleName(`${NAME}, picture 1 of 4`)
    await expectAtRest(page)
    const touch = await touchOf(page)
    const middle = await middleOf(shown(page))
    await swipe(touch, middle, { x: -160, y: 0 })
    await expect(shown(page)).toHaveAccessibleName(`${NAME}, close up, picture 2 of 4`)
    await expectAtRest(page)
    await swipe(touch, middle, { x: 160, y: 0 })
    await expect(shown(page)).toHaveAccessibleName(`${NAME}, picture 1 of 4`)
    await expectAtRest(page)
    await swipe(touch, middle, { x: 20, y: 0 }, 30)
    await expect(shown(page)).toHaveAccessibleName(`${NAME}, picture 1 of 4`)

    const whole = (await boxOf(shown(page))).width
    // Two of its pixels a pixel of the page.
    const largest = (await sourceWidth('010101-1')) / 2
    await pinch(touch, middle, 40, 60)
    await expectAtRest(page)
    expect((await boxOf(shown(page))).width / whole).toBeCloseTo(1.5, 1)
    await pinch(touch, middle, 40, 170)
    await expectAtRest(page)
    await expectNoBlur(page)
    expect((await boxOf(shown(page))).width).toBeCloseTo(largest, 0)
    const { x } = await boxOf(shown(page))
    await swipe(touch, middle, { x: 60, y: 0 })
    await expectAtRest(page)
    expect((await boxOf(shown(page))).x - x).toBeCloseTo(60, 0)
    await pinch(touch, middle, 150, 20)
    await expectAtRest(page)
    expect((await boxOf(shown(page))).width).toBeCloseTo(whole, 0)

    await tapTwice(touch, middle)
    await expectAtRest(page)
    expect((await boxOf(shown(page))).width).toBeCloseTo(largest, 0)
    await tapTwice(touch, middle)
    await expectAtRest(page)
    expect((await boxOf(shown(page))).width).toBeCloseTo(whole, 0)
    await dialogOf(page).getByRole('button', { name: 'Close picture' }).tap()
    await expect(dialogOf(page)).toBeHidden()
  })
})

test.describe('without a script', () => {
  test.use({ ...PHONE, deviceScaleFactor: 2, javaScriptEnabled: false })

  test('pictures are swiped, thumbnails lead to them, and each opens by itself', async ({ page }) => {
    await page.goto('/product/010101')
    const [first, second] = [frame(page, `${NAME}, picture 1 of 4`), frame(page, `${NAME}, close up, picture 2 of 4`)]
    await expect(first).toBeInViewport()
    await swipeAlong(page, first)
    await expect(second).toBeInViewport({ ratio: 0.9 })
    // A tap on what still glides stops it, and presses nothing.
    let before = Number.NaN
    await expect
      .poll(async () => {
        const { x } = await boxOf(second)
        const still = x === before
        before = x
        return still
      })
      .toBe(true)
    await thumb(page, 'Picture 4 of 4').tap()
    await expect(frame(page, `${NAME}, in use, picture 4 of 4`)).toBeInViewport({ ratio: 0.9 })
    const address = (await second.getAttribute('href')) ?? ''
    expect((await page.request.get(address)).headers()['content-type']).toBe('image/webp')
  })
})

async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (box === null) throw new Error(`${element} is not shown.`)
  return box
}

/** How wide a picture of the demo is, in its own pixels. */
async function sourceWidth(picture: string): Promise<number> {
  return (await sharp(`src/embedded-store/demo/pictures/${picture}.jpg`).metadata()).width
}

function naturalWidth(image: Locator): Promise<number> {
  return image.evaluate((element) => (element instanceof HTMLImageElement ? element.naturalWidth : 0))
}

/** What was set moving has come to rest. */
async function expectAtRest(page: Page): Promise<void> {
  await drawn(page)
  await page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
  })
}

/** No pixel of the file that is shown lies on more than one of the screen. */
async function expectNoBlur(page: Page): Promise<void> {
  const blur = () =>
    shown(page).evaluate(async (element) => {
      if (!(element instanceof HTMLImageElement)) return Infinity
      await element.decode()
      const [, width = '0'] = /-(\d+)\.(?:avif|webp)$/.exec(element.currentSrc) ?? []
      return (element.getBoundingClientRect().width * devicePixelRatio) / Number(width)
    })
  await expect.poll(blur).toBeLessThanOrEqual(1.002)
}

/** The browser itself scrolls: by more than half of what is swiped, where it comes to rest. */
async function swipeAlong(page: Page, element: Locator): Promise<void> {
  const { x, y } = await middleOf(element)
  await swipe(await touchOf(page), { x: x + 120, y }, { x: -260, y: 0 }, 20, 200)
}
