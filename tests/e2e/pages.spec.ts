import type { Page } from 'playwright/test'
import { PAGES } from './page-list.ts'
import { expectSearched } from './planner-page.ts'
import { keepShifts, shifted } from './shifts.ts'
import { expect, expectNoAxeViolations, expectNoSidewaysScroll, inBothThemes, test } from './shop-test.ts'

/** What a page shows once what it is about has come. */
const READ = [
  ['/compare', 'main table'],
  ['/cart', '[data-empty-cart]'],
] as const

for (const path of PAGES) {
  for (const [width, extreme] of [
    [375, 320],
    [1440, 2560],
  ] as const) {
    test(`${path} at ${width} px: nothing for axe in either theme, no jump, no sideways scroll, nor at ${extreme}`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: 'light' })
      await page.setViewportSize({ width, height: 900 })
      await keepShifts(page)
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(200)
      // Who goes to the end of a page that is still being read sees its end move.
      for (const [begin, read] of READ) if (path.startsWith(begin)) await page.locator(read).first().waitFor()
      if (path.startsWith('/planner')) await expectSearched(page)
      await scrollThrough(page)
      expect(await shifted(page)).toBeLessThan(0.02)
      await inBothThemes(page, () => expectNoAxeViolations(page))
      for (const tried of [width, extreme]) {
        await page.setViewportSize({ width: tried, height: 900 })
        await expectNoSidewaysScroll(page)
      }
    })
  }
}

test('an unknown address shows the 404 page with its status and a way on', async ({ page, problems }) => {
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is nothing here')
  for (const way of [page.getByRole('main'), page.getByRole('contentinfo')]) {
    await expect(way.getByRole('link', { name: 'Horse & Stable' })).toHaveAttribute('href', '/store/horse-and-stable')
  }
  await page.getByRole('link', { name: 'Visit the store' }).click()
  await expect(page).toHaveURL(/\/store$/)
  expect(problems.splice(0)).toEqual([expect.stringContaining('404')])
})

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 600) {
      scrollTo(0, top)
      await new Promise((resolve) => setTimeout(resolve, 30))
    }
    scrollTo(0, 0)
  })
  await page.waitForLoadState('networkidle')
}
