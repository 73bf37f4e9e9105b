import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from 'playwright/test'

interface ShopFixtures {
  /** Messages of the console and page errors; a test that ends with any has failed. */
  problems: string[]
}

/** A test in one of the shops: `page.goto('/store')` opens it there, and any error in the console fails it. */
export const test = base.extend<ShopFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's needs from this pattern
  baseURL: async ({}, use, { project }) => {
    await use(process.env[`SHOP_${String(project.metadata.shop).toUpperCase()}`])
  },
  problems: [
    async ({ page }, use) => {
      const problems: string[] = []
      // A navigation that interrupts the fade between two pages is no fault: the browser only notes that it stopped.
      const note = (problem: string) => {
        if (!/ViewTransition|Transition was (?:aborted|skipped)/.test(problem)) problems.push(problem)
      }
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') note(message.text())
      })
      page.on('pageerror', (error) => note(String(error)))
      await use(problems)
      expect(problems).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Fails when axe finds anything to complain of on the page as it stands. */
export async function expectNoAxeViolations(page: Page, { toasts = false } = {}): Promise<void> {
  // What is half transparent for a moment is judged when it has come to rest. Toasts come and go: they are judged where
  // a test holds one still, and put away elsewhere.
  await page.evaluate(async (kept) => {
    const region = document.querySelector<HTMLElement>('[data-scope="toast"][data-part="group"]')
    if (!kept && region?.matches(':popover-open')) region.hidePopover()
    const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
    await Promise.allSettled(passing.map(({ finished }) => finished))
  }, toasts)
  // No page of ours has frames: without looking for them, and without what passed, it takes a quarter of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' ~ ')}`)
  expect(found).toEqual([])
}
