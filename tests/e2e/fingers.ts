import { isDeepStrictEqual } from 'node:util'
import { type CDPSession, devices, expect, type Locator, type Page } from 'playwright/test'

// What fingers do on glass, as the system tells the browser of it.

const { defaultBrowserType: _, ...phone } = devices['Pixel 5']
/** The narrowest phone that pages are made for. */
export const PHONE = { ...phone, viewport: { width: 375, height: 800 } }

interface Point {
  x: number
  y: number
}

const STEPS = 6

export function touchOf(page: Page): Promise<CDPSession> {
  return page.context().newCDPSession(page)
}

export async function middleOf(element: Locator): Promise<Point> {
  const box = await element.boundingBox()
  if (box === null) throw new Error(`${element} is not there to be touched.`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/**
 * One finger moves by so many pixels; with `waitMs` between its steps it is a slow one, and with `restMs` it lies still
 * before it is lifted, so that nothing is flung, however late a busy machine tells the browser of its steps.
 */
export async function swipe(touch: CDPSession, from: Point, by: Point, waitMs = 0, restMs = 0): Promise<void> {
  await send(touch, 'touchStart', [from])
  for (const part of parts()) {
    await send(touch, 'touchMove', [{ x: from.x + by.x * part, y: from.y + by.y * part }])
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs))
  }
  if (restMs > 0) await new Promise((resolve) => setTimeout(resolve, restMs))
  await send(touch, 'touchEnd', [])
}

/** A finger taps twice, a tenth of a second apart, however late a busy machine tells the browser of it. */
export async function tapTwice(touch: CDPSession, at: Point): Promise<void> {
  const nowMs = Date.now()
  for (const [afterMs, type] of [
    [0, 'touchStart'],
    [30, 'touchEnd'],
    [100, 'touchStart'],
    [130, 'touchEnd'],
  ] as const)
    await send(touch, type, type === 'touchEnd' ? [] : [at], (nowMs + afterMs) / 1000)
}

/** Two fingers, put down one after the other, go from one distance from the point between them to another. */
export async function pinch(touch: CDPSession, { x, y }: Point, from: number, to: number): Promise<void> {
  const at = (far: number) => [
    { x: x - far, y, id: 1 },
    { x: x + far, y, id: 2 },
  ]
  await send(touch, 'touchStart', at(from).slice(0, 1))
  await send(touch, 'touchStart', at(from))
  for (const part of parts()) await send(touch, 'touchMove', at(from + (to - from) * part))
  await send(touch, 'touchEnd', [])
}

/** What the page hears of fingers from now on, but for how they move; `pointercancel` where the browser scrolls instead. */
export async function hearFingers(page: Page): Promise<() => Promise<unknown>> {
  await page.evaluate(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    for (const type of ['pointerdown', 'pointerup', 'pointercancel'])
      addEventListener(type, () => heard.push(type), { capture: true, passive: true })
  })
  return () => page.evaluate(() => Reflect.get(window, 'heard'))
}

/** What was pushed goes on by itself for a while. */
export async function expectStill(page: Page, read: () => Promise<unknown>): Promise<void> {
  await expect
    .poll(async () => {
      const before = await read()
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
      return isDeepStrictEqual(await read(), before)
    })
    .toBe(true)
}

function parts(): number[] {
  return Array.from({ length: STEPS }, (_, step) => (step + 1) / STEPS)
}

async function send(
  touch: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  touchPoints: Point[],
  timestamp?: number,
): Promise<void> {
  await touch.send('Input.dispatchTouchEvent', { type, touchPoints, ...(timestamp !== undefined && { timestamp }) })
}
