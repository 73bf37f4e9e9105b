import { expect, type Locator, type Page } from 'playwright/test'
import { expectStill } from './fingers.ts'

/** What the floor takes, with the button that puts it into the cart; the cart has one of the same name. */
export const summary = (page: Page) => page.getByRole('region', { name: 'Summary' })

/** The field of a wall's length, by its letter. */
export const wall = (page: Page, name: string) =>
  page.getByRole('textbox', { name: `Length of wall ${name}`, exact: true })

/** The number that a button or a way to lay a floor says first. */
export const amountOf = async (element: Locator) => Number(/\d+/.exec(await element.innerText())?.[0])

/** The ways to lay the floor, best first. */
export const ways = (page: Page) => page.getByRole('group', { name: 'Ways to lay it' })

/** When the ways to lay what is drawn have been searched: a search says so once it has begun, and its list comes to rest. */
export async function expectSearched(page: Page): Promise<void> {
  await expect(ways(page).getByRole('radio').first()).toBeVisible()
  await expectStill(page, () => ways(page).innerText())
  await expect(page.getByText('Trying other ways to lay it…')).toBeHidden()
}
