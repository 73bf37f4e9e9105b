import type { Cart } from '#domain/cart.ts'
import { cartLinkAddress } from '#domain/cart-link.ts'
import { orderableLines } from '#domain/checked-cart.ts'
import { pricesDay } from '#domain/prices-day.ts'
import { localDay } from '#domain/quotation-date.ts'
import type { PlanPaper } from '#islands/plan-paper/plan-paper.ts'
import { saveFile } from '#islands/save-file.ts'
import { $cartCheck, cartOnceChecked } from '#stores/cart-check.ts'
import { $plansText } from '#stores/plans-text.ts'
import { knownBuyer } from '#stores/quotation-buyer.ts'
import { $shownUnit } from '#stores/shown-unit.ts'
import { buildQuotation } from './build-quotation.ts'
import { maker } from './maker.ts'
import { quotationFor } from './quotation.ts'

/** Makes the quotation for what can be ordered of the cart and saves it as `quotation.pdf`. jsPDF comes with this module. */
export async function downloadQuotation(): Promise<void> {
  const [{ lines, known, weight }, buyer] = await Promise.all([cartOnceChecked(), knownBuyer()])
  const cart = orderableLines(lines)
  const check = $cartCheck.get()
  const quotation = quotationFor({
    ...{ cart, weight, buyer, maker, unit: $shownUnit.get() },
    known: [...known.values()],
    date: localDay(new Date()),
    pricesOf: 'pricesAtMs' in check ? pricesDay(check.pricesAtMs) : undefined,
    plans: $plansText.get() === '' ? [] : await plansOf(cart),
    shareAddress: cartLinkAddress(location.origin, cart),
  })
  saveFile(await buildQuotation(quotation), 'quotation.pdf')
}

/** What lays floors out comes only where there is a plan. */
async function plansOf(cart: Cart): Promise<PlanPaper[]> {
  const { plansOfCart } = await import('#islands/plan-paper/plans-of-cart.ts')
  return plansOfCart(cart, $shownUnit.get())
}
