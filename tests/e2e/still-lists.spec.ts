import type { Page } from 'playwright/test'
import { FILTER_MANIFEST_PATH } from '#domain/paths.ts'
import { count, group, openFilters, results } from './filter-panel.ts'
import { keepShifts, shifted } from './shifts.ts'
import { expect, expectNoAxeViolations, forgiveFailedLoads, inBothThemes, prepareRoutes, test } from './shop-test.ts'

const plainList = (page: Page) => page.locator('[data-plain-list]')

/** Holds the files of the filters back until what is returned is called. */
async function holdFilters(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await prepareRoutes(page)
  await page.route(`**${FILTER_MANIFEST_PATH}`, async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

/** From now on notes of each frame where its first card stands; undefined where there is none. */
async function watchFirstCard(page: Page): Promise<() => Promise<(number | undefined)[]>> {
  await page.evaluate(() => {
    const tops: (number | undefined)[] = []
    Object.assign(window, { tops })
    const note = () => {
      const seen = [...document.querySelectorAll('main article')].find((card) => card.checkVisibility())
      tops.push(seen && Math.round(seen.getBoundingClientRect().top))
      requestAnimationFrame(note)
    }
    note()
  })
  return () => page.evaluate(() => Reflect.get(window, 'tops'))
}

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
  // With its first mats alone the page is too short.
  await expect(page.locator('[data-unfinished]')).toHaveCount(0)
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
  await page.reload()
  await expect(count(page)).toHaveText(/^\d+ mats$/)
  await expect(page.locator('[data-unfinished]')).toHaveCount(0)
  expect(await page.evaluate(() => scrollY)).toBe(700)
  expect(await shifted(page)).toBeLessThan(0.01)
})

test('a list stands until the first mats that are found take its place, and these begin where it began', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const letGo = await holdFilters(page)
  await page.goto('/store/horse-and-stable')
  await openFilters(page)
  await page.getByLabel('Sort by').selectOption('price')
  await expect(plainList(page)).toHaveAttribute('aria-busy', 'true')
  await expect(plainList(page).getByRole('article').first()).toBeVisible()
  await expect(count(page)).toHaveText('Looking…')
  await inBothThemes(page, () => expectNoAxeViolations(page))
  letGo()
  await expect(count(page)).toHaveText(/^\d+ mats$/)
  await page.getByLabel('Sort by').selectOption('listed')
  await expect(plainList(page)).toBeVisible()
  await expect(plainList(page)).not.toHaveAttribute('aria-busy')

  const watched = await watchFirstCard(page)
  await (await group(page, 'Material')).getByRole('checkbox').first().check()
  await expect(count(page)).toHaveText(/^\d+ mats$/)
  await expect(page.locator('[data-unfinished]')).toHaveCount(0)
  const tops = await watched()
  expect(new Set(tops).size, String(tops)).toBe(1)
  expect(tops[0]).toBeGreaterThan(0)
})

test('a shared link shows the list until its mats are there, says that they are to come, and moves nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await keepShifts(page)
  const letGo = await holdFilters(page)
  await page.goto('/store/horse-and-stable?colour=black')
  await expect(plainList(page)).toHaveAttribute('aria-busy', 'true')
  await expect(plainList(page).getByRole('article').first()).toBeVisible()
  await inBothThemes(page, () => expectNoAxeViolations(page))
  letGo()
  await expect(count(page)).toHaveText(/^\d+ mats$/)
  await expect(plainList(page)).toBeHidden()
  await expect(page.locator('[data-unfinished]')).toHaveCount(0)
  expect(await shifted(page)).toBeLessThan(0.01)
})

test('where the filters cannot be loaded the list stands as it was', async ({ page, problems }) => {
  await prepareRoutes(page)
  await page.route(`**${FILTER_MANIFEST_PATH}`, (route) => route.abort())
  await page.goto('/store/horse-and-stable?colour=black')
  await expect(results(page).getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(plainList(page).getByRole('article').first()).toBeVisible()
  await expect(plainList(page)).not.toHaveAttribute('aria-busy')
  forgiveFailedLoads(problems, new RegExp(`${FILTER_MANIFEST_PATH}$`))
})

test('Back after sorting leaves the keyboard on the card that it was on, or where the mats begin', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/find')
  await openFilters(page)
  const first = results(page).getByRole('article').first().getByRole('link').first()
  const settled = async (url: RegExp, name: string | RegExp) => {
    await expect(page).toHaveURL(url)
    await expect(first).toHaveText(name)
    await expect(page.locator('[data-unfinished]')).toHaveCount(0)
    return (await first.textContent()) ?? ''
  }
  await page.getByLabel('Sort by').selectOption('price')
  const cheapest = await settled(/sort=price/, /./)
  await page.getByLabel('Sort by').selectOption('name')
  await expect(first).not.toHaveText(cheapest)
  const named = await settled(/sort=name/, /./)
  const buttons = results(page).getByRole('button', { name: 'Add to cart' })
  for (const place of [1, 8]) {
    await buttons.nth(place).focus()
    await page.goBack()
    await settled(/sort=price/, cheapest)
    expect(await focused(page)).toBe('in the results')
    await page.goForward()
    await settled(/sort=name/, named)
  }
})

test('Back to the list that the page came with leaves the keyboard on the card that it was on', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/store/horse-and-stable/stable-mats')
  await openFilters(page)
  await page.getByLabel('Sort by').selectOption('price-down')
  await expect(plainList(page)).toBeHidden()
  const card = results(page).getByRole('article').nth(1)
  const name = (await card.getByRole('link').first().textContent()) ?? ''
  await card.getByRole('button', { name: 'Add to cart' }).focus()
  await page.goBack()
  await expect(plainList(page)).toBeVisible()
  const held = page.locator('article').filter({ has: page.locator(':focus') })
  await expect(held.getByRole('link').first()).toHaveText(name)
})

function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const held = document.activeElement
    return held?.closest('[data-filtered-list]') ? 'in the results' : (held?.outerHTML.slice(0, 100) ?? '')
  })
}
