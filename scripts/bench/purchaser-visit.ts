import type { Page } from 'playwright/test'
import { cents, formatCents } from '#domain/cents.ts'
import { QUICK_ORDER_PATH } from '#domain/paths.ts'
import { cartWith } from '#words/cart-button.ts'
import * as common from '#words/common.ts'
import { notFound } from '#words/offered-items.ts'
import * as words from '#words/quick-order.ts'
import { pasteIntoPage } from '../../tests/e2e/paste-into-page.ts'
import { demandCart } from './cart-sum.ts'
import { demandEqual, demandText } from './demand.ts'
import type { SyntheticItem } from './synthetic-search.ts'

const RIGHT = 26
/** What is wrong with a code, the four that a purchaser most likely meets; the last is like nothing there is. */
const SLIPS: readonly ((code: string) => string)[] = [
  (code) => `Q${code.slice(1)}`,
  (code) => code.replace(/-(\d)(\d)/, '-$2$1'),
  (code) => code.slice(0, 8) + code.slice(9),
  () => 'ZZZZ-000-ZZZZ',
]

/**
 * Thirty codes of a spreadsheet, four of them wrong: 26 are accepted, four explained, and the cart comes to the sum that the
 * list came to, once the store has said its prices.
 */
export async function purchaserVisit(page: Page, shelves: readonly SyntheticItem[]) {
  const step = Math.floor(shelves.length / (RIGHT + SLIPS.length))
  const picked = Array.from({ length: RIGHT + SLIPS.length }, (_, nth) => shelves[nth * step]?.item)
  const codes = new Set(shelves.map(({ item }) => item.code))
  const wanted = picked.map((item, nth) => {
    const right = item?.code ?? ''
    return { item, code: SLIPS[nth - RIGHT]?.(right) ?? right, quantity: (nth % 9) + 1 }
  })
  const accepted = wanted.filter(({ code }) => codes.has(code))
  demandEqual('Codes that are in the catalogue', accepted.length, RIGHT)
  const sum = cents(accepted.reduce((total, { item, quantity }) => total + quantity * Number(item?.price), 0))
  const pieces = accepted.reduce((total, { quantity }) => total + quantity, 0)

  await page.goto(QUICK_ORDER_PATH)
  const text = ['Code\tQty', ...wanted.map(({ code, quantity }) => `${code}\t${quantity}`)].join('\n')
  const since = performance.now()
  await pasteIntoPage(page, { text })
  const summary = page.getByRole('region', { name: common.summary })
  const standing = `${words.right(RIGHT)} · ${words.toLookAt(SLIPS.length)}`
  await demandText('Thirty codes that are pasted', summary.getByRole('status'), standing)
  const answeredMs = performance.now() - since
  await demandText('The sum of the list', summary.locator('p'), `${words.total} ${formatCents(sum)}`)
  const offered = []
  for (const [nth, { item }] of wanted.entries()) {
    if (nth < RIGHT) continue
    const row = page.getByRole('row').filter({ has: page.getByLabel(words.quantityOfRow(nth + 1), { exact: true }) })
    await row.getByText(notFound).waitFor()
    const offers = await row.getByRole('button', { name: /\?$/ }).allTextContents()
    offered.push(offers.includes(`${item?.code}?`))
  }
  demandEqual('Wrong codes that are offered the one that was meant', offered, [true, true, true, false])
  await summary.getByRole('button', { name: words.addToCart(RIGHT) }).click()
  await page.getByRole('link', { name: cartWith(pieces) }).waitFor()
  await demandCart(page, RIGHT, sum)
  return { accepted: RIGHT, explained: SLIPS.length, answeredMs: Math.round(answeredMs), sum: formatCents(sum) }
}
