import { count } from './filter-panel.ts'
import { keepShifts, shifted } from './shifts.ts'
import { expect, test } from './shop-test.ts'

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`a shared link to a filtered list or a table moves nothing that was seen (motion: ${reducedMotion})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await page.setViewportSize({ width: 1440, height: 900 })
    await keepShifts(page)
    for (const address of [
      '/store?view=table',
      '/store?colour=black',
      // Its guide stands below the list.
      '/store/horse-and-stable?view=table',
      '/store/horse-and-stable?colour=black',
    ]) {
      await page.goto(address)
      await expect(count(page)).toHaveText(/^\d+ mats$/)
      await expect(page.locator('[data-unfinished]')).toHaveCount(0)
      await page.waitForLoadState('networkidle')
      expect.soft(await shifted(page), address).toBeLessThan(0.01)
    }
    await expect(page.getByRole('heading', { level: 2, name: /^Which mat for/ })).toBeVisible()
  })
}

test('a list that was scrolled stands after a reload where it stood, and its end is not seen before', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await keepShifts(page)
  await page.goto('/store?material=coir')
  await expect(count(page)).toHaveText(/^\d+ mats$/)
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
  await page.reload()
  await expect(count(page)).toHaveText(/^\d+ mats$/)
  await expect(page.locator('[data-unfinished]')).toHaveCount(0)
  expect(await page.evaluate(() => scrollY)).toBe(700)
  expect(await shifted(page)).toBeLessThan(0.01)
})
