import type { Locator, Page } from 'playwright/test'

/** What the floor takes, with the button that puts it into the cart; the cart has one of the same name. */
export const summary = (page: Page) => page.getByRole('region', { name: 'Summary' })

/** The field of a wall's length, by its letter. */
export const wall = (page: Page, name: string) =>
  page.getByRole('textbox', { name: `Length of wall ${name}`, exact: true })

/** The number that a button or a way to lay a floor says first. */
export const amountOf = async (element: Locator) => Number(/\d+/.exec(await element.innerText())?.[0])
