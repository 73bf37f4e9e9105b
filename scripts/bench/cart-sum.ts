import type { Page } from 'playwright/test'
import { type Cents, formatCents } from '#domain/cents.ts'
import { CART_PATH } from '#domain/paths.ts'
import * as common from '#words/common.ts'
import { demandEqual, demandText } from './demand.ts'

/** What the cart asks the store, through the gateway or itself. */
const STORE_ITEMS = /\/api\/items|\/Api\/Item\//i

/** Opens the cart, and holds its lines and its total against what they should be once the store has said its prices. */
export async function demandCart(page: Page, lines: number, total: Cents): Promise<void> {
  const asked = page.waitForResponse((response) => STORE_ITEMS.test(response.url()))
  await page.goto(CART_PATH)
  demandEqual('What the store answers the cart', (await asked).status(), 200)
  await page.waitForLoadState('networkidle')
  demandEqual('Lines of the cart', await page.getByRole('textbox', { name: /^Quantity of / }).count(), lines)
  const summary = page.getByRole('region', { name: common.summary })
  await demandText('The total of the cart', summary.getByRole('definition'), formatCents(total))
  // A price that is another now, or an item that is gone, would be told of.
  demandEqual('What the cart tells of', await page.locator('main .notice').allTextContents(), [])
}
