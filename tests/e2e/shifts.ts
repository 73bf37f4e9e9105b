import type { Page } from 'playwright/test'

/** From the next page on keeps how far each of its shifts moved what was there (Layout Instability). */
export async function keepShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value))
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The sum of the shifts of the page that is open. */
export function shifted(page: Page): Promise<number> {
  return page.evaluate(() => Reflect.get(window, 'shifts').reduce((sum: number, one: number) => sum + one, 0))
}
