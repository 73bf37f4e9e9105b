import type { Page } from 'playwright/test'
import { watchKey } from './watch-key.ts'

/**
 * Presses a key on the control, which then does what a press of a finger would, and waits until the list has changed. The
 * time is the browser's own (Event Timing, in steps of 8 ms), from the key to the frame that was shown next; where the list
 * changed after that frame, until the one with the list was drawn.
 */
export async function timePress(page: Page, press: string) {
  await page.evaluate(watchKey)
  await page.evaluate((what) => {
    const list = document.querySelector('[data-filtered-list]')
    const [, choice] = what.split(': ')
    const control =
      choice === undefined
        ? document.querySelector<HTMLSelectElement>('#filter-order')
        : [...document.querySelectorAll<HTMLLabelElement>('#filters label')]
            .find((label) => label.textContent.startsWith(choice))
            ?.querySelector('input')
    if (list === null || !control) throw new Error(`Nothing to press for ${what}.`)
    const firstCard = () => list.querySelector(':not([hidden]) > article a')?.textContent ?? ''
    const shown = () => `${list.querySelector('[role=status]')?.textContent} ${firstCard()}`
    const was = shown()
    const drawn = new Promise<{ changed: number; drawn: number }>((resolve) => {
      const changes = new MutationObserver(() => {
        if (shown() === was || firstCard() === '') return
        changes.disconnect()
        const changed = performance.now()
        // Comes before anything else that waits for the frame.
        const done = () => resolve({ changed, drawn: performance.now() })
        requestAnimationFrame(() => void scheduler.postTask(done, { priority: 'user-blocking' }))
      })
      changes.observe(list, { childList: true, subtree: true, characterData: true })
    })
    let longestMs = 0
    const tasks = new PerformanceObserver((entries) => {
      for (const { duration } of entries.getEntries()) longestMs = Math.max(longestMs, duration)
    })
    tasks.observe({ type: 'longtask' })
    const pressed = Reflect.get(globalThis, 'pressed') as Promise<PerformanceEntry>
    const act = () => {
      if (control instanceof HTMLSelectElement) {
        control.value = what
        control.dispatchEvent(new Event('change', { bubbles: true }))
      } else control.click()
    }
    control.addEventListener('keydown', act, { once: true })
    control.focus()
    Object.assign(globalThis, {
      async timed() {
        const [key, list] = await Promise.all([pressed, drawn])
        await new Promise((resolve) => setTimeout(resolve, 200))
        tasks.disconnect()
        const end = key.startTime + key.duration
        return { paintedMs: (list.changed < end ? end : list.drawn) - key.startTime, longestMs }
      },
    })
  }, press)
  await page.keyboard.press('F9')
  return page.evaluate(() => Reflect.get(globalThis, 'timed')() as Promise<{ paintedMs: number; longestMs: number }>)
}
