import { cartLinkAddress } from '#domain/cart-link.ts'
import { orderableLines } from '#domain/checked-cart.ts'
import { localDay } from '#domain/quotation-date.ts'
import { saveFile } from '#islands/save-file.ts'
import { cartOnceChecked } from '#stores/cart-check.ts'
import { knownBuyer } from '#stores/quotation-buyer.ts'
import { $shownUnit } from '#stores/shown-unit.ts'
import { buildQuotation } from './build-quotation.ts'
import { maker } from './maker.ts'
import { quotationFor } from './quotation.ts'

/** Makes the quotation for what can be ordered of the cart and saves it as `quotation.pdf`. jsPDF comes with this module. */
export async function downloadQuotation(): Promise<void> {
  const [{ lines, known, weight }, buyer] = await Promise.all([cartOnceChecked(), knownBuyer()])
  const cart = orderableLines(lines)
  const quotation = quotationFor({
    ...{ cart, weight, buyer, maker, unit: $shownUnit.get() },
    known: [...known.values()],
    date: localDay(new Date()),
    shareAddress: cartLinkAddress(location.origin, cart),
  })
  saveFile(await buildQuotation(quotation), 'quotation.pdf')
}
