import type { Page } from 'playwright/test'
import { awake, expect } from './shop-test.ts'

/** What the filters have left of a list. */
export const results = (page: Page) => page.getByRole('region', { name: 'Filter and sort', exact: true })
export const count = (page: Page) => results(page).getByRole('status').first()

export async function openFilters(page: Page): Promise<void> {
  await awake(page)
  await page.getByRole('button', { name: 'Filter and sort' }).click()
  await expect(page.getByRole('dialog', { name: 'Filter and sort' })).toBeVisible()
}

/** Opens a group of the panel. */
export async function group(page: Page, name: string) {
  const found = page.locator('details').filter({ has: page.locator('summary', { hasText: name }) })
  if ((await found.getAttribute('open')) === null) await found.locator('summary').click()
  return found
}
