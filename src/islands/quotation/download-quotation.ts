import { type Cart, MOST_CART_LINES } from '#domain/cart.ts'
import { cartLinkAddress } from '#domain/cart-link.ts'
import { pricesDay } from '#domain/prices-day.ts'
import { localDay } from '#domain/quotation-date.ts'
import { MOST_QUANTITY } from '#domain/sale-quantities.ts'
import type { PlanPaper } from '#islands/plan-paper/plan-paper.ts'
import { saveFile } from '#islands/save-file.ts'
import { $plansText } from '#stores/plans-text.ts'
import { type LinesToQuote, quotableCart, quotableLines } from '#stores/quotable.ts'
import { knownBuyer } from '#stores/quotation-buyer.ts'
import { $shownUnit } from '#stores/shown-unit.ts'
import type { showToast } from '#stores/toasts.ts'
import * as words from '#words/quotation.ts'
import { buildQuotation } from './build-quotation.ts'
import { maker } from './maker.ts'
import { quotationFor } from './quotation.ts'

/**
 * Makes the quotation of lines, or of the cart, and saves it as `quotation.pdf` where there is something to quote; returns
 * what is said of it. jsPDF comes with this module.
 */
export async function downloadQuotation(lines?: LinesToQuote): Promise<Parameters<typeof showToast>> {
  const quotable = lines === undefined ? quotableCart() : quotableLines(lines)
  const [{ cart, known, weight, left, pricesAtMs, withPlans }, buyer] = await Promise.all([quotable, knownBuyer()])
  if (cart.length === 0) return [words.nothingToQuote, { kind: 'problem' }]
  const quotation = quotationFor({
    ...{ cart, weight, buyer, maker, unit: $shownUnit.get() },
    known: [...known.values()],
    date: localDay(new Date()),
    pricesOf: pricesAtMs === undefined ? undefined : pricesDay(pricesAtMs),
    plans: withPlans && $plansText.get() !== '' ? await plansOf(cart) : [],
    shareAddress: cartLinkAddress(location.origin, cart),
  })
  saveFile(await buildQuotation(quotation), 'quotation.pdf')
  const made = left === 0 ? words.made : words.madeWithout(left, MOST_CART_LINES, MOST_QUANTITY)
  const toLookAt = lines?.toLookAt ?? 0
  return [toLookAt === 0 ? made : `${made} ${words.rowsToLookAt(toLookAt)}`]
}

/** What lays floors out comes only where there is a plan. */
async function plansOf(cart: Cart): Promise<PlanPaper[]> {
  const { plansOfCart } = await import('#islands/plan-paper/plans-of-cart.ts')
  return plansOfCart(cart, $shownUnit.get())
}
