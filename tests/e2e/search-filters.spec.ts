import { count, group, openFilters } from './filter-panel.ts'
import { expect, expectNoAxeViolations, inBothThemes, STORE_SEARCH, test } from './shop-test.ts'

test('what a search has found is narrowed, and sorted, by an address that restores it', async ({ page }) => {
  // The store adds to what the index has found.
  const answered = page.waitForResponse(STORE_SEARCH)
  await page.goto('/search?q=stable mat')
  await (await answered).finished()
  const cards = page.locator('main').getByRole('article')
  await expect(cards.nth(2)).toBeVisible()
  await openFilters(page)
  const all = await cards.count()
  const colour = await group(page, 'Colour')
  const told = Number(/\d+$/.exec((await colour.getByText('Grey').locator('..').textContent()) ?? '')?.[0])
  expect(told).toBeGreaterThan(0)
  expect(told).toBeLessThan(all)
  await colour.getByRole('checkbox', { name: /^Grey/ }).check()
  await expect(count(page)).toHaveText(told === 1 ? '1 mat' : `${told} mats`)
  await expect(cards).toHaveCount(told)
  await expect(page).toHaveURL('/search?q=stable%20mat&colour=grey')
  await page.getByLabel('Sort by').selectOption('price')
  await expect(page).toHaveURL('/search?q=stable+mat&sort=price&colour=grey')
  await inBothThemes(page, () => expectNoAxeViolations(page))
  await page.reload()
  await expect(count(page)).toHaveText(told === 1 ? '1 mat' : `${told} mats`)
  await expect(cards).toHaveCount(told)
  await expect(page.getByLabel('Sort by')).toHaveValue('price')
  await page.getByRole('button', { name: 'Take back Colour: Grey' }).click()
  await expect(page).toHaveURL('/search?q=stable+mat&sort=price')
  await expect(cards).toHaveCount(all)
  await page.goBack()
  await expect(cards).toHaveCount(told)
})

test('a search whose filters leave nothing says which to give up', async ({ page }) => {
  await page.goto('/search?q=mat&material=coir&hardness=60-')
  await expect(count(page)).toHaveText('No mat has all of this.')
  await page.getByRole('button', { name: /^Without “Hardness”: \d+ mats?$/ }).click()
  await expect(page).toHaveURL('/search?q=mat&material=coir')
  await expect(page.locator('main').getByRole('article').first()).toBeVisible()
})

test('a search whose filters cannot be loaded says so, and shows all that was found', async ({ page, problems }) => {
  await page.route('**/filters.json', (route) => route.abort())
  await page.goto('/search?q=mat&material=coir')
  await expect(page.getByText('What you asked for cannot be loaded just now.')).toBeVisible()
  await expect(page.locator('main').getByRole('article').nth(2)).toBeVisible()
  problems.splice(0)
})
