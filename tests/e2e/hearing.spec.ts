import type { Browser, Page } from 'playwright/test'
import { forgiveFailedLoads, test } from './shop-test.ts'

// These fail, or nothing would be noticed anywhere else.

/** Where a test may open pages. */
const PLACES: readonly [string, (page: Page, browser: Browser) => Promise<Page>][] = [
  ['in its own page', async (page) => page],
  ['in a second tab', (page) => page.context().newPage()],
  ['in another browser', async (_, browser) => (await browser.newContext()).newPage()],
]

for (const [where, open] of PLACES) {
  test.fail(`what is told to the console ${where} fails a test`, async ({ page, browser }) => {
    const other = await open(page, browser)
    await other.goto('/robots.txt')
    await other.evaluate(() => console.error('An error.'))
  })

  test.fail(`what nobody catches ${where} fails a test`, async ({ page, browser }) => {
    const other = await open(page, browser)
    await other.goto('/robots.txt')
    const thrown = other.waitForEvent('pageerror')
    await other.evaluate(() => setTimeout(() => Object(undefined).nothing()))
    await thrown
  })
}

test.fail('what could not be loaded fails a test that has broken something else', async ({ page, problems }) => {
  await page.goto('/robots.txt')
  await page.evaluate(async () => void (await fetch('/api/no-such-call')))
  forgiveFailedLoads(problems, /\/api\/orders$/)
})
